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
terminal-hand-over = Your cards come next. { $who }, press Enter when only you can see the screen.{" "}
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
terminal-none = This is not a terminal, so nobody can play here. In Python:


## Command line
cli-help = A table for four games that revolve around twelve.
cli-examples =
    Examples:
    {"  "}douzaine learn killer
    {"  "}douzaine play killer --players 3
    {"  "}douzaine serve
    {"  "}douzaine simulate killer --players 3 --games 1000000 --bots random
    {"  "}douzaine rules killer R14
    {"  "}douzaine replay match.txt
cli-games = List the games, or the options of one. Example: douzaine games king12
cli-play = Play in the terminal, against bots or with people at the same keyboard. Example: douzaine play killer --players 3 --all-hit push_luck
cli-serve = Serve the table in the browser. Example: douzaine serve --port 8012 --no-browser
cli-serving =
    Douzaine is at { $address }
    Matches are kept in { $kept }
    Stop with Ctrl+C.
cli-backup = Copy the matches of a server to a file, also while it runs. Example: douzaine backup monday.sqlite
cli-restore = Bring a backup back, while no server runs; what was there is put aside. Example: douzaine restore monday.sqlite
cli-option-backup-file = The file of the backup.
cli-backed-up = Backed up to { $file }.
cli-restored = Restored from { $file }.
cli-put-aside = What was there before lies in { $file }.
cli-option-port = The port to listen on.
cli-option-host = The address to listen on; 0.0.0.0 lets other machines in.
cli-option-database = Where matches are kept: the address of a PostgreSQL database; otherwise a SQLite file.
cli-option-data = The server’s folder: the SQLite file with the matches lies there, and the operator’s token.
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
cli-option-bots = The bots’ level: random, simple, novice, regular, expert, perfect where the game is solved, or a class of your own: module:Class, file.py:Class.
cli-option-bots-seats = One level for all seats, or one for each seat with commas.
cli-option-seed = The same seed deals the same chance.
cli-option-real-dice = You roll real dice or draw real cards and type what fell.
cli-option-resume = Go on with a match saved earlier.
cli-option-record = Write the record of the match to this file when it is over.
cli-option-options = Any option of the game, such as --players 3.
cli-option-games-pair = How many matches between every two bots.
cli-option-minutes = Stop after about this many minutes, once every two bots have met.
cli-option-bots-ladder = Which bots, with commas; all levels by default. expert@2000 thinks for 2000 trials a move, expert@0.5s for half a second.
cli-option-trials = Matches played to the end for each decision, where no solver is asked.
cli-option-games = How many matches.
cli-option-cores = How many cores; all of them by default.
cli-option-device = Where matches are played: cpu, or cuda (an NVIDIA GPU).
cli-option-on = Other machines to use: ray, or the address of a Ray cluster.
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

## Library: packages, own bots, what the command line says as JSON

