# Texts that belong to no game.
seat = Player { $number }

## Terminal
terminal-welcome = Type a number or the words of a move; several at once with commas. `help` lists everything else.
terminal-ask = { $who }>{" "}
terminal-deal = Roll for yourselves and type what fell ({ $outcomes })>{" "}
terminal-forced = Only one choice: { $move }.
terminal-left = You left the table. Nothing is kept unless you saved it.
terminal-winner = { $count ->
    [one] { $who } wins.
   *[other] { $who } share the win.
}
terminal-not-legal = “{ $words }” is not one of the choices. Nothing has changed.
terminal-no-outcome = “{ $words }” cannot have fallen now. What came before it counts.
terminal-no-odds = There are no odds for this decision.
terminal-no-undo = Nothing to take back: dice, cards or somebody else have moved since.
terminal-saved = Saved as { $path }. Go on later with: douzaine play --resume { $path }
terminal-no-save = { $path } could not be written: { $why }
terminal-hand-over = Secrets ahead. { $who }, press Enter when only you can see the screen.{" "}
terminal-bot = Bot { $number }
terminal-command-why = why
terminal-command-rules = rules
terminal-command-odds = odds
terminal-command-hint = hint
terminal-command-story = story
terminal-command-undo = undo
terminal-command-save = save
terminal-command-help = help
terminal-command-quit = quit
terminal-help =
    why [n]       the rule behind the last event, or the last n
    rules [R14]   the whole book, or one rule
    odds          exact odds of this decision, where there are any
    hint          what each move is worth
    story         everything that happened so far
    undo          take back your last move, unless dice or cards have fallen since
    save [file]   put the match away
    quit          leave the table
terminal-none = This is no terminal, so nobody can play here. In Python:


## Command line
cli-help = A table for four games that turn around twelve.
cli-examples =
    Examples:
    {"  "}douzaine play killer --players 3
    {"  "}douzaine simulate killer --players 3 --games 1000000 --bots random
    {"  "}douzaine rules killer R14
    {"  "}douzaine replay match.txt
cli-games = List the games.
cli-play = Play in the terminal, against bots or with people at the same keyboard. Example: douzaine play killer --players 3 --all-hit push_luck
cli-serve = Serve the table in the browser. Example: douzaine serve --port 8012 --no-browser
cli-serving =
    Douzaine is at { $address }
    Matches are kept in { $kept }
    Stop with Ctrl+C.
cli-option-port = The port to listen on.
cli-option-host = The address to listen on; 0.0.0.0 lets other machines in.
cli-option-database = Where matches are kept: the address of a PostgreSQL database; otherwise a SQLite file.
cli-option-data = The folder of that SQLite file.
cli-option-workers = Server processes; more than one needs PostgreSQL.
cli-option-browser = Open the table in a browser.
cli-simulate = Play many matches among bots and count who wins. Example: douzaine simulate killer --games 1000000 --bots simple,random
cli-ladder = Rate the bots of a game against each other, with Elo and 95 % intervals. Example: douzaine ladder killer --games 50
cli-review = Walk through a recorded match: what each move cost, what chance changed. Example: douzaine review match.txt
cli-replay = Tell the story of a recorded match. Example: douzaine replay match.txt
cli-verify = Check that every roll and card of a recorded match came from the seed committed to before it.
cli-fair = { $file }: all { $events } chance events follow from the seed committed to as { $commitment } and from everybody’s words.
cli-not-fair = { $file } was not dealt by a committed seed, so there is nothing to check.
cli-rules = Show the rules of a game, or one of them. Example: douzaine rules killer R14
cli-deck = Check decks of your own, or start one.
cli-check = Report every error and warning in a deck file.
cli-new = Print a commented deck file to start from.
cli-option-lang = en or fr; otherwise the language of your system.
cli-option-game = Which game; `douzaine games` lists them.
cli-option-people = How many people play at this keyboard; bots take the other seats.
cli-option-names = The players’ names by seat, with commas.
cli-option-bots = The bots’ level: random, simple, novice, regular, expert, perfect where the game is solved, or module:Class.
cli-option-bots-seats = One level for all seats, or one for each seat with commas.
cli-option-seed = The same seed deals the same chance.
cli-option-real-dice = You roll real dice or draw real cards and type what fell.
cli-option-resume = Go on with a match saved earlier.
cli-option-record = Write the record of the match to this file when it is over.
cli-option-options = Any option of the game, such as --players 3.
cli-option-games-pair = How many matches between every two bots.
cli-option-minutes = Stop after about so many minutes, once every two bots have met.
cli-option-bots-ladder = Which bots, with commas; all levels unless told. expert@2000 thinks for 2000 trials a move, expert@0.5s for half a second.
cli-option-trials = Trials of the search for each decision.
cli-option-games = How many matches.
cli-option-cores = How many cores; all of them unless told.
cli-option-json = Print the result as JSON.
cli-option-record-file = A file with a recorded match.
cli-option-rule = The number of one rule, such as R14.
cli-option-deck-file = A deck file.
cli-column-id = id
cli-column-title = game
cli-column-seats = players
cli-column-about = about
cli-column-seat = Seat
cli-column-bot = Bot
cli-column-rate = Wins
cli-column-interval = 95 % interval
cli-simulated =
    { $games } matches, { $decisions } decisions in { $seconds } s, seed { $seed }.
    Turns: median { $median }, from { $low } to { $high } in 90 % of the matches.
