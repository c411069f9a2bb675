"""Killer: the rules in the order of the rulebook. Rule numbers are those of the book."""

from douzaine.engine.rule import rule
from douzaine.engine.story import ALL, NOBODY, tell
from douzaine.engine.table import ask, await_chance, finish
from douzaine.games.killer.box import FACES, AllHit, Capital, End, Fallen, Move, Phase, Say

# ---- aim and set-up


@rule
def setup(box, table, story):
    """R2, R3: everybody gets a capital and one player is named first."""
    table.seats = box.players
    table.target = -1
    if box.first_player >= 0:
        name_first_player(box, table, box.first_player, story)
    else:
        table.phase = Phase.FIRST_PLAYER
        await_chance(table)


@rule
def name_first_player(box, table, seat, story):
    """R3: one player is named first; then capitals are rolled, if they are (Q26), or given (R2)."""
    table.first = seat
    table.turn = seat
    tell(story, Say.BEGINS, ALL, seat, 0, 0, 0, 0)
    if box.capital == Capital.FIXED:
        for each in range(box.players):
            table.hp[each] = box.starting_hp
        begin_turn(box, table)
    else:
        roll_capital(box, table)


@rule
def roll_capital(box, table):
    """Q5: the capital of this seat is a roll of all dice."""
    table.phase = Phase.CAPITAL_ROLL
    roll(table, box.dice)


@rule
def receive_capital(box, table, hp, story):
    """R2, Q26: this seat's capital is known; the next one clockwise rolls, or play begins."""
    seat = table.turn
    table.hp[seat] = hp
    tell(story, Say.CAPITAL, ALL, seat, hp, 0, 0, 0)
    clear_dice(table)
    table.turn = (seat + 1) % table.seats
    if table.turn == table.first:
        begin_turn(box, table)
    else:
        roll_capital(box, table)


@rule
def is_living(table, seat):
    """R5: a player without HP is eliminated."""
    return table.hp[seat] > 0


@rule
def living(table):
    """How many players are living."""
    count = 0
    for seat in range(table.seats):
        if is_living(table, seat):
            count += 1
    return count


@rule
def takes_turns(box, table, seat):
    """R31, R32, R35, R38: the living do; ghosts do; the fallen do while they may still return."""
    if is_living(table, seat) or box.fallen == Fallen.GHOST:
        return True
    return box.fallen == Fallen.REVIVE and table.returns[seat] < box.revive_limit


# ---- a turn, phase 1: the roll


@rule
def begin_turn(box, table):
    """R7, R9: a turn begins with a roll of all dice."""
    clear_dice(table)
    table.phase = Phase.ROLL
    roll(table, box.dice)


@rule
def clear_dice(table):
    """Nothing is rolled, set aside, or under attack."""
    clear(table.rolled)
    clear(table.kept)
    clear(table.from_roll)
    table.lowest = FACES
    table.to_fall = 0
    table.attack = 0
    table.target = -1
    table.hits = 0
    table.risk = 0


@rule
def clear(dice):
    for face in range(FACES):
        dice[face] = 0


@rule
def roll(table, count):
    """Take up so many dice; they fall one by one."""
    clear(table.rolled)
    clear(table.from_roll)
    table.lowest = FACES
    table.to_fall = count
    await_chance(table)


@rule
def number_of(dice):
    count = 0
    for face in range(FACES):
        count += dice[face]
    return count


@rule
def sum_of(dice):
    total = 0
    for face in range(FACES):
        total += dice[face] * (face + 1)
    return total


@rule
def digits(dice):
    """Dice as a number whose digits are the faces from high to low: how the story shows them."""
    shown = 0
    for back in range(FACES):
        face = FACES - back
        for _ in range(dice[face - 1]):
            shown = shown * 10 + face
    return shown


@rule
def choose_dice(box, table, story):
    """R10: all dice of the roll lie there; the player sets some aside."""
    first = number_of(table.rolled) == box.dice
    tell_dice(story, Say.ROLLS if first else Say.ROLLS_AGAIN, table.turn, table.rolled, 0)
    table.phase = Phase.CAPITAL_KEEP if table.phase == Phase.CAPITAL_ROLL else Phase.KEEP
    ask(table, table.turn)