cli-option-game-options = A game, to list what can be agreed for it.
cli-column-option = option
cli-column-usual = usual
cli-column-allowed = allowed
picture-all = everything, nothing hidden
picture-spectator = as a spectator sees it
picture-seat = as { $who } sees it
picture-waits = Waiting for { $who }
picture-chance = Waiting for chance
server-error-banned = You cannot come in from this address.
operator-error-name = a name has at least one letter
operator-error-days = days are a number above 0 and up to { $most }
operator-error-address = this is not the address of another machine
operator-error-elsewhere = only this machine may ask, by this address
operator-error-token = only the operator may, with the token of this server
operator-error-order = this order cannot be understood
error-port-variable = { $name } = { $value } is not a port: give a number from 1 to 65535
error-operator-same-port = the operator needs a port of their own: { $port } is the table’s
error-operator-port = no port from { $port } on is free for the operator
cli-operator = Look after a server on this machine, over its operator’s port (serve --operator-port).
cli-tables = List the tables that are not over.
cli-close = Remove a table at once, whatever goes on there. Example: douzaine operator close brave-1234 --save match.txt
cli-rename = Give whoever sits somewhere another name. Example: douzaine operator rename brave-1234 2 "Player 2"
cli-ban = Let nobody in from an address. Example: douzaine operator ban 203.0.113.7 --days 30
cli-unban = Let an address in again.
cli-option-operator-port = A port on this machine alone, with metrics and the acts of the operator.
cli-option-table-code = The word of a table.
cli-option-save-record = Write the record of its match to this file first.
cli-option-seat = A seat, counted from 1.
cli-option-new-name = The new name.
cli-option-address = An IPv4 or IPv6 address; for IPv6 its whole network of 64 bits counts.
cli-option-ban-days = For how many days.
cli-column-table = table
cli-column-visited = last visited
cli-column-players = players
cli-closed = { $code } is closed.
cli-renamed = { $count ->
    [one] Renamed at one table.
   *[other] Renamed at { $count } tables.
}
cli-banned = { $address } is banned.
cli-unbanned = { $address } may come in again.
cli-not-banned = { $address } was not banned.
cli-group-commands = Commands
cli-group-options = Options
cli-option-help = Show this help.
cli-option-version = Show the version.
cli-operator-refused = the server refuses: { $why }
cli-operator-away = no server answers its operator at port { $port } of this machine; start it with --operator-port { $port }
cli-operator-token = the operator’s token is not in { $file }; name the server’s folder with --data, or set DOUZAINE_OPERATOR_TOKEN
cli-option-own-bots = Bots of your own that may sit at the tables, with commas: file.py:MyBot, module:MyBot@500. They run as you do; name only code that you trust.
bots-level-own = A bot of this server’s own.
error-own-bot-name = { $name } is not a bot of your own: write file.py:Class or module:Class
error-own-bot-label = { $name } cannot have that name at the tables: each bot needs a name of its own, up to { $most } plain letters and digits, which no level has
error-own-bot-failed = the bot { $name } failed: { $why }
error-object-elsewhere = an object plays here, one match after the other; give its class to play on other machines
error-no-such-move = it is not legal now

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
web-continue = Matches in progress
web-your-turn = Your turn
web-others-turn = Waiting for the others
web-waiting-players = Waiting for players
web-turn = Turn { $number }
web-turn-small = turn { $number }
web-now = { $chapter }, now
web-back-to-table = Back to the table
web-games = Games
web-title-of = { $game }
web-title-at = { $game }
web-players-minutes = { $players } players · { $minutes } minutes
web-play = Play
web-play-game = Play { $at }
web-invite = Invite
web-invite-game = Invite to { $at }
web-table-options = Options
web-table-game = Set up a table of { $of }
web-rules = Rules
web-rules-game = Rules of { $of }
web-invited = Invited?
web-type-code = Type the word you were given.
web-type-code-help = A word and four digits, such as tilleul-4127. Capitals, accents and spaces do not matter. It opens the door until the match starts.
web-go-in = Go in
web-go-on = Go on
web-invited-by = { $who } invites you to { $at }
web-invited-to = You are invited to { $at }
web-look-first = Look around first
web-sit-down = Sit down
web-watch = Watch
web-public-tables = { $count ->
    [0] No public table now.
    [one] One public table.
   *[other] { $count } public tables.
}
web-see-tables = See tables
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
web-to-main = Skip to the content
web-whole-story = The whole story
web-notify = Tell me when it is my turn
web-take-back = Take the last move back
web-leave = Leave the match
web-leave-bot = A bot plays on in your place.
web-leave-end = The match ends for everybody.
web-leave-yes = Leave for good
web-keys = Keys: 1 to 9 choose, Enter sends, Esc skips, h gives a hint, s opens the story, i shows a card up close, ? shows the rules.
web-table-word = This table: { $code }
web-guide = First match: a tip
web-ready-many = { $count } of { $total } are ready.
web-choosing-many = { $count } of { $total } are choosing.
web-waiting-for = Waiting for { $who }
web-away-since = away since { $since }
web-bot-plays = a bot plays
web-bot-plays-for-you = A bot plays for you
web-bot-plays-note = It decides until you are back. Nothing else changes.
web-time-of = of { $length }
web-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
web-seconds-left = { $count ->
    [one] 1 second left.
   *[other] { $count } seconds left.
}
web-then-a-bot = Then a bot decides for you.
web-away-note = Away since { $since }. { $waits ->
    [1] Your decision is in; nothing is lost.
   *[other] Nothing is lost.
}
web-sent = Your choice is in.
web-close = Close
web-guide-short = Tip:
web-hint = Hint
web-review = Review
web-review-mine = Review my choices
web-review-title = { $game }: what decided the match
web-to-replay = Open the replay
web-review-wait = This page refreshes by itself. You can leave it and return.
web-review-see = See it
web-review-all = All choices ({ $count })
web-review-cost = Cost
web-review-best = Better
web-review-mostly = Most often
web-sealed = Fair chance, sealed as
web-were-fair = The dice and cards were fair
web-were-fair-help = The seed is open now: every draw can be checked.
web-check-them = Check them yourself
web-final-board = The table at the end
web-hint-share = Best mix
web-hint-mix = Others choose at the same time, so it pays to mix your moves.
web-scene = Table
web-story = Story
web-open-story = Show the story
web-story-earlier = Before that, { $count ->
    [one] one more event
   *[other] { $count } more events
}
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
web-you-win = You win, { $who }
web-you-share = Shared win
web-you-finish = You finish { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
web-place = Place
web-place-number = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
web-at-the-end = At the end
web-decisive = The turn that decided it
web-see-it = See it
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
web-rematch-open = Somebody wants to play again: the next match is open, and your seat is kept there.
web-play-again = Play again
web-watch-again = Watch it again
web-save-record = Save the record
web-how-it-went = How it went
web-player = Player
web-result = Result
web-won = won
web-you = (you)
web-hand-over = Hand the device to { $who }
web-hand-over-help = { $who }’s cards come next. Go on when nobody else can see the screen.
web-i-am = I am { $who }
web-lobby-waiting = Waiting for players
web-lobby-complete = Everybody is here
web-lobby-reserved = Another match? Your seat is kept
web-lobby-revealing = Everybody’s words are being revealed
web-revealing-help = The match starts in a moment. Words that do not come in time count as none.
web-seat-kept = kept
web-take-kept = Yes, count me in
web-decline = Not this time
web-free-seat = Free the seat
web-sent-away = Sent away
web-let-back = Let back in
web-first-leads = This table has no host now: whoever sits down first becomes the host.
web-link-help = Whoever has this link may come in and choose a seat, until the match starts.
web-link-public = This table is public: anybody may sit down.
web-word-help = Whoever types this word on the home page may come in and take one seat.
web-seats = Seats
web-open-seat = Open seat
web-your-name = Your name
web-guest-name = Name
web-guest-name-seat = Name for seat { $number }
web-share-device = Add this player
web-add-bot = Add
web-level = Level of the bot
web-over = Match over
web-bot-level = Bot: { $level }
web-stand-up = Stand up
web-remove = Send { $who } away
web-start = Start the match
web-start-later = Every seat must be taken first.
web-host-starts = The host starts the match.
web-invite-others = Invite
web-word = Word
web-link = Link
web-copy-link = Copy the link
web-copied = Link copied
web-qr = QR code of the link
web-agreed = Agreed
web-manners-seats = { $count ->
    [one] 1 seat
   *[other] { $count } seats
}.
web-usual-options = The usual rules, no option changed.
web-manners-clock = Clock: { $clock }.
web-manners-no-clock = No clock. A bot may stand in for whoever is away.
web-manners-watched = Spectators are welcome: they see no hands.
web-manners-unwatched = Without spectators.
web-manners-no-hints = Without odds and hints.
web-what-we-play = What we play
web-who-sits = Who sits down
web-names-change = Names can change until the start.
web-rename = Save
web-name-at-table = Your name at this table
web-your-table = Your table of { $of }
web-about-minutes = About { $minutes } minutes.
web-start-when = Start when you like
web-fill-help = Bots take the open seats; or wait for friends.
web-bots-play = Bots play
web-fill = Fill with bots and start
web-or-word = Or say the word
web-seat-host = host
web-seat-bot = bot, { $level }
web-open-waits = waits for whoever has the link
web-open-word = waits for whoever has the word
web-fair-folded = Fair chance, sealed before the start
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
web-speed = Speed
web-turns = Turns
web-eyes = View
web-eyes-all = All open
web-eyes-watch = Spectator
web-go = Show
web-link-moment = Link to this moment
web-watch-title = Public tables
web-watch-empty = No public table now. Open one yourself: others will find it here.
web-somebody = Somebody
web-keep-name = Save this name
web-name-help = Others see it, even at tables where you are waiting.
web-other-device = Another device
web-other-device-help = A personal link makes another device yours too. It works once, within a day.
web-make-link = Make a personal link
web-link-made = Open this link on the other device; if the page asks for it, paste it there. Give it to nobody else.
web-link-paste = Paste your personal link
web-sessions = Your devices
web-sessions-help = Every device and program that is signed in as you. Ending one signs it out.
web-session-this = This device
web-session-other = Another device
web-session-program = A program
web-session-days = since { $since }, last used { $seen }
web-session-end = End
web-session-end-others = End all others
web-statistics = Statistics
web-game = Game
web-played = played
web-won-count = won
web-history = History
web-history-empty = No match yet. Play one, and it will show up here.
web-your-data = Your data
web-your-data-help = A name, your matches, and for each device a secret cookie with the days of its first and last use: nothing else is kept.
web-export = Download everything
web-forget = Delete me
web-forget-sure = Name, history and cookies are gone for good.
web-link-offer = Use this device as { $who }?
web-link-offer-help = The link works once. This device then has the same name and matches.
web-link-take = Yes, I am { $who }
web-upload = Open a saved match
web-upload-help = A record is the text file that a finished match can be saved as.
web-show-record = Show it
web-my-replays = Your matches
web-new-table = Set up a table of { $of }
web-presets = Begin with:
web-preset-first = a first game
web-preset-usual = the usual rules
web-seat = Seat { $number }
web-seat-me = me
web-seat-guest = somebody at this device
web-table-agreed = At this table
web-agree-spectators = Spectators welcome
    .help = Once the match has begun, whoever knows the table’s word may watch, and sees only what a spectator may.
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
web-range = { $low } to { $high }
web-range-or-zero = { $low } to { $high }, or 0 for no limit
web-field-wrong = { $value } does not fit: { $allowed }.
web-field-wrong-list = This choice does not fit: { $allowed }.
web-setup-wrong = Something does not fit yet.
web-deck-paste = Paste a deck or open a file
web-deck-usual = Leave this empty for the usual cards, paste a deck, or choose a file.
web-at-this-device = Somebody at this device
web-deck-file = A file for: { $option }
web-own-deck = from a deck file
web-deck-template = A commented deck file to start from
web-your-deck = Your deck
web-count-missing = { $n } missing
web-count-many = { $n } too many
web-count-right = complete
web-count-of = { $n } of { $wanted }
web-your-deck-name = The deck of { $who }
web-your-deck-help = Only you can see it until the match is over.
web-deck-bring = Bring this deck
web-deck-change = Change the deck
web-deck-there = deck ready
web-deck-missing = no deck yet
web-start-later-decks = Every seat must be taken and every deck be there first.
web-decks-later = A tournament deck left empty is brought at the table by whoever sits there.
web-open-table = Lay the table
web-change = Change
web-change-rules = What we play at { $code }
    .help = Whoever sits there stays, and sees what changed.
web-leave-rules = Leave it as it is
web-agree-anew = Play by these rules
web-to-defaults = Back to the defaults
web-house-rules = House rules
web-who-plays = Who plays
web-setup-for = { $game }, { $n } players
web-how-play = Play now
    .text = One click opens a table against bots with rules that suit a first match. “Options” shows every rule that can be changed.
web-how-invite = With friends
    .text = Invite makes a table with a link, a word and a QR code. Whoever has one of them can come in and sit down until the match starts; the word is for one seat. A public table is listed for all.
web-how-account = No account
    .text = A name and a secret cookie are all it takes. A personal link, on your own page, takes you to another device.
web-how-share = One device for several
    .text = Give several seats to people at this device. Between secrets the table asks you to hand it over.
web-how-keys = Keys
    .text = 1 to 9 choose, Enter sends, Escape skips to the newest moment, h gives a hint where the table allows it, the question mark shows the rules. Everything also works without JavaScript.
web-how-dice = Dice and cards
    .text = Chance is drawn from a secret seed that the record shows when the match is over; until then nobody sees it.
web-how-data = What is kept
    .text = Your name, for each device a hash of its cookie and the days of its first and last use, and the moves of your matches. You can download and delete it on your own page.
web-error-next = Nothing is lost. Go back, or start again from the home page.
web-error-404 = This page is not here
web-error-other = This request does not work here
web-error-500 = Something broke on our side
web-error-no-table = There is no such table, or it is not open to you
web-error-old-table = This match was made with other rules and cannot be shown: { $why }
web-error-seat-taken = Somebody else sits there already
web-error-not-host = Only the host can do that
web-error-no-level = A bot of this level cannot play with these options
web-error-no-hints = This table agreed to play without hints
web-error-not-asked = You have nothing to decide now
web-error-hint-later = Hints are being prepared. Try again in a minute.
web-error-review-busy = Many reviews are being made. Try again in a minute.
web-error-review-unfinished = This match ended early, so there is nothing to review
web-error-review-large = This match is too long to be reviewed: a review looks at { $most } steps at the most.
web-error-review-hopeless = This match takes too long to review: we gave up. You can try again in an hour.
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
web-error-nobody = We have not met yet
web-error-no-link = This link was used already, or is too old
web-error-no-invitation = This invitation is no longer open: the match has begun, or there is none
web-error-guesses = Too many wrong words from here. Try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}, or ask for the link.
web-error-sent-away = The host of this table has sent you away
web-error-one-seat = The word is good for one seat. Ask the host for the link to take more.
web-error-seat-kept = This seat is kept for { $who }
web-error-crowded = Too many people have come to this table already
web-error-starting = The match is just starting
web-error-not-revealing = There is nothing to reveal here now
web-error-seal = This does not fit the seal
web-error-no-record = There is no such record
web-error-bad-record = This record cannot be shown: { $why }
web-error-no-file = Choose a file first
web-not-sent = That did not reach the table. Your choice is still here.

