title = Twelve Heroes
    .of = Twelve Heroes
    .at = Twelve Heroes
summary = Recruit heroes, feed them, and hold three regions until 7 victory points are yours.

## Options
option-rules = Rules
    .help = Normal, or advanced with Popularity tokens that break ties.
    .normal = normal
    .advanced = advanced, with Popularity
option-deck_mode = Decks
    .help = How the two decks of twelve heroes are made.
    .factions = ready-made factions
    .draft = draft
    .tournament = tournament: own lists
option-faction_1 = Faction of player 1
    .help = The ready-made deck of the first seat.
    .random = drawn at random
    .humans = Humans
    .elves = Elves
    .orcs_goblins = Orcs and Goblins
    .mechanical_army = Mechanical Army
option-faction_2 = Faction of player 2
    .help = The ready-made deck of the second seat.
    .random = drawn at random
    .humans = Humans
    .elves = Elves
    .orcs_goblins = Orcs and Goblins
    .mechanical_army = Mechanical Army
option-allow_same_faction = Same faction twice
    .help = Both players may have the same faction.
option-deck_1 = Deck of player 1
    .help = Tournament only: 12 heroes, at most 2 of each, as a list or a deck file.
option-deck_2 = Deck of player 2
    .help = Tournament only: 12 heroes, at most 2 of each, as a list or a deck file.
option-draft_gifts = Gifts of the draft
    .help = When you learn which cards came back to your deck.
    .hidden_until_drawn = when they are drawn
    .shown_after_draft = right after the draft
option-first_player = First player
    .help = Who takes the first turn: drawn at random, or a seat.
option-food_supply = Food
    .help = Unlimited, or only the 20 tokens of the box.
    .unlimited = unlimited
option-ship_chain = Chain of Ships
    .help = A Celestial Ship added by another one may add a hero too.
option-max_turns = Turn limit
    .help = A match stops after this many turns, and whoever has the most VP wins. 0 is no limit.

## Reasons
reason-victory = { $who } reaches 7 victory points.
reason-max_turns = The turn limit is reached.

## Heroes
hero-archangel = Archangel
    .effect = when recruited, 4 food in a region where you have a hero
    .the = the Archangel
hero-behemoth = Behemoth
    .effect = when recruited, the opponent discards a hero in a region
    .the = the Behemoth
hero-cannon = Cannon
    .effect = is discarded when your Maintenance starts
    .the = the Cannon
hero-chariot = Chariot
    .effect = when deployed, may send home an opposing hero there that costs 3 or less
    .the = the Chariot
hero-knight = Knight
    .effect = when recruited, one of your heroes in play goes back to your hand
    .the = the Knight
hero-goat = Goat
    .effect = when your Maintenance starts, may become 1 food in its region
    .the = the Goat
hero-dragon = Dragon
    .effect = when recruited, both players lose 1 food in each region
    .the = the Dragon
hero-elf = Elf
    .effect = when deployed, 2 food there
    .the = the Elf
hero-giant_falcon = Giant Falcon
    .effect = one free move when your Military phase starts
    .the = the Giant Falcon
hero-iron_giant = Iron Giant
    .effect = draws a card when discarded from a region or the camp
    .the = the Iron Giant
hero-goblin = Goblin
    .effect = when recruited, may go to a region for free
    .the = the Goblin
hero-golem = Golem
    .effect = wins ties in its region
    .advanced = when recruited, draws a card for each Popularity token you hold
    .the = the Golem
hero-treant = Treant
    .effect = when deployed or moved, 1 food there
    .the = the Treant
hero-steward = Steward
    .effect = when recruited, 1 food in each region where you have a hero
    .the = the Steward
hero-orc = Orc
    .effect = when deployed, both players lose 1 food there
    .the = the Orc
hero-peasant = Peasant
    .effect = when recruited, 2 food for your camp
    .the = the Peasant
hero-strategist = Strategist
    .effect = when recruited, any of your heroes may go back to the camp
    .the = the Strategist
hero-celestial_ship = Celestial Ship
    .effect = when deployed, may bring a hero of cost 0 or 1 from your hand
    .the = the Celestial Ship
tile-none = no tile
tile-farm = Farm
tile-mine = Mine
tile-city = City
faction-humans = Humans
faction-elves = Elves
faction-orcs_goblins = Orcs and Goblins
faction-mechanical_army = Mechanical Army
camp = the camp
region = Region { $number }