cli-compiling = Compiling the rules once; next time this is instant.
cli-deck-fine = { $file } is a deck for { $title } without errors.
cli-deck-refused = { $file } is refused: { $count ->
    [one] 1 error.
   *[other] { $count } errors.
}
cli-no-decks = { $game } has no decks of your own.

## Web
web-nav = Site
web-how = How it works
web-replays = Replays
web-me = My matches
web-language-en = English
web-language-fr = Français
web-dark = Dark colours
web-light = Light colours
web-home-title = A table for games around twelve
web-home-lead = Play with friends or against bots. No account needed.
web-continue = Go on
web-your-turn = Your turn
web-others-turn = The others decide
web-waiting-players = Waiting for players
web-turn = Turn { $number }
web-turn-small = turn { $number }
web-now = { $chapter }, now
web-back-to-table = Back to the table
web-games = Games
web-players-minutes = { $players } players · { $minutes } minutes
web-play = Play
web-play-game = Play { $game }
web-invite = Invite
web-invite-game = Invite to { $game }
web-table-options = Table…
web-table-game = Set up a table of { $game }
web-rules = Rules
web-rules-game = Rules of { $game }
web-invited = Invited?
web-type-code = Type the word you were given.
web-sit-down = Sit down
web-watch = Watch
web-public-tables = { $count ->
    [0] No public table now.
    [one] One public table.
   *[other] { $count } public tables.
}
web-see-tables = See tables
web-no-match = No match yet
web-no-match-help = Play one, or type the word you were given.
web-warming = Warming up: bots play simply for now
web-live = Live
web-offline = Offline
web-back-online = Back. Nothing was lost.
web-menu = Menu
web-all-games = All games
web-why = why?
web-rule = Rule { $number }
web-rulebook = Rulebook
web-watching = Watching
web-skip = Skip
web-whole-story = The whole story
web-notify = Tell me when it is my turn
web-take-back = Take the last move back
web-leave = Leave the match
web-leave-bot = A bot plays on in your place.
web-leave-end = The match ends for everybody.
web-leave-yes = Leave for good
web-keys = Keys: 1 to 9 choose, Enter sends, Esc skips, h gives a hint, ? shows the rules.
web-table-word = This table: { $code }
web-guide = First match: a tip
web-hint = Hint
web-hint-doubt = The truth lies within ± in 95 of 100 cases.
web-hint-follow = A move is judged with the best that can follow it.
web-review = Review
web-review-title = { $game }: what decided the match
web-to-replay = To the replay
web-review-working = Looking at every decision again: { $done } of { $steps } steps.
web-review-wait = This page comes back by itself. You can leave it and return.
web-review-sums = Luck and skill apart
web-review-sums-help = From even chances at the start to the result: each column is what it added to or took from the chance to win.
web-review-better = Better: { $move }. It cost { $cost }.
web-review-see = See it
web-review-dealt = Chance: { $dealt }.
web-review-met = Choices made together.
web-review-all = All decisions ({ $count })
web-review-cost = Cost
web-review-best = Better
web-sealed = Fair dice, sealed as
web-hint-share = Best mix
web-hint-mix = Others choose at the same time, so the best play mixes its moves.
web-scene = Table
web-story = Story
web-open-story = Show the story
web-story-empty = Nothing has happened yet. Everything that does will be told here.
web-choose-first = Choose first
web-choosing = { $count ->
    [one] { $who } is choosing.
   *[other] { $who } are choosing.
}
web-ready = { $count ->
    [one] { $who } is ready.
   *[other] { $who } are ready.
}
web-dice-fall = One moment
web-title-your-turn = ● Your turn · { $game }
web-title-over = { $game } · over
web-title-lobby = { $game } · waiting
web-wins = { $count ->
    [one] { $who } wins
   *[other] { $who } share the win
}
web-ended-left = { $who } left: the match is over
web-ended = ended early
web-turns-minutes = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}, { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}.
web-to-rematch = To the next match
web-play-again = Play again
web-watch-again = Watch it again
web-save-record = Save the record
web-how-it-went = How it went
web-player = Player
web-result = Result
web-won = won
web-you = (you)
web-hand-over = Hand the device to { $who }
web-hand-over-help = Secrets ahead. Go on when only { $who } can see the screen.
web-i-am = I am { $who }
web-lobby-waiting = Waiting for players
web-lobby-complete = Everybody is here
web-seats = Seats
web-open-seat = open
web-your-name = Your name
web-guest-name = Name
web-guest-name-seat = Name for seat { $number }
web-sit-here = Sit here
web-share-device = Plays on this device
web-add-bot = Add
web-level = Level of the bot
web-over = Match over
web-bot-level = Bot: { $level }
web-stand-up = Stand up
web-remove = Remove { $who }
web-start = Start the match
web-start-later = Every seat must be taken first.
web-host-starts = The host starts the match.
web-invite-others = Invite others
web-word = Word
web-link = Link
web-copy-link = Copy the link
web-copied = Copied
web-qr = The link as a picture for cameras
web-agreed = Agreed
web-on = on
web-off = off
web-random = at random
web-replay = Replay
web-moment = Moment { $at } of { $last }
web-to-start = To the start
web-step-back = One step back
web-pause = Pause
web-play-on = Play
web-step-on = One step on
web-to-end = To the end
web-scrub = Moment
web-eyes = Seen by
web-eyes-all = everybody, all open
web-eyes-watch = a spectator
web-go = Show
web-link-moment = Link to this moment
web-watch-title = Public tables
web-watch-empty = No public table now. Open one yourself: others will find it here.
web-somebody = Somebody
web-keep-name = Keep this name
web-name-help = Others see it at your tables from the next one on.
web-other-device = Another device
web-other-device-help = A personal link makes another device yours too. It works once, within a day.
web-make-link = Make a personal link
web-link-made = Open this link on the other device. Give it to nobody else.
web-statistics = Statistics
web-game = Game
web-played = played
web-won-count = won
web-history = History
web-history-empty = No match yet. Play one, and it will be here.
web-your-data = Your data
web-your-data-help = A name, a secret cookie and your matches: nothing else is kept.
web-export = Download everything
web-forget = Delete me
web-forget-sure = Name, history and cookies are gone for good.
web-link-offer = Be { $who } on this device?
web-link-offer-help = The link works once. This device then has the same name and matches.
web-link-take = Yes, I am { $who }
web-upload = Show a record
web-upload-help = A record is the text file that a finished match can be saved as.
web-show-record = Show it
web-my-replays = Your matches
web-new-table = A table of { $game }
web-presets = Begin with:
web-preset-first = a first game
web-preset-usual = the usual rules
web-seat = Seat { $number }
web-seat-me = me
web-seat-guest = somebody at this device
web-table-agreed = At this table
web-agree-spectators = Spectators welcome
    .help = Whoever has the link may watch, and sees only what a spectator may.
