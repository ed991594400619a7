# What lessons say: one short sentence at a time.

## 1. Take a monster

take-a-monster = Take a monster
take-a-monster-goal = Bring the strongest card, and the monster is yours.
take-a-monster-monster = A { monster-peuchen } has come out of the cave: { $monster-peuchen-points } points for whoever is strongest.
take-a-monster-strongest = These are your artifacts, each with its power. Play the { item-axe }: { $artifact-axe-power } is your highest.
take-a-monster-why-weaker = { $player-1 } may well bring more than that. The { item-axe } has { $artifact-axe-power }.
take-a-monster-won = You both showed your cards at once: { $artifact-axe-power } beats { $artifact-ornated-bow-power }, so the { monster-peuchen } is yours.
take-a-monster-keep = What you played is gone. Keep the rest of your hand and draw up to { $hand-size } cards.
take-a-monster-why-redraw = That throws your good cards away. A new hand is for when yours is weak.
take-a-monster-next = The next round brings a { monster-werewolf }. Each kind of monster scores in its own way, and says so.
take-a-monster-read = Many artifacts can do something. The { item-whip } gets +{ $artifact-whip-amount } against a { monster-werewolf }: play it.
take-a-monster-why-not-whip = That would be less: the { item-whip } counts { $artifact-whip-power } + { $artifact-whip-amount } against a { monster-werewolf }.
take-a-monster-weakened = { $player-1 }'s { item-gun-sword } made your { item-whip } weaker, and still it was the strongest.
take-a-monster-done = The highest power takes the monster. At the end most points win.

## 2. Spells

spells = Spells
spells-goal = Turn a fight that looks lost with a spell, and answer the other's.
spells-behind = The artifacts are shown, and yours is weaker. Now come the spells.
spells-passed = The higher number on a card begins. { $player-1 } thinks that is enough, and passes.
spells-boost = Now you: cast { item-power-boost }, which gives +{ $spell-power-boost-amount }.
spells-why-pass = Then { $player-1 } takes the { monster-vampire }.
spells-why-later = Keep it: it only works on weak artifacts, and you may need it in a moment.
spells-target = A spell can go on anybody's artifact. This one is for yours.
spells-why-rival = That would make { $player-1 } even stronger.
spells-shrunk = { $player-1 } answers: { $spell-shrinking-potion-amount } for your { item-claw }!
spells-answer = You may answer too. The { item-enlarging-potion } gives a weak artifact +{ $spell-enlarging-potion-amount }: cast it.
spells-why-give-up = Do not give up: you still have an answer.
spells-taken = Nobody answered any more, so the spells are over and the { monster-vampire } is yours.
spells-done = In turn, cast one spell or pass. It ends when the turn comes back to whoever cast last.

## 3. Two monsters

two-monsters = Two monsters
two-monsters-goal = With four or five players you choose what to fight.
two-monsters-two = With four or five players, two monsters come out each round. Everybody fights one of them.
two-monsters-slimes = You already have two slimes. A third makes them worth { $monster-slime-points-3 } points instead of { $monster-slime-points-2 }.
two-monsters-play = First the artifact, as always: play the { item-kunai }.
two-monsters-why-weak = With luck that could turn out well. The { item-kunai } needs none.
two-monsters-attack = Now the monster: attack the { monster-slime }. Nobody sees yet what you choose.
two-monsters-why-hyena = The { monster-werehyena } is { $monster-werehyena-points } points. The { monster-slime } brings you more.
two-monsters-yours = { $player-3 } wanted the { monster-slime } too, but your { item-kunai } was stronger.
two-monsters-tie = { $player-1 } and { $player-2 } were equally strong, so nobody got the { monster-werehyena }.
two-monsters-redraw = What is left in your hand is very weak. Throw it away and draw { $hand-size } new cards.
two-monsters-why-keep = You could, but the next round would be hard with these two.
two-monsters-done = You choose the monster with the artifact, in secret. If the strongest are equal, nobody gets it.

## 4. Hinder the others

hinder = Hinder the others
hinder-goal = Some artifacts do something to another player.
hinder-gun = Play the { item-gun-sword }: it makes somebody else's artifact weaker.
hinder-why-plain = That is a good card, too. But see first what the { item-gun-sword } can do.
hinder-order = Now each card does what it says, one after the other. The highest number begins: { $player-1 } [leads](term:lead).
hinder-weaken = Only { $player-1 }'s { item-kunai } is ahead of you: give it { $artifact-gun-sword-amount }.
hinder-why-chest = { $player-2 } is behind you already. { $player-1 } is ahead.
hinder-seen = Yours! And did you see? { $player-2 }'s { item-lucky-chest } turned up a { item-power-boost } and kept it.
hinder-keep = Keep your hand: there is something good in it.
hinder-why-redraw = Keep it this time: you will want the { item-bolas } in a moment.
hinder-bolas = Play the { item-bolas }: they silence another player for this round.
hinder-why-not-bolas = Then { $player-2 } could overtake you with that { item-power-boost }. The { item-bolas } prevent it.
hinder-silence = Whoever is silenced casts no spells. You know who has one: { $player-2 }.
hinder-why-harmless = { $player-1 } has shown no spell. Of { $player-2 } you know it.
hinder-silenced = { $player-2 } could not cast the { item-power-boost }, and the { monster-peuchen } is yours.
hinder-done = First the artifacts do what they say, then come the spells. And what others show, you may remember.

## 5. Cards of others

