# What the server itself says. A refusal is called by its code, with a case where it has several.

request-malformed = { $why }
request-malformed-content-type = the body is application/json
request-malformed-language = language is en, pt or pt-BR, not { $name }
request-malformed-state = state is open or playing, not { $name }
request-malformed-no-hello = nobody said hello
request-malformed-hello-first = the first message is hello
request-malformed-hello-once = hello is said once
request-malformed-not-text = messages are text
request-malformed-letter = there is a character in it that cannot be read ({ $letter }): leave it out
request-malformed-empty = there is nothing in it to read
request-too-large = a request has at most { $most } bytes
request-too-large-message = a message has at most { $most } characters
request-too-many = too many requests: slow down
request-too-many-messages = too many messages: slow down
request-too-many-long = you are being sent as many records and replays as one may have at a time: wait for one of them
request-banned = the host of this house has barred your network
request-wrong-origin = this comes from another page
request-not-found = there is nothing here
request-not-found-metrics = the numbers of this house are for its host: --metrics-for names who else may read them
request-wrong-method = that cannot be done here
server-failed = that is our mistake; it has been noted
server-closing = the server is closing: connect again in a moment
store-unavailable = nothing can be stored just now: try again in a moment
store-unavailable-full = the disk of the database is full
store-unavailable-locked = another program has locked the database
store-unavailable-read-only = the database may not be written
store-unavailable-damaged = the database is damaged
store-unavailable-disk = the disk of the database does not do its work
store-unavailable-away = the database cannot be reached
store-unavailable-slow = the database does not answer in time

game-unknown = there is no game { $game }; there are { $games }
game-unknown-edition = this house has no edition { $edition } of { $game }
game-broken-edition = the edition { $edition } cannot be played: { $why }
game-wrong-settings = { $why }
game-wrong-settings-seat = a seat is one of { $known }, not { $name }
game-wrong-settings-two-seats = you can sit on one seat only

lesson-unknown = there is no lesson { $name }
lesson-not-there = that is not how the lesson goes: begin it again
lesson-broken = the lesson { $name } cannot be played here
puzzle-unknown = there is no puzzle { $number }: they go up to { $last }
puzzle-no-option = that cannot be chosen in this puzzle

table-unknown = there is no such table
table-wrong-code = this table is by invitation: use its link
table-full = every seat is taken
table-full-seat = that seat is taken
table-full-kept = the open seats are kept for a few minutes for those who played here before
table-full-quicker = somebody else was quicker
table-not-begun = play has not begun: not everybody is here and ready
table-begun = play has begun
table-over = the game is over
table-over-leave = the game is over: there is nothing to leave
table-not-over = a rematch comes after the end
table-not-over-replay = a game is looked at again after its end
table-not-your-turn = you owe no answer now
table-stale-version = that was the answer to an earlier choice
table-stale-version-moved-on = the table has moved on: connect again
table-illegal-action = that is not among your options
table-closed = this table was closed: nobody came, or the host has done it
table-redacted = somebody who played here has deleted their account, and the record cannot be without their name
table-other-content = this table was begun with other content
table-other-rules = this table was begun by rules that this serao does not play by
table-too-long = this game has gone on for too long: nothing more can be stored of it
table-unreadable = this table cannot be read: its host can see why

table-cannot-take-back-not-begun = play has not begun
table-cannot-take-back-spectator = spectators do not choose
table-cannot-take-back-not-yet = nothing to take back: you have not chosen yet
table-cannot-take-back-answered = nothing to take back: your last choice was answered by others
table-cannot-take-back-to-light = your last choice cannot be taken back: it brought something hidden to light
table-cannot-take-back-light-since = your last choice cannot be undone: something hidden has come to light since
table-cannot-take-back-others-choose = your last choice cannot be taken back: others are choosing after it
table-cannot-take-back-away = your last choice cannot be undone: a bot stands in for somebody whose choice would be undone with it
table-cannot-take-back-in-a-row = you have taken back ten choices in a row: go on from here first
table-cannot-take-back-in-all = you have taken back two hundred choices at this table: that is enough
table-cannot-take-back-over = nothing to take back: the game is over

seat-wrong-token = this key belongs to no seat of this table: perhaps the link was cut short, or the seat is somebody else's now
seat-not-seated = you have no seat at this table
seat-not-seated-spectator = spectators watch
seat-not-seated-bot = a bot plays for you: come back to your seat first
seat-owes-nothing = nobody waits for an answer of that player
seat-reminded = that player was reminded less than a minute ago

share-sealed = everybody has committed already: no share can be exchanged now
share-not-sealed = shares are shown when everybody has committed to one
share-wrong = that share is not the one that was committed to
share-other-attempt = shares are being drawn again: commit to a fresh one

