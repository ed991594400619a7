# Urto

game-about = Heroes race through a cave of monsters and mushrooms to reach Urto's chamber alive.
game-credits = Designed by Quentin Muller and Julien Conseil, published by Catillon Games.

## Artifacts

weapon-bonus = { $bonus ->
    [monsters] +{ $pvm } in PvM; nothing in PvP or against mushrooms
   *[all] +{ $pvm } to your combat rolls{ $pvp-differs ->
        [yes] ; +{ $pvp } instead in PvP
       *[no] {""}
    }{ $alpha-differs ->
        [yes] ; +{ $alpha } instead against the Alpha
       *[no] {""}
    }{ $mushroom-differs ->
        [yes] ; +{ $mushroom } instead against mushrooms
       *[no] {""}
    }
}
weapon-also = { $bonus ->
    [none] {""}
   *[some] {" "}{ weapon-bonus }.
}
item-rusty-sword = Rusty Sword
item-rusty-sword-about = { weapon-bonus }.
item-azura-longsword = Azura Longsword
item-azura-longsword-about = { weapon-bonus }.
item-moonstone-axe = Moonstone Axe
item-moonstone-axe-about = Your combat die is the { $die-d8-faces-size }-sided die.{ weapon-also }
item-opal-spear = Opal Spear
item-opal-spear-about = { weapon-bonus }.
item-hunters-halberd = Hunter's Halberd
item-hunters-halberd-about = { weapon-bonus }.
item-twin-daggers = Twin Daggers
item-twin-daggers-about = Roll { $dice ->
    [2] two of your combat dice and keep the higher (a re-roll re-rolls both)
   *[other] { $dice } of your combat dice and keep the highest (a re-roll re-rolls all)
}.{ weapon-also }
item-gobbler-tooth = Gobbler Tooth
item-gobbler-tooth-about = { weapon-bonus }. When you defeat a monster or the Alpha with it, recover { $victory-health } health.
item-emerald-staff = Emerald Staff
item-emerald-staff-about = Each mana you invest in reinforcement gives +{ $per-mana } instead of +1.{ weapon-also }
item-alpha-fang = Alpha Fang
item-alpha-fang-about = { weapon-bonus }.
item-spore-sickle = Spore Sickle
item-spore-sickle-about = { weapon-bonus }.
item-cursed-blade = Cursed Blade
item-cursed-blade-about = { $die-d8-faces-size }-sided die and { weapon-bonus }. Choosing it for a fight costs { $fight-cost } health (you need at least { $fight-need }).
item-healing-draught = Healing Draught
item-healing-draught-about = Recover { $amount } health.
item-mana-flask = Mana Flask
item-mana-flask-about = Recover { $amount } mana.
item-phoenix-feather = Phoenix Feather
item-phoenix-feather-about = When you die: come back at once on the same field with { $amount } health.
item-smoke-bomb = Smoke Bomb
item-smoke-bomb-about = On your turn, hide from a monster or the Alpha without paying mana.
item-shadow-whistle = Shadow Whistle
item-shadow-whistle-about = Instead of phases A and B: go to the field of another hero in the cave. Its token has no effect now.
item-powder-keg = Powder Keg
item-powder-keg-about = Before the first roll of a PvM fight on your turn: the monster loses { $amount ->
    [one] { $amount } life point
   *[other] { $amount } life points
}.
item-hex-doll = Hex Doll
item-hex-doll-about = Put the -{ $amount } health token on an opponent in the cave: his maximum health is { $amount } lower for the rest of the game.
item-loaded-die = Loaded Die
item-loaded-die-about = After a combat roll of yours on your turn: turn the kept die to its highest face.
item-spelunkers-map = Spelunker's Map
item-spelunkers-map-about = When you would draw a token for a field: draw { $amount }, choose 1, put the others back in the bag.
item-minstrels-ballad = Minstrel's Ballad
item-minstrels-ballad-about = Gain { $amount } honour.
item-boots-of-haste = Boots of Haste
item-boots-of-haste-about = Your sprint costs { $sprint } health less.
item-miners-lamp = Miner's Lamp
item-miners-lamp-about = Once per search you may re-roll the loot die; the second result stands.
item-pakaa-chainmail = Pak'aa's Chainmail
item-pakaa-chainmail-about = Each time you would take { $rules-armour-from } or more damage from a fight roll, take { $armour } less.
item-mana-crystal = Mana Crystal
item-mana-crystal-about = Your maximum mana is { $max-mana } higher. Resting gives you { $rest-mana } more mana.
item-life-amulet = Life Amulet
item-life-amulet-about = Your maximum health is { $max-health } higher. Resting gives you { $rest-health } more health.
item-spore-mask = Spore Mask
item-spore-mask-about = +{ $mushroom } to your rolls against mushrooms. Blorp traps and the event Poisonous Spores do not hurt you.
item-shadow-cloak = Shadow Cloak
item-shadow-cloak-about = Hiding and fleeing cost you { $hide } mana less.
item-trophy-belt = Trophy Belt
item-trophy-belt-about = Each time you defeat a monster or the Alpha, gain { $victory-honour } honour.
item-idol-of-mehorina = Idol of Mehorina
item-idol-of-mehorina-about = No effect, great honour.
item-tellurs-hammer = Tellur's Hammer
item-tellurs-hammer-about = Comes with the Tellur die.
item-phemes-trumpets = Pheme's Trumpets
item-phemes-trumpets-about = Comes with the Pheme die.
item-ankous-scythe = Ankou's Scythe
item-ankous-scythe-about = Comes with the Ankou die.

## Monsters

monster-alpha = Alpha
monster-cave-rat = Cave Rat
monster-blind-bat = Blind Bat
monster-glow-slug = Glow Slug
monster-lost-goat = Lost Goat
monster-bone-crawler = Bone Crawler
monster-tunnel-wolf = Tunnel Wolf
monster-mana-wisp = Mana Wisp
monster-root-stalker = Root Stalker
monster-goblin-packer = Goblin Packer
monster-shield-mole = Shield Mole
monster-cave-troll = Cave Troll
monster-marsh-hag = Marsh Hag
monster-emerald-shade = Emerald Shade
monster-bladed-mantis = Bladed Mantis
monster-mimic = Mimic
monster-stone-ogre = Stone Ogre
monster-opal-lurker = Opal Lurker
monster-abyss-spider = Abyss Spider
monster-petrified-knight = Petrified Knight
monster-lava-worm = Lava Worm
monster-blind-dragon = Blind Dragon
monster-morganite-horror = Morganite Horror

