# Carrossel

game-about = Plan in secret on a merry-go-round that turns, and get its clients to ride your animals.
game-credits = Designed by António Sousa Lara, illustrated by Nuno Alexandre Vieira, graphic design by Gil d'Orey, published by MEBO Games.

## Animals, cards and pieces

animal-tiger = tiger
animal-swan = swan
animal-horse = horse
animal-fish = fish
animal-dragon = dragon
client = { $vp }-VP { $animal }

item-tiger = Tiger client
item-tiger-about = Jump: play an occupied number; the tile goes to the next lower free slot of your sector.
item-swan = Swan client
item-swan-about = Recover: all your discarded cards come back, except this one and the slot card of this round.
item-horse = Horse client
item-horse-about = Single ticket: a client of your booth boards the matching animal you place, and is yours.
item-fish = Fish client
item-fish-about = Remove clients: all clients leave your animals before tiles are placed.
item-dragon = Dragon client
item-dragon-about = Rides dragons only. When it comes to a booth the board turns the other way, with 3 or 4 players.

item-tile-tiger = Tiger tile
item-tile-tiger-about = Carries tiger clients.
item-tile-swan = Swan tile
item-tile-swan-about = Carries swan clients.
item-tile-horse = Horse tile
item-tile-horse-about = Carries horse clients.
item-tile-fish = Fish tile
item-tile-fish-about = Carries fish clients.
item-tile-dragon = Dragon tile
item-tile-dragon-about = Stands for any one animal, and is the only one that carries the dragon client.

item-slot-card = Slot card
item-slot-card-about = Names the slot of your sector where your tile goes; then it lies open until a swan brings it back.
item-standee = Client on a tile
item-standee-about = An animal that carries a client counts for no sequence until a fish clears it.

item-discard = Played slot cards
item-discard-about = They lie open for everybody and cannot be played again until a swan brings them back.
item-slot = Slot
item-slot-about = You place tiles only in the sector in front of you, on the slot that your card names.
item-spoke = Spoke
item-spoke-about = Neutral animals stand here all game. They count in sequences; the cards they win leave the game.
item-totem = Totem
item-totem-about = The middle of the carousel. Lines stop here.
item-booth = Ticket booth
item-booth-about = Three free animals in a row that match the three clients: they must board. Each card goes to the owner of the animal.
item-queue = Queue
item-queue-about = The front of the queue steps up to the booth before the deck is touched.
item-deck = Client deck
item-deck-about = The game ends at once when the booths need more clients than are left here.
item-rack = Tiles behind the screen
item-rack-about = Every player has the same { $total ->
    [14] fourteen
   *[other] { $total }
}: { $same ->
    [0] tigers { $tiles-tiger }, swans { $tiles-swan }, horses { $tiles-horse }, fish { $tiles-fish }
    [3] three of each animal
   *[other] { $same } of each animal
} and { $tiles-dragon ->
    [0] no dragon
    [1] one dragon
    [2] two dragons
   *[other] { $tiles-dragon } dragons
}. A game ends when somebody cannot place.
item-ready = Abilities ready
item-ready-about = Clients won whose ability is not spent yet: one of them may be used each round.
item-used = Abilities spent
item-used-about = The ability is gone until a swan brings it back; the card keeps its VP.
item-no-ability = No ability
item-no-ability-about = Keep your clients for another round.
item-plan = Secret plan
item-plan-about = Everybody plans at the same time; all plans are revealed together.
item-sequence = Sequence
item-sequence-about = Three free animals in a straight line, at least one in the sector in front, that match the three clients in any order.
item-points = Victory points
item-points-about = VP of all clients won, spent or not, and of the objectives.
item-clockwise = The board turns clockwise
item-clockwise-about = After the first scoring your sector goes to your left neighbour. When the dragon client comes to a booth, the board turns the other way.
item-counter-clockwise = The board turns counter-clockwise
item-counter-clockwise-about = The dragon client has come to a booth: from then on your sector goes to your right neighbour.
item-half-turn = The board makes half turns
item-half-turn-about = With two players you swap both sectors.
item-phase-play = Play
item-phase-play-about = Everyone secretly plans a slot card, a tile and perhaps an ability; all are revealed together.
item-phase-score = Score
item-phase-score-about = Every booth with a sequence must score one.
item-phase-rotate = Rotate
item-phase-rotate-about = The board turns with everything on it; booths stay.
item-phase-score-again = Score again
item-phase-score-again-about = Booths look at the sector that is now in front of them.
item-phase-end = The end
item-phase-end-about = The game ends at once when somebody has no legal play, or when the booths cannot be filled.

