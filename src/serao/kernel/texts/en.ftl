# Messages that every game uses.

you = you
player = Player { $number }
points = points
no-points = No points yet

why-over = The game is over.
why-not-asked = It is not your turn to choose.

lesson-which = Which lesson, 1 to { $last }? Enter: { $usual }, q: leave
lesson-choose = A number from 1 to { $last }, q: leave
lesson-go-on = Enter: go on, q: leave
