# Blackout: what options are called where they are offered, and what stands on them as pictures with numbers.

blackout-offer-skip = Skip
blackout-offer-house = Unlock: { $part }
blackout-offer-turn-up = Turn up { $card } (slot { $slot })
blackout-offer-goal = Complete { $card }
blackout-offer-plan-goal = { $card }: { $needs }
blackout-offer-power = Restore power: { $needs }
blackout-offer-challenge = { $kind }: { $needed } search icons → { $gains }
blackout-offer-probe = { $kind }: { $needed } search icons, no reward; the tile becomes a search icon of yours for all later searches

blackout-effect-cards = { $count ->
    [one] { $count } card back into your hand
   *[other] { $count } cards back into your hand
}
blackout-effect-joins = the card joins your hand
blackout-effect-tiles = { $count ->
    [one] { $count } tile to look at
   *[other] { $count } tiles to look at
}
blackout-effect-hurt = { $count ->
    [one] the one card of the team goes to the hospital
   *[other] one of the { $count } cards of the team goes to the hospital, each as likely
}
blackout-offer-simple-kind = Simple challenge
blackout-offer-advanced-kind = Advanced challenge
blackout-offer-probe-kind = Probe: no reward; the tile, face down, adds a search icon to your later searches
