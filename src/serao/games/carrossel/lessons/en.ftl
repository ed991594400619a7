# What lessons say: one short sentence at a time.

## 1. A plan

a-plan = Your first plan
a-plan-goal = Choose a number and an animal, and let clients ride.
a-plan-booth = This is your booth. A tiger, a swan and a horse client wait here for animals in a row.
a-plan-sector = In front of you, a swan and a horse of yours stand on the carousel. Between them a place is free.
a-plan-number = Everybody plans in secret now. First the number of the place: play four.
a-plan-why-nine = That place is free too, but it lies in no row with your two animals.
a-plan-animal = And which animal goes there? Your booth still needs a tiger.
a-plan-why-animal = The tiger client rides tigers. Your swan and your horse are there already.
a-plan-boarded = Tiger, swan and horse in a row: your clients boarded, and the three cards are yours. They bring { $client-T1-vp }, { $client-S6-vp } and { $client-H1-vp } points.
a-plan-turned = Then the carousel turned. Your animals are before somebody else now, and new clients wait at your booth.
a-plan-done = A number, an animal: three free animals in a row that match your booth, and its clients board.

## 2. Whose animal

whose-animal = Whose animal is it?
whose-animal-goal = Use an animal of somebody else, and see who is paid.
whose-animal-across = This swan belongs to { $player-1 }, and the horse beyond the border of your sector is yours. Rows may go across sectors.
whose-animal-number = A tiger before the two makes a row: play number one.
whose-animal-why-eight = Eight lies at the outside. The row goes along the middle of the carousel.
whose-animal-animal = Swan and horse are there. What is missing for your booth?
whose-animal-why-fish = No fish client waits at your booth. It is the tiger that is missing.
whose-animal-shared = The swan client rode { $player-1 }'s swan, so { $player-1 } got that card. You got the tiger and the horse client.
whose-animal-objective = And an [objective](term:objective): each pair of a tiger and a horse client counts { $objective-O7-vp-per-set } more.
whose-animal-done = Any animals will do for your booth. The card always goes to the owner of the animal.

## 3. The turn

the-turn = The turn
the-turn-goal = Let another booth's clients ride your animals.
the-turn-no-luck = Three horse clients: your booth gets nothing this round. But booths score twice, before and after the turn.
the-turn-left = Your sector turns to { $player-1 }, whose booth wants two fish and a tiger. Two fish of yours stand in a row already.
the-turn-number = Put the third animal beside them: play nine.
the-turn-why-two = Two is not in the row of your fish. They stand on seven and eight.
the-turn-animal = { $player-1 }'s booth lacks a tiger.
the-turn-why-horse = A horse helps nobody there. { $player-1 }'s booth wants a tiger.
the-turn-paid = The board turned, { $player-1 }'s booth had to score, and all three clients are yours.
the-turn-done = Plan for your booth now, and for the booth that your sector turns to.

## 4. You choose

you-choose = You choose
you-choose-goal = Your booth has to score; make the best of it.
you-choose-must = Your booth finds its two horses and a swan, twice. It must score one row, and you say which.
you-choose-line = In one row two of the animals are yours, in the other only the swan. Choose.
you-choose-why-line = There only the swan is yours. Take the row with your horse in it.
you-choose-ride = Two horses, two clients. This one is worth { $client-H1-vp }: let it ride { $player-2 }'s horse.
you-choose-why-ride = Then { $player-2 } gets the horse client with { $client-H6-vp } points. Keep that for your own horse.
you-choose-rest = The client with { $client-H6-vp } points took your horse. { $player-2 } got the small one.
you-choose-done = Give away the small clients, and keep the large ones for your own animals.

## 5. Jump

jump = The tiger jumps
jump-goal = Use a client that you have won.
jump-gap = Between your tiger and your horse a place is free: number eight. But you hold only three and nine.
jump-tiger = You have won a tiger client. Its [ability](term:ability) is to jump: use it.
jump-why-none = Without it you cannot reach number eight this round.
jump-animal = You play nine, which is taken, and your animal lands on the next lower free place: eight. Which one does your booth lack?
jump-why-swan = Your booth wants a fish, a horse and a tiger.
jump-jumped = It landed on eight, and the row was complete. The tiger client is used, and still counts its points.
jump-done = Clients you have won can each be used once, one a round. They keep their points.

## 6. Single ticket

single-ticket = Single ticket
single-ticket-goal = Let one client ride at once, without a row.
single-ticket-horse = You have won a horse client. Its ability sells a single ticket: use it.
single-ticket-why-none = No row is near for your booth. A ticket needs none.
single-ticket-number = Any place will do. Your dragon goes there by itself: it stands for every animal.
single-ticket-client = The dragon carries any of your clients. Which one shall be yours?
single-ticket-why-client = That one is worth { $client-T1-vp }. The fish client brings { $client-F6-vp }.
single-ticket-sold = The fish client is yours, and somebody new stands at your booth.
single-ticket-dragon = And who! The dragon client rides only dragons, and since it came the carousel turns the other way.
single-ticket-done = Horse: one client of your booth rides the animal you place. Dragons carry everybody.

## 7. Fish and swan

fish-and-swan = Fish and swan
fish-and-swan-goal = Free your animals, and get your numbers back.
fish-and-swan-blocked = Clients sit on your swan and your tiger. Such animals count for no row any more.
fish-and-swan-fish = The fish sends all clients off your animals, and you keep the cards. Use it.
fish-and-swan-why-fish = Not yet: first your two animals should be free again.
fish-and-swan-number = Now complete the row beside them: play five.
fish-and-swan-why-number = Your tiger stands on four. The place beside it is five.
fish-and-swan-animal = What does your booth lack beside a tiger and a swan?
fish-and-swan-why-animal = Your booth wants a fish there.
fish-and-swan-again = The same animals, and clients on them once more. But most of your numbers are gone by now.
fish-and-swan-swan = Your swan brings back the numbers you have played, and the fish too. Use it.
fish-and-swan-why-swan = With the numbers that are left you would soon be stuck.
fish-and-swan-any = Play any number: it is only this round's that stays away.
fish-and-swan-any-animal = And any animal.
fish-and-swan-back = All your numbers are back, but this one, and the fish can swim again.
fish-and-swan-done = Fish: my animals are free. Swan: my cards come back. Whoever cannot play a number ends the game.

## 8. Two players

two-players = Two players
two-players-goal = Face two sectors, and place two animals.
two-players-sectors = With two players each faces two sectors, one to the left and one to the right. They swap after the first scoring.
two-players-horse = You have a horse client: sell a single ticket.
two-players-why-none = Use it: there is somebody worth it at your booth.
two-players-number = One number for both: it names a place in the left and in the right sector, and both must be free.
two-players-left = First the animal for the left one. Put a tiger there.
two-players-why-left = Keep the fish for the other side.
two-players-right = And a fish to the right.
two-players-why-right = The fish client brings more than another tiger.
two-players-ticket = One client boards: the tiger's on the left brings { $client-T1-vp }, the fish's on the right { $client-F6-vp }.
two-players-why-ticket = That is the smaller one.
two-players-queue = The gap at your booth is filled from the queue behind it: you can see who comes next.
two-players-done = Two sectors, one number, two animals; and a queue that shows what your booth will want.
