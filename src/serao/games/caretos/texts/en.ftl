# Caretos in English.

game-about = A winter-night hunt: your two Monsters scatter groups of Villagers and catch those who stray.
game-credits = Designed by Paulo Pereira, illustrated by Matteo Piana, graphic design by Gil d'Orey, published by MEBO Games.

# -- actions --------------------------------------------------------------------------------------
# <choice>-<verb> where a choice needs its own words, else action-<verb>.

action-stop = End your turn
action-yes = Yes
action-play = Play { $card }
action-space = { $space }
action-colour = { $colour }
action-whole-group = The whole group
action-monster = Use { $monster }: { $ability }
action-careto = Careto { $number }, at { $space }
action-buy = Pay { $cost } for { $bonus }
action-spend-move = Pay { $cost } for one more move of { $monster }
action-spend-activate = Pay { $cost } to use { $monster } as well
action-spend-rescue = Pay { $cost } to free { $monster } from the Cauldron
action-rune-rescue = Let the Runes free { $monster } from the Cauldron
action-symbol = Start on the { $symbol } places: { $first } and { $second }
action-keep = Keep { $final }

setup-place-space = Stand { $monster } at { $space }, { $partner } on the other place
turn-start-play = Play { $card }{ $match ->
    [yes] {" "}- its Rune matches your pile
   *[no] {""}
}
gather-pick-space = Gather: the { $villagers } Villager at { $space } walks next
gather-dest-space = Gather: from { $from } to { $space }, { $met ->
    [lone] joining the { $villagers } Villager
   *[group] joining { $villagers }
}
careto-pick-careto = Move Careto { $number }, at { $space }, { $moves ->
    [one] one step
   *[other] { $moves } steps
}
careto-step-space = Careto { $careto } to { $space }{ $met ->
    [monster] {": "}puts { $owner-is-you ->
        [yes] { $your-who }
       *[no] { $who } of { $owner }
    } into the Cauldron
    [lone] {": "}takes the { $villagers } Villager out of the game
    [group] {": "}scatters { $villagers }
   *[free] {""}
} (steps left: { $moves })
flee-start-space = The first of them runs from { $from } to { $space }{ $met ->
    [monster] {": "}into the arms { $owner-is-you ->
        [yes] { $of-your-who }
       *[no] of { $who } of { $owner }
    }
    [careto] {": "}into the arms of a Careto
    [acting] {": "}into the bewitched group
    [lone] {": "}to the { $villagers } Villager there
    [group] {": "}to the group there
   *[free] {""}
}
flee-colour-colour = A { $colour } Villager runs to { $to }
move-step-space = { $first-mover } to { $space }{ $met ->
    [monster] {": "}passes through { $owner-is-you ->
        [yes] { $your-who }
       *[no] { $who } of { $owner }
    }
    [careto] {": "}passes through a Careto
    [acting] {": "}passes through the bewitched group
    [lone] {": "}captures the { $villagers } Villager
    [group] {": "}scares { $villagers }{ $lit ->
        [yes] {" "}and takes their Campfire
       *[no] , who have no Campfire
    }
   *[free] {""}
} (moves left: { $moves })
move-step-stop = { $first-mover } stays where it is
move-end-spend-move = Pay { $cost } for one more move of { $monster } now
move-end-stop = Go on without { $offered ->
    [move] buying a move
   *[all] spending Campfires
}
swap-pick-monster = { $first-mover } changes places with { $monster } at { $space }
swap-pick-careto = { $first-mover } changes places with Careto { $number } at { $space }
swap-pick-stop = No change of places
other-pick-monster = Lead { $owner-is-you ->
    [yes] { $your-monster }
   *[no] { $monster } of { $owner }
}, at { $space }, up to { $moves } moves
other-pick-stop = Lead no other Monster
scare-pick-space = Scare from afar the group at { $space }: { $villagers }
place-space = Put { $mover } at { $space }{ $met ->
    [lone] {": "}captures the { $villagers } Villager
    [group] {": "}scares { $villagers }{ $lit ->
        [yes] {" "}and takes their Campfire
       *[no] , who have no Campfire
    }
   *[free] {""}
}
walk-pick-space = Lead somebody away from { $space } ({ $villagers })
walk-pick-stop = Lead nobody further
walk-colour-colour = Lead a { $colour } Villager away from { $from }
walk-step-space = The { $walker } Villager goes to { $space }{ $met ->
    [monster] {": "}captured { $owner-is-you ->
        [yes] { $by-your-who }
       *[no] { $by-who } of { $owner }
    }
    [careto] {": "}taken by a Careto
    [acting] {": "}taken by the bewitched group
    [lone] {": "}where a { $villagers } Villager stands
    [group] {": "}where { $villagers } stand
   *[free] {""}
}
walk-step-stop = The { $walker } Villager stays at { $to }
reloc-src-space = Relocate somebody from { $space } ({ $villagers })
reloc-src-stop = Relocate nobody
reloc-who-colour = Relocate one { $colour } Villager from { $from }
reloc-who-whole-group = Relocate the whole group of { $from }
reloc-dest-space = Relocate { $walker } from { $from } to { $space }
group-pick-space = Bewitch the group at { $space } ({ $villagers }): it acts as a Careto
group-pick-stop = Bewitch no group
group-step-space = The bewitched group goes to { $space }{ $met ->
    [monster] {": "}puts { $owner-is-you ->
        [yes] { $your-who }
       *[no] { $who } of { $owner }
    } into the Cauldron
    [lone] {": "}takes the { $villagers } Villager out of the game
    [group] {": "}scatters { $villagers }
   *[free] {""}
} (steps left: { $moves })
group-step-stop = The bewitched group stays where it is
cauldron-ask-yes = Send { $met } to the Cauldron in passing
cauldron-ask-stop = Leave { $met } alone
return-place-space = { $first-mover } comes back at { $space }{ $met ->
    [lone] {": "}captures the { $villagers } Villager
   *[free] {""}
}

