# What lessons say: one short sentence at a time.

## 1. Strays

strays = Strays
strays-goal = Catch two Villagers who are alone.
strays-night = A winter night in the mountains. You lead two Monsters, the { item-werewolf } and { item-maria-gancha }.
strays-strays = Two Villagers are out alone, one in red and one in blue. Each is a point for whoever catches them.
strays-card = Play a Night Card. Its sky says what your Monsters can do tonight: take the { item-comet }.
strays-why-card = Another sky, other deeds. Take the { item-comet } this time.
strays-who = One Monster may act. { item-maria-gancha } runs { $monster-maria-gancha-comet-steps-1-n } places far on such a night.
strays-why-werewolf = The { item-werewolf } is too far away. { item-maria-gancha } stands next to the first one.
strays-why-stop = Not yet: somebody is out there alone.
strays-first = Go to the Villager in red. Who is alone is caught.
strays-why-first = That is not the way to the Villagers.
strays-second = Caught, and she may run on. Now the one in blue.
strays-why-second = One more, just next to you!
strays-enough = Nobody else is alone here. Stop, though you could go further.
strays-why-on = There is nothing to catch. Stop here.
strays-turn = Two points. You draw a card, and { $player-1 } is next.
strays-done = A turn: a Night Card, then one Monster with tonight's ability. Villagers who are alone are caught in passing.

## 2. A scare

a-scare = A scare
a-scare-goal = Scatter a group, and catch who runs into your arms.
a-scare-group = At { place-v2 } (V2) three Villagers stand together around a Campfire. A group is not caught: it is scared.
a-scare-partner = Whoever runs to { item-maria-gancha } is caught. She waits right beside them.
a-scare-card = On a { item-storm } night the { item-werewolf } jumps from Village to Village. Play it.
a-scare-why-card = On such a night he does not jump. Take the { item-storm }.
a-scare-who = Use the { item-werewolf }.
a-scare-why-maria = { item-maria-gancha } shall wait where she is. Use the { item-werewolf }.
a-scare-why-stop = First the scare.
a-scare-jump = Jump to { place-v2 } (V2), into the midst of them.
a-scare-why-jump = The group is at { place-v2 } (V2).
a-scare-start = They flee to the places around, one by one, clockwise. You say where it begins: at { place-d1 } (D1).
a-scare-why-start = Then one of them runs to the Careto, who eats Villagers. Begin at { place-d1 } (D1).
a-scare-green = The first runs there. Let it be the one in green.
a-scare-why-red = Red is worth more to you: keep it for the next place, where { item-maria-gancha } waits.
a-scare-why-white = White may go last, too. Take green.
a-scare-red = The next one runs to { item-maria-gancha }. Your secret Final Bonus Card counts red: send red!
a-scare-why-not-red = That is a point as well. But red is worth { $final-bonus-f4-vp } more to you at the end.
a-scare-caught = Caught! The last one ran on to the next place, and is alone now.
a-scare-campfire = And the Campfire of the group is yours. You can pay with it.
a-scare-done = Who enters a group takes its Campfire, and everybody flees clockwise: into arms, to others, or alone into the night.

## 3. Campfires

campfires = Campfires
campfires-goal = Fulfil a Bonus Card, and buy another.
campfires-bonus = You have bought a Bonus Card: { $bonus-b05-vp } points once you scare a group next to a Village.
campfires-card = The { item-bogeyman } moves { $monster-bogeyman-moon-steps-1-n } on a { item-moon } night, and then moves a Careto. Play it.
campfires-why-card = Take the { item-moon }: the { item-bogeyman } stands near the group.
campfires-who = Use the { item-bogeyman }.
campfires-why-werewolf = The { item-werewolf } is far from them.
campfires-why-not = First earn something.
campfires-scare = At { place-p4 } (P4) two stand together, right beside { place-v2 } (V2), a Village. Go there.
campfires-why-scare = There is no group. They are at { place-p4 } (P4).
campfires-start = Both flee. Where shall the first one run?
campfires-fulfilled = The Bonus Card is fulfilled: { $bonus-b05-vp } points. And you have their Campfire.
campfires-buy = Before the ability goes on you may pay. A Campfire buys a Bonus Card: the one for a group at a Village.
campfires-why-stop = Campfires are worth nothing at the end, but for a tie. Spend it.
campfires-why-move = A move more would lead nowhere now. Buy a card.
campfires-why-other = A good one too. But a group at a Village is easy to find.
campfires-careto = Now the rest: you move a Careto, one step. Take the one at { place-t2 } (T2).
campfires-why-careto = Let that one be. Take the other.
campfires-step = A step to wherever you like.
campfires-after = The new card counts from your next turn on.
campfires-done = A Campfire buys a Bonus Card or a move; with { $cost-rescue } you free a Monster or use your second one. You pay once a turn.