monster-about = Attack { $attack }, life { $life }, { $honour } honour{ $reward ->
    [none] .
    [mana] ; it leaves { $number } mana.
    [health] ; it leaves { $number } health.
    [artifact] ; it guards { $number ->
        [one] an artifact.
       *[other] { $number } artifacts.
    }
    [attack] ; it leaves { $number ->
        [one] an Attack token.
       *[other] { $number } Attack tokens.
    }
   *[defense] ; it leaves { $number ->
        [one] a Defense token.
       *[other] { $number } Defense tokens.
    }
}

## Events

card-hidden-spring = Hidden Spring
card-hidden-spring-about = Recover { $health } health.
card-mana-vein = Mana Vein
card-mana-vein-about = Recover { $mana } mana.
card-abandoned-camp = Abandoned Camp
card-abandoned-camp-about = Recover { $health } health and { $mana } mana.
card-whetstone = Whetstone
card-whetstone-about = Take { $tokens ->
    [one] { $tokens } Attack token
   *[other] { $tokens } Attack tokens
}.
card-fallen-bucklers = Fallen Bucklers
card-fallen-bucklers-about = Take { $tokens ->
    [one] { $tokens } Defense token
   *[other] { $tokens } Defense tokens
}.
card-blorp-nest = Blorp Nest
card-blorp-nest-about = Place { $trap ->
    [one] { $trap } Blorp trap.
   *[other] { $trap } Blorp traps, one after the other, on different fields.
}
card-cave-in = Cave-in
card-cave-in-about = Every hero in the cave, you included, loses { $health-loss } health.
card-poisonous-spores = Poisonous Spores
card-poisonous-spores-about = Lose { $health-loss } health.
card-bat-swarm = Bat Swarm
card-bat-swarm-about = Combat roll: on { $need } or more nothing happens, otherwise lose { $health-loss } health.
card-rockfall = Rockfall
card-rockfall-about = Combat roll: lose as much health as you fall short of { $base }.
card-own-reflection = Your Reflection
card-own-reflection-about = Combat roll against a d6 rolled for your reflection: lower loses the difference in health; higher gains { $honour } honour.
card-ambush = Ambush
card-ambush-about = Fight a monster.
card-roar-of-the-alpha = Roar of the Alpha
card-roar-of-the-alpha-about = Fight the Alpha (a monster if no Alpha card is left).
card-relic-of-the-ancients = Relic of the Ancients
card-relic-of-the-ancients-about = Gain { $honour } honour.
card-humbling = Humbling Fall
card-humbling-about = Lose { $honour-loss } honour.
card-forgotten-chest = Forgotten Chest
card-forgotten-chest-about = Draw an artifact.
card-oracle-pool = Oracle Pool
card-oracle-pool-about = Look at the top 2 artifacts, take 1, discard the other.
card-thief-of-the-depths = Thief of the Depths
card-thief-of-the-depths-about = Discard 1 artifact of your choice (not a divine one). If you have none, lose { $else-mana-loss } mana.
card-cursed-idol = Cursed Idol
card-cursed-idol-about = Choose: lose { $health-loss } health or lose { $mana-loss } mana ({ $mana-loss } mana only if you have { $mana-loss ->
    [one] it
   *[other] them
}).
card-bargain-of-shades = Bargain of Shades
card-bargain-of-shades-about = You may pay { $n } mana to draw { $m ->
    [one] an artifact
   *[other] { $m } artifacts
}.
card-blood-pact = Blood Pact
card-blood-pact-about = You may pay { $n } health to gain { $m } honour.
card-secret-passage = Secret Passage
card-secret-passage-about = You may move one field, as with a shortcut.
card-slippery-slope = Slippery Slope
card-slippery-slope-about = Slide back to the field you came from; its token has no effect.
card-exchange-of-shadows = Exchange of Shadows
card-exchange-of-shadows-about = You may swap places with another hero in the cave; no token takes effect.
card-drifting-spores = Drifting Spores
card-drifting-spores-about = You may move one mushroom to another field without a hero.
card-tremor = Tremor
card-tremor-about = Choose a field: every hero there loses { $landslide } health.
card-mana-storm = Mana Storm
card-mana-storm-about = Every hero in the cave, you included, loses { $mana-loss } mana.
card-healing-rain = Healing Rain
card-healing-rain-about = Every hero in the cave, you included, recovers { $health } health.
card-second-wind = Second Wind
card-second-wind-about = If you sprint this turn, the sprint costs no health.
card-champions-duel = Champions' Duel
card-champions-duel-about = Choose an opponent in the cave: fight him at once in a PvP fight, wherever he stands.
card-sleeping-gas = Sleeping Gas
card-sleeping-gas-about = You skip phases A, B and C of your next turn.
card-light-fingers = Light Fingers
card-light-fingers-about = Choose an opponent in the cave with an artifact that is not divine: take one of his non-divine artifacts at random.
card-mercy-of-urto = Mercy of Urto
card-mercy-of-urto-about = Every dead hero comes back on START with { $rules-revival-health } health, and you gain { $honour } honour. If no hero is dead, recover { $health } health instead.

## Heroes

hero-sankaa = Sank'aa
hero-sankaa-about = { $free-rerolls ->
    [one] The first re-roll of your combat die in each fight (PvM or PvP) costs
   *[other] The first { $free-rerolls } re-rolls of your combat die in each fight (PvM or PvP) cost
} 0 mana. When you may search a torch field you must: you cannot decline (you may still use a fountain instead).
hero-armenius = Armenius
hero-armenius-about = Each time you defeat a monster or the Alpha, recover { $victory-health } health. Hiding and fleeing cost you { $hide } mana instead of { $simplified-hide }.
hero-oriandra = Oriandra
hero-oriandra-about = The permanent { $die-d8-faces-size }-sided die costs you { $d8 } mana instead of { $simplified-d8 }. A sprint costs you { $sprint } health instead of { $simplified-sprint }.
hero-molesor = Molesor
hero-molesor-about = When a combat roll of yours ties (PvM or PvP), the opponent loses { $tie-damage } health. Resting gives you { $rest-mana } mana (and no health). You never recover health, from any source. Coming back to life is the one exception.
hero-beardwhy = Beardwhy
hero-beardwhy-about = A sprint costs you { $sprint } health instead of { $simplified-sprint }. You destroy mushrooms on { $mushroom } or more. You carry at most { $limit ->
    [one] { $limit } artifact
   *[other] { $limit } artifacts
} instead of { $simplified-limit }.