the-group = the whole group
one-villager = { $colour }
and-last = { $some }, { $last }
space-name = { $name } ({ $id })

# What sentences make of a Monster's name; in English it has no article.
name-first = { $article ->
   *[none] { $name }
}
name-by = by { $article ->
   *[none] { $name }
}
name-your = your { $article ->
   *[none] { $name }
}
name-first-your = Your { $article ->
   *[none] { $name }
}
name-of-your = of your { $article ->
   *[none] { $name }
}
name-by-your = by your { $article ->
   *[none] { $name }
}

# Cards where somebody chooses between them; recorded games have these words with the code.
night-called = { $alike ->
   *[no] { $id }: { $card }
}
bonus-called = { $alike ->
   *[no] { $id } ({ $points } VP: scare a group { $goal })
}
final-called = { $alike ->
   *[no] { $id } ({ $goal })
}
night-name = Night Card
bonus-name = Bonus Card
final-name = Final Bonus Card
night-card = { $night }, { $rune ->
    [none] no Rune
   *[other] { $rune } Rune
}{ $gather ->
    [yes] , gather
   *[no] {""}
}{ $careto ->
    [0] {""}
   *[other] , Careto { $careto }
}
night-about = A { $night } night{ $rune ->
    [none] {" "}without a Rune
   *[other] {" "}with the { $rune } Rune
}.{ $gather ->
    [yes] {" "}First lone Villagers walk to others.
   *[no] {""}
}{ $careto ->
    [0] {""}
    [one] {" "}First a Careto makes one step.
   *[other] {" "}First a Careto makes { $careto } steps.
} Then one of your Monsters uses its { $night } ability.
bonus-card = Bonus Card “scare a group { $goal }” ({ $points } VP)
bonus-about = Scare a group { $goal }: { $points } VP.
goal-0 = with two { $wanted ->
    [red] red
    [blue] blue
    [white] white
    [green] green
   *[yellow] yellow
} Villagers
goal-1 = at a { $wanted ->
    [village] Village
    [chapel] Chapel
    [granary] Granary
    [dolmen] Dolmen
    [forest] Forest
    [well] Well
    [waterfall] Waterfall
   *[circle] Crossroads
}
goal-2 = next to a { $wanted ->
    [village] Village
    [chapel] Chapel
    [granary] Granary
    [dolmen] Dolmen
    [forest] Forest
    [well] Well
    [waterfall] Waterfall
   *[circle] Crossroads
}
goal-3 = next to a Careto
goal-4 = next to another Monster
final-card = “{ $goal }”
final-goal-0 = { $points } VP for each set of { $per } different colours
final-goal-1 = { $points } VP for each { $per ->
    [one] Villager
   *[other] { $per } Villagers of one colour
}
final-goal-2 = { $points } VP for each { $per ->
    [one] {""}
   *[other] { $per }{" "}
}{ $colour ->
    [red] red
    [blue] blue
    [white] white
    [green] green
   *[yellow] yellow
} { $per ->
    [one] Villager
   *[other] Villagers
}
several-red = { $count } red
several-blue = { $count } blue
several-white = { $count } white
several-green = { $count } green
several-yellow = { $count } yellow

