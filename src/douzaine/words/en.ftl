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
terminal-command-story = story
terminal-command-undo = undo
terminal-command-save = save
terminal-command-help = help
terminal-command-quit = quit
terminal-help =
    why [n]       the rule behind the last event, or the last n
    rules [R14]   the whole book, or one rule
    odds          exact odds of this decision, where there are any
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
cli-option-bots = The bots' level: random or simple.
cli-option-bots-seats = One level for all seats, or one for each seat with commas.
cli-option-seed = The same seed deals the same chance.
cli-option-real-dice = You roll real dice or draw real cards and type what fell.
cli-option-resume = Go on with a match saved earlier.
cli-option-record = Write the record of the match to this file when it is over.
cli-option-options = Any option of the game, such as --players 3.
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