@rule
def keep(box, table, face, story):
    """R10, R12: set one die aside; the last one ends the phase."""
    table.rolled[face] -= 1
    table.kept[face] += 1
    table.from_roll[face] += 1
    table.lowest = face
    if number_of(table.rolled) == 0:
        tell_set_aside(table, story)
        add_up(box, table, story)


@rule
def roll_the_rest(table, story):
    """R11: dice not set aside are rolled again."""
    tell_set_aside(table, story)
    table.phase = Phase.CAPITAL_ROLL if table.phase == Phase.CAPITAL_KEEP else Phase.ROLL
    roll(table, number_of(table.rolled))


@rule
def tell_set_aside(table, story):
    tell_dice(story, Say.SETS_ASIDE, table.turn, table.from_roll, sum_of(table.kept))


@rule
def tell_dice(story, say, seat, dice, total):
    """Tell of dice; nothing is spelt out where nobody listens."""
    if story.shape[0] > 0:
        tell(story, say, ALL, seat, digits(dice), total, 0, 0)


# ---- phase 2: by the total


@rule
def add_up(box, table, story):
    """R13: the total of all dice decides what follows."""
    total = sum_of(table.kept)
    if table.phase == Phase.CAPITAL_KEEP:
        receive_capital(box, table, total, story)
        return
    tell(story, Say.TOTAL, ALL, table.turn, total, 0, 0, 0)
    if is_living(table, table.turn):
        judge(box, table, total, story)
    elif box.fallen == Fallen.GHOST:
        judge_ghost(box, table, total, story)
    else:
        judge_fallen(box, table, total, story)


@rule
def attack_value(box, total):
    """R17, R18: how far a total lies beyond either threshold; 0 if it does not."""
    return max(box.low - total, total - box.high, 0)


@rule
def is_exact(box, total):
    return total == box.low or total == box.high


@rule
def judge(box, table, total, story):
    """R14 to R18: lose, heal or attack."""
    if is_exact(box, total):
        hit_the_threshold(box, table, total, story)
    elif attack_value(box, total) > 0:
        prepare_attack(box, table, total, story)
    else:
        lose(box, table, total, story)


@rule
def lose(box, table, total, story):
    """R14: a middling total costs the distance to the nearer threshold."""
    seat = table.turn
    threshold = box.low if total - box.low <= box.high - total else box.high
    loss = abs(total - threshold)
    left = max(table.hp[seat] - loss, 0)
    tell(story, Say.LOSES, ALL, seat, total, loss, threshold, left)
    set_hp(box, table, seat, left, story)


@rule
def hit_the_threshold(box, table, total, story):
    """R15, R16: an exact total heals by one die, or just ends the turn."""
    if box.regenerate == 1:
        table.phase = Phase.HEAL
        await_chance(table)
    else:
        tell(story, Say.EXACT_IDLE, ALL, table.turn, total, 0, 0, 0)
        end_turn(box, table, story)


@rule
def heal(box, table, die, story):
    """R15, R36: gain what the die shows; a fallen player comes back with it."""
    seat = table.turn
    if is_living(table, seat):
        table.hp[seat] += die
        tell(story, Say.HEALS, ALL, seat, die, table.hp[seat], 0, 0)
    else:
        table.hp[seat] = die
        table.returns[seat] += 1
        tell(story, Say.RETURNS, ALL, seat, sum_of(table.kept), die, 0, 0)
    end_turn(box, table, story)


# ---- the attack


@rule
def prepare_attack(box, table, total, story):
    """R17 to R19: the attack has a value; with `attack_heal` the attacker first gains it."""
    seat = table.turn
    value = attack_value(box, total)
    table.attack = value
    if total < box.low:
        tell(story, Say.ATTACKS_LOW, ALL, seat, total, value, box.low, 0)
    else:
        tell(story, Say.ATTACKS_HIGH, ALL, seat, total, value, box.high, 0)
    if box.attack_heal == 1 and is_living(table, seat):
        table.hp[seat] += value
        tell(story, Say.ATTACK_HEALS, ALL, seat, value, table.hp[seat], 0, 0)
    table.phase = Phase.TARGET
    ask(table, seat)


@rule
def name_target(box, table, target, story):
    """R20 to R22: the target is named, or the attacker is it; then all dice are rolled."""
    seat = table.turn
    if target == seat:
        tell(story, Say.FORGETS, ALL, seat, table.attack, 0, 0, 0)
    else:
        tell(story, Say.TARGETS, ALL, seat, target, table.attack, 0, 0)
    table.target = target
    table.phase = Phase.ATTACK
    clear(table.kept)
    roll(table, box.dice)