## Server

server-fair = Fair chance
server-fair-title = How chance stays fair
server-fair-commitment = Commitment
server-fair-commitment-help = It was fixed before anybody could add words. Write it down if you like: at the end the seed must fit it.
server-fair-your-words = Your words for the draw
server-fair-words = Words of { $who }
server-fair-no-words = none
server-fair-words-gone = No longer shown: whoever chose them has deleted their data. Every roll can still be checked, since the dice only need their SHA-256:
server-fair-add-words = Add them
server-fair-words-help = Anything you like. They change every draw, and nobody knows how.
server-fair-words-here = They stay in this browser; only their seal goes out. Keep this page open: they are revealed when the match starts, after everybody has sealed theirs.
server-fair-words-there = The server seals them and keeps them until the match starts: other players see only the seal, but whoever runs the server could read them.
server-fair-sealed = sealed until the start
server-fair-unrevealed = not revealed, so none
server-fair-seal = Seal
server-fair-seed = Seed
server-fair-seed-later = The seed is shown when the match is over.
server-fair-check = Check every draw in this browser
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
server-fair-to-check = Check every draw
server-explain-commit = First, a promise
    .text = Before play the server draws a secret seed of 32 random bytes and shows its SHA-256: the commitment. The seed cannot be found from it, and no other seed fits it. From now on the server cannot change its mind.
server-explain-words = Then, your words
    .text = Until the match starts, everybody who has a seat may add words. They are mixed into every roll. The server fixed its seed before it knew them, so it could not choose a seed that suits somebody. And nobody chooses their words last: each seat first shows a seal, the SHA-256 of a random salt and the words. Only when the start is called, and no seal can be changed any more, do the browsers reveal words and salts. Words that do not come within some seconds count as none.
