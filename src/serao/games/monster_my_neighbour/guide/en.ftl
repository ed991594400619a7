# The words of the game, and what is good to know at each kind of choice.

## Terms

term-monster = Monster
term-monster-forms = Monsters
term-monster-about = One card of the round. Whoever holds it is the monster, and wants to play it as the last card.
term-points = points
term-points-forms = VP, point
term-points-about = What rounds bring: { $scoring-escape-monster } for an escape, { $scoring-catch-catcher } for whoever catches the Monster, { $scoring-catch-others } for the others then.
term-round = round
term-round-forms = rounds
term-round-about = A deal of { $game-hand-size } cards each, with one Monster in it, played until it has escaped or is caught. There are { $game-rounds }.
term-lap = lap
term-lap-forms = laps
term-lap-about = Once around the table, a card from everybody. A round has at most { $game-laps-per-round }.
term-wanted = Wanted
term-wanted-about = Whoever is dealt it begins the round and lays it down.
term-hunter = Hunter
term-hunter-forms = Hunters
term-hunter-about = Names a player and throws an unshielded Monster out of that hand. Not in your first lap.
term-shield = shield
term-shield-forms = shields, unshielded
term-shield-about = What keeps Hunters off the Monster: a Hide in the same hand, or the trick of the Goomiho or the Mermaid. It works by itself, and nobody sees it.
term-hide = Hide
term-hide-about = In the same hand as the Monster it makes Hunters fail. Played, it does nothing.
term-dog = Dog
term-dog-about = The named player drops a card of their choice and takes the Dog. If it is the Monster, it is caught; no shield helps.
term-friend = Friend
term-friend-forms = Friends
term-friend-about = Whoever has played a Friend sides with the Monster for this round: { $scoring-escape-friend } points if it escapes, none if it is caught.
term-betrayal = betrayal
term-betrayal-about = A Friend catches the Monster. Then only those who were neither monster nor Friend get { $scoring-betrayal-others }.
term-escape = escape
term-escape-forms = escapes, escaped
term-escape-about = The Monster is played. The monster player has { $scoring-escape-monster } points, and each Friend { $scoring-escape-friend }.
term-catch = catch
term-catch-forms = catches, caught
term-catch-about = A Hunter or the Dog throws the Monster out. Whoever played it has { $scoring-catch-catcher } points, those who are no Friends { $scoring-catch-others }.
term-last-card = last card
term-last-card-about = The only card you still hold. As such the Monster may be played, and Gossip, Rumor, Deal and Fog do nothing.
term-gossip = Gossip
term-gossip-about = Everybody passes a card of their choice to the left, all at once.
term-rumor = Rumor
term-rumor-about = Everybody draws a card blindly from the hand to the right, all at once.
term-deal = Deal
term-deal-about = You and a player of your choice swap one or two cards that each picks in secret.
term-steal = Steal
term-steal-about = Draw a card blindly from a player, see it, and give any one card back.
term-fog = Fog
term-fog-about = All hands are shuffled together and dealt out again, each as large as before. Nobody is sure of anything any more.
term-investigate = Investigate
term-investigate-about = You alone see the whole hand of a player.
term-villager = Villager
term-villager-forms = Villagers
term-villager-about = Does nothing, but { $monster-mandrake-amount } of them set the Mandrake free.
term-notebook = notebook
term-notebook-about = The table keeps for you which cards you surely know in other hands, and how you came to know them.
term-pile = pile
term-pile-forms = piles
term-pile-about = The cards that a player has laid down this round, for all to see.

## Tips

tip-play-card = You must play one card a turn, so think of which you want to have last. With a Monster in hand, you want to escape: keep a Hide beside it. Without one, find it, and keep a Hunter for it.
tip-hunter-target = Send it where the Monster may be and no shield is: to whom did cards wander, who plays as if nothing could happen?
tip-friend-target = From now on you win with the Monster. Take a Hunter from whoever is after it.
tip-dog-target = Whoever you name must drop a card. With few cards left there is little to choose from, and no shield helps.
tip-dog-drop = Drop what you need least. If the Monster is your only card, it is caught; else keep it and drop something else.
tip-investigate-target = Look where the Monster could be. What you see stays in your notebook as long as it is surely there.
tip-gossip-give = It goes to your left, and another comes from your right. Whoever gives the Monster away knows where it is.
tip-deal-target = The other picks what you get. Somebody who wants to be rid of the Monster will be glad of you.
tip-deal-number = Two cards move more: good for getting rid of something among others, dangerous if you have nothing to lose.
tip-deal-give = The other side picks at the same time, in secret. Give what you do not want to hold at the end.
tip-steal-target = The card comes by chance. With few cards in that hand you know what you will get.
tip-steal-return = You have seen what you drew. Give it back, or give something worse.
