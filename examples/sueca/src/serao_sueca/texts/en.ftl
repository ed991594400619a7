## The pack

card = { $rank } of { $suit }
suit-clubs = clubs
suit-diamonds = diamonds
suit-hearts = hearts
suit-spades = spades
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-queen = queen
rank-jack = jack
rank-king = king
rank-7 = 7
rank-ace = ace
corner-2 = 2
corner-3 = 3
corner-4 = 4
corner-5 = 5
corner-6 = 6
corner-queen = Q
corner-jack = J
corner-king = K
corner-7 = 7
corner-ace = A

## The game

game-about = Tricks for four in two pairs: follow suit, trump what you cannot follow, and count past sixty.
game-credits = A game of the people, played in Portugal for more than a hundred years.
option-games = Games that win the match
option-games-1 = one
option-games-4 = four
player-aid =
    CARDS    ace { $rank-ace-points }   7 { $rank-7-points }   king { $rank-king-points }   jack { $rank-jack-points }   queen { $rank-queen-points }   6 5 4 3 2 nothing, from the strongest down
    TRICKS   follow suit if you can, else play what you like; the strongest trump takes it,
             without a trump the strongest card of the suit that was led
    COUNT    more than 60 points: one game, more than 90: two, every trick: four
             60 each: the next deal is worth one more

## Choices

action-play = Play the { $card }
ask-play = Which card do you play?

## Events

event-hands-dealt = { $seat-is-you ->
    [yes] You deal and turn up the { $card }: { $suit } are trumps.
   *[no] { $seat } deals and turns up the { $card }: { $suit } are trumps.
}
event-card-played = { $seat-is-you ->
    [yes] You play the { $card }.
   *[no] { $seat } plays the { $card }.
}
event-trick-taken = { $seat-is-you ->
    [yes] You take the trick: { $points } points.
   *[no] { $seat } takes the trick: { $points } points.
}
event-deal-won = { $first } and { $second } have { $points } points and win { $games ->
    [one] a game
   *[other] { $games } games
}.
event-deal-drawn = Sixty each: nobody wins, and the next deal is worth { $stake } games.
event-game-won = { $first } and { $second } win the match with { $games } games.

## Why not

why-not-in-hand = You do not have that card.
why-follow = You must follow the suit that was led.
why-not-now = It is not your turn to play a card.

## Fields

field-games = Games
field-stake = Stake
field-dealer = Dealer
field-trump = Trumps
field-turned = Turned up
field-hands = Hand
field-trick = Trick
field-last = Last trick
field-won = Cards taken
field-lacks = Could not follow
field-points = Points
field-best = Takes it so far