@rule
def set_hits_aside(box, table, story):
    """R23 to R25, R27 to R30: all hits are set aside; a roll without one ends the attack."""
    face = table.attack - 1
    count = table.rolled[face]
    tell_dice(story, Say.ATTACK_ROLLS, table.turn, table.rolled, 0)
    if count == 0:
        miss(box, table, story)
        return
    table.rolled[face] = 0
    table.kept[face] += count
    table.hits += count
    tell(story, Say.HITS, ALL, table.turn, count, table.attack, table.hits, 0)
    if table.kept[face] == box.dice:
        all_dice_hit(box, table, story)
    elif table.risk == 1:
        ask_for_luck(table)
    else:
        roll(table, number_of(table.rolled))


@rule
def miss(box, table, story):
    """R24, R29: a roll without a hit ends the attack, and after having continued loses it."""
    if table.risk == 1:
        tell(story, Say.LOSES_ATTACK, ALL, table.turn, table.hits, 0, 0, 0)
        end_turn(box, table, story)
    else:
        tell(story, Say.MISSES, ALL, table.turn, table.attack, 0, 0, 0)
        strike(box, table, story)


@rule
def all_dice_hit(box, table, story):
    """R25, R27, R28: what happens when no die is left to roll is an option."""
    if box.all_hit == AllHit.REROLL_ALL:
        tell(story, Say.TAKES_ALL_UP, ALL, table.turn, table.hits, 0, 0, 0)
        clear(table.kept)
        roll(table, box.dice)
    elif box.all_hit == AllHit.PUSH_LUCK:
        ask_for_luck(table)
    else:
        tell(story, Say.ALL_HIT, ALL, table.turn, table.hits, 0, 0, 0)
        strike(box, table, story)


@rule
def ask_for_luck(table):
    """R28, R30: stop or continue."""
    table.phase = Phase.LUCK
    ask(table, table.turn)


@rule
def stop(box, table, story):
    """R28, R30: the damage gathered counts."""
    tell(story, Say.STOPS, ALL, table.turn, table.hits, 0, 0, 0)
    strike(box, table, story)


@rule
def push_on(box, table, story):
    """R28 to R30: roll what is left, or all dice if all are hits; from now on a miss loses everything."""
    table.risk = 1
    if number_of(table.rolled) == 0:
        clear(table.kept)
        table.rolled[0] = box.dice
    count = number_of(table.rolled)
    tell(story, Say.CONTINUES, ALL, table.turn, count, 0, 0, 0)
    table.phase = Phase.ATTACK
    roll(table, count)


@rule
def strike(box, table, story):
    """R26, Q8: the target loses the sum of all hits, down to 0."""
    target = table.target
    left = max(table.hp[target] - table.hits * table.attack, 0)
    if table.hits > 0:
        tell(story, Say.DAMAGES, ALL, table.turn, target, table.hits, table.attack, left)
    set_hp(box, table, target, left, story)


# ---- eliminated players


@rule
def judge_ghost(box, table, total, story):
    """R32 to R34: a ghost neither loses nor heals, and attacks like anybody."""
    if attack_value(box, total) > 0:
        prepare_attack(box, table, total, story)
    else:
        tell(story, Say.GHOST_IDLE, ALL, table.turn, total, 0, 0, 0)
        end_turn(box, table, story)


@rule
def judge_fallen(box, table, total, story):
    """R35 to R37: only an exact total helps, whatever `exact_result` says."""
    if is_exact(box, total):
        table.phase = Phase.HEAL
        await_chance(table)
    else:
        tell(story, Say.STAYS_DOWN, ALL, table.turn, total, 0, 0, 0)
        end_turn(box, table, story)


@rule
def set_hp(box, table, seat, left, story):
    """R5, R38, R39, R40: a player at 0 is eliminated; the last one living wins at once."""
    fell = is_living(table, seat) and left == 0
    table.hp[seat] = left
    if fell:
        for_good = box.fallen == Fallen.REVIVE and table.returns[seat] >= box.revive_limit
        tell(story, Say.ELIMINATED_FOR_GOOD if for_good else Say.ELIMINATED, ALL, seat, 0, 0, 0, 0)
    if living(table) == 1:
        end_match(table, End.LAST_STANDING, story)
    else:
        end_turn(box, table, story)


