# What lessons say: one short sentence at a time.

## 1. You are the monster

you-are-the-monster = You are the monster
you-are-the-monster-goal = Keep the Monster hidden until it is your last card.
you-are-the-monster-hand = This is your hand. You have the { item-vampire }, so you are the monster, and nobody knows.
you-are-the-monster-turns = The row at a card's foot says on which of your turns it may go: ✓ yes, ✕ no, ? on its condition, – without effect. The { item-vampire } waits for the fourth, your last.
you-are-the-monster-keep = You must play a card each turn. A { item-hide } beside the Monster protects it from Hunters, so play the { item-villager }.
you-are-the-monster-why-hide = Once it is played the { item-hide } protects nothing. Keep it in your hand for now.
you-are-the-monster-missed = { $player-1 } sent a Hunter to you! Your { item-hide } made it fail, and nobody was told why.
you-are-the-monster-escaped = In the end the Monster was your only card, and out it went: escaped! That is { $scoring-escape-monster } points, and { $monster-vampire-amount } more for the { item-vampire }.
you-are-the-monster-done = Whoever holds the Monster wants to play it as the last card. A { item-hide } in the same hand keeps Hunters off.

## 2. The hunt

the-hunt = The hunt
the-hunt-goal = Find the Monster, and send a Hunter after it.
the-hunt-look = Somebody here is the monster. Your { item-investigate } shows you a whole hand: play it.
the-hunt-why-hunter = You do not know yet where to send it. A Hunter that misses is gone.
the-hunt-why-villager = A Villager does nothing. Find out first who has the Monster.
the-hunt-where = { $player-1 } has been smiling since the deal. Look there.
the-hunt-why-other = { $player-2 } looks as worried as you are. Try { $player-1 }.
the-hunt-seen = There it is, and no { item-hide } beside it! Only you have seen it; the house keeps showing you what you know.
the-hunt-counts = The circles count the Hunters played. The small Monsters above them wait for so many: from there on the { item-werewolf } may run, and the { item-mermaid } is safe no more.
the-hunt-still = Both have played a card, and the Monster must still be there.
the-hunt-now = Your turn again. Send the { item-hunter }.
the-hunt-why-wait = One round more, and it may escape or wander on. Now!
the-hunt-there = To whom? You know it.
the-hunt-why-not-there = There is no Monster. You have seen it at { $player-1 }'s.
the-hunt-caught = Caught! You get { $scoring-catch-catcher } points, and everybody who is not the monster { $scoring-catch-others }.
the-hunt-done = A Hunter throws the Monster out of a hand where nothing protects it. Nobody plays one in the first lap.

## 3. The Dog

the-dog = The Dog
the-dog-goal = Catch a Monster that sits behind a { item-hide }.
the-dog-known = You have looked into { $player-1 }'s hand: the Monster, and a { item-hide } beside it.
the-dog-dog = A Hunter would find nothing there. The { item-dog } does not mind a { item-hide }: play it.
the-dog-why-hunter = As long as the { item-hide } is there, Hunters fail.
the-dog-where = Send it to { $player-1 }, who then has to drop a card and take the { item-dog }.
the-dog-why-other = { $player-2 } does not have the Monster.
the-dog-dropped = { $player-1 } dropped a card face down, and it was not the Monster. So it was the { item-hide }!
the-dog-bare = { $player-1 } has played the { item-dog } on. Nothing is left there but the Monster.
the-dog-hunt = Your last card is the { item-hunter }. Where does it go?
the-dog-why-not-there = No. The Monster sits alone at { $player-1 }'s.
the-dog-caught = No { item-hide } any more: caught.
the-dog-done = Whom the Dog visits drops a card. Who drops the Monster is caught; who drops the Hide stands bare.

## 4. Gossip

gossip = Gossip
gossip-goal = Be rid of the Monster, and catch it yourself.
gossip-risk = You have the Monster and no { item-hide }: that will not go well for long.
gossip-gossip = With { item-gossip } everybody passes a card to the left. Play it.
gossip-why-hunter = You are the monster yourself. There is nobody to hunt.
gossip-pass = Choose what goes to { $player-1 }, on your left. The Monster!
gossip-why-keep = Then you keep the Monster. Pass it on.
gossip-gone = All cards moved at once. Now { $player-1 } is the monster, and you know it.
gossip-hunt = And you have a { item-hunter } left.
gossip-why-wait = { $player-1 } has not much time to hide it. Now is the moment.
gossip-there = Send it there.
gossip-why-not-there = You gave it to { $player-1 }.
gossip-caught = Caught: { $scoring-catch-catcher } points for the former monster.
gossip-done = Cards wander, and who is the monster changes. Whoever gives it away knows where it is.