## Moves
move-supply = Take 1 food
move-end = End your turn
move-done = Done
move-none = Nobody
move-yes = Discard it for 1 food
move-no = Keep it
move-camp = Look in the camp
move-region = Choose Region { $region }
move-to = Go to Region { $region }
move-move = Move a hero out of Region { $region }
move-fly = Fly from Region { $region }
move-resolve = Apply the ability in Region { $region }
move-food = { $food ->
    [0] Take no food along
   *[other] Take { $food } food along
}
move-hero = Choose { $hero }
move-recruit = Recruit { $hero } (cost { $cost }, force { $force }: { $effect })
    .short = Recruit { $hero }
move-deploy = Send { $hero } (force { $force }: { $effect })
    .short = Send { $hero }
move-burn = Discard { $hero } for one more action
move-under = Put { $hero } under the deck
move-pick = Keep { $hero } (cost { $cost }, force { $force }: { $effect })
    .short = Keep { $hero }
move-starve = Discard { $hero }
move-return = Send { $hero } home
move-add = Bring { $hero } (force { $force }: { $effect })
    .short = Bring { $hero }
move-drop = Discard { $hero }

## Prompts
prompt-pick = Keep { $count ->
    [one] 1 more card
   *[other] { $count } cards
} of this pack in secret.
prompt-mulligan = Put any cards under your deck, then draw as many.
prompt-goat = Discard the Goat in Region { $region } for 1 food there?
prompt-starve = { $count } food missing in Region { $region }. Choose a hero to discard.
prompt-falcon = Giant Falcons may fly now, free of charge.
prompt-action = Choose an action; { $count } left.
prompt-extra = Use your extra action now.
prompt-last = No actions left: end your turn, or discard a card for one more.
prompt-finish = No actions left: end your turn.
prompt-deploy-region = Which region for { $hero }?
prompt-deploy-food = How much food goes with { $hero }?
prompt-deploy-more = Deploy another hero, or be done.
prompt-order = Which ability comes next?
prompt-chariot = Whom does the Chariot send home from Region { $region }?
prompt-ship = Whom does the Ship bring to Region { $region }?
prompt-move-hero = Which hero leaves Region { $region }?
prompt-move-to = Where does { $hero } go?
prompt-move-food = How much food goes with { $hero }?
prompt-archangel = Which region gets 4 food?
prompt-behemoth-region = The Behemoth wants a hero. From which region?
prompt-behemoth-hero = Which hero of Region { $region } goes?
prompt-knight-place = The Knight takes a hero back. From where?
prompt-knight-hero = Which hero goes back to your hand?
prompt-goblin = The Goblin may go to a region now.
prompt-strategist-region = The Strategist calls heroes back. From where?
prompt-strategist-hero = Which hero goes back to the camp?
prompt-hand-limit = Discard down to 5 cards.

## Story
say-plays-faction = { $who } plays { $faction }.
say-packs = Draft, round { $round }: 6 cards each.
say-keeps-two = { $who } keeps { $one } and { $other }.
    .hidden = { $who } keeps 2 cards.
say-passes = { $who } passes 4 cards to { $to }.
say-keeps-received = { $who } keeps { $one } and { $other } of the cards received.
    .hidden = { $who } keeps 2 of the cards received.
say-gives = { $who } gives { $one } and { $other } to { $to }’s deck.
    .hidden = { $who } gives the last 2 cards to { $to }’s deck.
say-draft-over = { $who } has a deck of 12.
say-gifts-shown = { $who } sees the gifts: { $a }, { $b }, { $c }, { $d }.
    .hidden = { $who } sees the gifts of the draft.
say-deck-built = { $who } brings a deck of 12.
say-begins = { $who } goes first.
say-tile-opens = Region { $region }: a { $tile }.
say-draws-opening = { $who } draws { $hero }.
    .hidden = { $who } draws a card.
say-under = { $who } puts { $hero } under the deck.
    .hidden = { $who } puts a card under the deck.
say-changes-first = { $who } { $count ->
    [0] keeps the hand
    [one] swaps 1 card
   *[other] swaps { $count } cards
}.
say-changes-second = { $who } { $count ->
    [0] keeps the hand
    [one] swaps 1 card
   *[other] swaps { $count } cards
}.
say-draws-changed = { $who } draws { $hero } instead.
    .hidden = { $who } draws a card instead.
