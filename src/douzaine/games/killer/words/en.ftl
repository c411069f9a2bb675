title = Killer
    .of = Killer
    .at = Killer
summary = Six dice: land above 30 or below 12 to strike; the middle hurts you.

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
option-eliminated_players = Players without HP
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
    .help = A match stops after this many turns, and whoever has the most HP wins. 0 is no limit.
warning-healing-outgrows-hits = With so few dice, an attack heals more than it hurts: a match may only end at the turn limit.

## Reasons
reason-last_standing = All others are out.
reason-max_turns = The turn limit is reached.

## Moves
move-keep = Set aside a { $face }
move-roll = Roll the rest
move-attack = Attack { $target }
move-attack-nobody = Roll without naming a target
move-stop = Stop and take the hits
move-continue = Roll on and risk them

## Prompts
prompt-which-dice = Which dice do you keep?
prompt-dice = Set aside at least one die of this roll.
prompt-last-die = The last die stays as it is.
prompt-capital = Set dice aside for your starting HP.
prompt-target = Name the target of your attack of { $value }.
prompt-luck = { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}. Stop, or roll on and risk them all?

## Story
say-begins = { $who } begins.
say-capital = { $who } starts with { $hp } HP.
say-rolls = { $who } rolls { $dice }.
say-rolls-again = { $who } rolls again: { $dice }.
say-sets-aside = { $who } sets aside { $dice }: { $sum } so far.
say-total = { $who } has a total of { $total }.
say-loses = { $total } is { $loss } away from { $threshold }: { $who } loses { $loss } and has { $hp } HP.
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
say-all-hit = Every die is a hit: the attack is over with { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}.
say-takes-all-up = Every die is a hit: { $who } takes all of them up again.
say-stops = { $who } stops with { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}.
say-continues = { $who } rolls on with { $count ->
    [one] 1 die
   *[other] { $count } dice
}.
say-loses-attack = { $who } rolled on without a hit: { $hits ->
    [one] the hit is
   *[other] all { $hits } hits are
} lost.
say-damages = { $hits } × { $value }: { $target } is left with { $hp } HP.
say-eliminated = { $who } has no HP left and is out.
say-eliminated-for-good = { $who } has no HP and no return left.
say-ghost-idle = { $who } is a ghost: a total of { $total } does nothing.
say-returns = Exactly { $total }: { $who } returns with { $die } HP.
say-stays-down = { $total } is not exact: { $who } stays down.
say-wins = { $who } wins.
say-turn-limit = The limit of { $turns } turns is reached: most HP wins.

## The same events, spoken to whoever did them: in lessons
you-sets-aside = You keep { $dice }: { $sum } so far.
you-rolls-again = The rest rolls: { $dice }.
you-loses = { $total } is { $loss } away from { $threshold }: you lose { $loss } and have { $hp } HP.
you-heals = You heal { $die } and have { $hp } HP.
you-attacks-low = { $threshold } − { $total } = { $value }: an attack of { $value }.
you-attacks-high = { $total } − { $threshold } = { $value }: an attack of { $value }.

