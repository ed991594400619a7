# Monster My Neighbour

game-about = A bluffing game: somebody's hand hides the Monster, and the cards keep wandering.
game-credits = Designed by Pesu Nabeno, art by Sunju Choi, published by Dive Dice and Korea Boardgames (2015).

## Cards

item-wanted = Wanted
item-wanted-about = Whoever holds it opens the round with it; nothing else happens.
item-hunter = Hunter
item-hunter-about = Throws an unshielded Monster out of another hand. Not on your first turn.
item-hide = Hide
item-hide-about = In hand it keeps Hunters off the Monster, in secret. Played: nothing.
item-friend = Friend
item-friend-about = Side with the Monster this round; a player you name loses one Hunter.
item-dog = Dog
item-dog-about = Another player drops a card face down on your pile and takes the Dog.
item-investigate = Investigate
item-investigate-about = Look at the whole hand of another player.
item-gossip = Gossip
item-gossip-about = Everybody passes a chosen card to the left. Nothing as your last card.
item-rumor = Rumor
item-rumor-about = Everybody draws a card blindly from the right. Nothing as your last card.
item-deal = Deal
item-deal-about = Swap one or two secretly chosen cards with a player. Nothing as last card.
item-steal = Steal
item-steal-about = Draw a card blindly from another player, then give one back, maybe the same.
item-fog = Fog
item-fog-about = All hands are shuffled and dealt out again. Nothing as your last card.
item-villager = Villager
item-villager-about = Nothing happens, but the Mandrake counts played Villagers.
item-vampire = Vampire
item-vampire-about = Your escape is worth { $amount } more.
item-werewolf = Werewolf
item-werewolf-about = May be played on any turn once { $amount ->
    [one] { $amount } Hunter has
   *[other] { $amount } Hunters have
} been played.
item-goomiho = Goomiho
item-goomiho-about = Hunters fail while { $amount ->
    [one] it is the only card in your hand.
   *[other] there are at most { $amount } cards in your hand.
}
item-mermaid = Mermaid
item-mermaid-about = { $amount ->
    [one] The first Hunter of the round fails
   *[other] The first { $amount } Hunters of the round fail
} against you.
item-mandrake = Mandrake
item-mandrake-about = May be played on any turn once { $amount ->
    [one] { $amount } Villager has
   *[other] { $amount } Villagers have
} been played.

item-vampire-disguise = By day the cheerful doctor.
item-werewolf-disguise = By day the kind young man with the stray puppy.
item-goomiho-disguise = By day nobody knows who.
item-mermaid-disguise = By day nobody knows who.
item-mandrake-disguise = By day the florist with the lovely smile.

## Table options

option-tie-break = A tie after the last round
option-tie-break-shared = shares the victory
option-tie-break-extra-rounds = is settled by extra rounds
option-last-round = Extra rounds, if there are any
option-last-round-10 = up to round 10
option-last-round-0 = until one player is alone in front, as printed

## Words on the board

phrase-general-deck = General deck
phrase-monster-deck = Monsters
phrase-hand = Hand
phrase-pile = Played cards
phrase-friend = Friend of the Monster
phrase-start = Opened the round
phrase-escape = Escape
phrase-catch = Caught
phrase-betrayal = Betrayal
phrase-strip-yes = may be played
phrase-strip-no = may not be played
phrase-strip-cond = may be played on its condition
phrase-strip-noeffect = may be played, without effect
phrase-card-wins = Where a card and a rule disagree, the card wins.
phrase-laps-about = Everybody has one turn in each of { $game-laps-per-round ->
    [4] four
   *[other] { $game-laps-per-round }
} laps, clockwise from whoever opened the round.
phrase-hunts-about = The Mermaid is safe from the first { $monster-mermaid-amount ->
    [one] one
   *[other] { $monster-mermaid-amount }
}; after { $monster-werewolf-amount } the Werewolf may escape at any time.
phrase-mermaid-safe = the first { $monster-mermaid-amount ->
    [one] Hunter is
   *[other] { $monster-mermaid-amount } Hunters are
} still to come
phrase-mermaid-open = the first { $monster-mermaid-amount ->
    [one] Hunter is
   *[other] { $monster-mermaid-amount } Hunters are
} gone

## Choices