say-first-turn = { $who } starts with the Military phase.
say-turn = { $who }’s turn.
say-reshuffles = { $who } shuffles { $count ->
    [one] 1 card
   *[other] { $count } cards
} into a new deck.
say-nothing-to-draw = { $who } has nothing left to draw.
say-food-lost = { $who } has nobody left in Region { $region }: { $food } food lost.
say-token-back = { $who } loses the Popularity of Region { $region }.
say-token-taken = { $who } takes the Popularity of Region { $region }.
say-cube = { $mine } against { $theirs }: { $who } puts a cube in Region { $region }.
say-tie-token = { $force } each: Popularity decides Region { $region } for { $who }.
say-tie-golem = { $force } each: the Golem decides Region { $region } for { $who }.
say-wins-tile = { $mine } against { $theirs }: { $who } wins the { $tile } of Region { $region }.
say-cubes-back = { $count ->
    [0] There are no cubes to take back.
    [one] 1 cube goes back.
   *[other] { $count } cubes go back.
}
say-food-back = { $food } food { $food ->
    [one] goes
   *[other] go
} to the supply.
say-heroes-spent = { $who } discards { $count ->
    [one] 1 hero
   *[other] { $count } heroes
} there.
say-heroes-home = { $who } takes { $count ->
    [one] 1 hero
   *[other] { $count } heroes
} home to the camp.
say-scores = { $tile }: { $who } scores { $vp } VP and has { $total }.
say-new-tile = A { $tile } is turned up in Region { $region }.
say-token-stays = Popularity lies on the new tile of Region { $region }.
say-token-gone = Region { $region } has no tile left: its Popularity is gone.
say-cannon = { $who } discards a Cannon from { $place }.
say-goat = { $who } discards the Goat in Region { $region } for { $food } food.
say-feeds = { $who } spends { $food } food in Region { $region }.
say-starves = Food is missing in Region { $region }: { $who } discards { $hero }.
say-income = { $who } takes { $food } food.
say-draws-income = { $who } draws { $hero }.
    .hidden = { $who } draws a card.
say-flies = { $who }’s Giant Falcon flies from Region { $from } to { $to } { $food ->
    [0] without food
   *[other] with { $food } food
}.
say-supplies = { $who } takes { $food } food.
say-burns = { $who } discards { $hero } for one more action.
say-recruits = { $who } recruits { $hero } { $cost ->
    [0] for free
   *[other] for { $cost } food
}.
say-deploys = { $who } sends { $hero } to Region { $region } { $food ->
    [0] without food
   *[other] with { $food } food
}.
say-moves = { $who } moves { $hero } from Region { $from } to { $to } { $food ->
    [0] without food
   *[other] with { $food } food
}.
say-archangel = Archangel: { $who } gains { $food } food in Region { $region }.
say-behemoth = Behemoth: { $who } discards { $hero } in Region { $region }.
say-chariot = Chariot: { $who } sends { $hero } home from Region { $region }.
say-knight = Knight: { $who } takes { $hero } back to hand from { $place }.
say-dragon = Dragon: { $who } loses 1 food in Region { $region }.
say-elf = Elf: { $who } gains { $food } food in Region { $region }.
say-draws-giant = Iron Giant: { $who } draws { $hero }.
    .hidden = Iron Giant: { $who } draws a card.
say-goblin = Goblin: { $who } sends it to Region { $region } for free.
say-draws-golem = Golem: { $who } draws { $hero }.
    .hidden = Golem: { $who } draws a card.
say-treant = Treant: { $who } gains { $food } food in Region { $region }.
say-steward = Steward: { $who } gains { $food } food in Region { $region }.
say-orc = Orc: { $who } loses 1 food in Region { $region }.
say-peasant = Peasant: { $who } takes { $food } food.
say-strategist = Strategist: { $who } calls { $hero } back from Region { $region }.
say-ship = Celestial Ship: { $who } brings { $hero } to Region { $region }.
say-ability-lost = In Region { $region }, { $hero } has left: the ability is lost.
say-drops = { $who } discards { $hero }.
say-wins = { $who } wins with { $vp } VP.
say-turn-limit = The limit of { $turns } turns is reached: most VP win.