phase-setup = Set-up
phase-finals = Final Bonus Cards
phase-card = Play a Night Card
phase-gather = Villagers gather
phase-careto = A Careto moves
phase-monster = The Monsters' hour
phase-flight = The Villagers flee
phase-return = Out of the Cauldron
phase-end = The night is over
zone-hand = Your hand
zone-pile = Pile
zone-captured = Captured Villagers
zone-open = Open Bonus Cards
zone-fulfilled = Fulfilled Bonus Cards
zone-row = Bonus Cards for sale
zone-deck = Night deck
zone-supply = Campfires in the supply
zone-box = Lost to the Caretos
zone-final = Final Bonus Card

# -- what is asked --------------------------------------------------------------------------------
# ask-<choice>

ask-keep-final = Keep one of your two Final Bonus Cards
ask-setup-symbol = Choose two start places with the same sign
ask-setup-place = Where does { $monster } stand? { $first-partner } takes the other place
ask-turn-start = Play a Night Card from your hand
ask-gather-pick = Gather: which lone Villager walks next?
ask-gather-dest = Gather: whom does the Villager at { $from } join?
ask-careto-pick = Which Careto moves?
ask-careto-step = Where does Careto { $careto } go? All its steps must be made
ask-flee-start = Where does the first of them run? The rest follow clockwise
ask-flee-colour = Who runs to { $to }?
ask-action = Use a Monster, spend Campfires, or end your turn
ask-move-step = Where does { $mover } go? A lone Villager is captured, a group flees
ask-move-end = { $offered ->
    [move] One more move before the ability goes on?
   *[all] Spend Campfires before the ability goes on?
}
ask-swap-pick = With whom does { $mover } change places?
ask-other-pick = Which Monster does { $mover } lead?
ask-scare-pick = Which group does { $mover } scare from afar?
ask-place = Where does { $mover } appear?
ask-walk-pick = From where is somebody lured away?
ask-walk-colour = Who is lured away from { $from }?
ask-walk-step = Where does the { $walker } Villager go?
ask-reloc-src = From where is somebody relocated?
ask-reloc-who = { $from }: one Villager, or everybody?
ask-reloc-dest = Where to? Any place that can be reached through empty ones
ask-group-pick = Which group is bewitched?
ask-group-step = Lead the bewitched group as if it were a Careto
ask-cauldron-ask = Send { $met } to the Cauldron in passing?
ask-return-place = Where does { $mover } come back?

# -- why not ----------------------------------------------------------------------------------------