motion-open = the table is voting already
motion-none = there is nothing to vote on
motion-no-vote = you have no vote on this
motion-voted = you have voted already
motion-needless = you can take your last choice back by yourself
motion-not-late = the table does not wait for that player, or the player is here and has time

chat-too-fast = one saying every two seconds: let others speak
chat-too-fast-table = too much is said here at once: wait a moment

account-name-taken = there is an account { $name } already, or one that looks like it
account-wrong-password = there is no such account, or not that password
account-not-signed-in = you are not signed in

request-too-many-account = too many requests of this account: slow down
request-wrong-host = this server does not go by that name
request-too-slow = a request has to be here within { $seconds } seconds
connection-too-many = too many connections from your address: close some
connection-too-many-fast = too many new connections of your network: slow down
connection-too-many-all = the server has no connection left: try again in a moment
socket-too-many = too many tables are open at your address: close some
socket-too-many-seat = your seat is open in too many places: close some
socket-too-many-spectators = as many look on at this table as there is room for
table-too-many = many tables opened from your address are not over: finish some first
table-too-many-account = many tables opened by your account are not over: finish some first
table-too-many-fast = too many tables at once: wait a moment
account-too-many = too many tries: wait a minute
account-too-many-busy = many people sign in just now: try again in a moment
account-banned = the host of this house has barred this account
account-name-taken-blank = a name needs letters that can be seen
account-wrong-password-old = that is not your present password
account-no-session = that device is signed out already

request-malformed-report = a report is about somebody who sits there, or about something said there
seat-removed = whoever opened this table has taken you off your seat, or you twice did not show your share; you cannot sit down here again
seat-removed-late = you were asked for your share twice and did not show it: your seat is open again, and you cannot sit down here any more
seat-not-opener = only whoever opened the table can do that
seat-not-seated-nobody = nobody sits there whom you could take off the seat
seat-one-each = you sit at this table already: at a public table everybody has one seat
seat-one-each-address = too many people of your network sit at this table already
seat-name-taken = { $name } sits here already, and the names look alike: choose another
seat-name-taken-blank = a name needs letters that can be seen

another-seat = Another seat
another-seat-question = In this browser you sit at this table as { $mine }. This link opens the seat of { $other }. If you take it, this browser no longer has your own.
another-seat-take = Sit as { $other }
another-seat-stay = Stay { $mine }

page-lost = There is no such room in this house
page-shut = This door does not open
page-broken = Something is amiss in the house
page-home = Back to the lamp

preview-house = serão: long evenings, good games
preview-house-about = Published board games at one table in your browser: with friends, with family, or with bots that never cheat.
preview-invited = You are invited to { $game }
preview-invited-by = { $name } invites you to { $game }

hint-forbidden = nobody is given hints at this table: it was opened without
hint-passed = the table has moved on while this was thought about: the hint is no use any more
hint-too-many = that was many hints in a short time: think for yourself for a moment
hint-failed = no hint could be found just now: try again in a moment

table-not-over-review = a game is looked back at after its end
table-not-over-retry = a game is played on from a moment after its end
review-failed = this game could not be looked back at: its host can see why
review-too-many = many games are being looked back at: ask again in a few minutes
moment-unknown = there is no such moment in this game: its last is { $last }
moment-unknown-seat = there is no such seat in this game
moment-over = the game is over there: there is nothing to play on from
scenario-wrong = { $why }
scenario-wrong-broken = this scenario cannot be played
scenario-too-long = this position cannot be played to an end in reasonable time
scenario-too-many = other scenarios are being looked at: try again in a moment
preview-start = The start
preview-begun = At the table: { $names }.
preview-round = Round { $number }
preview-turn = { $name }'s turn
preview-eyes = As everybody could see it
preview-eyes-of = As { $name } saw it
preview-title = { $place } of { $game }: { $said }
request-malformed-at = a moment is a number of actions like 57, or a line of one like 57.2
request-malformed-seat = seat is the number of a seat, the first is 0, or none for the eyes of whoever looks on
game-wrong-settings-level = a level is one of { $known }, not { $name }

day-unknown = there was no deal on { $date }
day-not-yet = the deal of { $date } is not dealt yet: it is only committed to
day-over = the deal of { $date } is over: play the one of today
day-still-on = others still play this deal: that can be had when its day is over, at midnight UTC
day-still-on-others = this is somebody's own game of the deal of the day: it can be looked at when the day is over, at midnight UTC
day-still-on-chat = at the deal of the day nobody talks before the day is over
day-still-on-leave = at the deal of the day no bot stands in: your seat waits for you
request-malformed-date = a date is like 2026-11-19
table-cannot-take-back-of-a-day = at the deal of the day nothing is taken back