## Terminal
scene-hp = { $hp } HP
scene-eliminated = out
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
board-note-last-die = Then the total counts.
board-note-target = All hits count at the end, at once.
board-note-luck = A roll without a hit loses the whole attack.
board-turn = Turn { $number }
board-start-line = start: { $hp } HP
board-odds = What each choice brings
board-attack-word = Attack
board-heal-word = Heal
board-lose-word = Lose HP
board-choice-spoken = { $dice }: attack { $attack }, heal { $heal }, lose { $loss } percent.
board-win-word = Win
board-win-spoken = Wins { $chance }.
board-way = Average in HP: damage and healing minus loss.
board-way-capital = The total is the HP you start with.
board-way-best = Exact when both play best.
board-damage = What the attack can do
board-mean-damage = { $value } HP on average.
board-legend = What a total does
board-legend-attack = Below { $low } or above { $high }: attack with the difference.
board-legend-heal = Exactly { $low } or { $high }: roll a die and heal as much.
board-legend-lose = In between: lose HP, one for each step to { $low } or { $high }.
board-where = Where the total can land
board-so-far = { $sum } so far, { $left ->
    [0] no die to come
    [one] one die to come
   *[other] { $left } dice to come
}
board-so-far-chances = { board-so-far }{ $left ->
    [0] {""}
   *[other] {""}; chances in %
}
board-attack-head = Attack
board-heal-head = Heal
board-lose-head = Lose
board-average-head = HP on average
board-average-spoken = { $value } HP on average.
board-attacks = { $who } attacks { $target } with { $value }
board-attack-roll = roll { $number }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
board-attack-none = roll { $number }: no { $value }, it ends
board-hits-word = { $hits ->
    [one] hit
   *[other] hits
}
board-value-word = attack
board-off = HP off { $target }
board-hits-count = { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
board-attack-does = What an attack of { $value } does
board-or-more = { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} or more: { $chance } of attacks.
board-total-is = The total is { $total }
board-above = { $by } above { $threshold }: an attack of { $by }
board-below = { $by } below { $threshold }: an attack of { $by }
board-out-of = You are out: { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $players }
board-watch-on = Keep watching
board-play-on = { $who } { $count ->
    [one] plays on
   *[other] play on
}
board-jump = Jump to the end
board-new-match = New match
board-fact-dealt = damage dealt
board-fact-healed = healed
board-fact-lost = lost in the middle
board-out-hit = { $who } attacked with { $value } and hit { $hits ->
    [one] once: { $damage } damage
    [2] twice: 2 × { $value } = { $damage }
   *[other] { $hits } times: { $hits } × { $value } = { $damage }
}. You had { $had } HP.
board-out-lost = Your total of { $total } was { $loss } away from { $threshold }: it cost { $loss } HP. You had { $had }.
board-fact-taken = { $who ->
    [nobody] taken by attacks
   *[other] taken from { $who }
}
board-course = From { $hp } HP to none in turn { $turn }.
board-out = out
board-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}

## Guide
guide-dice = Aim high (30 and more) or low (12 and less). The middle costs HP.
guide-rest = What is set aside stays. Choose one die or more, then roll the rest.
guide-last-die = The last die stays as it is; then the total counts.
guide-target = Choose whom to attack. Each die that shows the value is a hit.
guide-luck = Stopping takes the damage for sure. One empty roll loses it all.

## Errors
error-no-odds-now = there are odds while dice are set aside or a target is named
error-many-hp = somebody has more than { $most } HP: that is more than can be worked out
error-no-hp = hp is missing: with rolled capitals a position must give it
error-nobody-lives = hp must leave at least one seat alive
error-no-turns = turn = { $seat } is a seat that takes no turns

## Rules page

pictures-attack = Below 12 or above 30: attack, 1 for each step beyond
pictures-attack-sum = 32 − 30 = 2
pictures-heal = Exactly 12 or 30: heal by one die
pictures-heal-sum = 28 + 4 = 32
pictures-lose = In between: lose 1 HP for each step to 12 or 30
pictures-lose-sum = 30 − 27 = 3
pictures-first = first roll
pictures-again = { $count ->
    [1] one again
    [2] two again
    [3] three again
    [4] four again
    [5] five again
   *[other] all { $count }
}
pictures-hits = { $n ->
    [0] no hit
    [one] 1 hit
   *[other] { $n } hits
}
pictures-dice = Dice { $dice }; set aside: { $kept }

## Results
board-were-fair = The dice were fair
board-fair-sealed = Fair dice, sealed before the first roll
result-out = out, turn { $turn }
result-struck = Struck
result-healed = Healed
result-own = Self-inflicted