why-first-this = Something else comes first: answer what is asked now.
why-not-in-hand = This card is not in your hand.
why-card-played = You have played your Night Card of this turn.
why-card-first = Play a Night Card first: it says what your Monsters can do tonight.
why-monster-first = Choose one of your Monsters first.
why-careto-first = Choose a Careto first.
why-must-play = A Night Card must be played every turn.
why-not-in-row = This Bonus Card is not for sale.
why-too-many-open = You have { $most } open Bonus Cards; fulfil one first.
why-already-spent = You have spent Campfires this turn: once is all.
why-cannot-afford = That costs { $cost ->
    [one] one Campfire
   *[other] { $cost } Campfires
}, you hold { $held ->
    [0] none
   *[other] { $held }
}.
why-no-spending-now = Campfires are spent before you play your card or in the Monsters' hour, not in between.
why-nobody-used = The extra move is for the Monster used last: use one first.
why-no-step = The Monster used last has nowhere to step.
why-free-one-left = You can still use a Monster without paying.
why-ability-first = Your other Monster can be used when this ability is done.
why-already-used = A Monster can be used once in a turn.
why-in-cauldron = It is in the Cauldron.
why-nobody-in-cauldron = None of your Monsters is in the Cauldron.
why-no-match = The Runes of your two top cards do not match.
why-rune-used = The match of the Runes has been used.
why-runes-later = Runes free a Monster in the Monsters' hour, after the card.
why-not-in-play = This Monster is not in the game.
why-not-yours = This Monster belongs to somebody else.
why-not-your-other = The Werewolf changes places with your other Monster or with a Careto.
why-no-activation-left = You have used a Monster; a second one needs matching Runes or Campfires.
why-leads-itself = The Shepherdess leads another Monster, not herself.
why-caretos-obey-cards = Caretos move when a card or an ability says so.
why-off-the-board = This side of the board has no such place.
why-stands-there = It stands there already.
why-in-the-way = A Monster or a Careto stands there, and nobody passes.
why-no-way-out = With the moves left she could not come out again.
why-too-far = No path leads there from here.
why-no-jump-from-here = No path leads there, and one cannot jump from here.
why-no-jump-to-there = No path leads there, and one cannot jump to it.
why-careto-is-there = A Careto, or a group acting as one, stands there.
why-not-beside-them = Villagers flee to the places next to theirs.
why-nobody-there = There is no Villager.
why-not-alone = Only Villagers who are alone walk to others.
why-no-way-to-anybody = No free way leads this Villager to others.
why-way-is-barred = Somebody stands in the way.
why-bewitched = This group acts as a Careto until the turn ends.
why-no-group = Only a group can be chosen: two Villagers or more.
why-shut-in = They have nowhere to go.
why-not-empty = The place is not empty.
why-not-clear = A Monster or a Careto stands there.
why-has-walked = Who stands there has walked already.
why-not-its-kind = It cannot come back at a place of this kind.
why-nobody-of-that-colour = Nobody of that colour is among them.
why-not-your-sign = Your Monsters begin on the two places of your sign.
why-sign-taken = Somebody has chosen this sign.
why-not-dealt-to-you = This card was not dealt to you.
why-must-choose = This choice must be made.
why-must-gather = Gathering goes on while somebody alone can reach others.
why-must-step = A Careto must make all its steps.
why-must-flee = Everybody in the group runs.
why-step-is-bought = The move is paid for and must be made.
why-passing = She cannot stay where somebody else stands.
why-sent-off = She has to move on from where she sent somebody to the Cauldron.
why-first-step = The first step must be made.

# -- the reckoning ----------------------------------------------------------------------------------

reckoning-villagers = Captured Villagers: { $count }
reckoning-bonus = Bonus Card: scare a group { $goal }
reckoning-final = Final Bonus Card: { $goal }
reckoning-no-bonus = No such Bonus Card fulfilled
reckoning-no-final = No Final Bonus Card
sheet-villagers = Captured Villagers
sheet-bonus-0 = Bonus Cards: two of a colour
sheet-bonus-1 = Bonus Cards: at a place
sheet-bonus-2 = Bonus Cards: next to a place
sheet-bonus-3 = Bonus Cards: next to a Careto
sheet-bonus-4 = Bonus Cards: next to a Monster
sheet-final = Final Bonus Card
merit-campfires = most Campfires
merit-villagers = most captured Villagers

# -- events ---------------------------------------------------------------------------------------