## The same events, spoken to whoever did them: in lessons
you-recruits = You recruit { $hero } { $cost ->
    [0] for free
   *[other] for { $cost } food
}.
you-peasant = The Peasant brings you { $food } food.
you-supplies = You take { $food } food.
you-burns = You discard { $hero } for one more action.
you-deploys = You send { $hero } to Region { $region } { $food ->
    [0] without food
   *[other] with { $food } food
}.
you-moves = You move { $hero } from Region { $from } to { $to } { $food ->
    [0] without food
   *[other] with { $food } food
}.
you-chariot = Your Chariot sends { $hero } home from Region { $region }.
you-cube = { $mine } against { $theirs }: you put a cube in Region { $region }.
you-wins-tile = { $mine } against { $theirs }: you win the { $tile } of Region { $region }.
you-scores = { $tile }: you score { $vp } VP and have { $total }.

## Deck files
deck-T1 = The deck has { $count } cards; it needs 12.
deck-T2 = { $card }: { $count } cards; at most 2 are allowed.
deck-T3 = There is no hero { $card }; the nearest name is { $near }.
deck-T4 = { $reason ->
    [unopened] The file cannot be opened.
    [no-text] The file is not UTF-8 text.
    [too-long] The file is too long.
    [line-too-long] The file has a line of more than a thousand characters.
   *[other] The file cannot be read as TOML: { $reason }.
}
deck-T5 = { $wanted ->
    [table] The entry { $card } must be a table of heroes and numbers.
    [text] The entry { $card } must be a text.
    [nothing] The entry { $card } must be left out.
   *[other] The entry { $card } must be: { $wanted }.
}
deck-T6 = { $card }: the number of cards must be a whole number.

## Terminal
scene-camp = Camp
scene-hand = Hand
scene-deck = Deck
scene-discard = Discard
scene-region = Region { $number }
scene-force = Force { $force }
scene-food = Food { $food }
scene-vp = { $vp } VP
scene-below = { $count ->
    [0] last tile
   *[other] { $count } below
}
scene-no-tile = no tile
scene-popularity = Popularity
scene-actions = Actions left: { $count }
scene-unknown = { $count } unknown
scene-nobody = –
scene-known = { $cards }: { $heroes }
scene-hidden-tiles = Face down: { $tiles }
scene-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
scene-under = under the deck: { $heroes }
scene-phase-setup = Set-up
scene-phase-control = Control
scene-phase-maintenance = Maintenance
scene-phase-income = Income
scene-phase-military = Military
scene-phase-end = End of turn
scene-turn = { $phase }: { $who }

## Board
board-you = (you)
board-bot = bot
board-your-camp = Your camp
board-camp = { $name }’s camp
board-nobody = No hero in camp
board-hand-empty = No card in hand
board-food = { $food } food
board-lacks = { $food } missing at the next meal
board-hero = { $hero }: force { $force }, cost { $cost }; { $effect }.
board-vp = { $vp } of { $goal } victory points
board-deck = deck { $count }
board-discard = discard { $count }
board-empty = empty
board-hand-of = { $name }: { $count ->
    [one] 1 card in hand.
   *[other] { $count } cards in hand.
}
board-hand-known = Seen: { $heroes }.
board-cubes = { $name }: { $cubes } of { $slots } cubes
board-force-of = { $name }: force { $force }
board-popularity = Popularity, held by nobody
board-popularity-of = { $name } holds Popularity
here-side = Here: { $who }’s side of region { $number }, { $tile }, { $food ->
    [0] no food
   *[other] { $food } food
}
here-leads = { $more } − { $less } = { $by }: { $who } leads by { $by }.
here-tie = { $force } on both sides: nobody leads.
board-side = { $name }, Region { $number }
board-hand = Hand ({ $count })
board-pack = Pack ({ $count })
board-burn = +1
board-burn-more = action
board-food-in-camp = { $food } food in camp
board-too-dear = { $cost } − { $food } = { $lacks } food missing
board-with-deploy = Send
board-with-move = Move
board-with-fly = Fly
board-turn = Turn { $number }
board-goal-line = { $n } points win
board-turn-of = Turn { $number }, { $name }
board-actions = { $phase }, { $count } left
board-draft = Draft, round { $round } of { $rounds }
board-draft-own = Keep two cards of your six, then pass four on.
board-draft-received = Keep two of the four cards passed to you; the last two go back.
board-draft-deck = Your deck so far: { $count }
board-how-much-food = Food on the way
board-go-to = Go to Region { $number }