## Tokens

token-torch = Torch
token-torch-about = You may search (loot die).
token-torch-event = Torch and event
token-torch-event-about = Draw an event card, then you may search.
token-torch-fountain = Torch and fountain
token-torch-fountain-about = Search, or exchange mana and health 1:1 at the fountain.
token-shortcut = Shortcut
token-shortcut-about = You may move one more field, any direction, free.
token-mushroom = Mushroom
token-mushroom-about = Blocks the field; a combat roll of { $simplified-mushroom } or more destroys it; the destroyer then plants it elsewhere.
token-monster = Monster nest
token-monster-about = Fight a monster card on every entry. No rest, no sprint from here this turn, no PvP here.
token-honour1 = Honour
token-honour1-about = Gain { $token-honour1-honour } honour, draw again.
token-honour2 = Double honour
token-honour2-about = Gain { $token-honour2-honour } honour, draw again.
token-attack = Attack
token-attack-about = Spend before a fight: +1 to all your combat rolls of that fight.
token-defense = Defense
token-defense-about = Spend when you would take fight damage: prevent 1.
token-blorp-trap = Blorp trap
token-blorp-trap-about = Next hero to enter the field loses { $rules-trap-damage } health; the trap goes back to the supply.
token-minus2-health = -{ $artifact-hex-doll-amount } health
token-minus2-health-about = Put on a hero by Hex Doll: that hero's maximum health is { $artifact-hex-doll-amount } lower for the rest of the game.
token-health = Health marker
token-health-about = Marks current health on the hero card, one per hero.
token-mana = Mana marker
token-mana-about = Marks current mana on the hero card, one per hero.
token-draw-artifact = Draw an artifact
token-draw-artifact-about = First hero on the field takes it and draws an artifact.
token-alpha = Alpha
token-alpha-about = Marks the Alpha's field in the centre.

## Fields

field-start = Cave Mouth
field-c1 = Throat
field-c2 = Forked Stone
field-alpha = The Alpha's Rock
field-c3 = Last Step
field-urto = Urto's Chamber
field-h-in1 = West Inner Ring 1
field-h-in2 = West Inner Ring 2
field-h-in3 = West Inner Ring 3
field-h-in4 = West Inner Ring 4
field-h-in5 = West Inner Ring 5
field-h-mid1 = West Long Gallery 1
field-h-mid2 = West Long Gallery 2
field-h-mid3 = West Long Gallery 3
field-h-mid4 = West Long Gallery 4
field-h-mid5 = West Long Gallery 5
field-h-mid6 = West Long Gallery 6
field-h-mid7 = West Long Gallery 7
field-h-mid8 = West Long Gallery 8
field-h-mid9 = West Long Gallery 9
field-h-mid10 = West Long Gallery 10
field-h-wing1 = West Far Wing 1
field-h-wing2 = West Far Wing 2
field-h-wing3 = West Far Wing 3
field-h-wing4 = West Far Wing 4
field-h-wing5 = West Far Wing 5
field-h-art = West Treasure Niche
field-h-stele = Stele of Tellur
field-t-in1 = East Inner Ring 1
field-t-in2 = East Inner Ring 2
field-t-in3 = East Inner Ring 3
field-t-in4 = East Inner Ring 4
field-t-in5 = East Inner Ring 5
field-t-mid1 = East Long Gallery 1
field-t-mid2 = East Long Gallery 2
field-t-mid3 = East Long Gallery 3
field-t-mid4 = East Long Gallery 4
field-t-mid5 = East Long Gallery 5
field-t-mid6 = East Long Gallery 6
field-t-mid7 = East Long Gallery 7
field-t-mid8 = East Long Gallery 8
field-t-mid9 = East Long Gallery 9
field-t-mid10 = East Long Gallery 10
field-t-wing1 = East Far Wing 1
field-t-wing2 = East Far Wing 2
field-t-wing3 = East Far Wing 3
field-t-wing4 = East Far Wing 4
field-t-wing5 = East Far Wing 5
field-t-art = East Treasure Niche
field-t-stele = Stele of Pheme

## Dice

d8 = { $die-d8-faces-size ->
    [8] eight
   *[other] { $die-d8-faces-size }
}-sided die
die-d6 = { $die-d6-faces-size ->
    [6] Six
   *[other] { $die-d6-faces-size }
}-sided combat die
die-d8 = { $die-d8-faces-size ->
    [8] Eight
   *[other] { $die-d8-faces-size }
}-sided combat die
die-loot = Loot die
die-pheme = Die of Pheme
die-tellur = Die of Tellur
die-ankou = Die of Ankou
loot-alpha = the Alpha
loot-monster = a monster
loot-artifact = an artifact
loot-mana = { $mana } mana
loot-health = { $health } health
loot-event = an event
face-honour1 = { $face-honour1-amount } honour
face-honour2 = { $face-honour2-amount } honour
face-steal-honour = steal { $face-steal-honour-amount ->
    [1] honour
   *[other] { $face-steal-honour-amount } honour
} from every opponent
face-mana1 = { $face-mana1-amount } mana
face-artifact = an artifact
face-fail = a fail
face-landslide1 = { $face-landslide1-amount ->
    [1] a landslide
   *[other] a landslide of { $face-landslide1-amount }
}
face-landslide2 = { $face-landslide2-amount ->
    [2] a double landslide
   *[other] a landslide of { $face-landslide2-amount }
}
face-landslide-global = { $face-landslide-global-amount ->
    [1] a global landslide
   *[other] a global landslide of { $face-landslide-global-amount }
}
face-curse1 = a curse of { $face-curse1-amount }
face-curse2 = a curse of { $face-curse2-amount }
face-curse3 = a curse of { $face-curse3-amount }
side-hammer = the hammer
side-trumpets = the trumpets
deck-artifact = artifact
deck-event = event
supply-attack = Attack
supply-defense = Defense
state-cave = in the cave
state-arrived = arrived
state-dead = dead

## Achievements