web-agree-hints = Odds and hints
    .help = Exact odds beside the choices where the game has them, and a hint for whoever asks.
web-agree-public = Public
    .help = The table is listed for everybody to join or watch.
web-agree-guided = Guided
    .help = A few sentences at the right moments, for a first match.
web-leaving = When a player leaves
web-leaving-bot = a bot plays on
web-leaving-end = the match ends
web-options = Options of the game
web-deck-file = A file for: { $option }
web-own-deck = a deck of one’s own
web-deck-template = A commented deck file to start from
web-your-deck = Your deck
web-your-deck-name = The deck of { $who }
web-your-deck-help = Only you can see it until the match is over.
web-deck-bring = Bring this deck
web-deck-change = Change the deck
web-deck-there = deck ready
web-deck-missing = no deck yet
web-start-later-decks = Every seat must be taken and every deck be there first.
web-decks-later = A tournament deck left empty is brought at the table by whoever sits there.
web-open-table = Open the table
web-how-play = Play now
    .text = One click lays a table against bots with rules that suit a first match. Table… shows every option.
web-how-invite = With friends
    .text = Invite makes a table with a link, a word and a picture for cameras. Whoever has one of them can sit down. A public table is listed for all.
web-how-account = No account
    .text = A name and a secret cookie are all. A personal link, on your own page, brings you to another device.
