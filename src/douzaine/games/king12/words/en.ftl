title = King of 12
    .of = King of 12
    .at = King of 12
summary = Pick a card in secret, tame your die, and stand alone at the top.

## Options
option-players = Players
    .help = How many people or bots sit at the table; more than 4 need more boxes.
option-boxes = Boxes
    .help = How many copies of the game lie on the table, one for every 4 players.
option-card_set = Cards
    .help = How the seven cards that everybody holds are found.
    .first_game = first game
    .random = at random
    .agreed = our own choice
option-agreed_cards = Seven cards for everybody
    .help = The Knight is always one of them; everybody holds the same seven. For a choice of your own, tick six more.
option-value_basis = Values and flips
    .help = What Alchemist, Machine and Parasite count from when somebody else flips the die.
    .when_resolved = the face at that moment
    .final_face = the last face of the turn
option-max_rounds = Round limit
    .help = A match stops after this many rounds, and whoever has won the most rounds wins. 0 is no limit.
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
prompt-pick = Pick one card in secret.
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
say-cancelled = { $who } is not the only one with { $card }: cancelled.
say-lady = { $who } plays the only Lady: no other card counts.
say-silenced = The Lady cancels { $card }, played by { $who }.
say-merchants = { $who }’s Merchants pass every die to the left.
say-receives = { $who } gets the { $face } of { $giver }.
say-troublemakers = { $who }’s Troublemakers turn every die over.
say-flipped = { $who }’s die turns over: { $old } → { $face }.
say-reverses = { $who } reverses the die: { $old } → { $face }.
say-turns = { $who } turns the die: { $old } → { $face }.
say-value-first = { $who } uses { $card } before the flip.
say-flip-first = { $who } uses { $card } after the flip.
say-doubles = { $who }’s Alchemist: 2 × { $face } = { $value }.
say-adds = { $who }’s Machine: { $face } + 7 = { $value }.
say-subtracts = { $who }’s Parasite: { $face } − 7 = { $value }.
say-golem = { $who }’s Golem: { $face } counts as { $value }.
say-golem-on-12 = { $who }’s Golem: { $face } counts as { $value } only.
say-oracle = { $who }’s Oracle rolls: { $old } → { $face }.
say-compares = { $who } comes to { $value }.
say-covered = { $who } has { $value }, as somebody else does: covered.
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
say-tied = { $who } has { $points ->
    [one] 1 point
   *[other] { $points } points
}, as somebody else does: they are cancelled.
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

## The same events, spoken to whoever did them: in lessons
you-cancelled = You are not the only one with { $card }: cancelled.
you-turns = You turn the die: { $old } → { $face }.
you-doubles = Your Alchemist: 2 × { $face } = { $value }.
you-adds = Your Machine: { $face } + 7 = { $value }.
you-subtracts = Your Parasite: { $face } − 7 = { $value }.
you-golem = Your Golem: { $face } counts as { $value }.
you-oracle = Your Oracle rolls: { $old } → { $face }.
you-covered = You have { $value }, as somebody else does: covered.
you-first = You are first with { $value }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
you-first-low = { you-first }
you-second = You are second with { $value }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
you-second-low = { you-second }
you-no-token = The supply has no { $points }-point token left for you.

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
scene-discards-of = Played by { $player }:
scene-your-buried = Under your die:

## Board
board-you = (you)
board-bot = bot
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
board-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
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
board-turn-short = R{ $round } · turn { $number }/{ $most }
board-players = { $n } players
board-legend = { $boxes ->
    [2] Two
    [3] Three
   *[other] Four
} boxes, { $seats } seats
board-legend-box = { $box ->
    [1] first box: plain field
    [2] second box: double ring and two dots
    [3] third box: double ring and three dots
   *[other] fourth box: double ring and four dots
}, { $seats ->
    [one] seat { $first }
   *[other] seats { $first } to { $last }
}
board-chapter = Round { $round }, turn { $turn }
board-mark-won = round won
board-mark-cancelled = cards cancelled
board-played = played
board-here = On your { $face }, if nothing else happens
board-always-in = always in
board-untick = To take another, untick one.
board-buried-word = buried
board-on-table = on the table
board-short-knight = lowest wins
board-short-sorcerer = to a side face
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
board-dial = Choose the face your die ends on.
board-dial-flipped = The Troublemakers turn it over first: { $old } → { $face }.
board-dial-stays = The die stays on this face next turn.
board-take-sum = You { $mine }, { $victim } { $theirs }
board-first-pick = Choose a card first
board-first-turn = Choose a face first
board-first-order = Choose an order first
board-first-take = Choose first
board-first-bury = Choose a card first
board-note-pick = A pick is final.
board-note-turn = All choices are shown together.
board-note-order = All choices are shown together.
board-note-take = Your Lady counts less than the other one.
board-note-bury = You play on without it. Nobody else sees which.
board-chart-goal = { $n } ends the round
board-chart-note = Points by turn; equal totals cancel each other.
board-struck-word = cancelled

## Guide
guide-pick = The highest value wins. Choose a card to see what yours would be.
guide-equal = Equal cards cancel each other; equal values score nothing.
guide-gone = A played card stays away until the round ends.
guide-ends = A round ends at 8 points or with one card left. The most points win.
guide-new = New dice, all cards back in hand. Win two rounds to win the match.
guide-nobody = Nobody won that round: players with equal points lose them all.
guide-turn = The Sorcerer tips your die to a face beside it. It stays there.
guide-order = Your die is turned over: does your card count before or after?
guide-take = Two Ladies cancel out: the lower one may take from the higher one.
guide-bury = A round won costs a card for the next ones. Bury the least useful.

## Errors
allowed-agreed-cards = six different ones of { $cards }
error-boxes = { $players } players need { $needed } boxes; one box is for 4 players, and { $boxes ->
    [one] 1 is
   *[other] { $boxes } are
} on the table
error-agreed-cards = agreed_cards = { $cards } is not allowed with card_set = { $card_set }: card_set = agreed needs it, the others refuse it
error-no-dice = dice are missing: a position must give the faces
error-cards-unwanted = cards belong in a position only with card_set = random
error-no-cards = cards are missing: with card_set = random a position must name the seven
error-cards-no-set = cards must be the knight and six others, two of them at least with a symbol
error-no-card = { $name } must hold cards, and { $card } is not one
error-card-twice = { $name } names a card twice
error-buried = buried[{ $seat }] may hold one card at most
error-not-the-seven = the cards of seat { $seat } must be the seven, each once: { $cards }
error-small-hand = hands[{ $seat }] must hold { $least } cards or more
error-tokens = tokens holds { $count } tokens worth { $points }; there are { $most }

## Rules page

pictures-group-value = its value, this turn only
pictures-group-face = the die itself, to stay
pictures-group-rank = who wins the turn
pictures-group-cards = cards and tokens
pictures-all = The { $count } cards
pictures-extra = extra
pictures-first = First match: { $plain }

## Results
board-were-fair = The dice were fair
board-fair-sealed = Fair dice, sealed before the first roll

## Telling in the browser
tell-die = { $who } { $face }
tell-dice = The dice: { $dice }.
tell-all-roll = Everybody rolls.
tell-card = { $who }: { $card }
tell-all-show = { $count } cards are shown.
tell-both = { $who } { $count ->
    [2] both
   *[other] all
} played { $card }
tell-both-more = { $who } { $card }
tell-so-many = { $card } ×{ $count }
tell-cancelled = { $parts }: cancelled.
tell-reverses = { $who } turns the die over from { $old } to { $face }
tell-turns = { $who } tips the die from { $old } to { $face }
tell-oracle = { $who } rolls the die again: { $face } instead of { $old }
tell-faces-change = { $count } dice change their face.
tell-sum = { $who } { $sum }
tell-values-change = { $count } cards change a value.
tell-name-sum = { $who } ({ $sum })
tell-value-sum = { $value } ({ $sum })
tell-equal = { $who } { $count ->
    [2] both
   *[other] all
} have { $value }
tell-equal-more = { $who } { $value }
tell-covered = { $parts }: covered.
tell-many-covered = { $count } dice share a value: covered.
tell-same-points = { $who } have { $points }
tell-struck = { $parts }: equal points are gone.
tell-many-struck = Several players are tied on points: those are gone.
tell-players = { $count } players
tell-knight = { $who }’s Knight: the lowest value wins.
tell-gambler = { $who }’s Gambler: first gets 1 point, second 2.
tell-knight-and-gambler = Knight and Gambler: the lowest gets 1, the next one 2.
tell-first = { $who } has { $value }, the highest: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
tell-second = { $who } has { $value }, second: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
tell-first-low = { $who } has { $value }, the lowest: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
tell-second-low = { $who } has { $value }, second lowest: { $points ->
    [one] 1 point
   *[other] { $points } points
}.