## Board: what a choice does
board-do-supply = Take 1 food
board-do-end = End your turn
board-do-yes = Discard the Goat for 1 food
board-do-no = Keep the Goat
board-do-recruit = Recruit { $hero } { $cost ->
    [0] for free
   *[other] for { $cost } food
}
board-do-burn = Discard { $hero } for one more action
board-do-deploy = Send { $hero }
board-do-move = Move { $hero }
board-do-fly = Fly { $hero }
board-do-to = to Region { $number }
board-do-with = { $food ->
    [0] without food
   *[other] with { $food } food
}
board-do-starve = Discard { $hero }
board-do-return = Send { $hero } home
board-do-add = Bring { $hero } aboard
board-do-drop = Discard { $hero }
board-do-pick = Keep { $hero }
board-do-under = Put { $hero } under the deck
board-do-give-up = Give up { $hero }
board-do-take-back = Take { $hero } back to hand
board-do-call-back = Call { $hero } back to camp
board-do-resolve = Apply { $hero } in Region { $number }
board-do-sneak = Send to Region { $number }
board-do-bless = Put 4 food in Region { $number }
board-clear = Clear
board-keep-two = Keep { $first } and { $last }
board-several-mulligan = Swap
board-several-strategist = Call back
board-done-mulligan = Keep this hand
board-done-falcon = Leave the Falcons
board-done-deploy = Deploy nobody else
board-done-strategist = Call nobody back
board-none-chariot = Send nobody home
board-none-ship = Bring nobody
board-none-goblin = Keep in camp
board-first-action = Choose a hero or a card
board-first-hero = Choose a hero
board-first-region = Choose a region
board-first-food = Choose the food
board-first-cards = Choose exactly { $count } cards

## Board: notes
board-note-action = Recruit a card, deploy from camp, or move a hero; +1 discards a card for an action.
board-note-last = +1 under a card discards it for one more action.
board-note-food = Each hero in a region eats 1 food there at your next Maintenance.
board-note-mulligan = New cards come from the top; those under the deck come last.
board-note-goat = The food lies there at once, before your heroes eat.
board-note-starve = One hero goes for each food that is missing.
board-note-order = Abilities of deployed heroes come one after another.
board-note-chariot = Only heroes of cost 3 or less; they go back to their camp.
board-note-ship = Only heroes of cost 0 or 1; they come free of charge.
board-note-archangel = You need a hero of your own there.
board-note-behemoth = You choose which hero goes.
board-note-knight = It may be any of your heroes in play, the Knight included.
board-note-goblin = It goes without food.
board-note-strategist = Choose any number. Food left alone in a region is lost.
board-note-hand = At most 5 cards are kept at the end of a turn.

## Board: deck lists
board-deck-copy = { $hero }, card { $number }
board-deck-file = Or a deck file

## Guide
guide-pick = Mix cheap heroes with strong ones. Tick two cards; the others go on.
guide-mulligan = Cheap heroes start a match. Tick expensive cards to swap them, once.
guide-recruit = Choose a card you can pay for: its cost is beside the apple.
guide-food = Nothing you can pay for yet: each action may take 1 food.
guide-deploy = Choose a hero in camp, its region, then its food.
guide-move = Heroes in a region can go next door. Or recruit more, or take food.
guide-more = Each region takes one hero of this Deploy. Send another, or stop here.
guide-starve = Without food a hero is lost. Send food along when you deploy.
guide-last = Where you lead at your next Control: a cube, or the tile.

