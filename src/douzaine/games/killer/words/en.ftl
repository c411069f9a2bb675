title = Killer
summary = Push six dice to 30 or down to 12, and strike before you are struck.

## Options
option-players = Players
    .help = How many people or bots sit at the table.
option-first_player = First player
    .help = Who takes the first turn: drawn at random, or a seat.
option-dice_count = Dice
    .help = How many dice both phases are played with; the thresholds follow.
option-starting_hp = Starting HP
    .help = Life points at the start, unless they are rolled.
option-starting_hp_mode = Capital
    .help = Whether everybody starts with the same HP or rolls for them.
    .fixed = the same for all
    .one_roll = one roll of all dice
    .kept_roll = rolled with setting aside
option-eliminated_players = Eliminated players
    .help = What a player without HP still does.
    .out = are out
    .ghost = go on as ghosts
    .revive = may return
option-revive_limit = Returns
    .help = How often each player may return to life.
option-exact_result = Exact total
    .help = What a total of exactly 12 or 30 does.
    .regenerate = heals by one die
    .nothing = just ends the turn
option-attack_heal = Healing attacks
    .help = An attacker first gains HP equal to the value of the attack.
option-forgotten_target = Forgotten target
    .help = Rolling an attack without naming a target is allowed, and hits the attacker.
option-all_hit = All dice hit
    .help = What happens when every die of an attack is a hit.
    .end = the attack ends
    .reroll_all = all dice are rolled again
    .push_luck = stop, or risk it all
option-max_turns = Turn limit
    .help = A match stops after so many turns, and most HP wins; 0 is no limit.
warning-healing-outgrows-hits = With so few dice an attack heals more than it hurts: a match may only end at the turn limit.

## Reasons
reason-last_standing = One player is left.
reason-max_turns = The turn limit is reached.

## Moves
move-keep = Set aside a { $face }
move-roll = Roll the rest
move-attack = Attack { $target }
move-attack-nobody = Roll without naming a target
move-stop = Stop and take the hits
move-continue = Roll on and risk them

## Prompts
prompt-dice = Set aside at least one die of this roll.
prompt-capital = Set dice aside for your starting HP.
prompt-target = Name the target of your attack of { $value }.
prompt-luck = { $hits } hits. Stop, or roll on and risk them all?

## Story
say-begins = { $who } begins.
say-capital = { $who } starts with { $hp } HP.
say-rolls = { $who } rolls { $dice }.
say-rolls-again = { $who } rolls again: { $dice }.
say-sets-aside = { $who } sets aside { $dice }: { $sum } so far.
say-total = { $who } has a total of { $total }.
say-loses = { $who } loses { $loss }: from { $total } to { $threshold }. { $hp } HP left.
say-heals = { $who } heals { $die } and has { $hp } HP.
say-exact-idle = { $who } has exactly { $total }: the turn just ends.
say-attacks-low = { $threshold } − { $total } = { $value }: { $who } attacks with { $value }.
say-attacks-high = { $total } − { $threshold } = { $value }: { $who } attacks with { $value }.
say-attack-heals = { $who } gains { $value } first and has { $hp } HP.
say-targets = { $who } names { $target } as target.
say-forgets = { $who } names nobody and becomes the target.
say-attack-rolls = { $who } rolls { $dice }.
say-hits = { $count } × { $value } set aside: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} so far.
say-misses = No { $value }: the attack is over.
say-all-hit = Every die is a hit: the attack is over with { $hits } hits.
say-takes-all-up = Every die is a hit: { $who } takes all of them up again.
say-stops = { $who } stops with { $hits } hits.
say-continues = { $who } rolls on with { $count ->
    [one] 1 die
   *[other] { $count } dice
}.
say-loses-attack = { $who } rolled on without a hit: all { $hits } hits are lost.
say-damages = { $hits } × { $value }: { $target } is left with { $hp } HP.
say-eliminated = { $who } has no HP left and is eliminated.
say-eliminated-for-good = { $who } has no HP and no return left.
say-ghost-idle = { $who } is a ghost: a total of { $total } does nothing.
say-returns = Exactly { $total }: { $who } returns with { $die } HP.
say-stays-down = { $total } is not exact: { $who } stays down.
say-wins = { $who } wins.
say-turn-limit = The limit of { $turns } turns is reached: most HP wins.

## Terminal
scene-hp = { $hp } HP
scene-eliminated = eliminated
scene-rolled = Rolled
scene-kept = Set aside
scene-attack = Attack of { $value }, hits: { $hits }

## Odds
odds-choice = Set aside
odds-attack = attack
odds-exact = exact
odds-loss = loss
odds-value = worth
odds-way = Exact, if from here on you play for most damage and healing minus loss; worth is that sum on average.

## Board
board-you = (you)
board-bot = bot
board-away = away since { $since }
board-over = The dice rest
board-tray = Dice
board-aside = Set aside
board-hits = Hits
board-hits-sum = { $hits } × { $value } = { $damage }
board-roll = { $number ->
    [1] First roll
    [2] Second roll
    [3] Third roll
    [4] Fourth roll
    [5] Fifth roll
    [6] Sixth roll
   *[other] Roll { $number }
}
board-at-least-one = choose at least one
board-attack = Attack of { $value }
board-attack-hint = every { $value } is a hit
board-die = a { $face }
board-clear = Clear
board-choose-dice = Choose dice first
board-choose-target = Choose a target first
board-keep-roll = Keep { $dice }, roll { $left ->
    [1] one die
    [2] two dice
    [3] three dice
    [4] four dice
    [5] five dice
   *[other] { $left } dice
}
board-keep-all = Keep { $dice } and count
board-keep-any = Keep these dice
board-note-dice = What you set aside stays. The rest is rolled again.
board-note-target = All hits count at the end, at once.
board-note-luck = A roll without a hit loses the whole attack.
board-turn = Turn { $number }
board-odds = Best on average
board-if-you-keep = If you keep { $dice }
board-and = { $first } and { $last }
board-attack-word = Attack
board-heal-word = Heal
board-lose-word = Lose HP
board-on-average = { $value } on average
board-by-one-die = by one die
board-no-effect = no effect
board-choice-spoken = { $dice }: attack { $attack }, heal { $heal }, lose { $loss } percent.
board-odds-best = Best play
board-win-word = Win
board-win-spoken = Wins { $chance }.
board-way = Exact for damage + healing − loss.
board-way-best = Exact when both play best.
board-damage = What the attack can do
board-mean-damage = { $value } HP on average.
board-legend = What a total does
board-legend-attack = Below { $low } or above { $high }: attack with the difference.
board-legend-heal = Exactly { $low } or { $high }: heal.
board-legend-lose = Between: lose the way to the nearer one.
board-where = Where the total can land
board-so-far = { $sum } so far, { $left ->
    [0] no die to come
    [one] one die to come
   *[other] { $left } dice to come
}
board-plus-die = +d

## Guide
guide-dice = Lean one way: keep high dice for 30 and more, or low ones for 12 and less. The middle costs HP.
guide-rest = What is set aside is fixed. Tick one die or more, then roll the rest.
guide-target = Tick a player above. The attack rolls all dice, and each one showing the value is a hit.
guide-luck = Stopping takes the damage for sure. One empty roll loses it all.

## Errors
error-no-odds-now = there are odds while dice are set aside or a target is named
error-no-hp = hp is missing: with rolled capitals a position must say it
error-nobody-lives = hp must leave at least one seat living
error-no-turns = turn = { $seat } is a seat that takes no turns