## 5. Deal and steal

deal-and-steal = Deal and steal
deal-and-steal-goal = Swap cards with one player, and draw one from another.
deal-and-steal-deal = You have the Monster. With a { item-deal } you swap cards with one player: play it.
deal-and-steal-why-steal = That draws one card more and gives one back. A { item-deal } moves the Monster more surely.
deal-and-steal-whom = Whom do you want to have it? Take { $player-1 }.
deal-and-steal-why-other = { $player-2 } may have a { item-hide }, and would be glad of a visitor.
deal-and-steal-number = One card or two? One is enough.
deal-and-steal-why-two = Then the { item-steal } would go too.
deal-and-steal-give = Both choose in secret. Give the Monster.
deal-and-steal-why-keep = Then you would still be the monster.
deal-and-steal-got = You got a { item-hunter } for it. What luck: { $player-1 } has the Monster now, and you the { item-hunter }.
deal-and-steal-steal = Keep the { item-hunter } for later, and play the { item-steal }.
deal-and-steal-why-hunter = You could. But first see what a { item-steal } does.
deal-and-steal-from = You draw a card blindly. From { $player-2 }.
deal-and-steal-why-from = From { $player-1 } you might draw the Monster again.
deal-and-steal-back = You drew a { item-hide }. Now give any card back: that one.
deal-and-steal-why-back = You want the { item-hunter } yourself.
deal-and-steal-hunt = Last card, the { item-hunter }. You know where to.
deal-and-steal-why-not-there = The Monster is at { $player-1 }'s: you gave it away yourself.
deal-and-steal-caught = Caught!
deal-and-steal-done = Deal: each side picks what to give. Steal: one blindly, and one back.

## 6. A friend

a-friend = A friend
a-friend-goal = Win together with the Monster.
a-friend-known = You know where the Monster is, with a { item-hide } beside it. It looks as if it will escape.
a-friend-friend = Then side with it! Play the { item-friend }.
a-friend-why-villager = If the Monster escapes you get nothing. As its Friend you do.
a-friend-whom = And somebody loses a Hunter, if they have one. { $player-2 } looks dangerous.
a-friend-why-monster = There you know all cards, and no Hunter is among them.
a-friend-escaped = { $player-2 }'s Hunter was gone, and the Monster escaped: { $scoring-escape-friend } points for you as its Friend.
a-friend-done = Friends win when the Monster escapes, and get nothing when it is caught. If they catch it themselves, nobody thanks them.

## 7. Rumor and Fog

rumor-and-fog = Rumor and Fog
rumor-and-fog-goal = See all cards wander at once.
rumor-and-fog-rumor = With a { item-rumor } everybody draws a card blindly from the hand to the right. Play it.
rumor-and-fog-why-fog = One after the other: first the { item-rumor }.
rumor-and-fog-gone = { $player-1 } drew your { item-werewolf }! You know it, because it is gone; and { $player-1 } knows too.
rumor-and-fog-your-turn = Both have played a card. Your turn.
rumor-and-fog-fog = Now the { item-fog }: all hands are shuffled together and dealt out again.
rumor-and-fog-why-hide = A { item-hide } does nothing. Roll in the { item-fog }.
rumor-and-fog-nobody = Each has as many cards as before, and nobody knows any more who is the monster. You? Look into your hand.
rumor-and-fog-done = Rumor: one from the right. Fog: all anew. As a last card neither does anything.

## 8. Tricks

tricks = Tricks
tricks-goal = Get past a Dog and a Hunter, and run.
tricks-door = { $player-1 } has sent you the { item-dog }. You must drop a card, and take the { item-dog } for it.
tricks-drop = Which card do you need least?
tricks-why-monster = Then you are caught on the spot.
tricks-why-hide = You may need its protection in a moment.
tricks-missed = A Hunter came, and your { item-hide } turned it away. It was the second one that was played this round.
tricks-run = The { item-werewolf } may go at any time once { $monster-werewolf-amount } Hunters were played. Run!
tricks-why-stay = You could wait. But the way is free now.
tricks-away = Away, with cards still in your hand. Each of the five Monsters has a trick of its own: it is on its card.
tricks-done = Read your Monster: the Werewolf and the Mandrake run early, the Mermaid and the Goomiho shake off Hunters, the Vampire is worth more.