# ---- the end


@rule
def end_turn(box, table, story):
    """R4, Q23, Q25: the next player clockwise who takes turns is up, unless the safety stop is reached."""
    table.turns += 1
    if box.max_turns > 0 and table.turns >= box.max_turns:
        tell(story, Say.TURN_LIMIT, ALL, NOBODY, table.turns, 0, 0, 0)
        end_match(table, End.MAX_TURNS, story)
        return
    table.turn = (table.turn + 1) % table.seats
    while not takes_turns(box, table, table.turn):
        table.turn = (table.turn + 1) % table.seats
    begin_turn(box, table)


@rule
def end_match(table, reason, story):
    """R6, R40, Q25: the last one living wins; at the safety stop those with most HP do."""
    clear_dice(table)
    finish(table, reason)
    for seat in range(table.seats):
        if wins(table, seat):
            tell(story, Say.WINS, ALL, seat, 0, 0, 0, 0)


@rule
def wins(table, seat):
    """Whether nobody has more HP; of the living, only one is left or the safety stop came."""
    for other in range(table.seats):
        if table.hp[other] > table.hp[seat]:
            return False
    return True


@rule
def scores(box, table, out):
    """The winners share 1."""
    winners = 0
    for seat in range(table.seats):
        if wins(table, seat):
            winners += 1
    for seat in range(table.seats):
        out[seat] = 1.0 / winners if wins(table, seat) else 0.0


# ---- what a seat may do, and how it is done


@rule
def legal(box, table, seat, moves):
    """List the moves of the seat whose turn it is."""
    if table.phase == Phase.TARGET:
        return legal_targets(box, table, seat, moves)
    if table.phase == Phase.LUCK:
        moves[0] = Move.STOP
        moves[1] = Move.CONTINUE
        return 2
    return legal_dice(table, moves)


@rule
def legal_dice(table, moves):
    """R10: dice of this roll, within one roll from high to low; `roll` once one is set aside."""
    count = 0
    for back in range(FACES):
        face = FACES - 1 - back
        if table.rolled[face] > 0 and face <= table.lowest:
            moves[count] = Move.KEEP + face
            count += 1
    if table.lowest < FACES:
        moves[count] = Move.ROLL
        count += 1
    return count


@rule
def legal_targets(box, table, seat, moves):
    """R20, R21, R39: any living opponent; with `forgotten_target` also nobody, except for ghosts."""
    count = 0
    for target in range(table.seats):
        if target != seat and is_living(table, target):
            moves[count] = Move.ATTACK + target
            count += 1
    if box.forgotten_target == 1 and is_living(table, seat):
        moves[count] = Move.ATTACK_NOBODY
        count += 1
    return count


@rule
def play(box, table, seat, move, story):
    """Carry out one legal move."""
    if move < Move.ROLL:
        keep(box, table, move - Move.KEEP, story)
    elif move == Move.ROLL:
        roll_the_rest(table, story)
    elif move == Move.ATTACK_NOBODY:
        name_target(box, table, seat, story)
    elif move == Move.STOP:
        stop(box, table, story)
    elif move == Move.CONTINUE:
        push_on(box, table, story)
    else:
        name_target(box, table, move - Move.ATTACK, story)


# ---- chance


@rule
def odds(box, table, weights):
    """Every seat, or every face of one die, is equally likely."""
    if table.phase == Phase.FIRST_PLAYER:
        for seat in range(table.seats):
            weights[seat] = 1
        return table.seats
    for face in range(FACES):
        weights[face] = 1
    return FACES


@rule
def deal(box, table, outcome, story):
    """Name the first player, heal, or let one die fall."""
    if table.phase == Phase.FIRST_PLAYER:
        name_first_player(box, table, outcome, story)
    elif table.phase == Phase.HEAL:
        heal(box, table, outcome + 1, story)
    else:
        table.rolled[outcome] += 1
        table.to_fall -= 1
        if table.to_fall == 0:
            roll_is_complete(box, table, story)


@rule
def roll_is_complete(box, table, story):
    """All dice of the roll lie there."""
    if table.phase == Phase.ATTACK:
        set_hits_aside(box, table, story)
    elif table.phase == Phase.CAPITAL_ROLL and box.capital == Capital.ONE_ROLL:
        receive_capital(box, table, sum_of(table.rolled), story)
    else:
        choose_dice(box, table, story)