server-explain-draw = Every roll
    .text = Chance event number n is drawn from HMAC-SHA256 with the seed as key and the match, everybody’s words and n as message. The result is read as numbers of 64 bits; numbers that would favour an outcome are skipped, so that every outcome has exactly its odds.
server-explain-end = In the end, the proof
    .text = When the match is over the seed is shown. This browser can recompute every draw, and the command “douzaine verify FILE” does so for a saved record, rules included: it also checks that the odds themselves were the game’s.
server-explain-limits = What it does not prove
    .text = Whoever runs the server can read the seed during play. Fair dice show that the rolls were not chosen, not that nobody foresaw them. An operator who plays could also hold back the reveal of their own words once they have seen all others: that leaves them two sets of rolls to choose from, and the proof then shows “not revealed”. They could let somebody else’s reveal come too late, which shows in the same way. They can read words that were given without a script, because the server keeps those itself. And a match that starts without anybody’s words rests on the server’s first draw alone. So add words of your own, with scripts on, and play for high stakes only where you trust whoever runs the server.
server-explain-luck = Your luck
    .text = Your luck is the points of winning chance that dice and cards gave you: for every roll and every card, your chance to win after it less your chance before it, added up, when everybody plays on by the rule of thumb (by best play, where the game is solved). The same chances are then drawn anew. “−19, 24 of 100” says that chance took 19 points from you, and that 24 of 100 such matches would have been less kind still. Under 35 it is harsh, from 65 kind.
server-luck = Luck
server-luck-later = luck follows
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
server-i-am-back = I am back
server-from = from
server-let-bot = Let a bot play for { $who }
server-api = The table for programs
server-api-token = Everything a page can do, a program can do. Taking a seat or opening a table gives you a token. Send it along:
server-api-stream = Follow a table line by line, and come back after the last number you have: nothing is lost.
server-api-asked = Or let a call wait until you are asked something. text=1 adds the scene in words, legal=0 leaves the legal moves out:
server-api-query = In the address:
server-api-send = Send:
server-api-get = You get ({ $status }):
server-api-errors = When something is refused
server-error-not-silent = There is still time to decide
server-error-token = A token is needed, or the one sent is unknown
server-error-json = This is not JSON
server-error-large = That is too large
server-error-slow = This did not arrive in time. Send it once more.
server-error-foreign = This form was sent from another site. Open the page here and try again.
server-error-store = The database does not answer. Nothing was confirmed; try again in a moment.
server-error-stopping = The server is stopping. Try again in a moment.
server-error-often = Too much at once. Try again in { $seconds } s.
server-error-uploads = You have brought many records already. They are removed { $days } days after they came; until then, open more with “douzaine replay”.
server-error-full-uploads = The server’s disk is nearly full, so it takes no records now. Matches go on.
server-error-full-tables = The server’s disk is nearly full, so no new table can be opened now. Matches that have begun go on.
server-error-long = This match has become too long to be played on here. You can leave it, or begin another.
server-error-tables = You have many unfinished tables already. Finish or leave some first.
server-error-job = This took too long or too much memory, and was given up. Try something smaller, or try again later.
server-error-busy = Too many are waiting for this at the moment. Try again in a minute.

web-try-again = Try again

## Bots and advice
bots-column-move = Move
bots-column-chance = Chance to win
bots-column-played = Best play
bots-column-player = Player
bots-column-bot = Bot
bots-column-elo = Elo
bots-column-interval = 95 % interval
bots-column-pair = Against each other
bots-column-rate = First one wins
bots-column-games = Matches
bots-exact = Exact: these are the chances when all play best from here.
bots-review-course = How the chances went
bots-hint-thinking = Thinking for a second.
bots-level-random = random
    .about = plays any legal move
bots-level-simple = simple
    .about = follows a rule of thumb
bots-level-novice = novice
    .about = looks one move ahead and imagines little
bots-level-regular = regular
    .about = weighs where each move may lead
bots-level-expert = expert
    .about = looks deeper, for up to two seconds
bots-level-perfect = perfect
    .about = knows the exact solution

## Rules pages

rules-minute = In one minute
rules-turn = A turn, step by step
rules-try = Try this
rules-all = All rules, numbered
rules-folded = Folded: open what you need, or search.
rules-unfold = Open all
rules-picture = picture { $number }
rules-example = example
rules-variants = Variants, for later
rules-variants-short = Variants
rules-lay = Set up a table with variants
rules-search = Search the rules
rules-contents = Contents
rules-found = { $count ->
    [0] nothing found
    [one] 1 rule
   *[other] { $count } rules
}
rules-found-many = # rules
rules-print = Print
rules-rather = Rather play it?
rules-lesson = Start the lesson, 3 min
rules-sample = Watch a sample match
rules-every = All { $count }
rules-key-search = search
rules-key-next = next, previous
rules-key-try = try the example

## Practice

practice = Practice
practice-note = Practice: take back what you like, nothing counts.
practice-undo = Undo
practice-again = Try it again
practice-from-here = Play from here
practice-error-over = Nothing is left to decide there. Choose an earlier moment.
practice-error-late = You can play from here up to step { $most } of a match.
practice-error-dice = These dice are for practice only: they were promised to nobody, and there is nothing to check.
cli-option-from = Begin at a position (a JSON file) or where a record ends, alone against bots, with undo at will.
cli-option-step = With --from and a record: begin after this many of its lines of moves.
cli-from-real-dice = --from deals by itself: leave out --real-dice and --resume.
terminal-practice = Practice: undo takes back your last move and all that came after it.