achievement-survivor = Survivor
achievement-survivor-about = Meet Urto with exactly 1 health.
achievement-the-rock = The Rock
achievement-the-rock-about = Meet Urto with all your health.
achievement-highlander = Highlander
achievement-highlander-about = Be the only one to arrive.
achievement-economist = Economist
achievement-economist-about = Meet Urto with 7 or more mana.
achievement-murderer = Murderer
achievement-murderer-about = Kill 2 rivals.
achievement-assassin = Assassin
achievement-assassin-about = Kill 3 rivals.
achievement-serial-killer = Serial killer
achievement-serial-killer-about = Kill 4 rivals.
achievement-the-goat = The goat
achievement-the-goat-about = Roll 3 fails on one divine die.
achievement-flash = Flash
achievement-flash-about = Draw two shortcuts in a row.
achievement-fricassee = A good fricassee
achievement-fricassee-about = Draw two mushrooms in a row.
achievement-best-friends = Best friends
achievement-best-friends-about = Arrive with at least three others.
achievement-chocolate-medal = Chocolate medal
achievement-chocolate-medal-about = Die one field before the end.
achievement-too-big-fish = Too big fish
achievement-too-big-fish-about = Die in a fight with the Alpha.
achievement-conservator = Conservator
achievement-conservator-about = Arrive with the first two artifacts you ever kept.
achievement-score-50 = Insane score
achievement-score-50-about = Arrive, and finish with 50 points or more.
achievement-score-60 = Really insane score
achievement-score-60-about = Arrive, and finish with 60 points or more.
achievement-score-70 = No words left
achievement-score-70-about = Arrive, and finish with 70 points or more.

## What lies on a field, for the words of a choice

lies-undiscovered = undiscovered
lies-floor = nothing there
lies-start = the way back
lies-alpha = the Alpha
lies-nest = a monster
lies-niche = an artifact
lies-die = a divine die
lies-urto = the goal
lies-torch = a torch
lies-torch-event = an event, then a torch
lies-torch-fountain = a torch and a fountain
lies-shortcut = a shortcut
lies-mushrooms = { $number ->
    [one] a mushroom
   *[other] { $number } mushrooms
} in front of { $behind }
lies-trapped = a trap and { $behind }

## Choices

action-field = { $field }: { $lies }
opening-menu-field = Go to { $field }: { $lies }
sprint-field-field = Sprint to { $field }: { $lies }
free-step-field = Slip through to { $field }: { $lies }
plant-field = Plant the mushroom on { $field }
move-mushroom-field = Take a mushroom from { $field }
mushroom-target-field = Put it on { $field }
lay-trap-field = Lay the trap on { $field }
landslide-field = Bring { $amount } damage down on { $field }: { $heroes }

action-player = Choose { $player }
opening-menu-player = Attack { $player } ({ $health } health, { $mana } mana): +{ $honour } honour
after-move-menu-player = Attack { $player } ({ $health } health, { $mana } mana): +{ $honour } honour
whistle-target-player = Go to { $player } on { $field }
hex-target-player = Hex { $player }: maximum health { $maximum } drops by { $hex }
duel-player = Challenge { $player } ({ $health } health, { $mana } mana)
steal-artifact-player = Steal from { $player } ({ $cards ->
    [one] 1 artifact
   *[other] { $cards } artifacts
})
swap-places-player = Swap places with { $player } on { $field }

action-artifact = Play the { $item }: { $about }
prepare-artifact = Fight with the { $item }: { $about }
keep-one-artifact = Keep the { $item }: { $about }
take-one-of-two-artifact = Take the { $item }: { $about }
discard-over-limit-artifact = Discard the { $item }: { $about }
discard-to-thief-artifact = Lose the { $item } to the thief: { $about }

action-bare = Fight with bare hands
action-rest = Rest: +{ $rest-health } health, +{ $rest-mana } mana, and end your move
action-end = End your move
divine-roll-end = Leave the divine die alone
fountain-again-end = Leave the fountain
action-sprint = Sprint one more field for { $sprint } health
action-search = Search: roll the loot die
action-decline = Decline
search-decline = Leave the torch alone
fountain-decline = Leave torch and fountain alone
free-step-decline = Stay on { $here }
offer-map-decline = Keep the map and draw blindly
swap-places-decline = Stay where you are
move-mushroom-decline = Leave the mushrooms where they are
take-divine-decline = Leave { $divine } on its stele
take-scythe-decline = Leave the scythe to nobody and finish your game
may-pay-decline = Pay nothing
action-accept = Accept
take-divine-accept = Take { $divine } and its die{ $gives-up ->
    [no] {""}
   *[yes] , giving up { $other-divine }
}
take-scythe-accept = Take the scythe and curse those still in the cave{ $gives-up ->
    [no] {""}
   *[yes] , giving up { $other-divine }
}
may-pay-accept = Pay { $price } { $currency ->
    [mana] mana
   *[health] health
} for { $gain ->
    [honour] { $number } honour
   *[artifact] { $number ->
        [one] an artifact
       *[other] { $number } artifacts
    }
}
action-fight = Fight the { $monster } (attack { $attack }, life { $life })
fight-or-flee-fight = Stand and fight { $rival }
action-hide = Hide from the { $monster } for { $hide } mana
fight-or-flee-hide = Flee from { $rival } for { $hide } mana
action-roll = Roll the combat die ({ $sides } sides)
action-keep = Keep the { $die }{ $against ->
    [monster] : { $total } against { $attack }
    [mushroom] : { $total }, { $need } needed
    [rival] : { $total } against { $rival-total }
   *[nothing] {""}
}
keep-loot-keep = Keep the loot: { $loot }
action-reroll = Re-roll the { $die } for { $reroll } mana
keep-loot-reroll = Roll the loot die again with the lamp
action-buy-d8 = Buy the { d8 } for { $d8 } mana, for good
action-reinforce = { $number ->
    [0] No reinforcement: roll
   *[other] Reinforce with { $number } mana: +{ $bonus } to every roll
}
action-add-attack = Spend an Attack token: +1 for the whole fight
action-use-defense = Spend a Defense token: 1 damage less of { $damage }
action-take-damage = Take { $damage } damage
action-mana-to-health = Turn 1 mana into 1 health
action-health-to-mana = Turn 1 health into 1 mana
action-lose-health = Lose { $loss-health } health
action-lose-mana = Lose { $loss-mana } mana
action-hero = Take { $hero } ({ $health } health, { $mana } mana): { $about }
action-side = Play the side of { $side }
action-roll-divine = Roll the die of { $divine }
action-token = Lay down { $token }: { $about }
action-empty-field = Let it fall where nobody stands

## What happens