## Errors
allowed-deck = a list of 12 hero ids, a mapping of ids to numbers, or a deck file
allowed-food = unlimited, or { $tokens }
error-no-deck = { $option } is missing: with deck_mode = 'tournament' both seats bring a deck
error-deck-unwanted = { $option } is not wanted: only deck_mode = 'tournament' uses deck lists
error-same-faction = faction_1 = faction_2 = { $faction } is not allowed without allow_same_faction
error-mapping = { $name } must be a mapping, not { $value }
error-no-entry = { $name } has no { $entry }; it has { $known }
error-food-alone = { $name }.food[{ $seat }] must be 0: seat { $seat } has no hero there
error-many-cubes = seat { $seat } has { $count } cubes on the tiles; there are { $most }
error-below-nothing = { $name }.below must be 0: without an open tile there is none below
error-popularity = { $name }.popularity = { $seat }, but seat { $seat } has no hero there
error-many-tiles = there are too many tiles: { $tile }
error-many-hidden-tiles = hidden_tiles has too many tiles: { $tile }, at most { $most }
error-many-below = { $below } tiles lie below, but hidden_tiles has { $hidden }
error-bottoms = bottoms[{ $seat }] must be a list of at most { $most } heroes, not { $value }
error-many-cards = seat { $seat } has { $count } cards; a deck has { $most }
error-much-food = there is { $count } food on the table; the supply has { $most }

## Telling in the browser
tell-turn-of = { $who }, turn { $number }
tell-with = { $said }: { $effects }.
tell-gains-food = { $food } food in Region { $region }
tell-loses-food = { $who } loses 1 food in Region { $region }
tell-food-lost = { $food } food is lost in Region { $region }
tell-peasant = { $food } food
tell-behemoth = { $who } discards { $hero } in Region { $region }
tell-chariot = { $hero } goes home
tell-knight = { $hero } goes back to hand from { $place }
tell-goblin = it goes to Region { $region } for free
tell-strategist = { $hero } comes back from Region { $region }
tell-ship = { $hero } comes along
tell-draws = { $who } draws a card
tell-draws-hero = { $who } draws { $hero }
tell-cube = { $tile }, { $mine } against { $theirs }: { $who } adds a cube, { $before } + 1 = { $after } of { $slots }.
tell-wins-tile = { $tile }, { $mine } against { $theirs }: { $who } wins it.
tell-wins-vp = { $tile }, { $mine } against { $theirs }: { $who } wins it, { $before } + { $vp } = { $total } VP.
tell-turned-up = { $said } Next there: a { $tile }.
tell-in-region = { $food } in Region { $region }
tell-feeds = { $who }’s heroes eat: { $places }.
tell-supplies = { $who } takes { $food } food.
tell-income-card = { $who } takes { $food } food and draws a card.
tell-income-hero = { $who } takes { $food } food and draws { $hero }.
tell-drops = { $who } discards { $heroes }.
tell-list = { $things }.
tell-burnt = { $heroes } discarded for one more action: { $said }
tell-tiles = The regions: { $tiles }.
tell-opening = Everybody draws 3 cards.
tell-opening-own = { $who } draws { $heroes }.

## Why?
why-R34 = A new deck
why-R35 = Nothing to draw
why-R36 = Food needs a hero
    .short = food
why-R38 = Popularity lost
why-R39 = Popularity taken
why-R45 = The stronger side adds a cube
    .short = cube
why-R46 = A full side wins
    .short = win
why-R48 = Cubes go back
    .short = cubes
why-R50 = The winners are spent
    .short = heroes
why-R51 = The others go home
    .short = home
why-R54 = Popularity moves on
why-R56 = No food, no hero
why-R63 = When recruited
    .short = recruit
why-R66 = When deployed
    .short = deploy
why-R69 = When moved
    .short = move
why-R72 = The Archangel
why-R73 = The Behemoth
why-R74 = The Cannon
why-R75 = The Chariot
why-R76 = The Knight
why-R78 = The Dragon
why-R79 = The Elf
why-R81 = The Iron Giant
why-R82 = The Goblin
why-R83 = The Golem wins ties
    .short = Golem
why-R84 = The Golem draws
why-R85 = The Treant
why-R86 = The Steward
why-R87 = The Orc
why-R88 = The Peasant
why-R89 = The Strategist
why-R90 = The Celestial Ship
why-Q37 = Gone too soon
why-Q49 = The turn limit
why-of = of { $n }
why-side = { $who }: { $sum }
why-cube-more = With all places full, the next Control that { $who } leads wins the { $tile }: { $vp } points. Equal force adds nothing.
why-cube-full = The next Control that { $who } leads wins the { $tile }: { $vp } points.
why-to-win = { $n ->
    [0] That is enough.
    [one] 1 point to go.
   *[other] { $n } points to go.
}