ability-tiger = Jump
ability-swan = Recover
ability-horse = Single ticket
ability-fish = Remove clients
ability-dragon = Reverse rotation

phrase-round = Round
phrase-victory-points = VP

item-objective-set = { $animals }
item-objective-set-about = { $vp } VP for each set of these clients: { $animals }
item-objective-line = three in a row
item-objective-line-about = { $vp } VP for each three of your tiles in a row or column
item-objective-diagonal = three on a diagonal
item-objective-diagonal-about = { $vp } VP for each three of your tiles on a diagonal
item-objective-ell = three in an L
item-objective-ell-about = { $vp } VP for each three of your tiles in an L

clockwise = clockwise
counter-clockwise = counter-clockwise
and-slot = { $left } and { $right }
and-last = { $some } and { $last }
slot-name = slot { $number } of sector { $sector }
spoke-name = sectors { $one } and { $other }
line-part = { $numbers } of sector { $sector }
line-name = { $slots ->
    [one] slot
   *[other] slots
} { $parts }
# A place where somebody chooses between them; recorded games have what is printed on the board.
offered = { $name ->
   *[other] { $code }
}
line-with-spokes = { $slots } and { $spokes ->
    [one] a neutral animal
   *[other] two neutral animals
}

## Choices: a plan

action-ability = { $ability ->
    [none] Use no ability
    [tiger] Jump, with your { $client }: play a taken number, land on the next lower free slot
    [swan] Recover, with your { $client }: { $slots ->
        [one] 1 slot card
       *[other] { $slots } slot cards
    } and { $spent ->
        [one] 1 client card
       *[other] { $spent } client cards
    } come back
    [horse] Single ticket, with your { $client }: a client of your booth boards at once
   *[fish] Remove clients, with your { $client }: { $riders ->
        [one] 1 client leaves
       *[other] { $riders } clients leave
    } your animals
}
action-slot = { $jump ->
    [yes] Slot card { $number }, jumping to { $slot }
   *[no] Slot card { $number }, to { $slot }
}
action-tile = { $side ->
    [left] A { $animal } on { $slot }, your left sector
    [right] A { $animal } on { $slot }, your right sector
   *[only] A { $animal } on { $slot }
} ({ $left ->
    [0] your last
   *[other] { $left } more left
})
action-ticket = { $side ->
    [left] The client boards the { $animal } in your left sector, on { $slot }
   *[right] The client boards the { $animal } in your right sector, on { $slot }
}
action-client = The { $client } boards your { $animal }

## Choices: scoring

action-line = Score { $line }: { $riders }
line-rider = { $owner-is-you ->
    [yes] your { $animal }
    [neutral] the neutral { $animal } between { $slot }
   *[no] { $owner }'s { $animal }
}
action-ride = The { $client } rides the { $animal } on { $slot }: { $owner-is-you ->
    [yes] the card is yours
    [neutral] the card leaves the game
   *[no] the card goes to { $owner }
}

## What is asked: ask-<choice>-<verb>, for each part of an answer

ask-plan-ability = Use an ability this round, or none?
ask-plan-slot = Choose the slot for your animal
ask-plan-tile = Which animal goes to { $slot }?
ask-plan-ticket = Which of your two animals does the client board?
ask-plan-client = Which client of your booth boards your { $animal }?
ask-score-line = Your booth scores: choose the line
ask-score-ride = Which animal does the { $client } ride? Its owner gets the card

## Events