event-starter-drawn = { $seat-is-you ->
    [yes] You begin.
   *[no] { $seat } begins.
}
event-team-dealt = { $seat-is-you ->
    [yes] Your Monsters are { $monster } and { $partner }.
   *[no] { $seat } plays { $monster } and { $partner }.
}
event-symbol-chosen = { $seat-is-you ->
    [yes] You start on the { $symbol } places.
   *[no] { $seat } starts on the { $symbol } places.
}
event-monster-placed = { $first-monster } is put at { $space }.
event-villagers-out = { $villagers } Villagers gather round { $places } Campfires.
event-final-dealt = { $seat-is-you ->
    [yes] Your Final Bonus Card is { $final }.
   *[no] { $seat } gets { $final }.
}
event-final-kept = { $seat-is-you ->
    [yes] You keep { $final } and give back { $given-back }.
   *[no] { $seat } keeps { $final } and gives back { $given-back }.
}
event-turn-began = { $seat-is-you ->
    [yes] Your turn.
   *[no] The turn of { $seat }.
}
event-card-played = { $seat-is-you ->
    [yes] You play { $card }.
   *[no] { $seat } plays { $card }.
}
event-runes-matched = { $seat-is-you ->
    [yes] The { $rune } Runes match: you may use both Monsters, or free one.
   *[no] The { $rune } Runes match: { $seat } may use both Monsters, or free one.
}
event-pile-emptied = { $seat-is-you ->
    [yes] Your pile of { $cards } cards goes to the box.
   *[no] The pile of { $seat }, { $cards } cards, goes to the box.
}
event-card-drawn = { $seat-is-you ->
    [yes] You draw { $card }.
   *[no] { $seat } draws { $card }.
}
event-last-round-began = { $seat-is-you ->
    [yes] You have drawn the last Night Card: one more turn for everybody, yours is the last.
   *[no] { $seat } has drawn the last Night Card: one more turn for everybody.
}
event-villager-gathered = A { $colour } Villager goes from { $space } to join those at { $to }.
event-campfire-lit = A Campfire is lit at { $space }.
event-campfire-returned = The Campfire of { $space } goes back to the supply.
event-campfire-taken = { $owner-is-you ->
    [yes] You take the Campfire of { $space }.
   *[no] { $owner } takes the Campfire of { $space }.
}
event-careto-moved = Careto { $careto } goes to { $space }.
event-villager-boxed = A { $colour } Villager is lost to the Caretos at { $space }.
event-monster-caught = { $owner-is-you ->
    [yes] { $first-your-monster } is thrown into the Cauldron.
   *[no] { $first-monster } of { $owner } is thrown into the Cauldron.
}
event-monster-returned = { $owner-is-you ->
    [yes] { $first-your-monster } comes back at { $space }.
   *[no] { $first-monster } of { $owner } comes back at { $space }.
}
event-monster-activated = { $seat-is-you ->
    [yes] You use { $monster } ({ $night }).
   *[no] { $seat } uses { $monster } ({ $night }).
}
event-monster-moved = { $first-monster } goes to { $space }.
event-monster-jumped = { $first-monster } jumps to { $space }.
event-villager-captured = { $owner-is-you ->
    [yes] { $first-your-monster } captures a { $colour } Villager at { $space }.
   *[no] { $first-monster } captures a { $colour } Villager at { $space } for { $owner }.
}
event-group-scared = { $owner-is-you ->
    [yes] { $first-your-monster } scares { $villagers } Villagers at { $space }.
   *[no] { $first-monster } of { $owner } scares { $villagers } Villagers at { $space }.
}
event-group-scattered = { $villagers } Villagers at { $space } run from a Careto.
event-villager-fled = A { $colour } Villager runs from { $space } to { $to }.
event-bonus-fulfilled = { $owner-is-you ->
    [yes] You fulfil the { $bonus }.
   *[no] { $owner } fulfils the { $bonus }.
}
event-bonus-bought = { $seat-is-you ->
    [yes] You pay { $cost } for the { $bonus }.
   *[no] { $seat } pays { $cost } for the { $bonus }.
}
event-bonus-turned-up = New in the row: { $bonus }.
event-move-bought = { $seat-is-you ->
    [yes] You pay { $cost } for one more move of { $monster }.
   *[no] { $seat } pays { $cost } for one more move of { $monster }.
}
event-activation-bought = { $seat-is-you ->
    [yes] You pay { $cost } to use { $monster } as well.
   *[no] { $seat } pays { $cost } to use { $monster } as well.
}
event-rescue-bought = { $seat-is-you ->
    [yes] You pay { $cost } to free { $monster }.
   *[no] { $seat } pays { $cost } to free { $monster }.
}
event-rescued-by-rune = { $seat-is-you ->
    [yes] Your Runes free { $monster }.
   *[no] The Runes of { $seat } free { $monster }.
}
event-monsters-swapped = { $first-monster } and { $partner } change places.
event-careto-swapped = { $first-monster } and Careto { $careto } change places.
event-villager-relocated = A { $colour } Villager is led from { $space } to { $to }.
event-group-relocated = The group of { $villagers } Villagers is led from { $space } to { $to }.
event-villager-walked = A { $colour } Villager is lured from { $space } to { $to }.
event-group-enchanted = The { $villagers } Villagers of { $space } act as a Careto until the turn ends.
event-group-moved = The bewitched group goes from { $space } to { $to }.
event-villagers-gone = No Villager is left on the board: the night is over.
event-final-revealed = { $seat-is-you ->
    [yes] Your Final Bonus Card { $final } pays { $points } VP.
   *[no] The Final Bonus Card of { $seat }, { $final }, pays { $points } VP.
}
event-game-scored = { $seat-is-you ->
    [yes] You end with { $points } VP.
   *[no] { $seat } ends with { $points } VP.
}
hidden-card = a card
hidden-final = a secret Final Bonus Card
hidden-given-back = another one

