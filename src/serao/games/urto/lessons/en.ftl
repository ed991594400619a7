# What lessons say: one short sentence at a time.

## 1. Setting out

setting-out = Setting out
setting-out-goal = Choose a hero, and take the first step into the dark.
setting-out-hero = Each hero has a gift and a fault. Take { hero-armenius }.
setting-out-why-hero = Another time. { hero-armenius } gets stronger with every monster he beats.
setting-out-side = With two players only one flank of the cave is open. Left or right, as you like.
setting-out-keep = Two artifacts to begin with, and one of them is yours. A weapon is a good friend: keep the { item-azura-longsword }.
setting-out-why-keep = Gone after one use. Keep the weapon.
setting-out-goal-seen = Down here is the entrance.
setting-out-go = You must move, or rest. Go straight on, to the field below the arrow.
setting-out-why-rest = You are not tired yet. Go.
setting-out-why-rival = A fight at the entrance? Go on first.
setting-out-why-go = That is a way, too. But take the one straight on.
setting-out-search = You drew a token from the bag: a torch. By its light you may search.
setting-out-why-decline = You could go on. But there is an artifact to be found.
setting-out-end = You found an artifact! Now you could sprint for { $simplified-sprint } health. End your move.
setting-out-why-end = Save your breath for later.
setting-out-done = A turn: move to a neighbouring field, or rest. A blank field shows what it is when you enter.

## 2. A monster

a-monster = A monster
a-monster-goal = Beat a monster with a weapon, mana and luck. From now on all heroes are alike, as in a simpler first game.
a-monster-go = A monster sleeps on that field. Go there: you will have to face it.
a-monster-why-rest = Not now. There is honour to be won.
a-monster-why-rival = Leave your rival alone for now.
a-monster-why-go = There is no monster. Take the other way.
a-monster-fight = A { monster-cave-troll }: attack { $monster-cave-troll-attack }, life { $monster-cave-troll-life }. You may hide for { $simplified-hide } mana, or fight. Fight!
a-monster-why-hide = Then it is gone, and so is its honour.
a-monster-weapon = First the weapon: it adds to every roll of this fight.
a-monster-why-bare = With bare hands you would need more luck.
a-monster-mana = Then mana: each adds one to every roll of this fight. Spend one.
a-monster-why-mana = One will do here. Mana is also points at the end.
a-monster-again = Your total is below its attack: it would hurt you by the difference. Roll again, for { $rules-reroll-cost } mana.
a-monster-why-keep = That would cost you health. Roll again.
a-monster-good = Now you are above it: the difference goes off its life. Keep that.
a-monster-why-reroll = It could only get worse.
a-monster-next = It still stands. Strike again!
a-monster-why-next = It is nearly beaten. Strike!
a-monster-last = That is enough. Keep it.
a-monster-won = Beaten! Its card is your trophy, worth { $monster-cave-troll-honour } honour at the end.
a-monster-done = Roll, weapon and mana against its attack. The difference hurts whoever is lower.

## 3. Mushrooms

mushrooms = Mushrooms
mushrooms-goal = Clear the way, and plant a mushroom for others.
mushrooms-go = A mushroom bars the next field. Announce that field: you have to strike it down to get in.
mushrooms-why-rest = You have rested enough.
mushrooms-why-go = Onwards, not back.
mushrooms-prepare = You need { $simplified-mushroom } or more. Add one mana to be safer.
mushrooms-why-prepare = That would do as well. Spend one mana here.
mushrooms-enough = With your mana it is just enough. Keep it.
mushrooms-why-reroll = It is enough! Keep it.
mushrooms-plant = Now plant it wherever nobody stands. Put it where { $player-1 } wants to go: the field beyond.
mushrooms-why-plant = Here it would disturb nobody. Put it before { $player-1 }.
mushrooms-torch = Behind it was a torch. You may search; go on without it this time.
mushrooms-why-search = Later. Now you are in a hurry.
mushrooms-sprint = For { $simplified-sprint } health you may sprint: one field more.
mushrooms-why-end = There is no monster here, so nothing keeps you. Sprint!
mushrooms-on = Go on, deeper into the cave.
mushrooms-why-on = That is not where you want to go.
mushrooms-calm = A torch again. Leave it, and your turn is over.
mushrooms-far = Two fields in one turn, and { $player-1 } has a mushroom in the way.
mushrooms-done = A mushroom falls to { $simplified-mushroom } or more, and grows again where you plant it. Fail, and your move is over.