web-how-share = One device for several
    .text = Give several seats to people at this device. Between secrets the table asks you to hand it over.
web-how-keys = Keys
    .text = 1 to 9 choose, Enter sends, Escape skips to the newest moment, h gives a hint where the table allows it, the question mark shows the rules. Everything also works without JavaScript.
web-how-dice = Dice and cards
    .text = Chance is drawn from a secret seed that the record shows when the match is over; until then nobody gets it.
web-how-data = What is kept
    .text = Your name, a hash of your cookie and the moves of your matches. You can download and delete it on your own page.
web-error-next = Nothing is lost. Go back, or begin again from the shelf.
web-error-404 = This page is not here
web-error-other = This cannot be asked that way
web-error-500 = Something broke here
web-error-no-table = There is no such table, or it is closed to spectators
web-error-old-table = This match was made with other rules and cannot be shown: { $why }
web-error-seat-taken = Somebody else sits there already
web-error-not-host = Only the host can do that
web-error-no-level = A bot of this level cannot play with these options
web-error-no-hints = This table agreed to play without hints
web-error-not-asked = You have nothing to decide now
web-error-hint-later = Hints are being prepared. Try again in a minute.
web-error-review-busy = Many reviews are being made. Try again in a minute.
web-error-review-unfinished = This match ended early, so there is nothing to review
web-error-no-deck-wanted = Nobody brings a deck to this table
web-error-decks-missing = Still without a deck: { $who }
web-error-begun = The match has begun
web-error-seats-open = Every seat must be taken first
web-error-not-your-seat = That is not your seat
web-error-stale = The table has moved on. Here it is as it stands.
web-error-no-back = Nothing to take back: dice, cards or somebody else have moved since
web-error-illegal = That is not possible now. Nothing has changed. ({ $why })
web-error-nothing-chosen = Choose something first
web-error-not-over = The match is not over yet
web-error-not-begun = The match has not begun yet
web-error-over = The match is over
web-error-no-seat = There is no such seat
web-error-nobody = You have not been here yet
web-error-no-link = This link was used already, or is too old
web-error-no-record = There is no such record
web-error-bad-record = This record cannot be shown: { $why }
web-error-no-file = Choose a file first
web-not-sent = That did not reach the table. Your choice is still here.