drawn-card = { $name }: { $about }
hidden-artifact = an artifact
event-starter-drawn = { $seat-is-you ->
    [yes] You begin
   *[no] { $seat } begins
} the game.
event-hero-taken = { $seat-is-you ->
    [yes] You play
   *[no] { $seat } plays
} { $hero }.
event-side-chosen = { $seat-is-you ->
    [yes] You choose
   *[no] { $seat } chooses
} the side of { $side }; the other flank is closed.
event-starting-artifact-kept = { $seat-is-you ->
    [yes] You keep
   *[no] { $seat } keeps
} { $artifact }.
event-turn-began = Round { $round }: { $seat-is-you ->
    [yes] You are
   *[no] { $seat } is
} on.
event-turn-slept = { $seat-is-you ->
    [yes] You sleep
   *[no] { $seat } sleeps
} through the turn.
event-hero-rested = { $seat-is-you ->
    [yes] You rest
   *[no] { $seat } rests
} at the campfire.
event-field-announced = { $seat-is-you ->
    [yes] You set out
   *[no] { $seat } sets out
} for { $field }.
event-hero-sprinted = { $seat-is-you ->
    [yes] You sprint
   *[no] { $seat } sprints
} for { $amount ->
    [0] free.
   *[other] { $amount } health.
}
event-field-entered = { $seat-is-you ->
    [yes] You stand
   *[no] { $seat } stands
} on { $field }.
event-token-drawn = { $seat-is-you ->
    [yes] You draw
   *[no] { $seat } draws
} { $token } for { $field }.
event-tokens-shown = { $seat-is-you ->
    [yes] You look
   *[no] { $seat } looks
} at { $number ->
    [one] 1 token
   *[other] { $number } tokens
} and { $seat-is-you ->
    [yes] choose
   *[no] chooses
} { $token }.
event-bag-empty = The bag is empty: { $field } is lit by a torch.
event-mushroom-destroyed = { $seat-is-you ->
    [yes] You destroy
   *[no] { $seat } destroys
} the mushroom on { $field } with { $total }.
event-mushroom-held = The mushroom on { $field } withstands { $seat-is-you ->
    [yes] your
   *[no] { $seat }'s
} { $total }.
event-mushroom-planted = { $seat-is-you ->
    [yes] You plant
   *[no] { $seat } plants
} the mushroom on { $field }.
event-mushroom-moved = { $seat-is-you ->
    [yes] You move
   *[no] { $seat } moves
} a mushroom from { $source } to { $field }.
event-trap-laid = { $seat-is-you ->
    [yes] You lay
   *[no] { $seat } lays
} a Blorp trap on { $field }.
event-trap-sprung = { $seat-is-you ->
    [yes] You step
   *[no] { $seat } steps
} into the Blorp trap on { $field }, laid by { $owner-is-you ->
    [yes] you
   *[no] { $owner }
}.
event-search-declined = { $seat-is-you ->
    [yes] You leave
   *[no] { $seat } leaves
} the torch alone.
event-loot-rolled = { $seat-is-you ->
    [yes] You roll
   *[no] { $seat } rolls
} { $number } on the loot die: { $loot }.
event-monster-met = { $seat-is-you ->
    [yes] You meet
   *[no] { $seat } meets
} the { $monster } (attack { $attack }, life { $life }).
event-hero-hid = { $seat-is-you ->
    [yes] You hide
   *[no] { $seat } hides
} from the { $monster }{ $amount ->
    [0] {""}
   *[other] {" "}for { $amount } mana
}.
event-weapon-chosen = { $seat-is-you ->
    [yes] You fight
   *[no] { $seat } fights
} with the { $artifact }.
event-attack-added = { $seat-is-you ->
    [yes] You spend
   *[no] { $seat } spends
} an Attack token.
event-fight-reinforced = { $seat-is-you ->
    [yes] You invest
   *[no] { $seat } invests
} { $amount } mana: +{ $bonus } to every roll.
event-die-bought = { $seat-is-you ->
    [yes] You buy
   *[no] { $seat } buys
} the { d8 } for { $amount } mana.
event-combat-rolled = { $seat-is-you ->
    [yes] You roll
   *[no] { $seat } rolls
} { $die }.
event-die-rerolled = { $seat-is-you ->
    [yes] You roll again
   *[no] { $seat } rolls again
} { $amount ->
    [0] for free.
   *[other] for { $amount } mana.
}
event-die-turned = { $seat-is-you ->
    [yes] You turn
   *[no] { $seat } turns
} the die to { $die }.
event-monster-missed = { $total } against the { $monster }: nobody is hurt.
event-monster-hurt = { $total } against the { $monster }: it loses { $amount } and has { $life } left.
event-monster-struck = { $total } against the { $monster }: it strikes back for { $amount }.
event-monster-defeated = { $seat-is-you ->
    [yes] You defeat
   *[no] { $seat } defeats
} the { $monster }: a trophy of { $honour } honour.
event-pvp-began = { $attacker-is-you ->
    [yes] You attack
   *[no] { $attacker } attacks
} { $defender-is-you ->
    [yes] you
   *[no] { $defender }
}.
event-hero-fled = { $defender-is-you ->
    [yes] You flee
   *[no] { $defender } flees
} from { $attacker-is-you ->
    [yes] you
   *[no] { $attacker }
}{ $amount ->
    [0] {""}
   *[other] {" "}for { $amount } mana
}.
event-pvp-compared = { $attacker-is-you ->
    [yes] Your
   *[no] { $attacker }'s
} { $total } against { $defender-is-you ->
    [yes] your
   *[no] { $defender }'s
} { $other-total }.
event-damage-prevented = { $seat-is-you ->
    [yes] You are
   *[no] { $seat } is
} spared { $amount } damage.
event-reflection-rolled = The reflection rolls { $die }.
event-event-drawn = { $seat-is-you ->
    [yes] You draw
   *[no] { $seat } draws
} the event { $event }
event-artifact-drawn = { $seat-is-you ->
    [yes] You draw
   *[no] { $seat } draws
} { $artifact }.
event-artifacts-seen = { $seat-is-you ->
    [yes] You look
   *[no] { $seat } looks
} at two artifacts.
event-artifact-discarded = { $seat-is-you ->
    [yes] You discard
   *[no] { $seat } discards
} the { $artifact }.
event-artifact-played = { $seat-is-you ->
    [yes] You play
   *[no] { $seat } plays
} the { $artifact }.
event-artifact-revealed = { $seat-is-you ->
    [yes] You show
   *[no] { $seat } shows
} the { $artifact }.
event-artifact-stolen = { $taker-is-you ->
    [yes] You steal
   *[no] { $taker } steals
} the { $artifact } from { $owner-is-you ->
    [yes] you
   *[no] { $owner }
}.
event-tokens-taken = { $seat-is-you ->
    [yes] You take
   *[no] { $seat } takes
} { $number ->
    [one] 1 { $supply } token.
   *[other] { $number } { $supply } tokens.
}
event-hero-hexed = { $seat-is-you ->
    [yes] You hex
   *[no] { $seat } hexes
} { $target-is-you ->
    [yes] you
   *[no] { $target }
}.
event-hero-whistled = { $seat-is-you ->
    [yes] You appear
   *[no] { $seat } appears
} beside { $target-is-you ->
    [yes] you
   *[no] { $target }
} on { $field }.
event-hero-slid = { $seat-is-you ->
    [yes] You slide
   *[no] { $seat } slides
} back to { $field }.
event-places-swapped = { $first-is-you ->
    [yes] You
   *[no] { $first }
} and { $second-is-you ->
    [yes] you
   *[no] { $second }
} swap places.
event-sprint-freed = { $seat-is-you ->
    [yes] You feel
   *[no] { $seat } feels
} a second wind: a sprint costs nothing this turn.
event-sleep-fell = { $seat-is-you ->
    [yes] You will sleep
   *[no] { $seat } will sleep
} through the next turn.
event-offer-declined = { $seat-is-you ->
    [yes] You decline
   *[no] { $seat } declines
} the offer.
event-divine-taken = { $seat-is-you ->
    [yes] You take
   *[no] { $seat } takes
} { $artifact } and its die.
event-divine-returned = { $seat-is-you ->
    [yes] You give up
   *[no] { $seat } gives up
} { $artifact }.
event-divine-rolled = { $seat-is-you ->
    [yes] You roll
   *[no] { $seat } rolls
} the die of { $artifact }: { $face }.
event-landslide-aimed = { $seat-is-you ->
    [yes] You bring
   *[no] { $seat } brings
} { $amount } damage down on { $field }.
event-landslide-wasted = { $seat-is-you ->
    [yes] You let
   *[no] { $seat } lets
} the rocks fall where nobody stands.
event-honour-stolen = { $seat-is-you ->
    [yes] You steal
   *[no] { $seat } steals
} { $amount } honour.
event-feather-burnt = { $seat-is-you ->
    [yes] You rise
   *[no] { $seat } rises
} from the ashes with { $health } health.
event-hero-died = { $seat-is-you ->
    [yes] You die
   *[no] { $seat } dies
} on { $field }.
event-hero-killed = { $seat-is-you ->
    [yes] You have killed
   *[no] { $seat } has killed
} { $target-is-you ->
    [yes] you
   *[no] { $target }
}.
event-hero-revived = { $seat-is-you ->
    [yes] You return
   *[no] { $seat } returns
} to START with { $health } health.
event-hero-arrived = { $seat-is-you ->
    [yes] You reach
   *[no] { $seat } reaches
} Urto's chamber.
event-health-gained = { $seat-is-you ->
    [yes] You recover
   *[no] { $seat } recovers
} { $amount } health (now { $health }).
event-health-lost = { $seat-is-you ->
    [yes] You lose
   *[no] { $seat } loses
} { $amount } health (now { $health }).
event-mana-gained = { $seat-is-you ->
    [yes] You recover
   *[no] { $seat } recovers
} { $amount } mana (now { $mana }).
event-mana-lost = { $seat-is-you ->
    [yes] You lose
   *[no] { $seat } loses
} { $amount } mana (now { $mana }).
event-honour-gained = { $seat-is-you ->
    [yes] You gain
   *[no] { $seat } gains
} { $amount } honour (now { $honour }).
event-honour-lost = { $seat-is-you ->
    [yes] You lose
   *[no] { $seat } loses
} { $amount } honour (now { $honour }).
event-deck-reshuffled = { $number ->
    [one] 1 card goes
   *[other] { $number } cards go
} from the discards back into the { $deck } deck.
event-cave-collapsed = After round { $round } the cave collapses.
event-achievement-earned = { $seat-is-you ->
    [yes] You earn
   *[no] { $seat } earns
} a page in the golden book: { $achievement }.
event-nobody-won = Nobody has reached Urto: there is no winner.
event-game-won = { $seat-is-you ->
    [yes] You win
   *[no] { $seat } wins
} with { $score ->
    [one] 1 point.
   *[other] { $score } points.
}
event-game-shared = { $number } heroes share the victory with { $score } points.

