# What a tournament counts.

arena-counted-blackout-settled = Starting locations
arena-counted-blackout-starter = Starting objectives
arena-counted-blackout-bought = Cards bought
arena-counted-blackout-goal = Cards with completed goals
arena-counted-blackout-plan-finished = Plans finished
arena-counted-blackout-first = Starting players
arena-counted-blackout-emergency = Emergency plans dealt
arena-counted-blackout-power = Restore-power goals completed