## Server

server-fair = Fair dice
server-fair-title = How the dice stay fair
server-fair-commitment = Commitment
server-fair-commitment-help = It was fixed before anybody could add words. Write it down if you like: at the end the seed must fit it.
server-fair-your-words = Your words for the dice
server-fair-words = Words of { $who }
server-fair-no-words = none
server-fair-add-words = Add them
server-fair-words-help = Anything you like. They change every roll, and nobody knows how.
server-fair-seed = Seed
server-fair-seed-later = The seed is shown when the match is over.
server-fair-check = Check every roll in this browser
server-fair-checking = Checking…
server-fair-checked = All is well: the seed fits the commitment, and every one of the chance events ({ $count }) follows from it.
server-fair-wrong = This does not fit. First difference: { $where }
server-fair-no-script = Checking here needs JavaScript. The command “douzaine verify” checks the saved record without it.
server-fair-how = How it works
server-fair-events = Every chance event
server-fair-event = Event
server-fair-outcome = What came
server-fair-odds = Odds
server-fair-one-in = { $weight } of { $total }
server-fair-to-check = Check the dice
server-explain-commit = First, a promise
    .text = Before play the server draws a secret seed of 32 random bytes and shows its SHA-256: the commitment. The seed cannot be found from it, and no other seed fits it. From now on the server cannot change its mind.
server-explain-words = Then, your words
    .text = Until the match starts, everybody who has a seat may add words. They are mixed into every roll. The server fixed its seed before it knew them, so it could not choose a seed that suits somebody.
server-explain-draw = Every roll
    .text = Chance event number n is drawn from HMAC-SHA256 with the seed as key and the match, everybody’s words and n as message. The result is read as numbers of 64 bits; numbers that would favour an outcome are skipped, so that every outcome has exactly its odds.
server-explain-end = In the end, the proof
    .text = When the match is over the seed is shown. This browser can recompute every draw, and the command “douzaine verify FILE” does so for a saved record, rules included: it also checks that the odds themselves were the game’s.
server-explain-limits = What it does not prove
    .text = The server knows the seed during play. Fair dice show that it did not choose them, not that it kept them to itself. And a match that starts without anybody’s words rests on the server’s first draw alone.
server-explain-luck = Your luck
    .text = For every roll and every card we ask what each outcome was worth to you: what a player who follows a rule of thumb scores from there on average. Your luck is what came, less what could be expected, added up. The same chances are then drawn anew two thousand times. “54th percentile” says that 54 of 100 such draws would have been less kind to you. Half of all players are above 50.
server-luck = Luck
server-luck-percentile = { $percentile ->
    [0] below the 1st percentile
    [1] 1st percentile
   *[other] { $percentile }{ $ending } percentile
}
server-luck-help = How kind the dice and cards were, compared with the same chances drawn anew.
server-luck-later = Luck is being worked out…
server-clock = Clock
    .help = When a decision takes longer, a bot plays for that player until they return.
server-clock-none = no clock
server-clock-seconds = { $count } seconds a decision
server-clock-minutes = { $count ->
    [one] 1 minute a decision
   *[other] { $count } minutes a decision
}
server-clock-hours = { $count ->
    [one] 1 hour a decision
   *[other] { $count } hours a decision
}
server-clock-days = { $count ->
    [one] 1 day a decision
   *[other] { $count } days a decision
}
server-clock-left = Time left:
server-stand-in = A bot plays for { $who } until they return
server-i-am-back = I am back
server-let-bot = Let a bot play for { $who }
server-api = The table for programs
server-api-token = Everything a page can do, a program can do. Taking a seat or opening a table gives you a token. Send it along:
server-api-stream = Follow a table line by line, and come back after the last number you have: nothing is lost.
server-api-query = In the address:
server-api-send = Send:
server-api-get = You get ({ $status }):
server-api-errors = When something is not done
server-error-not-silent = There is still time to decide
server-error-token = A token is needed, or the one sent is unknown
server-error-json = This is no JSON
server-error-large = That is too large
server-error-foreign = This form was sent from another site. Open the page here and try again.
server-error-store = The store does not answer. Nothing was acknowledged; try again in a moment.
server-error-often = Too much at once. Try again in { $seconds } s.
server-error-tables = You have many unfinished tables already. Finish or leave some first.