## On the board: kinds and windows of artifacts, bars, marks, zones, places, phases

colour-green = weapon
colour-pink = single use
colour-yellow = lasting
colour-divine = divine
use-weapon = One weapon for each fight
use-turn = On your turn
use-turn-before-move = On your turn, before you move
use-prep-pvm = Before the first roll against a monster
use-hide = When you meet a monster
use-reroll-own-turn = After a combat roll on your turn
use-before-token-draw = When you draw a token
use-after-loot-roll = After the loot die
use-death = When you die, by itself
use-end-of-turn = At the end of your turn
use-passive = Always

bar-health = Health
bar-health-about = At 0 the hero is dead. What is left at the end counts as points.
bar-mana = Mana
bar-mana-about = Pays for magic: re-rolls, hiding, reinforcement, the { d8 }. What is left at the end counts as points.
bar-honour = Honour
bar-honour-about = The bar, the trophies and the artifacts still owned: points at the end.
mark-d8 = { $die-d8-faces-size ->
    [8] Eight
   *[other] { $die-d8-faces-size }
}-sided die
mark-d8-about = All combat rolls of this hero use the { d8 }, for good.
mark-rested = Rested
mark-rested-about = Rested on the last turn: no rest on this one.
mark-skip = Asleep
mark-skip-about = Sleeps through phases A to C of the next turn.
mark-hexed = Hexed
mark-hexed-about = Maximum health is lower for the rest of the game.

zone-bag = Bag
zone-bag-about = Everybody knows what is left in the bag; nobody knows what comes next.
zone-monsters = Monsters
zone-monsters-about = Never reshuffled: when the pile is empty, nests become torches.
zone-events = Events
zone-events-about = Drawn on torch and event fields, and by the loot die.
zone-artifacts = Artifacts
zone-artifacts-about = Found by searching, in the niches, and with monsters that guard one.
zone-alpha = Alpha cards
zone-alpha-about = Each victory over the Alpha takes one; without them its rock is a common nest.
zone-hand = Your artifacts
zone-trophies = Trophies
zone-dice = Dice

