# What a tournament counts.

arena-counted-dual-powers-played = Cards played
arena-counted-dual-powers-objective-chosen = Cards chosen as objective