cards-of-others = Cards of others
cards-of-others-goal = Take a card out of a hand, and a spell that was thrown away.
cards-of-others-look = Your { item-hungry-battle-axe } takes a card out of another hand. { $player-1 } has the most cards: look there.
cards-of-others-why-one-card = { $player-2 } has a single card. With { $player-1 } you can choose.
cards-of-others-take = You see them all. You need power, so take the { item-enlarging-potion }.
cards-of-others-why-glaive = Strong, but only in a later round. The potion helps you now.
cards-of-others-why-shield = A shield keeps spells away, but you are still behind.
cards-of-others-cast = Now it is yours. Cast it.
cards-of-others-why-pass = Then { $player-2 } takes the { monster-slime }.
cards-of-others-mine = On your own artifact.
cards-of-others-why-rival = Then { $player-1 } would take the { monster-slime }.
cards-of-others-stolen = { $artifact-hungry-battle-axe-power } and { $spell-enlarging-potion-amount } more were enough: the { monster-slime } is yours.
cards-of-others-keep = What was played goes to the [discard](term:discard), open to all. Keep your hand: we shall take something back.
cards-of-others-why-redraw = Keep it this time: the { item-scythe } in it is what you need.
cards-of-others-scythe = The { item-scythe } takes a spell out of the discard: play it.
cards-of-others-why-not-scythe = That may be too weak alone. The { item-scythe } brings a spell along.
cards-of-others-harvest = { $player-1 } has { $artifact-legendary-glaive-power }! Take the { item-broken-artifact }: it makes the number on a card zero.
cards-of-others-why-not-enough = { $artifact-scythe-power } and { $spell-enlarging-potion-amount } more are still less than { $artifact-legendary-glaive-power }.
cards-of-others-break = Whoever plays the { item-legendary-glaive } casts no spells, so nobody can answer you. Cast yours.
cards-of-others-why-waste = Then the { monster-vampire } goes to { $player-1 }.
cards-of-others-whom = Break { $player-1 }'s { item-legendary-glaive }.
cards-of-others-why-own = Your own artifact would be worth nothing.
cards-of-others-why-mirror = { $player-2 } is weaker than you already. { $player-1 } is ahead.
cards-of-others-done = A hand is secret, but not safe. And a spell that was cast may come back.

## 6. Artifacts that change

change = Artifacts that change
change-goal = Three weak cards that can become strong.
change-fuse = Your { item-fusion } has only { $artifact-fusion-power }, but may swallow a card of your hand and its power: feed it the { item-axe }.
change-why-decline = Then you stay at { $artifact-fusion-power }, and { $player-1 } has { $artifact-kunai-power }.
change-why-small = That is not enough to beat { $artifact-kunai-power }. Feed it the strongest.
change-fused = { $artifact-fusion-power } and { $artifact-axe-power } more have won. Keep the rest of your hand.
change-why-redraw = Keep it this time: there are good cards in it.
change-mirror = Now play the { item-magic-mirror }: it may copy the power of another artifact.
change-why-later = That is a good card, too. But see first what the { item-magic-mirror } can do.
change-copy = { $player-1 } has { $artifact-legendary-glaive-power }! Copy it.
change-why-two = Then you stay at { $artifact-magic-mirror-power }.
change-even = Now you are even, and nobody would get the monster. Cast { item-power-boost }.
change-why-tie = Then you are even, and nobody gets the monster.
change-more = On your own artifact.
change-why-rival = Then { $player-1 } is ahead.
change-hordes = Zombies add up: the largest [horde](term:horde) at the end has { $majority-first } points, the second { $majority-second }. Keep your hand.
change-sword = Play the { item-shapeshifter-sword }: when all have shown their cards, it may trade places with one of your hand.
change-why-not-sword = With the { item-shapeshifter-sword } you can still decide when you have seen the others.
change-swap = { $player-1 } has { $artifact-steam-crossbow-power }. Put down your { item-legendary-glaive }: its power counts, its effect does not.
change-why-three = Then you stay at { $artifact-shapeshifter-sword-power }.
change-why-not-glaive = That is not more than { $artifact-steam-crossbow-power }.
change-done = A card that says "may" leaves it to you, and you see the others first.

## 7. Swift hands

swift-hands = Swift hands
swift-hands-goal = Trade your artifact for a better one.
swift-hands-lanes = You, { $player-1 } and { $player-2 } fight the { monster-vampire }. { $player-3 } is alone with the { monster-giant-rat }.
swift-hands-shield = { $player-1 } casts a { item-magic-shield }: from now on no spell can touch that { item-kunai }.
swift-hands-swift = With { item-swift-hands } two players trade their artifacts. Cast it.
swift-hands-why-pass = Then { $player-1 } takes the { monster-vampire }.
swift-hands-first = Who trades? First you.
swift-hands-why-not-me = Then you keep your { item-claw }, and { $player-1 } stays ahead.
swift-hands-second = And with { $player-3 }, who has the strongest artifact of all.
swift-hands-why-scythe = That { item-scythe } is weaker than what you have.
swift-hands-traded = The cards traded places, the monsters did not: you have the { monster-vampire }, { $player-3 } has the { monster-giant-rat }.
swift-hands-done = Artifacts can trade places, but everybody goes on fighting the same monster. A shield keeps spells away.

## 8. The count

the-count = The count
the-count-goal = What your monsters are worth at the end.
the-count-sets = The last monster is taken. Some count alone, some together: two vampires have { $monster-vampire-points-2 } points, three have { $monster-vampire-points-3 }.
the-count-hordes = Zombies go by their numbers. { $player-1 } has the largest [horde](term:horde): { $majority-first } points. Yours is second: { $majority-second }.
the-count-mimic = Your { monster-mimic } becomes a monster that you already have. Make it your third vampire.
the-count-why-slime = A second slime is worth less than a third vampire.
the-count-why-zombie = Even so { $player-1 }'s horde would be larger.
the-count-won = And you have won. After each game the page shows how every point was made.
the-count-done = Most points win. Look at what you have already: the same monster is worth more to one than to another.