place-start-about = Here everybody begins. The field has no effect.
place-cave-about = Undiscovered: whoever goes there draws a token from the bag.
place-alpha-about = The Alpha lives here: a fight on every entry, no rest, no attack on a rival, no sprint.
place-alpha-gone-about = The Alpha is beaten; its rock is a common nest now.
place-artifact-about = The first hero here draws an artifact.
place-artifact-gone-about = The niche is empty: a plain resting place.
place-stele-about = A divine artifact and its die lie here for whoever comes.
place-stele-gone-about = The stele is bare.
place-urto-about = The goal. Who is here is out of reach; the first may take the scythe.

phase-rest = Rest
phase-rest-about = Instead of everything: recover a little. Not twice in a row, not on a nest.
phase-a = Way
phase-a-about = Choose a field next to yours.
phase-b = Field
phase-b-about = Draw a token if it is undiscovered; then the field does its work, on every entry.
phase-c = More
phase-c-about = Sprint one field further for health, or attack a rival on your field.
phase-d = Die
phase-d-about = Roll your divine die, if you have one.
magic-reroll = re-roll the combat die
magic-hide = hide or flee
magic-reinforce = +1 each to every roll of a fight
magic-d8 = the { d8 }, for good

point-start = Heroes are chosen
point-side = The side is chosen
point-starting-artifacts = Artifacts are chosen
point-turn = The turn
point-divine = Phase D

ask-pick-hero = Choose your hero
ask-choose-side = Choose the open side of the cave
ask-keep-one = Keep one of { $rules-starting-artifacts ->
    [2] two artifacts
   *[other] { $rules-starting-artifacts } artifacts
}
ask-opening-menu = Choose where to go
ask-after-move-menu = Go on, or end your move
ask-sprint-field = Sprint: where to?
ask-search = Search by the torch?
ask-keep-loot = Keep this loot?
ask-fountain = Torch or fountain?
ask-fountain-again = Another sip from the fountain?
ask-free-step = Slip through to another field?
ask-offer-map = Read the map?
ask-pick-token = Choose the token to lay down
ask-plant = Plant the mushroom
ask-prepare = Choose a weapon
ask-prepare-more = Reinforce yourself before you roll?
ask-roll-window = Keep this roll?
ask-pvp-window = Keep this roll?
ask-fight-or-hide = Fight or hide?
ask-next-roll = Strike again?
ask-fight-or-flee = Fight or flee?
ask-defend = Ward off the blow?
ask-discard-over-limit = Too much to carry: discard one
ask-take-divine = Take the divine artifact?
ask-take-scythe = Take the scythe?
ask-divine-roll = Roll the divine die?
ask-landslide = Where shall the rocks fall?
ask-whistle-target = To whom does the whistle lead?
ask-hex-target = Whom do you hex?
ask-event-roll = Face the event
ask-choose-loss = Lose health, or mana?
ask-may-pay = Pay the price?
ask-lay-trap = Lay a Blorp trap
ask-swap-places = With whom do you swap places?
ask-move-mushroom = Move a mushroom?
ask-mushroom-target = Where does it grow again?
ask-duel = Whom do you challenge?
ask-steal-artifact = From whom do you steal?
ask-take-one-of-two = Take one of two artifacts
ask-discard-to-thief = What does the thief get?

## The count (URT-12.5)

count-health = Health
count-mana = Mana
count-bar = Honour on the bar
count-trophies = Trophies
count-artifacts = Artifacts still owned
count-nothing = The dead have nothing
merit-honour = most honour
merit-health = most health
merit-mana = most mana

## Why not

why-closed = That flank of the cave is closed in this game.
why-already-there = You already stand there.
why-no-path = No path leads there from where you stand.
why-moved = You have moved; only a sprint leads further now.
why-field-later = You are not asked for a field now.
why-plant-special = Mushrooms grow on cave fields only, never on START, the Alpha's rock, a niche, a stele or Urto's chamber.
why-plant-same = It comes from there; it must grow somewhere else.
why-plant-occupied = A hero stands there; mushrooms are planted on free fields.
why-trap-there = A trap already lies there.
why-trap-occupied = A hero stands there; traps are laid on free fields.
why-trap-special = No trap may lie on START or in Urto's chamber.
why-no-mushroom = No mushroom stands there.
why-no-opponent = No opponent in the cave stands there.
why-nobody-there = Nobody sits there.
why-player-later = You are not asked to choose a rival now.
why-yourself = That is your own hero.
why-out-of-reach = Heroes who have arrived or died are out of reach.
why-not-on-your-field = You can only attack a rival on your own field.
why-attacked-already = You have already started a fight with a rival this turn.
why-attack-on-nest = Rivals do not fight each other where monsters are.
why-same-field = You stand on the same field already.
why-hexed-already = That hero already carries the token.
why-nothing-to-steal = That hero has no artifact that could be taken.
why-not-before-you = That card does not lie before you.
why-not-in-hand = You do not carry that artifact.
why-divine-stays = The thief does not take divine artifacts.
why-no-weapon = Only a weapon can be chosen now, one for each fight.
why-weapon-costs = It costs { $cost } health, and at least 1 must be left.
why-not-your-turn = Single-use artifacts are for your own turn.
why-no-effect = It would have no effect now, so it cannot be played.
why-use-weapon = Weapons are chosen before the first roll of a fight or against a mushroom.
why-use-turn = It is played on your own turn, in the menus before and after the move or in a fight.
why-use-turn-before-move = It is played on your own turn before you move.
why-use-prep-pvm = It is played before the first roll against a monster.
why-use-hide = It is played when you meet a monster, or before a further roll.
why-use-reroll-own-turn = It is played after a combat roll on your own turn.
why-use-before-token-draw = It is played when you are about to draw a token.
why-use-after-loot-roll = It lets you roll the loot die again, right after the roll.
why-use-death = It works by itself, when you die.
why-use-end-of-turn = Its die is rolled at the end of your turn.
why-use-passive = It works by itself, all the time.
why-rest-first = Rest is possible only as the first choice of your turn.
why-rest-twice = You rested on your last turn; two rests in a row are not allowed.
why-rest-on-nest = There is no rest where monsters are.
why-must-move = Whoever does not rest must move.
why-end-later = Your move is not over yet.
why-sprint-twice = You have already sprinted this turn.
why-sprint-later = A sprint comes after your move.
why-sprint-after-monster = Whoever has met a monster this turn cannot sprint.
why-sprint-on-nest = You cannot sprint away from a monster's field.
why-sprint-costs = A sprint costs you { $cost } health, and at least 1 must be left.
why-no-divine-die = You have no divine die.
why-divine-later = The divine die is rolled at the end of your turn.
why-search-later = A search follows when you enter a field with a torch.
why-fountain-instead = You have used the fountain instead of searching.
why-must-search = Your hero cannot leave a torch alone.
why-no-offer = There is no offer to answer now.
why-fountain-direction = At one visit the fountain flows in one direction only.
why-fountain-later = That exchange needs a fountain.
why-mana-full = Your mana is at its maximum.
why-last-health = You must keep at least 1 health.
why-never-recovers = Your hero never recovers health.
why-health-full = Your health is at its maximum.
why-no-mana = You have no mana.
why-hide-costs = Hiding costs you { $cost } mana, and you do not have it.
why-hide-before-rolls = You have taken up the fight; before the next roll you may hide.
why-hide-later = There is nobody to hide from now.
why-fight-later = There is nobody to fight now.
why-bare-later = Hands are bared when a fight begins.
why-reinforce-first = Choose your weapon and your reinforcement first; the roll follows by itself.
why-roll-later = There is nothing to roll the combat die for now.
why-keep-later = There is no roll to keep now.
why-reroll-costs = Another roll costs { $cost } mana, and you do not have it.
why-reroll-later = There is no combat roll to repeat now.
why-d8-owned = You already roll the { d8 }.
why-d8-later = The { d8 } is bought before a combat roll.
why-d8-costs = The { d8 } costs you { $cost } mana, and you do not have it.
why-reinforce-later = Reinforcement is named before the first roll of a fight.
why-reinforce-costs = { $mana ->
    [0] You have no mana left.
   *[other] You have only { $mana } mana.
}
why-reinforce-most = A fight can be reinforced with { $most } mana at most.
why-no-attack-token = You have no Attack token.
why-attack-on-mushroom = Attack tokens do not help against mushrooms.
why-attack-token-later = Attack tokens are spent before the first roll of a fight.
why-no-defense-token = You have no Defense token.
why-defense-later = Defense tokens are spent when a fight would hurt you.
why-damage-later = There is no damage to take now.
why-loss-later = Nothing demands a sacrifice now.
why-hero-taken = Somebody else plays that hero.
why-hero-later = Heroes are chosen at the beginning.
why-side-later = The side is chosen at the beginning, with two players.
why-token-not-drawn = That token is not among those drawn.
why-token-later = Tokens are chosen only with the Spelunker's Map.
why-empty-later = There is no landslide to let fall now.

