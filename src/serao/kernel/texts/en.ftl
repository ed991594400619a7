# Messages that every game uses.

you = you
player = Player { $number }
points = points

why-over = The game is over.
why-not-asked = It is not your turn to choose.