## Why?
why-R16 = Equal cards cancel
    .short = equal cards
why-R17 = Cancelled cards do nothing
    .short = cancelled
why-R18 = The die stays in
    .short = the die stays
why-R25 = A changed face stays
    .short = faces stay
why-R28 = Equal values cover each other
    .short = equal values
why-R29 = Covering turns nothing
    .short = faces stay
why-R31 = The highest is first
    .short = first
why-R32 = The next highest is second
    .short = second
why-R33 = Too few dice left
why-R37 = One card left
    .short = one card
why-R38 = Eight points end a round
    .short = 8 points
why-R42 = Equal totals cancel
    .short = equal totals
why-R43 = The best total wins
    .short = best total
why-R44 = Nobody is left
why-R45 = The winner buries a card
    .short = burying
why-R48 = A Lady alone
    .short = Lady
why-R49 = Two Ladies
    .short = two Ladies
why-R50 = Tied Ladies
    .short = tied
why-R51 = Dice move left
    .short = Merchants
why-R52 = Cancelled Merchants
    .short = cancelled
why-R53 = Every die turns over
    .short = Troublemakers
why-R54 = Your die turns over
    .short = Reverser
why-R55 = Opposite faces make 13
    .short = 13
why-R56 = To a face beside
    .short = Sorcerer
why-R57 = Rolled last
    .short = Oracle
why-R58 = Doubled
    .short = Alchemist
why-R59 = Seven more
    .short = Machine
why-R60 = Seven less
    .short = Parasite
why-R61 = Counts as 12
    .short = Golem
why-R62 = The lowest is first
    .short = Knight
why-R63 = 1 and 2 swap
    .short = Gambler
why-R64 = Lowest 1, next 2
why-R65 = Only places change
    .short = places only
why-Q14 = Nothing to take
why-Q27 = No token left
why-Q31 = The round limit
why-cancelled-after = Their dice stay in play and count what they show.
why-moved-after = The die stays on this face next turn.
why-covered-after = A covered die takes no points. Its face does not change.
why-shows = shows { $face }
why-counts = counts

## Kinds of chance, in reports of balance

lab-chance-draw = the cards of the match
lab-chance-roll = the dice of a round
lab-chance-oracle = the Oracle’s roll
lab-piece = { $card }

## Puzzles
puzzle-question = Which card do you play?
puzzle-help = Two players, two turns left in the round. Tom plays as well as can be, and so will you.
puzzle-value = chance to win the round, exact; a round that nobody wins counts half
puzzle-yours = { $right ->
    [yes] Yours is the best: { $best } to win the round
   *[no] Yours: { $value } to win the round; the best: { $best }
}
puzzle-why = Against the best that Tom can do, no card does better than “{ $choice }”.
puzzle-why-mix = Best play draws one of these: { $mix }.
puzzle-against = { $always ->
    [1] Tom plays { $card }: then chances are { $value } with { $best }.
   *[0] When Tom plays { $card } ({ $often } of the time), chances are { $value } with { $best }.
}
puzzle-against-yours = { $always ->
    [1] Tom plays { $card }: then chances are { $value } with { $best }, { $own } with { $mine }.
   *[0] When Tom plays { $card } ({ $often } of the time), chances are { $value } with { $best }, { $own } with { $mine }.
}

## Steps of a turn in a replay
step-roll = Roll
step-shown = Cards shown
step-cancelled = Cancelled
step-effects = Effects
step-values = Values
step-points = Points
step-round = End of the round
step-next = New round
step-win = Win