action-play = { $kind ->
    [wanted] Play Wanted and open the round
    [hunter] Play the Hunter and aim at another player
    [hide] Play Hide: nothing happens, and its shelter is gone
    [friend] Play Friend: side with the Monster, and look for a Hunter in another hand
    [dog] Play the Dog: make another player drop a card
    [investigate] Play Investigate { $idle ->
        [yes] without effect: nobody else has a card
       *[no] and look at another hand
    }
    [gossip] Play Gossip{ $idle ->
        [yes] {" "}without effect: it is your last card
       *[no] : everybody passes a card to the left
    }
    [rumor] Play Rumor{ $idle ->
        [yes] {" "}without effect: it is your last card
       *[no] : everybody draws a card from the right
    }
    [deal] Play Deal { $idle ->
        [yes] without effect: both sides need a card
       *[no] and swap cards with another player
    }
    [steal] Play Steal { $idle ->
        [yes] without effect: nobody else has a card
       *[no] and draw from another hand
    }
    [fog] Play Fog{ $idle ->
        [yes] {" "}without effect: it is your last card
       *[no] : all hands are shuffled and dealt again
    }
    [villager] Play the Villager: nothing happens
   *[monster] Play the { $card } and escape with it
}
action-skip = Lay a Hunter face down: no card of yours can be played
action-give = Give the { $card }
action-player = Name { $player }
action-deal = Swap { $number }

hunter-target-player = Send the Hunter to { $player } ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
})
friend-target-player = Look for a Hunter at { $player } ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
})
dog-target-player = Send the Dog to { $player } ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
})
investigate-target-player = Look at the hand of { $player } ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
})
deal-target-player = Deal with { $player } ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
})
steal-target-player = Draw a card from { $player } ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
})
deal-number-deal = Swap { $number ->
    [one] one card
   *[other] two cards
} with { $player }
gossip-give-give = Pass the { $card } to { $player }
deal-give-give = Give the { $card } to { $player }
steal-return-give = Give the { $card } to { $player }
dog-drop-give = { $kind ->
    [monster] Drop the { $card }: { $player } has caught you
   *[other] Drop the { $card } face down on the pile of { $player } and take the Dog
}

## What is asked: ask-<choice>

ask-play-card = Play a card from your hand
ask-hunter-target = Where do you send the Hunter?
ask-friend-target = Where does your Friend look for a Hunter?
ask-dog-target = Where do you send the Dog?
ask-dog-drop = The Dog of { $player } is at your door: drop a card and take it in
ask-investigate-target = Whose hand do you look at?
ask-gossip-give = Choose a card to pass to { $player }, on your left
ask-deal-target = With whom do you deal?
ask-deal-number = Deal with { $player }: how many cards change hands?
ask-deal-give = Deal with { $player }: choose { $left ->
    [one] a card
   *[other] { $left } cards
} to give
ask-steal-target = From whom do you draw a card?
ask-steal-return = Choose a card to give to { $player } in return

## Events

hidden-card = a card

