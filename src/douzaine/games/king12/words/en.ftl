title = King of 12
summary = Pick a card in secret, bend your die, and stand alone at the top.

## Options
option-players = Players
    .help = How many people or bots sit at the table; more than 4 need more boxes.
option-boxes = Boxes
    .help = How many copies of the game lie on the table, one for every 4 players.
option-card_set = Cards
    .help = How the seven cards that everybody holds are found.
    .first_game = those of a first game
    .random = drawn at random
    .agreed = agreed on
option-agreed_cards = Agreed cards
    .help = The six cards that join the Knight, if they are agreed on.
option-value_basis = Values and flips
    .help = What Alchemist, Machine and Parasite count from when somebody else flips the die.
    .when_resolved = the face at that moment
    .final_face = the last face of the turn
option-max_rounds = Round limit
    .help = A match stops after so many rounds, and most rounds won wins; 0 is no limit.
option-discard_piles = Discard piles
    .help = Whether everybody may look through the discards of the others.
    .closed = closed
    .open = open
warning-few-symbols = Fewer than two of these cards move dice: the faces will hardly change.

## Reasons
reason-two_rounds = Two rounds are won.
reason-max_rounds = The round limit is reached.

## Cards
card-knight = Knight
    .the = the Knight
    .does = Low values beat high ones this turn.
card-sorcerer = Sorcerer
    .the = the Sorcerer
    .does = Turn your die to one of the 5 faces beside the top.
card-oracle = Oracle
    .the = the Oracle
    .does = Roll your die, after all other effects.
card-alchemist = Alchemist
    .the = the Alchemist
    .does = Your value is doubled.
card-machine = Machine
    .the = the Machine
    .does = Your value rises by 7.
card-parasite = Parasite
    .the = the Parasite
    .does = Your value drops by 7.
card-golem = Golem
    .the = the Golem
    .does = Your value is 12; on a 12 it is 1.
card-reverser = Reverser
    .the = the Reverser
    .does = Turn your die over: 13 minus the face.
card-troublemakers = Troublemakers
    .the = the Troublemakers
    .does = Every die is turned over.
card-merchants = Merchants
    .the = the Merchants
    .does = First of all, every die moves one seat to the left.
card-lady = Lady
    .the = the Lady
    .does = Alone: all other cards are cancelled. Two: the lower may steal.
card-gambler = Gambler
    .the = the Gambler
    .does = First place gets 1 point, second place gets 2.

## Moves
move-play = Play { $card }
move-bury = Bury { $card }
move-turn = Turn the die to { $face }
move-value-first = Count the value, then flip
move-flip-first = Flip, then count the value
move-take = Take a { $points }-point token
move-take-nothing = Take nothing

## Prompts
prompt-pick = Pick one card in secret. A pick is final.
prompt-turn = Your die shows { $face }. Choose the face it ends on.
prompt-order = Your die shows { $face } and will be flipped. When does { $card } count it?
prompt-take = You may take a token from { $victim }.
prompt-bury = You win the round. Bury one card for good.

## Story
say-first-game = The cards of a first game: { $cards }.
say-drawn = The cards drawn: { $cards }.
say-agreed = The cards agreed on: { $cards }.
say-round = Round { $round } begins.
say-rolls = { $who } rolls { $face }.
say-rolls-again = { $who } rolls { $face }.
say-shows = { $who } shows { $card }.
say-cancelled = { $who } is not alone with { $card }: cancelled.
say-lady = { $who } plays the only Lady: no other card counts.
say-silenced = The Lady cancels { $card } of { $who }.
say-merchants = The Merchants of { $who } pass every die to the left.
say-receives = { $who } gets the { $face } of { $giver }.
say-troublemakers = The Troublemakers of { $who } turn every die over.
say-flipped = The die of { $who } turns over: { $old } → { $face }.
say-reverses = { $who } reverses the die: { $old } → { $face }.
say-turns = { $who } turns the die: { $old } → { $face }.
say-value-first = { $who } uses { $card } before the flip.
say-flip-first = { $who } uses { $card } after the flip.
say-doubles = { $who } doubles { $face }: value { $value }.
say-adds = { $who } adds 7 to { $face }: value { $value }.
say-subtracts = { $who } takes 7 off { $face }: value { $value }.
say-golem = { $who } has a Golem on { $face }: value { $value }.
say-golem-on-12 = { $who } has a Golem on { $face }: value only { $value }.
say-oracle = { $who } rolls the die for the Oracle: { $old } → { $face }.
say-compares = { $who } comes to { $value }.
say-covered = { $who } shares the value { $value }: covered.
say-knight = The Knight acts: low values win this turn.
say-gambler = The Gambler swaps the points of first and second place.
say-knight-and-gambler = Knight and Gambler: the lowest gets 1, the next one 2.
say-first = { $who } is first with { $value }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
say-first-low = { say-first }
say-first-gambled = { say-first }
say-first-both = { say-first }
say-second = { $who } is second with { $value }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
say-second-low = { say-second }
say-second-gambled = { say-second }
say-second-both = { say-second }
say-no-second = No other die is left: nobody is second.
say-nobody = All dice are covered: nobody scores.
say-no-token = The supply has no { $points }-point token left for { $who }.
say-takes = { $who } takes a { $points }-point token from { $victim }.
say-takes-nothing = { $who } takes nothing from { $victim }.
say-ladies-tied = The Ladies are tied: nothing is taken.
say-nothing-to-take = { $victim } holds no token for { $who } to take.
say-last-card = { $who } is down to one card: round { $round } is over.
say-eight-points = { $who } has { $points } points: round { $round } is over.
say-take-back = Everybody takes the discarded cards back.
say-tied = { $who } shares a total of { $points }: points cancelled.
say-wins-round = { $who } wins round { $round } with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
say-no-winner = All points are cancelled: nobody wins round { $round }.
say-buries = { $who } buries { $card }.
    .hidden = { $who } buries a card.