## Errors
error-no-language = there is no language { $name }; there are { $known }
error-unknown-game = there is no game { $name }; there are { $known }
error-unknown-option = { $game } has no option { $name }; it has { $known }
error-option-value = { $option } = { $value } is not allowed: { $allowed }
allowed-range = { $low } to { $high }
allowed-range-or-zero = 0, or { $low } to { $high }
allowed-first-player = random, or a seat from 0 to { $last }
error-first-player = first_player = { $seat } is not allowed: seats are 0 to { $last }
error-no-observations = { $game } does not say how its Table is encoded: list its fields with codings as FIELDS
error-no-odds = { $game } has no odds that can be worked out without a search
error-no-rule = { $game } has no rule { $rule }; it has { $known }
error-no-box = a match needs a box, as `game.box()` makes one, not { $value }
error-no-box-to-simulate = a simulation needs a box, as `game.box()` makes one, not { $value }
error-seed-or-dealer = give a match a seed or a dealer, not both
error-seed = a seed is a whole number from 0 to 2**64 - 1, not { $value }
error-no-seat = there is no seat { $seat }; seats are 0 to { $last }
error-over = the match is over
error-not-your-turn = seat { $seat } has nothing to decide now; { $waits }
error-waits-for-seats = { $count ->
    [one] the table waits for seat { $seats }
   *[other] the table waits for seats { $seats }
}
error-waits-for-chance = the table waits for chance
error-no-chance = no chance event is pending; { $waits }
error-no-outcome = { $outcome } is not an outcome of this chance event; outcomes are { $outcomes }
error-no-undo = there is nothing to take back
error-not-at-once = moves made at once may have no chance event and no other seat’s decision between them
error-not-legal = { $move } is not legal now; legal moves are { $moves }
error-not-legal-id = { $number } is not the id of a legal move; legal ids are { $ids }
error-no-move = a move is a text or a list of texts, not { $value }
error-no-moves = a list of moves must not be empty
error-whole = { $name } must be a whole number from { $low } to { $high }, not { $value }
error-list = { $name } must be a list of { $length }, not { $value }
error-one-of = { $name } must be one of { $words }, not { $value }
error-no-position = this is not a position of { $game }: one of its values has the wrong form
error-position-mapping = a position is a mapping of names to values, not { $value }
error-position-quiet = { $name } must be { $quiet } in a position to start from, not { $value }
error-position-key = a position of this game has no { $name }; it has { $known }
error-record-text = a record is a text, not { $value }; read a file first
error-record-size = a record is a text of at most ten million characters
error-record-steps = a record may have { $most } steps at the most
error-record-characters = a record may have { $most } characters at the most
error-record-number = { $name } may be { $most } at the most in a position that is sent
error-record-format = a record begins with the line { $line }
error-record-line = line { $number }: { $why }
error-record-unreadable = this cannot be read
error-record-move = { $line } is neither a seat’s move, nor chance (*), nor the end
error-record-heading = { $line } has no place in the heading of a record
error-record-file = option { $option } names a file; a record holds the deck itself
error-record-end = the record ends with { $end }, its moves do not
error-record-no-moves = the record has no line 'moves'
error-record-chance = chance event { $event } is not what the record’s seed deals
error-record-redealt = a match dealt anew from a view has no record, because nobody knows how it began
error-record-version = the record was played with version { $version } of { $game }; this is version { $ours }
error-fair-seed = the seed is not the one that was committed to
error-fair-line = a line 'fair' holds match, words, commitment and a seed of 32 bytes
error-bots-for-seats = name one bot for all seats, or one for each of the { $players } seats
error-unknown-bot = there is no bot { $name }; there are { $known }
error-list-of-cards = { $name } must be a list of cards, not { $value }
error-deck-refused = the deck is refused: { $why }
deck-more = There is more wrong than this list shows.
error-deck-file = the deck file { $file } cannot be read: { $why }
file-missing = No such file or directory
file-forbidden = Permission denied
file-folder = Is a directory
file-no-text = it is not UTF-8 text
error-review-not-over = a match is reviewed when it is over: before that it would give away secrets
error-seconds = seconds must be a number above 0 and up to 3600, not { $value }
error-bots = name one bot for all seats, or one for each seat, not { $value }
error-bot-chose = the bot on seat { $seat } chose { $choice }: { $why }
error-not-solved = { $box } is not solved, so nobody plays it perfectly; try expert
error-bot-name = a bot is a name such as 'expert', or a class or object with choose(view, seat, budget), not { $value }
error-budget = { $value } is not a budget: write trials (expert@2000) or seconds (expert@0.5s)
error-bot-import = there is no bot { $name }: { $why }
error-bot-file = there is no bot { $name }: { $why }
error-no-value = { $box } is not solved, so no exact chance is known; match.advice(seat) estimates it
error-no-bot = { $name } is not a bot: it needs a method choose(view, seat, budget)
error-no-match = this needs a match, as `Match.replay(record)` makes one of a record, not { $value }
error-no-match-or-view = this needs a match or a view, not { $value }
error-unknown-move = { $game } has no move { $move }
error-not-weighed = { $moves } is not among the decisions that were weighed
error-nothing-to-decide = seat { $seat } has nothing to decide now
error-extra = this needs { $package }: pip install 'douzaine[{ $extra }]'
error-opponents = opponents are one of { $known }, not { $value }
error-seat-without-opponents = a seat is chosen where opponents play the others; name opponents, or leave the seat out
error-device = a device is 'cpu' or 'cuda', not { $value }
error-not-reset = nothing has begun yet: call reset() first
error-env-over = the match is over: call reset() to begin another
error-action-after-end = the match is over: the only action left is None, and then reset()
error-agent = there is no agent { $name }; there are { $known }
error-action = { $action } is not legal for { $agent } now; choose an action whose mask is 1
error-table-action = action { $action } is not legal at table { $table }, where seat { $seat } decides; choose one whose mask is true
error-actions = actions are { $tables } whole numbers, one a table, not { $value }
error-actions-of-agents = actions are a mapping with one action for each agent; { $agent } is missing in { $value }
error-spiel-options = { $option } = { $value } cannot be read: after ~ comes a value in JSON, such as ~1
error-not-met = { $first } and { $second } have not met
error-ladder-minutes = minutes must be a number above 0 and up to 10000, not { $value }
error-ladder-bots = a ladder needs at least two bots, each named once
error-real-dice = --real-dice and --seed exclude each other: you roll, or the seed does
error-save = { $file } is not a saved match
error-save-why = { $file } is not a saved match: { $why }
error-save-seats = { $file } is not a saved match: it has { $count } seats
error-no-deck-file = this is not a deck file of any game; `douzaine deck new GAME` writes one to start from
error-data-folder = matches cannot be kept in { $folder } ({ $why }); name another folder: --data FOLDER
error-workers = more than one worker needs PostgreSQL: --database postgresql://user:password@host/name
error-device-bots = on a GPU only random and simple play: give bots of these names, or device="cpu"
error-gpu-extra = device="cuda" needs a package that is not installed: pip install "douzaine[gpu]"
error-no-gpu = device="cuda" needs an NVIDIA GPU, and none is found here: give device="cpu"
error-cluster = { $value } is not a cluster: give on="ray", or an address such as { $example }
error-ray-extra = on="ray" needs a package that is not installed: pip install "douzaine[ray]"
error-no-cluster = no Ray cluster answers at { $address }: { $why }
error-ray-lost = a part of the work was tried { $tries } times, and its worker was lost each time ({ $why })
error-no-limit = there is no limit { $name }; the document about serving lists them
error-limit = { $name } = { $value } is not a limit: give a number above 0, for example { $name }={ $usual }
error-rules-version = it was begun with version { $version } of the rules of { $game }, and this server plays version { $rules }
error-no-database = there is no database { $file }; --data names its folder
error-backup-exists = { $file } is there already; give the backup another name
error-not-copied = { $source } cannot be copied to { $file }: look at the folder, its rights and the free space
error-no-backup = { $file } is not a complete database of Douzaine
error-later-backup = { $file } comes from a later version of Douzaine
error-store-no-file = { $url } does not name a plain file; write { $example }, or name a PostgreSQL database
error-store-linked = { $file } has a second name (a hard link), under which another server could damage it; remove one of them
error-database = the database { $url } does not open: { $why }
error-port = no server can start at { $host }, port { $port } ({ $why }); name another one: --port NUMBER
port-taken = another program is there, perhaps Douzaine itself
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

