# What the arena counts in this game.

arena-counted-dual-powers-played = Cards played
arena-counted-dual-powers-objective-chosen = Cards chosen as objective