## 4. Caretos

caretos = Caretos
caretos-goal = Move a Careto, and spoil somebody's night.
caretos-masks = The two Caretos belong to nobody. Whoever's card says so moves them.
caretos-card = This card moves a Careto before anything else, and it must make all its steps. Play it.
caretos-why-card = There is no Careto on that one.
caretos-which = Which of them? The one near { place-v2 } (V2).
caretos-why-which = { $player-1 }'s { item-bogeyman } is close to the other one.
caretos-lone = A lone Villager on the way is eaten, and is nobody's point. Go through { place-c1 } (C1).
caretos-why-lone = Three steps are needed. Go through { place-c1 } (C1), and see what happens.
caretos-back = Gone. Going back is allowed.
caretos-why-back = From there you could not reach { place-v2 } (V2) with the last step. Go back.
caretos-monster = Now onto { $player-1 }'s { item-bogeyman }!
caretos-why-monster = Go to { place-v2 } (V2), where the { item-bogeyman } stands.
caretos-cauldron = Into { item-cauldron } with him. There he does nothing, until his owner pays or another Monster falls in.
caretos-then = Nobody near is alone. End your turn.
caretos-why-then = You could. But see what { $player-1 } will do about it.
caretos-paid = { $player-1 } had { $cost-rescue } Campfires, and has paid with them to get the { item-bogeyman } back.
caretos-done = Caretos eat Villagers who are alone, scatter groups, and throw Monsters into the Cauldron. Nobody earns by it.

## 5. Gather

gather = Gather
gather-goal = Let the lonely gather, and appear among them.
gather-card = This card says: gather. And it is a { item-moon } night. Play it.
gather-why-card = That one does not say gather.
gather-lone = Whoever is alone walks to others, if a free way leads there. Two of them can.
gather-pick = You choose who goes first: the one in blue.
gather-why-pick = Let that one stay; the one in blue shall come.
gather-join = And to whom? To the one at { place-v3 } (V3).
gather-why-join = They are a group already. Make a new one at { place-v3 } (V3).
gather-group = Two are a group, and a new Campfire is lit. It is waiting for you.
gather-witch = On a { item-moon } night the { item-witch } appears wherever she likes. Use her.
gather-why-shepherdess = She is too far. The { item-witch } is never far.
gather-why-stop = There is a Campfire to be had.
gather-place = Put her into the midst of the new group.
gather-why-place = They are at { place-v3 } (V3).
gather-start = They flee. Choose where the first one runs.
gather-colour = And who?
gather-moon = You have the Campfire, and both are alone: easy to catch next time.
gather-done = Gathering makes groups out of the lonely. Each Monster has three abilities, one for each sky: they are on its card.

## 6. Runes

runes = Runes
runes-goal = Match two Runes, and free a Monster.
runes-pile = { item-maria-gancha } sits in the Cauldron. Your last card has a Rune, and so have cards in your hand.
runes-card = Play the one with the same Rune as on your pile: a match!
runes-why-card = Its Rune is another one. Look at the top of your pile.
runes-rescue = A match either frees a Monster or lets you use both. Free her, without paying.
runes-why-werewolf = He would be all you use. Free { item-maria-gancha } first.
runes-why-stop = Do not let the match go by.
runes-place = She comes back at a place of her kind, a well. Take { place-w2 } (W2), next to a lone Villager.
runes-why-place = The Villager is near { place-w2 } (W2).
runes-use = And she may act at once.
runes-why-not-her = The Villager is next to { item-maria-gancha }.
runes-stray = Catch!
runes-why-stray = The lone Villager is at { place-t2 } (T2).
runes-enough = Well done. Stop.
runes-why-on = Nobody else is alone here.
runes-gone = A match sends your whole pile away, so the next one takes two cards more.
runes-done = Two equal Runes in a row: both Monsters, or one out of the Cauldron.