## Pace and sound at the table
web-pace = Speed
web-pace-of = { $pace ->
    [now] at once
   *[other] { $pace }×
}
web-sound = Sound and vibration

## Ending a match by agreement
web-end = End the match
web-end-help = It ends here without a winner, once everybody who plays agrees.
web-end-yes = I want to end it
web-end-wanted = { $count ->
    [one] { $who } wants to end the match here.
   *[other] { $who } want to end the match here.
}
web-end-own = You want to end the match here. The others are being asked.
web-end-agree = End it
web-end-go-on = Play on
web-ended-agreed = Ended by agreement: nobody wins

## What happens beside the match, in the story
web-told-leave = { $who } leaves the table.
web-told-silent = A bot plays for { $who } from here on.
web-told-away = { $who } has been away since { $since }.
web-told-return = { $who } is back.
web-told-back = { $who } takes a move back.
web-told-end = { $who } wants to end the match here.
web-told-play-on = { $who } wants to play on.

## Why?
web-why-close = close
web-see-also = See also

error-no-lesson = { $game } has no lesson.
error-no-step = There is no step { $number }: the lesson has steps 1 to { $last }.
error-step-over = This step is over.

## Lessons

learn-learn = Learn
learn-lesson = Lesson
learn-title = Lesson: { $game }
learn-heading = Learn a game in three minutes
learn-lead = At the real table, one step at a time. Nothing is lost in a lesson.
learn-all = All lessons
learn-name = Lea
learn-steps = The steps of the lesson
learn-step-of = step { $step } of { $steps }
learn-minutes = { $minutes } min
learn-done = done
learn-left = about { $minutes } min left
learn-skip = Skip the lesson
learn-skip-short = Skip
learn-again = Say it again
learn-start-again = Start step { $step } again
learn-foot = Step { $step } of { $steps }. You may try other moves.
learn-go-on = Go on
learn-finish = Finish
learn-go-on-with = Go on with { $figure }
learn-keep = Keep it and go on
learn-take-back = Take it back
learn-you-did = Your move: { $move }.
learn-you-tried = You tried
learn-meant = The lesson’s move
learn-counts = That counts. Keep it, or take it back and try the lesson’s move.
learn-off-path = Not the lesson’s move, but see where it leads.
learn-try-any = Try any move you like.
learn-try-any-help = Every one gets an answer. Nothing is lost in a lesson.
learn-nothing-lost = Nothing is lost.
learn-nothing-lost-help = Take it back, or go on: the next step has a position of its own.
learn-laid = Lesson dice and cards are laid, not drawn.
learn-enough = You know enough to play.
learn-enough-minutes = { $game }, in { $minutes } minutes.
learn-skipped = Lesson skipped
learn-skipped-help = It stays here and under the rules, for whenever you like. In short:
learn-play-now = Play now
learn-next = Next lesson: { $game }
learn-repeat = Repeat the lesson
learn-new = New here? Learn a game in three minutes.
learn-new-help = A short lesson at the real table shows you all you need.
learn-resume = Go on with the lesson
learn-game = Learn { $game }
cli-learn = Learn a game in three minutes, at its table in the terminal; without a game, list the lessons. Example: douzaine learn king12
cli-option-lesson-step = The step to begin with.
learn-terminal-none = This is not a terminal, so nobody can learn here. `douzaine serve` has the same lessons in a browser.
learn-terminal-left = You left the lesson. Begin again with --step and its number.
learn-terminal-list = Lessons: { $games }. Start one with: douzaine learn { $first }
learn-terminal-keys = Type the number of a move, its words, or several with commas. r says it again, b takes it back, q leaves.
learn-terminal-go = Enter: { $text } >{" "}
learn-terminal-ask = Your move >{" "}
learn-terminal-answer = Enter: keep it and go on · b: take it back >{" "}
learn-terminal-tried = You tried: { $told }
learn-terminal-meant = The lesson’s move: { $told }

## Builders
web-builder-drafts = Drafts in this browser
web-builder-forget = Delete the draft { $name }

## Set-up
web-step-less = { $what }: fewer
web-step-more = { $what }: more
web-follows-players = Follows the players: one for every { $per }.

## The guest's lobby
web-name-until = may change until the start
web-tap-free = tap a free seat
web-seat-yours = yours
web-seat-invites = invites you
web-take-any = Take a seat
web-lobby-full-closed = The table is full.
web-watching-wait = You are watching. The match shows here once it starts.

## Lobby
web-table-pill = Table { $code }
web-lobby-count = { $here } here{ $bots ->
    [0] {""}
    [one] , 1 bot
   *[other] , { $bots } bots
}{ $open ->
    [0] {""}
   *[other] , { $open } open
}
web-colon = :
web-lobby-first = First match? The rules, in short
web-tap-seat = Choose an open seat.
web-lobby-full = The table is full. You can watch.
web-you-host = you, host
web-you-plain = you
web-bot = bot
web-open-free = free
web-take-seat = Take seat { $number }
web-add-a-bot = Add a bot
web-close-seat = Close
web-seat-here = here
web-seat-away = away
web-level-of = How { $who } plays
web-add-seat = Add a seat
web-seats-of = { $count } of { $most } at most
web-seats-most = { $count } of { $most }, the most this game allows
web-seats-fixed = This game is for { $count } players.
web-nobody-yet = Nobody yet. Send the link, or fill with bots.
web-fill-count = { $open ->
    [one] One seat is open: a bot takes it, or it stays empty.
   *[other] { $open } seats are open: bots take them, or they stay empty.
}
web-start-with = Start with these { $count ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
   *[other] { $count }
}
web-spectators-welcome = Spectators welcome: they see no hands.
web-copy = Copy
web-share-invitation = Share the invitation
web-card-preview = how the link looks in a message
web-deck-builder = Open the deck builder
web-deck-code = A code from the deck builder
web-error-deck-code = There is no deck with this code.
web-error-players = This game is for { $fewest } to { $most } players.
web-error-options = The table’s options do not allow that: { $why }.