# -- names ----------------------------------------------------------------------------------------

# Places have names of the mountains, the same in every language; the code finds them on the map.
place-v1 = Vila Chã
place-v2 = Pitões
place-v3 = Covelas
place-v4 = Montesinho
place-c1 = São Brás
place-c2 = Santa Luzia
place-c3 = São Bento
place-g1 = Eira Velha
place-g2 = Soajo
place-g3 = Lindoso
place-d1 = Pedra Alta
place-d2 = Antelas
place-d3 = Mamoinha
place-d4 = Pedralva
place-f1 = Vale de Lobos
place-f2 = Souto Negro
place-f3 = Carvalhosa
place-f4 = Teixedo
place-w1 = Fonte Fria
place-w2 = Olho d'Água
place-w3 = Fonte Velha
place-t1 = Água Alta
place-t2 = Pincães
place-t3 = Salto Branco
place-p1 = Quatro Ventos
place-p2 = Três Marcos
place-p3 = Cruz de Pau
place-p4 = Alminhas
place-p5 = Portela Alta
place-p6 = Pedra Fendida
place-p7 = Vale Escuro
place-p8 = Ponte Velha
place-p9 = Carreirinha
place-p10 = Meia Légua
place-p11 = Terra Fria
place-p12 = Quelha Funda
place-p13 = Barreiros
place-p14 = Cancela Nova
place-p15 = Sete Caminhos
place-p16 = Malhada Nova
place-p17 = Lombada
place-p18 = Corga Fria

