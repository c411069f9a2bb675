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

## Bots and advice
bots-column-move = Move
bots-column-chance = Chance to win
bots-column-played = Best play
bots-column-player = Player
bots-column-luck = Luck
bots-column-own-moves = Own moves
bots-column-others-moves = Others’ moves
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