## 4. The bag

the-bag = What the bag brings
the-bag-goal = Choose a token, slip through, drink, and search by lamplight.
the-bag-go = Go to the blank field before you.
the-bag-why-rest = First have a look at the bag.
the-bag-why-go = Straight on this time.
the-bag-map = Before a token is drawn you may use the { item-spelunkers-map }: see three, and choose. Use it.
the-bag-why-map = It is good for once only, and now is the time.
the-bag-token = A mushroom would bar your way, a monster would fight. Take the shortcut.
the-bag-why-token = The shortcut costs nothing, and brings you farther.
the-bag-slip = A shortcut lets you slip on to a neighbouring field. To the fountain!
the-bag-why-slip = The fountain is the other way.
the-bag-fountain = At a fountain you change mana into health, or the other way round, instead of searching. You need health.
the-bag-why-fountain = You have lost more health than mana. Change mana into health.
the-bag-sip = You could go on as long as you have mana. Let it be for now.
the-bag-why-sip = Keep the rest of your mana: you will need it in fights.
the-bag-stay = End your move here.
the-bag-why-sprint = You have just drunk your fill. Stay.
the-bag-limit = { $player-1 } found an artifact, and had three already: one had to go.
the-bag-next = Your turn. On to the torch.
the-bag-why-next = The torch is deeper in.
the-bag-search = Search.
the-bag-why-decline = The lamp wants to be used. Search.
the-bag-lamp = One health, as you need it? With the { item-miners-lamp } you may look once more. Do!
the-bag-why-keep = An artifact would be better. Try.
the-bag-found = An artifact! End your move.
the-bag-rich = You may carry { $simplified-limit } artifacts.
the-bag-done = Torches are searched, fountains change mana and health, shortcuts lead on at once. What you find you may carry, up to { $simplified-limit }.

## 5. Rivals

rivals = Rivals
rivals-goal = Hex somebody, find them, and fight.
rivals-hex = The { item-hex-doll } lowers somebody's greatest health for good. Use it.
rivals-why-rest = No rest for the wicked.
rivals-why-hex = First the { item-hex-doll }.
rivals-whom = On whom? { $player-1 } looks strong.
rivals-why-whom = { $player-2 } another time. Now { $player-1 }.
rivals-whistle = The { item-shadow-whistle } puts you on a rival's field, instead of a move. Use it.
rivals-why-walk = That is too far to walk.
rivals-blow = To { $player-1 }!
rivals-attack = Once a turn you may attack somebody on your field. It brings { $rules-pvp-honour } honour at once.
rivals-why-end = You have come for a fight.
rivals-weapon = { $player-1 } stays and fights. Take your weapon.
rivals-why-bare = With bare hands? Take the weapon.
rivals-mana = And two mana.
rivals-why-mana = Two is a fair price.
rivals-rolled = Both have prepared openly, and now both roll.
rivals-keep = You are ahead, and the lower one takes the difference. Keep it.
rivals-why-reroll = You are well ahead.
rivals-hit = { $player-1 } kept too, and warded off one point with a token. The rest hurt.
rivals-done = One exchange: both roll, the lower loses the difference. Who is attacked may flee for { $simplified-hide } mana.

## 6. Events