## The table as text

picture-round = Round { $round } of { $rounds }
picture-round-open = Round { $round }
picture-turn = { $at ->
    [start] choosing heroes
    [side] choosing the side
    [starting-artifacts] choosing artifacts
    [divine] { $name }, phase D
   *[turn] { $name }, phases A-C
}
picture-piles = monsters { $monsters } · events { $events } · artifacts { $artifacts } · Alpha cards { $alpha }
picture-bag = Bag { $number }:  { $tokens }
picture-tokens = ? undiscovered  o torch  e torch+event  f torch+fountain  m nest  > shortcut
picture-marks = ♣ mushroom  +1 +2 honour  ! trap  A the Alpha  N niche  n empty niche  D die  d empty stele
picture-areas = i inner ring  g gallery  w wing, west on the left  ·1 to ·5 heroes  # closed
picture-bars = health { $health }/{ $max-health }  mana { $mana }/{ $max-mana }
picture-honour = honour { $bar } + trophies { $trophies } + cards { $cards }
picture-place = { $state ->
    [dead] dead
    [arrived] arrived in Urto's chamber
   *[cave] { $field }
}
picture-cards = { $size ->
    [0] no artifact
    [one] 1 artifact
   *[other] { $size } artifacts
}
picture-known = : { $cards }
picture-attack = { $number } Attack
picture-defense = { $number } Defense
picture-d8 = d8
picture-rested = rested
picture-skip = asleep
picture-hexed = hexed
picture-unchosen = no hero yet
picture-fight = Fight with the { $monster }: attack { $attack }, life { $life }
picture-fighter = { $name }: { $weapon }, +{ $bonus }{ $die ->
    [0] {""}
   *[other] , die { $die }
}
picture-bare = bare hands
picture-your-hand = Your artifacts
picture-offer = Before you
picture-golden-book = The golden book

aid-costs = { $one-cost ->
    [yes] { $rules-reroll-cost } mana: re-roll, or hide / flee
   *[no] { $rules-reroll-cost } mana: re-roll    { $simplified-hide } mana: hide / flee
}
player-aid =
    YOUR TURN
      Rest     instead of everything: +{ $simplified-rest-health } health, +{ $simplified-rest-mana } mana; not twice in a row, not on a nest
      A  Way   announce a neighbouring field
      B  Token undiscovered: draw from the bag; then the field does its work, on every entry
      C  More  sprint one field for { $simplified-sprint } health (not after a monster); attack a rival on your field
               once per turn, before or after moving (+{ $rules-pvp-honour } honour)
      D  Die   roll your divine die, if you have one

    FIELDS                                      LOOT DIE
      o Torch      you may search (loot die)      { $loot-alpha } the Alpha
      e Event      draw an event, then search     { $loot-monster } a monster
      f Fountain   search, or swap health/mana    { $loot-artifact } an artifact
      m Nest       fight a monster                { $loot-mana } { $rules-loot-mana } mana
      > Shortcut   one more field, free           { $loot-health } { $rules-loot-health } health
      ♣ Mushroom   { $simplified-mushroom } or more destroys it, else    { $loot-event } an event
                   stay outside; then plant it

    FIGHTS  die + weapon + reinforcement + tokens against the monster's attack or a rival's total.
      The lower side loses the difference. Monsters: until one is down or you hide. Rivals: once.
    MAGIC   { aid-costs }    1-{ $rules-most-reinforcement } mana: +1 each for the whole fight
            { $simplified-d8 } mana: the { d8 } for good

    THE END
      First in Urto's chamber may take the scythe: every turn, those in the cave lose { $least-curse } to { $most-curse } health.
      Nobody left in the cave: a lone arrival wins, otherwise health + mana + honour decides.
      Honour: bar, trophies and the artifacts you still own. The dead have nothing.

## Table options

option-mode = Heroes
option-mode-heroes = with their own features
option-mode-simplified = all alike, a simpler first game
option-allotment = Who plays which hero
option-allotment-choose = each chooses in turn
option-allotment-random = at random
option-mushrooms = Where a destroyed mushroom is planted
option-mushrooms-cave = on cave fields only
option-mushrooms-anywhere = on any field without a hero, as printed
option-collapse = The cave collapses
option-collapse-40 = after round { $rules-rounds }
option-collapse-0 = never, as printed
