# Wipe'em Out!

game-about = Rival heroes hunt the monsters of a cave: commit an artifact in secret, answer with spells.
game-credits = Designed by Rodrigo Senice and Fernanda Giachini, art by Giulia "Zurikki" Ashidani, published by Caramelo Games.

## Items

item-axe = Axe
item-axe-about = Power { $power }, no effect.
item-blessed-trident = Blessed trident
item-blessed-trident-about = Power { $power }; +{ $amount } if it attacks a Vampire or a Zombie.
item-bolas = Bolas
item-bolas-about = Power { $power }; another player of your choice cannot cast spells this round.
item-claw = Claw
item-claw-about = Power { $power }, no effect.
item-endless-purse = Endless purse
item-endless-purse-about = Power { $power }; every other player draws { $amount ->
    [one] a card.
   *[other] { $amount } cards.
}
item-fusion = Fusion
item-fusion-about = Power { $power }; you may discard an artifact from your hand and add its printed power.
item-gun-sword = Gun sword
item-gun-sword-about = Power { $power }; another player's artifact gets { $amount }.
item-hungry-battle-axe = Hungry battle-axe
item-hungry-battle-axe-about = Power { $power }; look into another player's hand and take a card of it.
item-kunai = Kunai
item-kunai-about = Power { $power }, no effect.
item-legendary-glaive = Legendary glaive
item-legendary-glaive-about = Power { $power }; you cannot cast spells this round.
item-lucky-chest = Lucky chest
item-lucky-chest-about = Power { $power }; turn up the top item: an artifact adds its power, a spell goes to your hand.
item-magic-mirror = Magic mirror
item-magic-mirror-about = Power { $power }; its base may become the current power of another player's artifact.
item-magical-saw = Magical saw
item-magical-saw-about = Power { $power }; every other artifact on the same monster gets { $amount }.
item-ornated-bow = Ornated bow
item-ornated-bow-about = Power { $power }, no effect.
item-scythe = Scythe
item-scythe-about = Power { $power }; take a spell of your choice from the item discard.
item-shapeshifter-sword = Shapeshifter sword
item-shapeshifter-sword-about = Power { $power }; you may swap it for an artifact from your hand, whose effect is not used.
item-steam-crossbow = Steam crossbow
item-steam-crossbow-about = Power { $power }; you lose { $amount ->
    [one] a random card
   *[other] { $amount } random cards
} from your hand.
item-whip = Whip
item-whip-about = Power { $power }; +{ $amount } if it attacks a Werewolf, a Werehyena or a Giant rat.

item-broken-artifact = Broken artifact
item-broken-artifact-about = The artifact's base becomes 0; bonuses and penalties still count.
item-enlarging-potion = Enlarging potion
item-enlarging-potion-about = +{ $amount } to an artifact with power { $highest } or less.
item-magic-shield = Magic shield
item-magic-shield-about = No later spell can target the artifact, not even its owner's.
item-power-boost = Power boost
item-power-boost-about = +{ $amount } to any artifact.
item-shrinking-potion = Shrinking potion
item-shrinking-potion-about = { $amount } to an artifact with power { $lowest } or more.
item-swift-hands = Swift hands
item-swift-hands-about = Two players trade artifacts, with everything on them; they keep their monsters.

## Monsters

monster-giant-rat = Giant rat
monster-giant-rat-about = { points-each }
monster-peuchen = Peuchen
monster-peuchen-about = { points-each }
monster-slime = Slime
monster-slime-about = One ooze: { $points } points for 1 to { $points-size }; more add nothing.
monster-vampire = Vampire
monster-vampire-about = Covens of { $points-size ->
    [3] three
   *[other] { $points-size }
}: { $points } points for { $sizes }.
monster-werehyena = Werehyena
monster-werehyena-about = { points-each }
monster-werewolf = Werewolf
monster-werewolf-about = { $points-size ->
    [2] { $first ->
        [one] { $first } point
       *[other] { $first } points
    } alone, { $points-2 } for a pack of two.
   *[other] Packs of { $points-size }: { $points } points for { $sizes }.
}
monster-zombie-1 = Zombie 1
monster-zombie-1-about = { zombies-about }
monster-zombie-2 = Zombie 2
monster-zombie-2-about = { zombies-about }
monster-zombie-3 = Zombie 3
monster-zombie-3-about = { zombies-about }
monster-mimic = Mimic
monster-mimic-about = At the end it becomes a copy of another monster you hold; alone it is worth nothing.
monster-none = no monster