## Telling in the browser
tell-turn-of = { $who }, turn { $number }
tell-rolls = { $who } rolls { $dice }.
tell-keeps = { $who } keeps { $sets }: { $sum }.
tell-keeps-so-far = { $who } keeps { $sets }: { $sum } so far.
tell-keeps-rolls = { $who } keeps { $sets }: { $sum } so far, then rolls { $dice }.
tell-attack-total = { $sets }: { $total }, attack of { $value }.
tell-heals = Exactly { $total }: { $who } heals by a die, { $die }, and has { $hp }.
tell-attacks = { $who } attacks { $target } with { $value }.
tell-attack = { $who } attacks { $target }: { $rolls }.
tell-first-roll = { $hits ->
    [0] none
    [1] a { $dice }
   *[other] { $dice }
} of { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
   *[other] { $count }
}
tell-then = then { $hits ->
    [1] a { $dice }
   *[other] { $dice }
}
tell-then-none = then none
tell-no-hit = No { $value }: nobody is hurt.
tell-damages = { $hits ->
    [1] One hit
    [2] Two hits
    [3] Three hits
    [4] Four hits
    [5] Five hits
    [6] Six hits
   *[other] { $hits } hits
} of { $value }: { $target } loses { $damage } and has { $hp }.
tell-damages-all = { $hits ->
    [1] One hit
    [2] Two hits
    [3] Three hits
    [4] Four hits
    [5] Five hits
    [6] Six hits
   *[other] { $hits } hits
} of { $value }: { $damage } damage. { $target } had { $before }.
tell-out = { $who } is out: { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $players }.

## Why?
why-R14 = The middle costs HP
    .short = middle
why-R15 = Exact totals heal
    .short = exact
why-R16 = Exact totals do nothing here
why-R17 = Low totals strike
    .short = low
why-R18 = High totals strike
    .short = high
why-R19 = Attacks heal here
why-R20 = One target
    .short = target
why-R21 = A forgotten target
why-R23 = Every equal die is a hit
    .short = hits
why-R24 = A miss ends it
    .short = end
why-R26 = Hits times attack
    .short = damage
why-R28 = Stop, or risk it
    .short = stop
why-R29 = Rolled on, lost all
    .short = risk
why-R30 = Choose again
    .short = again
why-R32 = Ghosts play on
    .short = ghosts
why-R34 = Ghosts attack
    .short = ghost attacks
why-R35 = Waiting to return
    .short = waiting
why-Q25 = The turn limit
why-R33 = Ghosts keep nothing
why-R36 = Exact brings back
    .short = return
why-R37 = Not exact, still down
why-R38 = No return left
    .short = last return
why-roll = roll { $number }
why-hits = { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}
why-nearer = { $sum }, the nearer
why-loses-after = { $least } and { $most } cost 1; { $middle } costs most, { $loss }. Exactly { $low } or { $high } does not cost anything.
why-attack-after = Next, { $dice } dice for the attack: each { $value } is a hit.
why-damages-after = All hits of one attack are taken off together, at its end.

## Kinds of chance, in reports of balance

lab-chance-first-player = who begins
lab-chance-capital-roll = the capital
lab-chance-roll = the dice of a turn
lab-chance-heal = the healing die
lab-chance-attack = the dice of an attack
lab-piece = dice showing { $face }

## Puzzles
puzzle-question = Which dice do you keep?
puzzle-help = Two players, your first roll. The rest is rolled again.
puzzle-value = chance to win the match, exact over every roll
puzzle-yours = { $right ->
    [yes] Yours is the best: it wins { $best }
   *[no] Yours wins { $value }, the best { $best }
}
puzzle-choice = Keep { $dice }
puzzle-why = “{ $choice }” attacks in { $attack } of all turns and loses HP in { $lose }.
puzzle-why-other = “{ $choice }” attacks in { $attack } of all turns and loses HP in { $lose }; yours in { $own_attack } and { $own_lose }.
puzzle-part-attack = attack
puzzle-part-heal = heal
puzzle-part-lose = lose HP

## Whole decisions
decision-keep = Keep { $dice }
decision-keep-all = Keep { $dice }, the last ones

## Steps of a turn in a replay
step-begin = Start
step-roll = Roll
step-keep = Set aside
step-total = Total
step-attack = Attack
step-target = Target
step-volley = Attack roll
step-stop = Stop
step-damage = Damage
step-out = Out
step-back = Return
step-win = Win
