stone-flint = Flint
stone-agate = Agate
only-english = This is said in English
hidden-pebbles = some
action-take = Take { $pebbles ->
    [one] one pebble
   *[other] { $pebbles } pebbles
}
action-stop = Stop
action-hand = Use the { $hand } hand
action-hide = Hide { $pebbles }
hide-hide = Hide { $pebbles } in your hand
ask-take = How many pebbles?
ask-fist = Which hand?
ask-fist-hide = How many do you hide?
event-pebbles-taken = { $seat-is-you ->
    [yes] You take
   *[no] { $seat } takes
} { $pebbles }.
event-pebbles-hidden = { $seat } hides { $pebbles }.
event-whispered = { $seat } whispers.