points-each = { $first ->
    [one] { $first } point each.
   *[other] { $first } points each.
}
zombies-about = { $zombies ->
    [1] One zombie
    [2] Two zombies
    [3] Three zombies
   *[other] { $zombies } zombies
}. Largest horde { $majority-first ->
    [one] { $majority-first } point
   *[other] { $majority-first } points
}, second largest { $majority-second }.

## Choices

action-pass = Pass: cast nothing
action-decline = Leave the effect unused
action-play = Play the { $item } (power { $power })
action-attack = Attack the { $monster } in slot { $slot }
action-cast = Cast { $item }
action-player = Choose { $player }
action-take = Take the { $item }
action-feed = Use the { $item } from your hand
action-harvest = Take { $item } from the discard
action-keep = Keep your hand and draw up to { $cards }
action-redraw = Discard your hand and draw { $cards }
action-mimic-as = Your mimic becomes a { $monster }

silence-other-player = Silence { $player }: no spells this round
weaken-other-player = Weaken { $player }'s { $artifact } (power { $power })
inspect-hand-player = Look into { $player }'s hand ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
}) and take one
copy-power-player = Copy the power of { $player }'s { $artifact }: { $power }
copy-power-decline = Leave the { $artifact } as it is
fuse-from-hand-feed = Fuse the { $item }: +{ $power }
fuse-from-hand-decline = Fuse nothing
replace-from-hand-feed = Swap the { $artifact } for your { $item } (power { $power })
replace-from-hand-decline = Keep the { $artifact } in play
spell-target-player = On { $is-you ->
    [yes] your own
   *[no] { $player }'s
} { $artifact } (power { $power })
swift-first-player = Trade { $is-you ->
    [yes] your
   *[no] { $player }'s
} { $artifact } (power { $power }) ...
swift-second-player = ... for { $is-you ->
    [yes] your
   *[no] { $player }'s
} { $artifact } (power { $power })

## What is asked: ask-<choice>, or ask-<choice>-<verb> for each part of an answer

ask-prepare-play = Choose the artifact that you play this round
ask-prepare-attack = { $artifact }: which monster do you attack?
ask-silence-other = { $artifact }: whom do you silence?
ask-fuse-from-hand = { $artifact }: which artifact of your hand do you add?
ask-weaken-other = { $artifact }: whose artifact do you weaken?
ask-inspect-hand = { $artifact }: whose hand do you look into?
ask-take-card = { $artifact }: which card do you take from { $player }?
ask-copy-power = { $artifact }: whose power do you copy?
ask-harvest-spell = { $artifact }: which spell do you take from the discard?
ask-replace-from-hand = { $artifact }: swap it for an artifact of your hand?
ask-spell-turn = Cast a spell, or pass?
ask-spell-target = { $spell }: on which artifact?
ask-swift-first = { $spell }: who trades artifacts?
ask-swift-second = { $spell }: { $player-is-you ->
    [yes] with whom do you trade?
   *[no] with whom does { $player } trade?
}
ask-hand-action = Keep your hand, or redraw it?
ask-mimic = What does your mimic become?

## Events

hidden-item = a card