## Deck builder
deck-page-title = Deck builder
deck-page-unnamed = My deck
deck-page-start = Start from
deck-page-random = Random
deck-page-empty = Empty it
deck-page-undo = Undo
deck-page-check = Check
deck-page-replace = { $n ->
    [one] Replace one card?
   *[other] Replace { $n } cards?
}
deck-page-replace-yes = Replace
deck-page-replace-no = Keep my list
deck-page-heroes = Heroes, by cost
deck-page-hero = { $hero }, force { $force }, costs { $cost }
deck-page-copies = { $hero }, { $n } of { $most }
deck-page-numbers = force { $force }, costs { $cost ->
    [0] nothing
   *[other] { $cost } food
}
deck-page-tap = Tap a hero: one, two, none.
deck-page-keys = Keys 0 1 2 do the same.
deck-page-hold = Hold it to read its card.
deck-page-name = Name of the deck
deck-page-of = of { $n } cards
deck-page-of-short = of { $n }
deck-page-missing = { $n ->
    [one] One more card, two of a hero at most.
   *[other] { $n } more cards, two of a hero at most.
}
deck-page-many = { $n ->
    [one] Take out one card. Nothing is lost meanwhile.
   *[other] Take out { $n } cards. Nothing is lost meanwhile.
}
deck-page-right = Ready to play. The other player sees it only when the match is over.
deck-page-costs = Costs
deck-page-average = { $food } food a card, force { $force } in all
deck-page-column = { $n ->
    [one] one card that costs { $cost }
   *[other] { $n } cards that cost { $cost }
}
deck-page-food = food to recruit
deck-page-code = Share code
deck-page-copy = Copy
deck-page-copied = Copied
deck-page-paste-one = Paste one
deck-page-paste = A code that somebody sent you
deck-page-take = Use it
deck-page-bad-code = There is no deck with this code.
deck-page-try = Try it against a bot
deck-page-save = Save as a draft
deck-page-save-short = Save
deck-page-file = Save file
deck-page-share = Share
deck-page-share-text = A deck for Twelve Heroes: { $code }

## Rules page

pictures-force = force
pictures-cost = cost in food
pictures-all = The 18 heroes and 3 tiles
pictures-heroes = Heroes, by cost
pictures-tiles = Tiles
pictures-tile = { $slots ->
    [one] 1 cube a side, { $vp } VP.
   *[other] { $slots } cubes a side, { $vp } VP.
}
pictures-camp = { $who }’s camp

## Results
board-were-fair = The cards were fair
board-fair-sealed = Fair cards, sealed before the deal
result-tiles = Tiles won
result-tile-turn = turn { $turn }

## Kinds of chance, in reports of balance

lab-chance-factions = the factions
lab-chance-pack = the draft packs
lab-chance-first-player = who begins
lab-chance-tile = the tiles
lab-chance-draw = cards drawn
lab-piece = { $hero }

## Puzzles
puzzle-question = Which action brings 7 VP at your next Control, whatever Tom does?
puzzle-help = Your last action of the turn. Hands and decks are empty: everything lies open.
puzzle-value = 100 %: no reply of Tom’s helps; 0 %: one does
puzzle-yours = { $right ->
    [yes] Yours holds: whatever Tom does, you have 7 VP
   *[no] Yours does not hold: Tom has a reply
}
puzzle-why = Every reply of Tom’s to every action was followed to your next Control. “{ $choice }” holds against all of them.
puzzle-reply = { $any ->
    [yes] After yours Tom answers: { $line }.
   *[no] After yours Tom need not even act.
}
puzzle-send = { $hero } to Region { $region }
puzzle-send-food = { $hero } to Region { $region } with { $food } food
puzzle-move = { $hero } from Region { $from } to { $region }
puzzle-move-food = { $hero } from Region { $from } to { $region } with { $food } food

## Whole decisions
decision-send = Send { $hero } to Region { $region } { $food ->
    [0] without food
   *[other] with { $food } food
}
decision-march = Move { $hero } to Region { $region } { $food ->
    [0] without food
   *[other] with { $food } food
}

## Steps of a turn in a replay
step-setup = Set-up
step-control = Control
step-tile = Tile won
step-food = Maintenance
step-income = Income
step-supply = Food
step-burn = One more action
step-recruit = Recruit
step-deploy = Sent
step-move = Move
step-ability = Ability
step-drop = End of the turn
step-win = Win