## Links in messages
web-card-turns = { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
web-card-replay = { $title }: watch it again

## Replay
web-replays-empty = Your finished matches will be here. Until then, watch one between bots:
web-replay-start = The match begins.
web-replay-begin = Start
web-decided-it = decided it
web-steps-of = Steps of turn { $turn }
web-link-copied = Link copied

## Review page
web-review-players = Players
web-review-your-chance = Your chance to win
web-review-chance-of = { $who }’s chance to win
web-review-touch = choose a turn: the board shows it
web-review-legend-choice = choice
web-review-legend-luck = luck
web-review-choice = Choice { $number }
web-review-at-start = at the start
web-review-own = your choices
web-review-their-own = own choices
web-review-others = the others’ choices
web-review-by-chance = chance
web-review-at-end = at the end
web-review-three = { $mine ->
    [0] The costliest choices
   *[other] Your costliest choices
}
web-review-more = { $count ->
    [one] one more was a mistake
   *[other] { $count } more were mistakes
}
web-review-chosen = Chosen
web-turn-back = One turn back
web-turn-on = One turn on

## Results
web-show-table = Show as a table
web-touch-turn = choose a turn to see it
web-watch-short = Watch
web-review-short = Review
web-share-short = Share
web-share-picture = Share a picture
web-luck-of = Luck, of 100


## The lab: douzaine balance

cli-balance = Study how balanced a game is; writes a page, CSV and JSON.
cli-option-effort = How many times as many matches as usual (0.1 for a first look).
cli-option-vary = A variant to set beside it, such as all_hit=push_luck; may be given several times.
cli-option-balance-out = The folder for the report; a study that was broken off goes on there.
cli-balance-written = Written: { $file }
error-lab-effort = effort is a number above 0 and up to { $most }, not { $value }
error-lab-other-study = { $file } belongs to another study: choose another folder, or delete that file
error-lab-table = there is no table { $name }; there are { $known }
error-lab-extra = data frames need pandas or polars: pip install "douzaine[lab]"
error-lab-variants = { $count } variants are too many: { $most } at most
error-lab-vary = { $value } is not a variant: write an option and its value, for example all_hit=push_luck
lab-title = How balanced is { $game }?
lab-made = Made by Douzaine { $version } with version { $rules } of the rules, seed { $seed }.
lab-effort = Effort { $effort }.
lab-options = Options
lab-intervals = Shares and stakes come with their 95 % intervals. Bots: random plays any legal move, simple follows a rule of thumb, regular@64 looks ahead (with 64 trials a move where it searches).
lab-seats = Does it matter where one sits?
lab-seats-note = Each seat’s share of wins among players of equal strength. The dashed line is a fair share.
lab-length = How long is a match?
lab-length-note = Turns and decisions of a whole match. “Cut off” counts matches that only a safety stop ended.
lab-turns-chart = Matches of simple by their number of turns
lab-minutes-note = Minutes among people at { $seconds } seconds a choice; forced moves take no time.
lab-skill = Does skill tell?
lab-skill-note = One seat of the stronger kind among seats of the weaker one. “Between two” puts its share on the scale of a match between two.
lab-levels-fit = There is room for { $low } to { $high } levels between random and the strongest of these, a level being three wins in four ({ $elo } Elo).
lab-choices = How much is there to decide?
lab-choices-note = Choices are decisions with more than one legal move. Stakes are points of winning chance, at one choice of each match; moves are tried and the match is played on at the same strength (by the rule of thumb for regular@64).
lab-stake-stake = Best move against worst
lab-stake-random-cost = Best move against a random one
lab-stake-matters = Choices that clearly matter
lab-stake-hopeless = Choices made with hardly any chance left
lab-stake-kingmaking = What such a choice moves for another player
lab-luck = What decides the result?
lab-luck-note = Shares of the spread of results, all cards open. Where all follow the same rule of thumb, hardly anything but chance is left to decide. Matches of regular@64 are followed with the chances that players by the rule of thumb would have: where the search overturns what they expect, choices count for more.
lab-luck-unknown = Too few matches were followed to tell.
lab-seeds = What the seed decides by itself: the same dice and cards, played { $times } times by players of equal strength who choose anew. The fewer lots such bots draw, the more alike they choose, and the more the seed seems to decide; those who draw none are left out.
lab-kind-start = the start
lab-kind-choices = the players’ choices
lab-leads = Does the lead change?
lab-leads-note = Chances at the start of every turn; in matches of regular@64 those that players by the rule of thumb would have, which the search often overturns: they are no true chances there. A lead counts only where it exceeds its error.
lab-lead-changes = Changes of the lead
lab-lead-comeback = Wins after less than half a fair chance
lab-lead-decided = Part of the match played when it is as good as decided (80 %)
lab-pieces = What is each piece worth?
lab-pieces-note = “With it” goes with winning and need not cause it. “Without it” is the share of wins of a seat that never uses the piece while it has another move (a random one, where simple’s rule has no other to offer); the dashed line is a fair share. Findings are chosen, over all strengths together, so that at most 5 in 100 are chance.
lab-pieces-strengths = Matches of { $bots } are few, so that only great differences show there.
lab-pieces-found = { $bots }: { $found } of { $pieces } make a clear difference
lab-finding-missed = missed
lab-finding-better-without = better without
lab-finding-none = no clear difference
lab-variants = Variants side by side
lab-variants-note = Seats, turns and choices among players of equal strength; skill is one such player among players of the strength before it, on the scale of two seats.
lab-as-agreed = as above
lab-variant = { $option }: { $value }
lab-head-strength = Bots
lab-head-seat = Seat
lab-head-rate = Share
lab-head-interval = 95 %
lab-head-matches = Matches
lab-head-turns = Turns (median)
lab-head-turns-span = 5–95 %
lab-head-turns-most = Turns (95 %)
lab-head-decisions = Decisions
lab-head-minutes = Minutes
lab-head-stopped = Cut off
lab-head-pair = Stronger – weaker
lab-head-two-seats = Between two
lab-head-elo = Elo
lab-head-elo-span = 95 %
lab-head-levels = Levels
lab-head-choices = Choices
lab-head-legal = Moves each
lab-head-forced = Forced
lab-head-figure = Figure
lab-head-cases = Cases
lab-head-kind = What
lab-head-share = Share
lab-head-value = Value
lab-head-piece = Piece
lab-head-used = Used
lab-head-with = With it
lab-head-without = Without it
lab-head-finding = Finding
lab-head-variant = Variant
lab-head-players = Players
lab-head-first-seat = First seat
lab-head-skill = Skill
lab-head-seeds = Seeds

## Daily
daily-title = Puzzle of the day
daily-of = Puzzle of { $day }
daily-link = Daily
daily-home = A new puzzle every day: { $game }. The answer is exact.
daily-home-open = Solve it
daily-home-done = See how others answered
daily-making = Today’s puzzle is being made
daily-making-day = This puzzle is being made
daily-making-help = It takes a minute or two. This page refreshes by itself.
daily-answer = Answer
daily-first-counts = One answer a day: your first one counts.
daily-again = Start again
daily-mark-you = ringed: your choice
daily-mark-best = underlined: the best
daily-answers = Your answer and the best
daily-chosen = choice
daily-brings = what this turn brings
daily-value-head = value
daily-others = { $count ->
    [0] nobody else yet
    [one] 1 other
   *[other] { $count } others
}
daily-best = best
daily-you = you
daily-all = All { $count } choices
daily-verdict = { $mine }: { $value }. { $best }: { $best_value }.
daily-exact = Exact.
daily-bots = { $count ->
    [0] All levels of bots found it.
    [one] One level of bots missed it: { $levels }.
   *[other] { $count } levels of bots missed it: { $levels }.
}
daily-streak = { $count ->
    [one] Streak: 1 day
   *[other] Streak: { $count } days
}
daily-longest = longest { $count }
daily-share = Share
daily-share-text = Text to share
daily-copy = Copy
daily-copied = Copied
daily-share-streak = Streak { $count }
daily-match = Match of the day
daily-match-help = { $game }. Everyone gets the same dice and the same bots.
daily-match-played = { $played ->
    [0] Nobody has finished it yet.
    [one] 1 played, { $won } won.
   *[other] { $played } played, { $won } won.
}
daily-match-rule = One try each, until midnight UTC. It is not sealed as other matches are: the server knows its dice all day, and shows the seed when the day is over.
daily-match-play = Play the same dice
daily-match-on = Back to your match
daily-match-seed = Seed
daily-match-name = name
daily-match-result = result
daily-match-moves = decisions
daily-match-won = won
daily-match-lost = lost
daily-match-left = left
daily-match-over = Match of this day
daily-match-nobody = Nobody finished the match of this day.
daily-table-seal = Match of the day: the same dice for all, not sealed
daily-table-note = This is the match of the day: its dice and bots are the same at every table. They are not sealed as at other tables, and the seed is shown when the day is over.
daily-month = Calendar
daily-key-best = best
daily-key-answered = answered
daily-key-open = open
daily-day-best = { $day }: answered, the best
daily-day-answered = { $day }: answered
daily-day-open = { $day }: open
daily-archive = Archive
daily-today = Today’s puzzle
daily-answer-data = puzzles of the day
daily-error-no-day = There is no puzzle for this day here: only for today and the days just past.
daily-error-no-puzzle = No good puzzle was found for this day.
daily-error-no-choice = That is not an answer to this puzzle. Choose one of the things you may do now.
daily-error-answered = You have answered this puzzle already: your first answer counts.
daily-error-answer-first = Answer the puzzle first; then you can play on from here.
daily-error-making = The puzzle is being made; try again in a minute.
daily-error-not-ready = The bots are still being made ready; try again in a minute.
daily-error-seed = Others still play these dice today: the record is there when the day is over (UTC).
cli-daily = The puzzle of the day: look at it, answer it, and see what every choice is worth.
cli-option-answer = Your choice: its number or its moves with commas, such as keep 1,roll.
cli-daily-making = Making the puzzle …
error-no-choice = { $value } is not a choice of this puzzle
cli-option-day = Another day, such as 2026-11-16.
cli-puzzles = Puzzles with exact answers.
cli-make = Make puzzles, one a line (JSON): position, question, values, difficulty.
cli-option-puzzles-count = How many.
cli-option-puzzles-seed = Where to start drawing positions; the same seed makes the same puzzles.
cli-option-puzzles-output = A file instead of standard output.
cli-daily-choose = Your choice (1 to { $count }, empty to leave):
error-no-daily = no good puzzle was found for this day
error-day = a day is written as 2026-11-16, not { $value }
error-no-puzzles = { $game } has no puzzles


## Insight: advice, reviews, luck
server-luck-word = { $word ->
    [harsh] harsh
    [kind] kind
   *[even] even
}
web-luck-own = Luck { $rank } of 100: { $word }.
server-luck-rank = { $points }, { $rank } of 100: { $word ->
    [harsh] harsh
    [kind] kind
   *[even] even
}
web-hint-doubt = ± is the margin (95 %).
web-hint-choose = Choose
    .label = Choose: { $decision }
web-review-working = Looking at turn { $turn } of { $turns }
web-review-begins = The review is starting
web-review-sums = From the start to the result
web-review-sums-help = In points of the chance to win, 100 being all of it. { $exact ->
    [yes] Choices are counted from best play.
   *[no] Choices are counted from what the rule of thumb would have done: with a plus they were better. Whatever others chose in secret or at the same time counts as theirs.
}
web-review-better = Better: { $move }.
web-review-likeliest = Judged against a good mix, which most often picks: { $move }.
web-review-cost-margin = { $cost } ± { $error }
web-review-best-of = best in { $best } of { $count }
web-review-mistakes = { $who }: the costliest choices
bots-solved = The game’s solver says this: the turn is exact, what follows is a good estimate.
bots-estimated = From { $trials } simulated matches in which everybody plays on by the rule of thumb, with what this seat knows.
bots-more = { $count ->
    [one] One more decision is not shown.
   *[other] { $count } more decisions are not shown.
}
bots-left-out = { $count ->
    [one] One more decision looked worse at a glance and was left out.
   *[other] { $count } more decisions looked worse at a glance and were left out.
}
bots-review-estimated = The chances are those of players who go on by the rule of thumb; decisions are judged by what each seat knew.
bots-review-solved = Decisions are judged by the game’s solver, with what each seat knew; chances are those of players who go on by the rule of thumb.
bots-review-sum = { $start } at the start, { $own } own choices, { $others } the others’, { $luck } chance = { $result } at the end
bots-column-best = Best choices
bots-column-start = Start
bots-column-own = Own choices
bots-column-others = Others’ choices
bots-column-chance-events = Chance
bots-column-result = End
bots-column-luck = Luck
bots-review-costly = The costliest choices
bots-review-swings = What chance changed
bots-review-flawless = No choice cost more than its margin.
bots-review-decision = Turn { $turn }, { $who }: “{ $made }”. Better: “{ $best }”. Cost: { $cost }.
bots-review-pick = Turn { $turn }, { $who }: “{ $made }”. A good mix most often picks “{ $best }”. Cost: { $cost }.
bots-review-swing = Turn { $turn }: { $dealt } { $who } { $change }.
bots-review-deal = The deal.