event-round-began = Round { $round } begins.
event-slot-revealed = { $seat-is-you ->
    [yes] You play
   *[no] { $seat } plays
} slot card { $number }.
event-ability-revealed = { $seat-is-you ->
    [yes] You play
   *[no] { $seat } plays
} slot card { $number } with the ability of a { $client }.
event-standees-removed = { $standees ->
    [one] 1 client leaves
   *[other] { $standees } clients leave
} { $seat-is-you ->
    [yes] your animals.
   *[no] { $seat }'s animals.
}
event-tile-placed = { $seat-is-you ->
    [yes] You put
   *[no] { $seat } puts
} a { $animal } on { $slot }.
event-tile-jumped = { $seat-is-you ->
    [yes] You jump
   *[no] { $seat } jumps
} from { $taken }, which is taken, and { $seat-is-you ->
    [yes] put
   *[no] puts
} a { $animal } on { $slot }.
event-ticket-sold = { $seat-is-you ->
    [yes] You sell
   *[no] { $seat } sells
} a single ticket for { $slot } to the { $client }.
event-cards-recovered = { $seat-is-you ->
    [yes] You take
   *[no] { $seat } takes
} back { $slots ->
    [one] 1 slot card
   *[other] { $slots } slot cards
} and { $clients ->
    [one] 1 client card.
   *[other] { $clients } client cards.
}
event-sequence-scored = { $seat-is-you ->
    [yes] Your booth scores
   *[no] { $seat }'s booth scores
} { $line }.
event-nothing-scored = No booth finds its animals in a row.
event-client-boarded = The { $client } rides on { $slot }: { $owner-is-you ->
    [yes] you get
   *[no] { $owner } gets
} the card.
event-client-boxed = The { $client } rides the neutral animal between { $slot }: the card leaves the game.
event-client-arrived = A { $client } comes to { $seat-is-you ->
    [yes] your booth.
   *[no] { $seat }'s booth.
}
event-client-queued = A { $client } joins { $seat-is-you ->
    [yes] your queue.
   *[no] { $seat }'s queue.
}
event-rotation-reversed = The dragon is here: from now on the board turns counter-clockwise.
event-board-turned = The board turns { $direction }.
event-play-blocked = { $seat-is-you ->
    [yes] You cannot
   *[no] { $seat } cannot
} make a legal play: the game ends.
event-clients-ran-out = The booths lack { $missing ->
    [one] 1 client
   *[other] { $missing } clients
} and the deck has { $left ->
    [0] none
   *[other] only { $left }
}: the game ends.
event-game-won = { $seat-is-you ->
    [yes] You win
   *[no] { $seat } wins
} with { $points } VP.
event-victory-shared = { $seat-is-you ->
    [yes] You share
   *[no] { $seat } shares
} the victory with { $points } VP.

## The table as text

picture-round = Round { $round }
picture-at-play = Phase 1, Play
picture-at-score = Phase 2, Score
picture-at-rotate = Phase 3, Rotate
picture-at-score-again = Phase 4, Score
picture-at-end = the game is over
picture-deck = { $clients ->
    [one] 1 client in the deck
   *[other] { $clients } clients in the deck
}
picture-clockwise = turns clockwise ↻
picture-counter-clockwise = turns counter-clockwise ↺
picture-half-turn = makes half turns
picture-totem = (totem)
picture-tile-tiger = tiger
picture-tile-swan = swan
picture-tile-horse = horse
picture-tile-fish = fish
picture-tile-dragon = drag
picture-faces = faces { $sectors }
picture-booth = booth
picture-queue = queue
picture-holdings = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} · { $won } · played { $laid }
picture-won = won { $cards } ({ $points } VP), ready { $ready }
picture-won-hidden = won { $cards }, { $used } spent
picture-your-slots = Your slot cards
picture-your-tiles = Your tiles
picture-objectives = Objectives, VP for each set
picture-objective-set = { $vp } VP: { $animals }
picture-objective-line = { $vp } VP: three in a row or column
picture-objective-diagonal = { $vp } VP: three on a diagonal
picture-objective-ell = { $vp } VP: three in an L
picture-progress = (you have { $sets })

## The score

reckoning-clients = { $clients } × { $animal }
reckoning-objective = { $objective }: { $sets ->
    [0] no set
    [one] 1 set of { $vp } VP
   *[other] { $sets } sets of { $vp } VP
}
reckoning-no-clients = no { $animal }
sheet-clients = Clients: { $animal }
sheet-objective = Objective: { $objective }
merit-clients = most client cards
merit-standees = most standees on the carousel

## Why not