item-red = red
item-red-many = red
item-red-about = A Villager in red: 1 VP when captured.
item-blue = blue
item-blue-many = blue
item-blue-about = A Villager in blue: 1 VP when captured.
item-white = white
item-white-many = white
item-white-about = A Villager in white: 1 VP when captured.
item-green = green
item-green-many = green
item-green-about = A Villager in green: 1 VP when captured.
item-yellow = yellow
item-yellow-many = yellow
item-yellow-about = A Villager in yellow: 1 VP when captured.
item-careto = Careto
item-careto-about = Belongs to nobody: scatters groups, takes lone Villagers out of the game, puts Monsters into the Cauldron.
item-campfire = Campfire
item-campfire-about = Burns where a group stands. Who scares the group takes it and may spend it.
item-cauldron = the Cauldron
item-cauldron-about = Holds one Monster. A second one sets the first free.
item-comet = Comet
item-comet-about = On a Comet night Monsters use their first ability.
item-storm = Storm
item-storm-about = On a Storm night Monsters use their second ability.
item-moon = Moon
item-moon-about = On a Moon night Monsters use their third ability.
item-rune-knot = knot
item-rune-spiral = spiral
item-rune-star = star
item-rune-wheel = wheel
item-rune-wave = wave
item-sun = sun
item-sun-about = Two start places.
item-horn = horn
item-horn-about = Two start places.
item-hand = hand
item-hand-about = Two start places.
item-eye = eye
item-eye-about = Two start places.
item-circle = Crossroads
item-circle-about = A place without a name of its own.
item-village = Village
item-village-about = Groups of Villagers begin here.
item-chapel = Chapel
item-chapel-about = Groups of Villagers begin here.
item-granary = Granary
item-granary-about = Some Monsters jump to it.
item-dolmen = Dolmen
item-dolmen-about = Some Monsters jump to it.
item-forest = Forest
item-forest-about = Some Monsters jump to it.
item-well = Well
item-well-about = Maria Gancha jumps to it.
item-waterfall = Waterfall
item-waterfall-about = Some Monsters jump to it.

moves = { $move ->
    [one] { $move } move
   *[other] { $move } moves
}
other-moves = { $other-monster ->
    [one] { $other-monster } move
   *[other] { $other-monster } moves
}
item-werewolf = Werewolf
item-werewolf-about = Runs far, and changes places with his partner or with a Careto.
item-werewolf-comet = up to { moves }, then a Careto moves { $careto }
item-werewolf-storm = up to { moves }, jumping between Villages
item-werewolf-moon = change places with your other Monster or a Careto, then up to { moves }
item-moira = Enchanted Moira
item-moira-about = Leads Villagers to other places, and jumps nearly everywhere.
item-moira-comet = relocate a Villager or a whole group through empty places
item-moira-storm = up to { moves }, then a Careto moves { $careto }
item-moira-moon = up to { moves }, jumping between Waterfalls, Granaries, Dolmens, Forests, Chapels, Villages
item-shepherdess = Shepherdess of Wolves
item-shepherdess-about = Moves other Monsters, whose owners gain, and scares groups from afar.
item-shepherdess-comet = up to { moves }, then up to { other-moves } with any other Monster
item-shepherdess-storm = scare any group from afar
item-shepherdess-moon = up to { moves }, jumping between Waterfalls, Granaries, Dolmens, Forests, Chapels
item-trevor = Trevor
item-trevor-about = Lures Villagers away, one by one.
item-trevor-comet = up to { moves }, then a Careto moves { $careto }
item-trevor-storm = up to { moves }, jumping between Dolmens, Forests, Chapels, Villages
item-trevor-moon = { $villagers ->
    [one] one Villager walks
    [2] up to two Villagers walk
   *[other] up to { $villagers } Villagers walk
} { $walk ->
    [one] 1 step
    [2] 1 or 2 steps
   *[other] 1 to { $walk } steps
}{ $villagers ->
    [one] {""}
   *[other] {" "}each
}
item-lost-soul = Lost Soul
item-lost-soul-about = Passes through Monsters and Caretos, and may send Monsters to the Cauldron.
item-lost-soul-comet = up to { moves } through others, then a Careto moves { $careto }
item-lost-soul-storm = up to { moves }, sending Monsters she passes to the Cauldron
item-lost-soul-moon = up to { moves } through others, jumping between Forests, Granaries, Chapels, Villages, Dolmens
item-witch = Witch
item-witch-about = Appears wherever she likes on a Moon night.
item-witch-comet = up to { moves }, jumping between Forests, Granaries, Villages, Waterfalls
item-witch-storm = up to { moves }, then a Careto moves { $careto }
item-witch-moon = put her on any place without a Monster or a Careto
item-bogeyman = Bogeyman
item-bogeyman-about = Bewitches a whole group, which then acts as a Careto.
item-bogeyman-comet = a group moves up to { $group-careto ->
    [one] { $group-careto } step
   *[other] { $group-careto } steps
} and acts as a Careto until the turn ends
item-bogeyman-storm = up to { moves }, jumping between Dolmens, Granaries, Chapels
item-bogeyman-moon = up to { moves }, then a Careto moves { $careto }
item-maria-gancha = Maria Gancha
item-maria-gancha-about = The longest strides, and a second breath after a scare.
item-maria-gancha-comet = up to { moves }, jumping between Wells
item-maria-gancha-storm = up to { moves }, and { $after-scare ->
    [one] one more
   *[other] { $after-scare } more
} after her first scare
item-maria-gancha-moon = a Careto moves { $careto }, then the other one moves { $other-careto }

