# What the signs mean, for the page of help.

blackout-sign-food = A resource. What is left at clean-up becomes money.
blackout-sign-tools = A resource that goals and cards ask for.
blackout-sign-gasoline = A resource; with the right card it becomes GPS or transport tokens.
blackout-sign-water = A resource. Two that are left at clean-up become a GPS token, one becomes money.
blackout-sign-book = A resource that goals and cards ask for.
blackout-sign-medipack = A resource; with the right card it brings somebody back from the hospital.
blackout-sign-battery = Stands in for any resource. It can be bought for money.
blackout-sign-money = Buys objectives and batteries; at the end 5 make a point.
blackout-sign-points = Most points win.
blackout-sign-transport = A step along the ring, or a location skipped on the map. A missing token costs a point.
blackout-sign-gps = Counts as search icons when a team goes.
blackout-sign-search = A team needs enough of these to win a scout tile.
blackout-sign-check = A check-mark action: yours once its house is gone, used when you refresh your hand.
blackout-sign-house = Goes to a district that you have secured, and unlocks the action under it.
blackout-sign-hospital = Hurt cards wait here until they are brought back.
blackout-sign-hand = A card that comes to your hand.
blackout-sign-any = One resource of your choice, or one of several.