why-phase-play = Abilities, slot cards and tiles are planned in Phase 1; now booths score.
why-phase-score = Booths score in Phases 2 and 4; now everybody plans.
why-already = { $given ->
    [ability] Your ability for this round is chosen already.
    [slot] Your slot card is chosen already.
    [tile] Your animal is chosen already.
    [ticket] The animal that the client boards is chosen already.
   *[line] Your line is chosen already; now its clients find their animals.
}
why-later = { $asked ->
    [ability] First choose an ability, or none.
    [slot] First choose a slot card.
    [ticket] First choose which of your two animals the client boards.
    [line] First choose the line that your booth scores.
   *[other] First choose your animal.
}
why-ticket-only = Only with a Single ticket does a client board while you plan.
why-one-sector = Only with two players is there a left and a right sector to choose from.
why-must-jump = No slot card of yours names a free slot: you have to use Jump.
why-spent = Your client of this animal is spent; a swan could bring its ability back.
why-no-card = You have won no client of this animal.
why-no-jump = Jump needs a card whose slot is taken, with a smaller free slot to land on.
why-nothing-back = You have discarded nothing that could come back.
why-no-match = No tile behind your screen matches a client at your booth.
why-no-riders = No client rides an animal of yours.
why-discarded = You have played this slot card; it is gone until a swan brings it back.
why-first-round = In the first round only these numbers may be played: { $numbers }.
why-occupied = This slot of your sector is taken; only Jump plays a taken number.
why-occupied-two = This slot must be free in both of your sectors; only Jump plays a taken number.
why-jump-free = This slot is free, and Jump needs one that is taken.
why-nothing-below = There is no smaller free slot to land on.
why-nothing-below-two = In one of your sectors there is no smaller free slot to land on.
why-no-tile = You have no tile of this animal left.
why-tile-used = The last tile of this animal goes to your left sector.
why-tile-must-match = With a Single ticket the tile must match a client at your booth.
why-right-must-match = Your left tile matches no client, so the right one must.
why-client-must-match = This client does not ride the animal you place.
why-client-equal = An equal client stands before it: it makes no difference.
why-line-other-side = This line is on the other side of the board.
why-line-elsewhere = No slot of this line is in the sector in front of you.
why-line-empty = There is an empty slot in this line.
why-line-ridden = An animal of this line carries a client already.
why-line-match = These three animals do not match the three clients at your booth.
why-ride-taken = Another client of yours rides this animal already.
why-ride-match = This client rides its own animal, or a dragon.
why-ride-dragon = The dragon client rides dragons only.
why-ride-others = Then another client of yours would find no animal.
why-ride-equal = It would bring everybody the same cards as another choice.

## Player aid

aid-first-round = { $slot-cards-first-round-size ->
    [one] the number { $last }
   *[other] the numbers { $first } and { $last }
}
player-aid =
    A ROUND
      1  Play    everyone secretly picks a slot card and a tile for the sector in front, and may add
                 one ability; all are revealed together
      2  Score   three free animals in a straight line, at least one in your sector, that match your
                 three clients in any order: they must board; each card goes to the animal's owner
      3  Rotate  the board turns one sector; booths stay
      4  Score   once more, with the sector now in front of you

    ABILITIES    one each round, from a card you have won; a spent card keeps its VP
      Tiger   Jump           play a taken number, land on the next lower free slot
      Swan    Recover        take back all that you have discarded, but not this round's cards
      Horse   Single ticket  a client of your booth boards the animal you place and is yours
      Fish    Remove         clients leave your animals first, so they can be ridden again
      Dragon  (by itself)    when it comes to a booth the board turns the other way (3-4 players)

    THE END      at once, when somebody has no legal play or the booths cannot be filled to three
      VP: your clients + objectives; ties: more client cards, then more clients on your tiles

    GOOD TO KNOW
      The clients at your booth are not yours, and you may have to give points away.
      A dragon tile stands for any animal; the dragon client rides dragon tiles only.
      An animal with a client (*) counts for no sequence until a Fish. Lines cross sector borders.
      First round with 2 or 4 players: only { aid-first-round }.
      2 players: two sectors, one slot card, two tiles; the queue feeds your booth.
      3 players: neutral tiles (-) are on the spokes; cards they win leave the game.

## Table options

option-memory-aid = Memory aid
option-memory-aid-true = shows what everybody could work out
option-memory-aid-false = shows only how many