web-try-again = Try again

## Bots and advice
bots-column-move = Move
bots-column-chance = Chance to win
bots-column-played = Best play
bots-column-player = Player
bots-column-luck = Luck
bots-column-own-moves = Own moves
bots-column-others-moves = Others’ moves
bots-column-doubt = Estimates corrected
bots-column-meetings = Choices that met
bots-column-bot = Bot
bots-column-elo = Elo
bots-column-interval = 95 % interval
bots-column-pair = Against each other
bots-column-rate = First one wins
bots-column-games = Matches
bots-exact = Exact: these are the chances when all play best from here.
bots-estimated = Estimated from { $trials } imagined matches, from what this seat knows.
bots-review-estimated = The chances are estimates of a search, from what each seat knew.
bots-review-course = How the chances went
bots-review-costly = The costliest moves
bots-review-swings = The greatest swings
bots-review-flawless = No move clearly cost anything.
bots-review-decision = { $number }. { $who }: “{ $made }”. Better: “{ $best }”. Cost: { $cost }.
bots-review-swing = Before step { $number }: { $dealt }. { $who } { $change }.
bots-review-meeting = the choices made together
bots-hint-thinking = Thinking for a second.
bots-level-random = random
    .about = plays any legal move
bots-level-simple = simple
    .about = follows a rule of thumb
bots-level-novice = novice
    .about = looks one move ahead and imagines little
bots-level-regular = regular
    .about = thinks for a quarter of a second
bots-level-expert = expert
    .about = thinks for a second or two
bots-level-perfect = perfect
    .about = knows the exact solution