say-king = { $who } has won two rounds and is King of 12.
say-round-limit = The limit of { $rounds } rounds is reached: most rounds won wins.
say-wins = { $who } wins with { $won ->
    [one] 1 round
   *[other] { $won } rounds
}.

## Terminal
scene-round = Round { $round }
scene-player = Player
scene-die = Die
scene-card = On the table
scene-points = Points
scene-hand = Cards
scene-rounds = Rounds won
scene-choosing = is choosing
scene-ready = is ready
scene-value = value { $value }
scene-your-hand = Your hand
scene-your-discards = Your discards:
scene-your-buried = Under your die:

## Board
board-you = (you)
board-bot = bot
board-away = away since { $since }
board-this-turn = this turn
board-ranking-knight = the lowest is first
board-ranking-gambler = 1 and 2 swap
board-ranking-knight-and-gambler = lowest gets 1, next 2
board-coin = { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-no-coin = No { $points }-point token is left.
board-cards = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
board-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-won = { $count } of 2 rounds won.
board-buried = A card lies buried under the die.
board-die = { $who }: the die shows { $face }.
board-die-in-hand = The die is not rolled yet.
board-covered = Covered: it scores nothing.
board-covered-word = covered
board-face-down = face-down card, ready
board-picked = You picked { $card }. Nobody else sees it.
board-choosing = choosing
board-ready = ready
board-cancelled = (cancelled)
board-last-turn = last turn
board-place = { $place ->
    [1] first
   *[other] second
}
board-turn = Turn { $number } of at most { $most }
board-chapter = Round { $round }, turn { $turn }
board-played = played
board-buried-word = buried
board-on-table = on the table
board-short-knight = lowest wins
board-short-sorcerer = to a next face
board-short-oracle = roll again, last
board-short-alchemist = doubled
board-short-machine = plus seven
board-short-parasite = minus seven
board-short-golem = counts as 12
board-short-reverser = turn over
board-short-troublemakers = all turn over
board-short-merchants = dice go left
board-short-lady = cancels others
board-short-gambler = 1 and 2 swap
board-expect-value = your value this turn
board-expect-knight = low values win
board-expect-sorcerer = choose after the reveal
board-expect-oracle = rolled after all others
board-expect-troublemakers = every die turns over
board-expect-merchants = every die moves left
board-expect-lady = alone, the only card
board-expect-gambler = first gets 1, second 2
board-dial = Click the face your die ends on.
board-dial-flipped = The Troublemakers turn it over first: { $old } → { $face }.
board-dial-stays = The die stays on this face next turn.
board-take-sum = You { $mine }, { $victim } { $theirs }
board-first-pick = Choose a card first
board-first-turn = Choose a face first
board-first-order = Choose an order first
board-first-take = Choose first
board-first-bury = Choose a card first
board-note-turn = All choices are shown together.
board-note-order = All choices are shown together.
board-note-take = Your Lady counts less than the other one.
board-note-bury = You play on without it. Nobody else sees which.
board-chart-note = Points by turn; equal totals cancel each other.
board-struck = Struck out: equal totals cancel each other.
board-struck-word = cancelled

## Guide
guide-pick = Everybody picks one card at the same time. The highest value takes 2 points, the next one 1. Click a card to see what it makes of your die.
guide-equal = Two equal cards cancel each other. Dice of equal value are covered and score nothing. Stand alone.
guide-gone = A played card stays away until the round ends, and the others can remember it. A round ends at 8 points or with one card left.
guide-turn = The Sorcerer tips your die to one of the five faces around the top. It stays there next turn.
guide-order = The Troublemakers turn your die over. You choose whether your card counts the face before or after that.
guide-take = Two Ladies cancelled each other. The lower one may take a token from the higher one.
guide-bury = Whoever wins a round plays on with one card less. Bury the one you need least. Two rounds win the match.

## Errors
allowed-agreed-cards = six different ones of { $cards }
error-boxes = players = { $players } is not allowed with boxes = { $boxes }: it needs at least { $needed } boxes
error-agreed-cards = agreed_cards = { $cards } is not allowed with card_set = { $card_set }: card_set = agreed needs it, the others refuse it
error-no-dice = dice are missing: a position must say the faces
error-cards-unwanted = cards belong into a position only with card_set = random
error-no-cards = cards are missing: with card_set = random a position must name the seven
error-cards-no-set = cards must be the knight and six others, two of them at least with a symbol
error-no-card = { $name } must hold cards, and { $card } is none
error-card-twice = { $name } names a card twice
error-buried = buried[{ $seat }] may hold one card at most
error-not-the-seven = the cards of seat { $seat } must be the seven, each once: { $cards }
error-small-hand = hands[{ $seat }] must hold { $least } cards or more
error-tokens = tokens holds { $count } tokens worth { $points }; there are { $most }