event-monster-appeared = A { $monster } comes out of the cave (slot { $slot }).
event-monster-appeared-alone = A { $monster } comes out of the cave.
event-artifact-revealed-alone = { $seat-is-you ->
    [yes] You attack
   *[no] { $seat } attacks
} with the { $artifact }.
event-artifact-revealed = { $seat-is-you ->
    [yes] You attack
   *[no] { $seat } attacks
} slot { $slot } with the { $artifact }.
event-monster-left = Nobody attacks the { $monster }; it leaves.
event-lead-taken = { $seat-is-you ->
    [yes] You lead
   *[no] { $seat } leads
} the round with the { $artifact }.
event-power-changed = { $artifact }: { $target-is-you ->
    [yes] your artifact
   *[no] { $target }'s artifact
} changes by { $amount } to power { $power }.
event-player-silenced = { $artifact }: { $target-is-you ->
    [yes] you cannot
   *[no] { $target } cannot
} cast spells this round.
event-card-drawn = { $artifact }: { $seat-is-you ->
    [yes] you draw { $item }.
   *[no] { $seat } draws { $item }.
}
event-artifact-fused = { $seat-is-you ->
    [yes] You feed
   *[no] { $seat } feeds
} the { $fed } to the { $artifact }, now at power { $power }.
event-effect-declined = { $seat-is-you ->
    [yes] You leave
   *[no] { $seat } leaves
} the effect of the { $artifact } unused.
event-hand-inspected = { $seat-is-you ->
    [yes] You look
   *[no] { $seat } looks
} into { $target-is-you ->
    [yes] your hand
   *[no] { $target }'s hand
}.
event-card-taken = { $seat-is-you ->
    [yes] You take
   *[no] { $seat } takes
} { $item } from { $owner-is-you ->
    [yes] you.
   *[no] { $owner }.
}
event-chest-opened = { $seat-is-you ->
    [yes] Your
   *[no] { $seat }'s
} { $artifact } turns up { $item } and has power { $power }.
event-power-copied = { $seat-is-you ->
    [yes] Your
   *[no] { $seat }'s
} { $artifact } copies { $target-is-you ->
    [yes] your artifact
   *[no] { $target }'s artifact
} and has power { $power }.
event-spell-harvested = { $seat-is-you ->
    [yes] You take
   *[no] { $seat } takes
} { $spell } from the discard.
event-artifact-replaced = { $seat-is-you ->
    [yes] You swap
   *[no] { $seat } swaps
} the { $artifact } for the { $fed }.
event-card-lost = { $artifact }: { $seat-is-you ->
    [yes] you lose
   *[no] { $seat } loses
} { $item } by chance.
event-turn-passed = { $seat-is-you ->
    [yes] You pass.
   *[no] { $seat } passes.
}
event-spell-announced = { $seat-is-you ->
    [yes] You cast
   *[no] { $seat } casts
} { $spell }.
event-spell-landed = { $spell } lands on { $target-is-you ->
    [yes] your artifact
   *[no] { $target }'s artifact
}, now at power { $power }.
event-artifacts-traded = { $first-is-you ->
    [yes] You
   *[no] { $first }
} and { $second } trade artifacts.
event-monster-taken = { $seat-is-you ->
    [yes] You take
   *[no] { $seat } takes
} the { $monster } with power { $power }.
event-monster-lost = The highest power, { $power }, is shared: nobody gets the { $monster }.
event-hand-kept = { $seat-is-you ->
    [yes] You keep your hand.
   *[no] { $seat } keeps the hand.
}
event-hand-redrawn = { $seat-is-you ->
    [yes] You discard your hand.
   *[no] { $seat } discards the hand.
}
event-cards-drawn = { $seat-is-you ->
    [yes] You draw
   *[no] { $seat } draws
} { $number ->
    [one] 1 card.
   *[other] { $number } cards.
}
event-hand-without-artifact = { $seat-is-you ->
    [yes] You have no artifact and draw
   *[no] { $seat } has no artifact and draws
} a new hand.
event-items-reshuffled = The item discard ({ $number } cards) is shuffled into a new deck.
event-artifacts-ran-out = No artifact is left for { $seat }: the game ends here.
event-mimic-became = { $seat-is-you ->
    [yes] Your mimic
   *[no] { $seat }'s mimic
} becomes a { $monster }.
event-extra-round-called = Tied at { $score } points: one extra round decides.
event-tie-breaker-turned = The side pile shows a { $monster }: { $left ->
    [one] one player is left in the tie.
   *[other] { $left } players are still tied.
}
event-game-won = { $seat-is-you ->
    [yes] You win
   *[no] { $seat } wins
} with { $score } points.
event-game-shared = { $number } players share the victory with { $score } points.

## Why not