event-round-begun = Round { $number }: { $seat-is-you ->
    [yes] you have
   *[no] { $seat } has
} Wanted and { $seat-is-you ->
    [yes] begin.
   *[no] begins.
}
event-hand-dealt = { $seat-is-you ->
    [yes] You hold
   *[no] { $seat } holds
} { $cards }.
event-turn-skipped = { $seat-is-you ->
    [yes] You have
   *[no] { $seat } has
} no cards left; the turn passes.
event-card-played = { $seat-is-you ->
    [yes] You play
   *[no] { $seat } plays
} { $card }.
event-nothing-happened = { $card } finds nothing to work on: nothing happens.
event-hunter-skipped = { $seat-is-you ->
    [yes] You can play nothing and lay
   *[no] { $seat } can play nothing and lays
} a Hunter face down.
event-hunter-missed = { $seat-is-you ->
    [yes] Your Hunter
   *[no] { $seat }'s Hunter
} searches { $target-is-you ->
    [yes] your house
   *[no] { $target }'s house
}: nothing happens.
event-hunter-buried = { $target-is-you ->
    [yes] You lose
   *[no] { $target } loses
} a Hunter to { $seat-is-you ->
    [yes] your Friend
   *[no] { $seat }'s Friend
}; it goes under the general deck.
event-no-hunter-found = { $seat-is-you ->
    [yes] Your Friend
   *[no] { $seat }'s Friend
} finds no Hunter at { $target-is-you ->
    [yes] your house.
   *[no] { $target }'s house.
}
event-dog-sent = { $seat-is-you ->
    [yes] You send
   *[no] { $seat } sends
} the Dog to { $target-is-you ->
    [yes] you.
   *[no] { $target }.
}
event-card-dropped = { $seat-is-you ->
    [yes] You drop
   *[no] { $seat } drops
} { $card } face down on { $owner-is-you ->
    [yes] your pile
   *[no] { $owner }'s pile
} and { $seat-is-you ->
    [yes] take
   *[no] takes
} the Dog in hand.
event-hand-inspected = { $seat-is-you ->
    [yes] You look
   *[no] { $seat } looks
} at { $target-is-you ->
    [yes] your hand.
   *[no] { $target }'s hand.
}
event-hand-seen = { $target } holds { $cards }.
event-gossip-spread = Gossip: everybody with cards passes one to the left.
event-rumor-spread = Rumor: everybody draws a card from the right.
event-deal-offered = { $seat-is-you ->
    [yes] You swap
   *[no] { $seat } swaps
} { $number ->
    [one] one card
   *[other] two cards
} with { $target-is-you ->
    [yes] you.
   *[no] { $target }.
}
event-card-given = { $giver-is-you ->
    [yes] You give
   *[no] { $giver } gives
} { $card } to { $taker-is-you ->
    [yes] you.
   *[no] { $taker }.
}
event-card-drawn = { $taker-is-you ->
    [yes] You draw
   *[no] { $taker } draws
} { $card } from { $giver-is-you ->
    [yes] you.
   *[no] { $giver }.
}
event-fog-rolled-in = Fog: all hands are shuffled together and dealt out again.
event-monster-escaped = { $holder-is-you ->
    [yes] You were the { $monster } and escape!
   *[no] { $holder } was the { $monster } and escapes!
}
event-monster-caught = { $seat-is-you ->
    [yes] You catch
   *[no] { $seat } catches
} the { $monster } at { $holder-is-you ->
    [yes] your house!
   *[no] { $holder }'s house!
}
event-friend-betrayed = Betrayal! { $seat-is-you ->
    [yes] You, a Friend, catch
   *[no] { $seat }, a Friend, catches
} the { $monster } at { $holder-is-you ->
    [yes] your house.
   *[no] { $holder }'s house.
}
event-points-gained = { $seat-is-you ->
    [yes] You gain
   *[no] { $seat } gains
} { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
event-extra-round-called = Tied at { $points ->
    [one] 1 point
   *[other] { $points } points
}: an extra round follows.
event-game-won = { $seat-is-you ->
    [yes] You win
   *[no] { $seat } wins
} with { $score ->
    [one] 1 point.
   *[other] { $score } points.
}
event-game-shared = { $number } players share the victory with { $score ->
    [one] 1 point each.
   *[other] { $score } points each.
}

## Why not

why-play-first = First play a card of your hand.
why-name-first = First name another player: the card you have played must be carried out.
why-number-first = First say whether you swap one card or two.
why-pass-first = First choose the card that you pass to the left.
why-give-first = First choose the card that you give.
why-drop-first = First choose the card that you drop for the Dog.
why-not-held = You do not hold this card.
why-hunter-first-turn = A Hunter cannot be played on your first turn of the round.
why-monster-not-alone = The Monster can be played only when it is your last card.
why-monster-waits-for-hunters = Beside other cards this Monster waits for { $wanted ->
    [one] { $wanted } Hunter
   *[other] { $wanted } Hunters
} played; so far { $played ->
    [0] there is none.
    [one] there is one.
   *[other] there are { $played }.
}
why-monster-waits-for-villagers = Beside other cards this Monster waits for { $wanted ->
    [one] { $wanted } Villager
   *[other] { $wanted } Villagers
} played; so far { $played ->
    [0] there is none.
    [one] there is one.
   *[other] there are { $played }.
}
why-something-playable = A Hunter is laid face down only when no card of your hand can be played.
why-no-such-seat = Nobody sits there.
why-not-yourself = You cannot name yourself.
why-nothing-there = This player has no cards.
why-already-given = You have already chosen this card.

## The score line by line

score-before = Earlier rounds
score-escaped = Round { $round }: escaped with the { $monster }
score-friend = Round { $round }: Friend of the { $monster }, which escaped
score-caught = Round { $round }: caught the { $monster }
score-bystander = Round { $round }: the { $monster } was caught
score-lost = Round { $round }: caught with the { $monster } in hand
score-friendless = Round { $round }: no Friend of the { $monster }, which escaped
score-fallen = Round { $round }: Friend of the { $monster }, which was caught
score-betrayer = Round { $round }: betrayed the { $monster } as its Friend
score-no-before = No points before
sheet-before = Earlier rounds
sheet-escape = Round { $round }: the { $monster } escaped
sheet-catch = Round { $round }: the { $monster } caught
sheet-betrayal = Round { $round }: the { $monster } betrayed by a Friend

## The table as text

picture-round = { $extra ->
    [yes] Extra round { $round }
   *[no] Round { $round } of { $rounds }
}
picture-lap = lap { $lap } of { $laps }
picture-over = the game is over
picture-counters = Hunters played { $hunts } · Villagers played { $vills }
picture-general = general deck { $cards }
picture-general-buried = general deck { $cards } ({ $buried ->
    [one] 1 Hunter
   *[other] { $buried } Hunters
} under it)
picture-monsters-left = { $cards ->
    [one] 1 Monster to come
   *[other] { $cards } Monsters to come
}
picture-monsters-used = used: { $used }
picture-points = { $points } VP
picture-hand-size = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
picture-hand-empty = no cards
picture-hand-known = surely { $known }
picture-friend = Friend
picture-starts = started
picture-you = you
picture-pile = played:
picture-pile-empty = nothing yet
picture-down-known = ({ $card }, face down)
picture-down-unknown = (face down, from { $by })
picture-your-hand = Your hand
picture-chosen = Chosen in secret: { $chosen }
picture-know = What you know
picture-know-nothing = nothing certain about the other hands
picture-know-monster = the Monster is the { $monster }
picture-know-holder = the { $monster } is in { $holder }'s hand
picture-know-self = you hold the { $monster }: play it as your last card
picture-know-self-early = you hold the { $monster }: it may be played on any turn now
picture-know-cards = { $player } surely holds { $cards }
picture-know-no-hunter = { $player } had no Hunter
picture-know-missed = a Hunter failed at { $player }: no Monster there then, or shielded
picture-know-hunters-or-monster = { $player } had only Hunters, or Hunters and the Monster
picture-last-escape = Last round: { $holder } escaped with the { $monster }
picture-last-catch = Last round: { $catcher } caught the { $monster } held by { $holder }
picture-last-betrayal = Last round: { $catcher }, a Friend, caught the { $monster } held by { $holder }
picture-last-gains = Points: { $gains }
picture-last-no-gains = No points for anybody
picture-waiting-play = { $seats } to play a card
picture-waiting-target = { $seats } to name a player
picture-waiting-deal-number = { $seats } to say how many cards
picture-waiting-give-deal = { $seats } to choose cards for the Deal
picture-waiting-give-gossip = { $seats } to choose a card for the Gossip
picture-waiting-give-steal = { $seats } to give a card back
picture-waiting-give-dog = { $seats } to drop a card for the Dog

## Player aid

aid-vampire = { $monster-vampire-amount ->
    [1] one
   *[other] { $monster-vampire-amount }
}
aid-werewolf = { $monster-werewolf-amount ->
    [one] { $monster-werewolf-amount } played Hunter
   *[other] { $monster-werewolf-amount } played Hunters
}
aid-mandrake = { $monster-mandrake-amount ->
    [one] { $monster-mandrake-amount } played Villager
   *[other] { $monster-mandrake-amount } played Villagers
}
aid-goomiho = { $monster-goomiho-amount ->
    [one] it is your only card
   *[other] you hold { $monster-goomiho-amount } cards or fewer
}
aid-mermaid = { $monster-mermaid-amount ->
    [one] Hunter of the round fails
   *[other] { $monster-mermaid-amount } Hunters of the round fail
}
player-aid =
    YOUR TURN   play one card. You are the monster only while you hold the Monster card.
      Wanted       opens the round                 Investigate  look at another hand
      Hunter  ({ $card-hunter-copies })  throw the Monster out of a      Gossip ({ $card-gossip-copies })   all pass a card left (you choose)
                   hand; not on your first turn    Rumor  ({ $card-rumor-copies })   all draw a card from the right
      Hide    ({ $card-hide-copies })  in hand: Hunters fail           Deal   ({ $card-deal-copies })   swap 1 or 2 cards with a player
      Friend  ({ $card-friend-copies })  side with the Monster; a named  Steal  ({ $card-steal-copies })   draw a card, give one back
                   player loses one Hunter         Fog    ({ $card-fog-copies })   all hands shuffled, dealt again
      Dog     ({ $card-dog-copies })  a player drops a card of their  Villager ({ $card-villager-copies }) nothing; the Mandrake counts them
                   choice and takes the Dog
      As your last card Gossip, Rumor, Deal and Fog do nothing, for anyone.

    MONSTERS    playable only as your last card, or early:
      Vampire   escape pays { aid-vampire } more               Goomiho  Hunters fail while { aid-goomiho }
      Werewolf  early after { aid-werewolf }       Mermaid  the first { aid-mermaid }
      Mandrake  early after { aid-mandrake }     No Monster and no Hide stops the Dog.

    POINTS      five rounds, a new Monster in each; most points win, ties share
      Escape    monster { $scoring-escape-monster } (Vampire { $vampire }), each Friend { $scoring-escape-friend }, others 0
      Catch     catcher { $scoring-catch-catcher }, others { $scoring-catch-others }, monster and Friends 0
      Betrayal  a Friend catches: others { $scoring-betrayal-others }, monster and all Friends 0

    GOOD TO KNOW
      A Hunter that fails tells nobody why. Discarded Hunters do not count as played.
      A Friend's find makes a hand shorter: that player's last turn comes earlier.