## Errors
error-no-language = there is no language { $name }; there are { $known }
error-unknown-game = there is no game { $name }; there are { $known }
error-unknown-option = { $game } has no option { $name }; it has { $known }
error-option-value = { $option } = { $value } is not allowed: { $allowed }
allowed-range = { $low } to { $high }
allowed-range-or-zero = 0, or { $low } to { $high }
allowed-first-player = random, or a seat from 0 to { $last }
error-first-player = first_player = { $seat } is not allowed: seats are 0 to { $last }
error-no-odds = { $game } has no odds that need no search
error-no-rule = { $game } has no rule { $rule }; it has { $first } to { $last }
error-no-box = a match needs a box, as `game.box()` makes one, not { $value }
error-no-box-to-simulate = a simulation needs a box, as `game.box()` makes one, not { $value }
error-seed-or-dealer = give a match a seed or a dealer, not both
error-seed = a seed is a whole number from 0 to 2**64 - 1, not { $value }
error-no-seat = there is no seat { $seat }; seats are 0 to { $last }
error-no-adviser = nobody is there to give advice
error-over = the match is over
error-not-your-turn = seat { $seat } has nothing to decide now; { $waits }
error-waits-for-seats = { $count ->
    [one] the table waits for seat { $seats }
   *[other] the table waits for seats { $seats }
}
error-waits-for-chance = the table waits for chance
error-no-chance = no chance event is pending; { $waits }
error-no-outcome = { $outcome } is no outcome of this chance event; outcomes are { $outcomes }
error-no-undo = there is nothing to take back
error-not-at-once = moves made at once may have no chance event and no other seat’s decision between them
error-not-legal = { $move } is not legal now; legal moves are { $moves }
error-no-move = a move is a text or a list of texts, not { $value }
error-no-moves = a list of moves must not be empty
error-whole = { $name } must be a whole number from { $low } to { $high }, not { $value }
error-whole-from = { $name } must be a whole number of at least { $low }, not { $value }
error-list = { $name } must be a list of { $length }, not { $value }
error-one-of = { $name } must be one of { $words }, not { $value }
error-no-position = this is no position of { $game }: one of its values has the wrong form
error-position-mapping = a position is a mapping of names to values, not { $value }
error-position-quiet = { $name } must be { $quiet } in a position to start from, not { $value }
error-position-key = a position of this game has no { $name }; it has { $known }
error-record-size = a record is a text of at most ten million characters
error-record-format = a record begins with the line { $line }
error-record-line = line { $number }: { $why }
error-record-unreadable = this cannot be read
error-record-move = { $line } is neither a seat’s move, nor chance (*), nor the end
error-record-heading = { $line } has no place in the heading of a record
error-record-file = option { $option } names a file; a record holds the deck itself
error-record-end = the record ends with { $end }, its moves do not
error-record-no-moves = the record has no line 'moves'
error-record-chance = chance event { $event } is not what the record’s seed deals
error-record-version = the record was played with version { $version } of { $game }; this is version { $ours }
error-fair-seed = the seed is not the one that was committed to
error-fair-line = a line 'fair' holds match, words, commitment and a seed of 32 bytes
error-bots-for-seats = name one bot for all seats, or one for each of the { $players } seats
error-unknown-bot = there is no bot { $name }; there are { $known }
error-list-of-cards = { $name } must be a list of cards, not { $value }
error-deck-refused = the deck is refused: { $why }
error-deck-file = the deck file { $file } cannot be read: { $why }
file-missing = No such file or directory
file-forbidden = Permission denied
file-folder = Is a directory
file-no-text = it is no text in UTF-8
error-review-not-over = a match is reviewed when it is over: before that it would tell secrets
error-seconds = seconds must be a number above 0 and up to 3600, not { $value }
error-bots = name one bot for all seats, or one for each seat, not { $value }
error-bot-chose = the bot on seat { $seat } chose { $choice }: { $why }
error-not-solved = { $box } is not solved, so nobody plays it perfectly; try expert
error-bot-name = a bot is named by a text such as 'expert', not { $value }
error-budget = { $value } is no budget: write trials (expert@2000) or seconds (expert@0.5s)
error-bot-import = there is no bot { $name }: { $why }
error-no-bot = { $name } is no bot: it needs a method choose(view, seat, budget)
error-nothing-to-decide = seat { $seat } has nothing to decide now
error-not-met = { $first } and { $second } have not met
error-ladder-minutes = minutes must be a number above 0 and up to 10000, not { $value }
error-ladder-bots = a ladder needs at least two bots, each named once
error-real-dice = --real-dice and --seed exclude each other: you roll, or the seed does
error-save = { $file } is no saved match
error-save-why = { $file } is no saved match: { $why }
error-save-seats = { $file } is no saved match: it has { $count } seats
error-no-deck-file = this is no deck file of any game; `douzaine deck new GAME` writes one to start from
error-workers = more than one worker needs PostgreSQL: --database postgresql://user:password@host/name
error-store-in-use = another server uses { $file }; stop it first
error-deck-path = { $option } is a known word or a whole text, not { $value }
error-seat-kind = a seat is me, open or one of { $levels }, not { $value }
error-query = { $name } is a whole number, not { $value }
error-form = the form cannot be understood
error-shape = Expected `{ $wanted }`, got `{ $got }` - at `{ $place }`
error-shape-other = { $why }
cli-wrong-command = there is no command { $word }; `douzaine --help` lists them
cli-wrong-option = there is no option { $word } here; --help lists them
cli-wrong-value = { $name } cannot be { $word }
cli-missing = { $name } is missing; --help says what it is
cli-wrong = this command line cannot be understood; --help says what can
cli-wrong-file = { $file }: { $why }
web-error-deck = { $count ->
    [one] This deck is refused for one error:
   *[other] This deck is refused for { $count } errors:
}
error-shape-missing = Object missing required field `{ $field }` - at `{ $place }`
