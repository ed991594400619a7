# The words of the game, and what is good to know at each kind of choice.

## Terms

term-client = client
term-client-forms = clients
term-client-about = A card at a booth. It rides one kind of animal, and whoever owns that animal gets the card: points, and an ability to use once.
term-booth = booth
term-booth-forms = booths, ticket booth
term-booth-about = Your place beside the carousel, where { $setup-booth-size } clients wait. They board together when a line matches all of them.
term-queue = queue
term-queue-about = With two players { $setup-queue-size-2p } more clients stand behind each booth. The one in front steps up first.
term-tile = tile
term-tile-forms = tiles
term-tile-about = An animal that you put on the carousel. It stays yours wherever the board turns.
term-dragon-tile = dragon tile
term-dragon-tile-about = Stands for any one animal, and is the only one that carries the dragon client. You have { $tiles-dragon }.
term-slot = slot
term-slot-forms = slots
term-slot-about = A place for one tile. Your slot card names it by its number, always in the sector before you.
term-slot-card = slot card
term-slot-card-forms = slot cards
term-slot-card-about = A number from one to twelve. You play one each round; then it lies open until a swan brings it back.
term-sector = sector
term-sector-forms = sectors
term-sector-about = A slice of the board with { $board-slots-per-sector } numbered slots. You place only in the one before you. With two players you face two, and place a tile in each.
term-plan = plan
term-plan-forms = plans
term-plan-about = What everybody chooses in secret at the same time: an ability or none, a number, an animal. All plans are shown together.
term-sequence = sequence
term-sequence-forms = sequences, line
term-sequence-about = Three free animals next to each other in a straight line, at least one of them in the sector before the booth, that match its three clients in any order.
term-free = free
term-free-about = A free animal carries no client. Only free animals count in a line.
term-board = board
term-board-forms = boards
term-board-about = Clients step on animals: a line is complete, or a single ticket is sold. If a line matches, they must.
term-points = points
term-points-forms = VP, victory points
term-points-about = The numbers on the clients you have won, used or not, and what the objectives give.
term-objective = objective
term-objective-forms = objectives
term-objective-about = { $setup-objectives-in-play } of them lie open. Each gives its points for every set you have, to everybody.
term-ability = ability
term-ability-forms = abilities
term-ability-about = What a client you have won can do, once, while you plan. One a round; the card keeps its points.
term-jump = jump
term-jump-forms = jumps
term-jump-about = The tiger's ability: play a number whose slot is taken, and land on the next lower free slot.
term-recover = recover
term-recover-forms = recovers
term-recover-about = The swan's ability: your played numbers return to your hand, and clients you have used are ready again, all but this swan and this round's number.
term-single-ticket = single ticket
term-single-ticket-about = The horse's ability: one client of your booth boards the animal you place, if it matches. The card is yours.
term-remove-clients = remove clients
term-remove-clients-about = The fish's ability: all clients leave all your animals before tiles are placed. You keep the cards.
term-reverse-rotation = reverse rotation
term-reverse-rotation-about = When the dragon client comes to a booth, with three or four players, the board turns the other way for the rest of the game.
term-rotate = turn
term-rotate-about = After the first scoring the board goes on by one sector with all that is on it. Booths stay.
term-spoke = spoke
term-spoke-forms = spokes
term-spoke-about = With three players: { $board-neutral-slots } slots without numbers between the sectors, with neutral animals. Cards that these win leave the game.
term-totem = totem
term-totem-about = The middle of the carousel. No line goes through it.
term-standee = standee
term-standee-forms = standees
term-standee-about = A client that sits on an animal. At the end, those on your animals decide between equals.

## Tips

tip-plan-ability = Used clients keep their points, so use them. Jump when your numbers are taken, a fish when several of your animals carry clients, a swan when many numbers are gone.
tip-plan-slot = Look at your booth, then at the one your sector turns to: which slot completes a line? Dotted lines show what one animal would complete.
tip-plan-tile = Whoever owns the animal gets the client. Put yours where many booths will want it, and keep a dragon for a line that needs it most.
tip-plan-ticket = With two sectors you place two animals: the client rides one of them.
tip-plan-client = Take the client with the most points, or the one whose ability you need. A new one takes its place at your booth.
tip-score-line = Your booth has to score, but you choose how: prefer the line with most of your own animals, and give the smallest clients away.
tip-score-ride = The card goes to the owner of the animal. Give the valuable client to your own.