## 7. Eight Monsters

eight-monsters = Eight Monsters
eight-monsters-goal = See what the others can do.
eight-monsters-storm = Each of the eight has tricks of its own. Begin with a { item-storm } night.
eight-monsters-why-storm = First the { item-storm }.
eight-monsters-soul = The { item-lost-soul } goes through others. Use her.
eight-monsters-why-werewolf = He comes later. First the { item-lost-soul }.
eight-monsters-why-stop = Not yet.
eight-monsters-pass = Go through { $player-3 }'s { item-maria-gancha }.
eight-monsters-why-pass = Nobody is there. Go through { item-maria-gancha }.
eight-monsters-ask = In passing she may send her to the Cauldron. Do it!
eight-monsters-why-ask = How kind. But then you would not see it.
eight-monsters-on = She must go on from there: to the lone Villager in red.
eight-monsters-why-on = There is a Villager at { place-f2 } (F2).
eight-monsters-stay = Caught. Stop here.
eight-monsters-why-stay = Nobody else is near.
eight-monsters-trevor = { $player-1 }'s { item-trevor } has lured a Villager out of a group, right into his arms.
eight-monsters-bogeyman = { $player-2 }'s { item-bogeyman } has bewitched a whole group: this turn it acts as a Careto, and it ate somebody.
eight-monsters-shepherdess = By a match { $player-2 } used the { item-shepherdess } too: she led { item-moira }, and { $player-1 } got the Villager.
eight-monsters-moon = Your turn: now a { item-moon } night. It matches, too.
eight-monsters-why-moon = Take the { item-moon }, for the { item-werewolf }.
eight-monsters-werewolf = Use the { item-werewolf }.
eight-monsters-why-soul = His turn now.
eight-monsters-swap = He changes places with a Careto or with your other Monster. With the Careto at { place-t2 } (T2).
eight-monsters-why-swap = Another time. Now the Careto at { place-t2 } (T2).
eight-monsters-run = Nobody is hurt by it. And then he runs: to { place-f3 } (F3).
eight-monsters-why-run = A few steps from here to the forest: { place-f3 } (F3).
eight-monsters-rest = That is enough. Stop.
eight-monsters-why-rest = Leave them in peace for now.
eight-monsters-end = The match would allow the { item-lost-soul } as well. End your turn.
eight-monsters-why-end = You could. But there are two more to be seen.
eight-monsters-moira = { $player-1 }'s { item-moira } has led a whole group away, with its Campfire. Nobody was scared.
eight-monsters-afar = And { $player-2 }'s { item-shepherdess } has scared it from afar.
eight-monsters-done = Read your two Monsters well, and keep an eye on what the others' can do.

## 8. The beginning

the-beginning = The beginning
the-beginning-goal = Place your Monsters, and choose what counts for you.
the-beginning-monsters = Before the first night. Each has two Monsters by lot, and each sign marks two places.
the-beginning-sign = Choose a sign nobody has taken. The { item-sun }.
the-beginning-why-sign = Fine places too. But take the { item-sun } for now.
the-beginning-place = One Monster goes to each. Where does the { item-werewolf } stand?
the-beginning-others = { $player-1 } has chosen too. When all have, Villagers, Campfires and cards come out.
the-beginning-keep = At this table each keeps one of two Final Bonus Cards, in secret. It counts at the end: choose.
the-beginning-board = Now the night begins. It ends when no Villager is left, or after { $players-2-turns-each } turns each.
the-beginning-done = Villagers you catch, Bonus Cards, and one secret Final Bonus Card: that is what counts.