events = Events
events-goal = See what the cave has in store.
events-go = A torch with an event: whoever comes there draws a card first. Go.
events-why-go = There is no event. Take the one straight on.
events-pact = The { card-blood-pact }: { $event-blood-pact-ops-1-n } health for { $event-blood-pact-ops-1-m } honour. Honour wins games: pay.
events-why-pact = You have health to spare. Pay.
events-torch = After the event the torch is still there. Leave it this time.
events-why-search = Another time. There is more to see.
events-sprint = Sprint to the next one.
events-why-end = One more! Sprint.
events-where = There, straight on.
events-why-where = Not back to the entrance.
events-bats = The { card-bat-swarm }! Roll { $event-bat-swarm-ops-1-need } or more.
events-why-d8 = A greater die for good is a fine thing. But it costs { $simplified-d8 } mana.
events-wings = That will do: they are gone.
events-why-reroll = It is high enough.
events-calm = Leave the torch.
events-trap = { $player-1 } found a nest and laid two traps: whoever steps there loses { $rules-trap-damage } health.
events-thief = { $player-2 } has taken an artifact from { $player-1 }, by chance, for all to see.
events-go-on = Your turn. Not back, a trap lies there: go on to the next event.
events-why-trap = There is a better way.
events-oracle = The { card-oracle-pool }: two artifacts, and one is yours. A better weapon: the { item-azura-longsword }.
events-why-oracle = A flask is soon empty. Take the weapon.
events-once-more = Sprint once more.
events-back = Back to where you came from: there is an event each time.
events-why-back = Back to the torch with the event.
events-spores = { card-drifting-spores }: you may move the mushroom.
events-why-spores = Do it: it could stand in somebody's way.
events-grow = One field farther.
events-why-grow = One field farther is enough.
events-swapped = { $player-1 } has changed places with you. Look where you are!
events-fee = { $player-2 } had to give an artifact to a thief.
events-third = Your turn. Beyond you lies a trap: go back to the entrance.
events-why-pit = There is a trap, or no event. Take the other.
events-run = And sprint.
events-there = Where you have just been: to the event.
events-idol = The { card-cursed-idol }: lose health or mana? You say.
events-duel = { $player-1 } has drawn { card-champions-duel }, and challenges you from afar.
events-flee = You may fight, or flee for { $simplified-hide } mana. Flee.
events-why-fight = You could. But today is not the day.
events-enough = That was quite a lot of luck, good and bad.
events-done = Events come before the search, every time somebody enters. Some are a gift, some a choice, some a blow.

## 7. The stele

the-stele = The stele
the-stele-goal = Take a divine artifact, and let rocks fall.
the-stele-go = A stele, far from the straight way. A divine artifact lies on it.
the-stele-why-go = The stele is the dead end beside you.
the-stele-take = { item-tellurs-hammer }, with a die of its own. Take it.
the-stele-why-take = You have come a long way for it.
the-stele-done-moving = It is yours. End your move.
the-stele-why-sprint = Stay here. The die is rolled at the end of your turn.
the-stele-roll = At the end of each turn its owner may roll the divine die. Roll!
the-stele-why-roll = The worst it does is a point of health. Roll.
the-stele-rocks = A landslide! On which field shall the rocks fall?
the-stele-why-rocks = Where nobody is they hurt nobody.
the-stele-done = Divine artifacts have a die that is rolled at the end of your turns. You may own one.

## 8. Urto's chamber

urto = Urto's chamber
urto-goal = Arrive first, and win.
urto-go = Urto's chamber is the next field. Go in!
urto-why-go = After all this way? Go in.
urto-scythe = You have arrived, out of everybody's reach. The first may take { item-ankous-scythe }: take it.
urto-why-scythe = Then { $player-1 } may arrive as well, and points are counted.
urto-roll = With it you curse all who are still in the cave, at the end of each of your turns. Roll!
urto-why-roll = Have no pity. Roll.
urto-curse = { $player-1 } hurries on, weakened.
urto-again = Your turn comes again, only for this. Roll!
urto-alone = Nobody is left in the cave, and only you have arrived. So you have won, whatever the points say.
urto-done = Arrive alone and you win. If several arrive, health, mana and honour are counted. If nobody does, nobody wins.