why-play-stage = Artifacts are played in the preparation, before anything is revealed.
why-play-chosen = You have chosen your artifact for this round.
why-not-in-hand = You do not have that card in your hand.
why-one-monster = There is only one monster to attack.
why-artifact-first = First choose the artifact that attacks.
why-attack-stage = Which monster you attack was settled in the preparation.
why-cast-announced = The spell is announced: now choose what it is cast on.
why-cast-stage = Spells are cast in the spell stage.
why-no-target = There is no artifact that this spell can be cast on.
why-shielded = A magic shield protects that artifact from every spell.
why-broken = That artifact is broken already.
why-too-strong = Its power is { $power }: this spell needs { $highest } or less.
why-too-weak = Its power is { $power }: this spell needs { $lowest } or more.
why-two-players = Two different players trade artifacts.
why-lower-seat-first = Of the two who trade, the one with the lower seat is named first.
why-nobody-there = Nobody sits there.
why-another-player = It must be another player.
why-empty-hand = That player has no cards to look at.
why-no-player-asked = You are not asked to choose a player now.
why-not-in-that-hand = There is no such card in that hand.
why-take-axe = Only the Hungry battle-axe takes cards from a hand.
why-feed-stage = Only Fusion and the Shapeshifter sword use another artifact from the hand.
why-not-in-discard = There is no such spell in the item discard.
why-harvest-stage = Only the Scythe takes spells from the discard.
why-hand-stage = Hands are kept or redrawn after the monsters are collected.
why-nobody-sits-out = Everybody plays an artifact; nobody sits out.
why-pass-stage = You can pass only on your turn in the spell stage.
why-mandatory = This effect must be carried out.
why-decline-stage = There is no effect to decline now.
why-not-held = You hold no such monster for the mimic to copy.
why-mimic-stage = Mimics change shape at the end of the game.

## The reckoning

horde = Horde
reckoning-set = { $count } × { $monster }
reckoning-horde = Horde of { $count ->
    [one] 1 zombie
   *[other] { $count } zombies
}
reckoning-no-set = No { $monster }
reckoning-no-horde = No zombies
sheet-set = { $monster }
sheet-horde = Horde
merit-most = most of the monster turned up to break the tie: { $monster }

## The table as text

picture-round = { $extra ->
    [yes] Extra round
   *[no] Round { $round } of { $rounds }
}
picture-at-setup = set-up
picture-at-round = a new round
picture-at-prepare = preparation
picture-at-artifacts = artifacts
picture-at-spells = spells
picture-at-collect = collection
picture-at-refill = hands
picture-at-score = scoring
picture-at-over = the game is over
picture-piles = { $monsters } monsters · { $items } items · { $side } beside
picture-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
picture-copied = mirrors { $base }
picture-silenced = silenced
picture-spell-broken-artifact = broken
picture-spell-enlarging-potion = enlarged +{ $amount }
picture-spell-magic-shield = shielded
picture-spell-power-boost = boosted +{ $amount }
picture-spell-shrinking-potion = shrunk { $amount }
picture-hand-size = { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
picture-hand-known = { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}, surely { $known }
picture-copies = mimics as { $copies }
picture-your-hand = Your hand
picture-chosen = chosen: { $chosen }
picture-discard = Item discard: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, spells among them: { $spells }

## Player aid

aid-hand = { $hand-size ->
    [5] five
   *[other] { $hand-size }
}
aid-werewolf = { $monster-werewolf-points-size ->
    [2] { $monster-werewolf-points-1 } alone, { $monster-werewolf-points-2 } a pair
   *[other] packs: { $monster-werewolf-points }
}
player-aid =
    A ROUND
      1  Prepare    everyone secretly plays one artifact (4-5 players: and picks monster A or B)
      2  Artifacts  the highest printed power leads; from there to the left, effects happen
      3  Spells     in turn, pass or cast one; it ends when the turn returns to the last caster
      4  Collect    the highest power takes the monster; a tie gives it to nobody
                    then keep your hand and draw to { aid-hand }, or discard it and draw { aid-hand }

    POINTS
      Giant rat { $monster-giant-rat-points } each    Werehyena { $monster-werehyena-points } each    Peuchen { $monster-peuchen-points } each
      Slime     one ooze: { $monster-slime-points }     Werewolf  { aid-werewolf }
      Vampire   covens: { $monster-vampire-points }              Zombies   largest horde { $majority-first }, second { $majority-second }
      Mimic     becomes a copy of another monster you hold

    SPELLS
      Power boost       +{ $spell-power-boost-amount } to any artifact           Broken artifact  its base becomes 0
      Enlarging potion  +{ $spell-enlarging-potion-amount } on power { $spell-enlarging-potion-target-max-power } or less        Magic shield     no more spells on it
      Shrinking potion  { $spell-shrinking-potion-amount } on power { $spell-shrinking-potion-target-min-power } or more        Swift hands      two artifacts trade places

    GOOD TO KNOW
      The lead goes by printed power. Players keep their monster when artifacts trade places.
      The last caster gets no further turn unless somebody answers. A mimic alone is worth nothing.