# -- the picture ----------------------------------------------------------------------------------

picture-turn = On turn: { $player }
picture-set-up = Set-up
picture-keep-final = Everybody keeps one of two Final Bonus Cards
picture-over = The game is over
picture-last-round = Last round, turns left { $turns }
picture-deck = Night deck { $cards }
picture-supply = Campfires in the supply { $campfires }
picture-cauldron = In the Cauldron:
picture-nobody = nobody
picture-tonight = Tonight { $card }
picture-match = Runes match
picture-spent = Campfires spent
picture-fleeing = Fleeing from { $space }:
picture-row = Bonus Cards for sale
picture-player = { $number } { $player }: { $points } VP   Campfires { $campfires }   hand { $hand }
picture-captured = captured
picture-pile = pile { $runes }
picture-open = open
picture-fulfilled = fulfilled
picture-none = none
picture-hand = Your hand
picture-final = Your Final Bonus Card: { $final }
picture-final-of = Final Bonus Card: { $final }
picture-final-offers = Keep one of
picture-final-given = Given back: { $final }
picture-legend = 1:Wolf Monster of player 1   rbwgy Villagers   * lit group   ! unlit group   & acts as a Careto
picture-kinds = V Village   C Chapel   G Granary   D Dolmen   F Forest   W Well   T Waterfall   P Crossroads
short-werewolf = Wolf
short-moira = Moira
short-shepherdess = Sheph
short-trevor = Trevor
short-lost-soul = Soul
short-witch = Witch
short-bogeyman = Bogey
short-maria-gancha = Maria
short-careto = CARETO{ $number }
letter-red = r
letter-blue = b
letter-white = w
letter-green = g
letter-yellow = y

# -- the player aid -------------------------------------------------------------------------------

player-aid =
    YOUR TURN
      1 Play one Night Card on your pile. Equal Rune on the card below it: a match.
      2 Do its symbols: gather (lone Villagers walk to others), Careto N (a Careto makes N steps).
      3 Use one Monster with tonight's ability. With a match: both, or free one from the Cauldron.
      4 Draw a card. After a match your whole pile goes to the box.
    {""}
    CAMPFIRES, one spending in a turn, also where an ability goes on after a move
      { $cost-bonus }  buy a Bonus Card (goal counts from next turn)    { $cost-extra-move }  one more move with the Monster just used
      { $cost-second-activation }  use your second Monster as well                  { $cost-rescue }  free your Monster from the Cauldron
    {""}
    WHO MEETS WHOM
      Monster enters a lone Villager   captured, 1 VP, the move goes on
      Monster enters a group           scared: you take its Campfire, the move ends, they flee
      Careto enters a lone Villager    out of the game, the Careto goes on
      Careto enters a group            scattered: the Campfire goes to the supply, the move ends
      Careto enters a Monster          into the Cauldron, the move ends; who was inside comes back
      Nobody enters a Careto; no Monster enters a Monster (the Lost Soul passes through).
    {""}
    FLIGHT  You choose the first place next to the group; then they run clockwise, one by one, each
      colour as you like. Onto a Monster: captured by it. Onto a Careto: out of the game.
    {""}
    THE END  No Villager left on the board: at once. Last Night Card drawn: one more turn each.
      1 VP for each captured Villager + fulfilled Bonus Cards + your Final Bonus Card.
      Tie: more Campfires, then more Villagers.

## Table options

option-expert-finals = Final Bonus Cards
option-expert-finals-false = one each, dealt
option-expert-finals-true = two each, keep one (experienced players)
