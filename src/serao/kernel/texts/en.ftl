# Messages that every game uses.

you = you
player = Player { $number }
