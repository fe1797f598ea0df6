# Names for guests who have given none. Every trait goes with every thing: where a language has genders, all things have one.

guest-traits = Quiet, Bright, Amber, Gentle, Silver, Golden, Steady, Merry, Midnight, Copper, Distant, Patient, Velvet, Early, Swift, Kind
guest-things = Lantern, Lamp, Beacon, Candle, Ember, Spark, Firefly, Comet, Star, Lighthouse, Glow, Torch, Moonbeam, Window, Harbour, Ferry
guest-name = { $trait } { $thing }
