title = 13 Crowns
    .of = 13 Crowns
    .at = 13 Crowns
summary = Obey the King’s law, or put another King in power. 13 crowns win.

## Options
option-players = Players
    .help = How many people or bots sit at the table.
option-first_player = First player
    .help = Who takes the first turn: drawn at random, or a seat.
option-deck = Deck
    .help = The laws on the cards: our stand-in deck, or a deck file of your own.
option-first_king_extra = Extra First King
    .help = The First King is a fourth special card, and 56 cards are in play.
option-crowns_visible = Crowns in sight
    .help = Whether the crowns of the others are shown. Every gain is told either way.
option-max_turns = Turn limit
    .help = A match stops after this many turns, and whoever has the most crowns wins. 0 is no limit.
warning-unusual-deck = This deck can be played, but something about it is unusual. A check of the deck says what.

## Reasons
reason-thirteen_crowns = { $who } owns 13 crowns.
reason-max_turns = The turn limit is reached.

## Pieces
colour-blue = blue
colour-orange = orange
colour-green = green
colour-violet = violet
token-blue = a blue coat
token-orange = an orange coat
token-green = a green coat
token-violet = a violet coat
token-guard = a guard
prize-crown = crown
prize-card = card
prize-guard = guard
prize-coat = coat
prize-token = token

## Cards of the stand-in deck
card-01 = { $colour ->
    [blue] Blue
    [orange] Orange
    [green] Green
   *[violet] Violet
} Neighbours
card-02 = { $colour ->
    [blue] Blue
    [orange] Orange
    [green] Green
   *[violet] Violet
} Opposites
card-03 = { $colour ->
    [blue] Blue
    [orange] Orange
    [green] Green
   *[violet] Violet
} Parade
card-04 = { $colour ->
    [blue] Blue
    [orange] Orange
    [green] Green
   *[violet] Violet
} Window
card-05 = { $colour ->
    [blue] Blue
    [orange] Orange
    [green] Green
   *[violet] Violet
} Tithe
card-06 = { $colour ->
    [blue] Blue
    [orange] Orange
    [green] Green
   *[violet] Violet
} Levy
card-07 = { $colour ->
    [blue] Blue
    [orange] Orange
    [green] Green
   *[violet] Violet
} Majority
card-08 = { $colour ->
    [blue] Blue
    [orange] Orange
    [green] Green
   *[violet] Violet
} Herald
card-09 = { $colour ->
    [blue] Blue
    [orange] Orange
    [green] Green
   *[violet] Violet
} Twins
card-10 = { $colour ->
    [blue] Blue
    [orange] Orange
    [green] Green
   *[violet] Violet
} Bargain
card-11 = { $colour ->
    [blue] Blue
    [orange] Orange
    [green] Green
   *[violet] Violet
} Mercy
card-12 = { $colour ->
    [blue] Blue
    [orange] Orange
    [green] Green
   *[violet] Violet
} Four of Hand
card-13 = { $colour ->
    [blue] Blue
    [orange] Orange
    [green] Green
   *[violet] Violet
} Queen’s Pay
card-S01 = First King
card-S02 = Rainbow
card-S03 = Crown for Arms
card-S04 = Three of Hand

## Laws
law = { $action }: { $reward }.
law-hole = { $action }: the reward of the King below.
law-reveal = Show { $what }
law-discard = Discard { $what }
law-cards = { $n ->
    [one] { $colour ->
        [orange] an
       *[other] a
    }
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] six
} { $colour ->
    [blue] blue
    [orange] orange
    [green] green
   *[violet] violet
} { $n ->
    [one] card
   *[other] cards
}
law-announced = { $n ->
    [one] a card
   *[other] { $n } cards
} of the announced colour
law-same = { $n ->
    [one] a card of any colour
   *[other] { $n } cards of the same colour
}
law-most = Have the most { $colour ->
    [blue] blue
    [orange] orange
    [green] green
   *[violet] violet
} cards
law-fewest = Have the fewest crowns
law-hand-size = { $n ->
    [0] Have no card in hand
    [one] Have exactly 1 card in hand
   *[other] Have exactly { $n } cards in hand
}
law-gain = take { $what }
law-steal = steal { $what }
law-crowns = { $n ->
    [one] a crown
   *[other] { $n } crowns
}
law-guards = { $n ->
    [one] a guard
   *[other] { $n } guards
}
law-coats = { $n ->
    [one] a coat
   *[other] { $n } coats
}
law-tokens = { $n ->
    [one] a token
   *[other] { $n } tokens
}
law-steal-cards = { $n ->
    [one] a card
   *[other] { $n } cards
}
law-and = { $head } and { $last }
law-then = { $first }, then { $then }

## Moves
move-apply = Apply the law
move-renew = Renew my hand
move-stop = Stop here
move-draw = Draw up to 6 cards
move-place = Place a guard on the King
move-keep = Keep the guard
move-decline = Decline the token
move-pay-guard = Discard a guard
move-drop-guard = Drop a guard
move-take-guard = Take a guard
move-announce = Announce { $colour }
move-colour = Name { $colour }
move-pay-coat = Discard { $token }
move-drop-coat = Drop { $token }
move-coat = Take { $token }
move-take-coat = Take { $token }
move-rob = Steal from { $victim }
move-play-card = Put { $card } in power
move-give-card = Give { $card }
move-pay-card = Pay with { $card }
move-discard-card = Discard { $card }

## Prompts
prompt-turn = Apply the law, change the King, or renew your hand.
prompt-turn-stuck = Change the King, or renew your hand.
prompt-turn-guarded = Apply the law, renew your hand, or give a card to change the guarded King.
prompt-play = The guard is gone. Put a new King in power.
prompt-announce = Announce a colour for the King you put in power.
prompt-again = Apply the law, or stop?
prompt-colour = Name the colour of the cards you pay with.
prompt-pay = Fill { $colour ->
    [orange] an orange
   *[other] a { $colour }
} slot: { $left ->
    [one] the last one
   *[other] { $left } to go
}.
prompt-token = Discard a token: { $left ->
    [one] the last one
   *[other] { $left } to go
}.
prompt-room = You own 2 tokens. Drop one for the new one, or decline it.
prompt-coat = Take a coat: which colour?
prompt-victim = Steal a { $prize } from whom?
prompt-take = Which token do you take?
prompt-renew = Discard any cards, in order, then draw.
prompt-renew-all = Discard as many cards as you like, then draw.
prompt-guard = Place a guard on the King, or keep it?

## Story
say-begins = { $who } begins.
say-takes-crowns = { $who } starts with { $n ->
    [one] 1 crown
   *[other] { $n } crowns
}.
say-dealt = { $who } is dealt { $cards }.
    .hidden = { $who } is dealt 6 cards.
say-applies = { $who } applies the law of { $card }.
say-stops = { $who } stops.
say-gives = { $who } gives { $card } to { $owner }; the guard goes.
    .hidden = { $who } gives a card to { $owner }; the guard goes.
say-ignores-guard = { $who } takes back the guard on the King.
say-plays = { $who } puts { $card } in power. { $law }
say-announces = { $who } announces { $colour }.
say-names-colour = { $who } names { $colour }.
say-shows = { $who } shows { $card }.
say-discards = { $who } discards { $card }.
say-pays-coat = { $who } discards { $token } in place of a card.
say-pays-joker = { $who } discards { $card } as a joker.
say-pays-token = { $who } discards { $token }.
say-pays-guards = { $who } discards { $n ->
    [one] 1 guard
   *[other] { $n } guards
}.
say-pays-crowns = { $who } discards { $n ->
    [one] 1 crown
   *[other] { $n } crowns
}.
say-claims-most = { $who } claims the most and shows { $cards }.
say-matches = { $who } holds as many or more: { $cards }.
say-fails = Nobody gets the reward.
say-has-fewest = { $who } has the fewest crowns: { $n }.
say-has-hand = { $who } holds exactly { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
say-gains-crowns = { $who } gains { $n ->
    [one] 1 crown
   *[other] { $n } crowns
} and has { $total }.
say-gains-token = { $who } takes { $token }.
say-drops = { $who } drops { $token }.
say-declines = { $who } declines the token.
say-lost = No { $prize } is left.
say-steals-crown = { $who } steals a crown from { $victim } and has { $total }.
say-steals-card = { $who } steals { $card } from { $victim }.
    .hidden = { $who } steals a card from { $victim }.
say-steals-token = { $who } steals { $token } from { $victim }.
say-renews = { $who } renews the hand and discards { $n ->
    [0] nothing
   *[other] { $cards }
}.
    .hidden = { $who } renews the hand and discards { $n ->
        [0] nothing
        [one] 1 card
       *[other] { $n } cards
    }.
say-draws = { $who } draws { $n ->
    [0] nothing
   *[other] { $cards }
}.
    .hidden = { $who } draws { $n ->
        [0] nothing
        [one] 1 card
       *[other] { $n } cards
    }.
say-rebuilds = The draw pile is empty: { $n ->
    [one] 1 card is
   *[other] { $n } cards are
} shuffled, the King stays.
say-rebuilds-around-hole = The draw pile is empty: { $n ->
    [one] 1 card is
   *[other] { $n } cards are
} shuffled. The King and the reward below stay.
say-draws-short = No card is left to draw.
say-places-guard = { $who } places a guard on the King.
say-enough = The law was applied { $n } times this turn: that is enough.
say-wins = { $who } wins.
say-turn-limit = The limit of { $turns } turns is reached: most crowns win.

## The same events, spoken to whoever did them: in lessons
you-plays = You put { $card } in power. { $law }
you-claims-most = You claim the most and show { $cards }.
you-has-fewest = You have the fewest crowns: { $n }.
you-has-hand = You hold exactly { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
you-gains-crowns = You gain { $n ->
    [one] 1 crown
   *[other] { $n } crowns
} and have { $total }.
you-steals-crown = You steal a crown from { $victim } and have { $total }.
you-renews = You renew your hand and discard { $n ->
    [0] nothing
    [one] 1 card
   *[other] { $n } cards
}.
you-draws = You draw { $n ->
    [0] nothing
   *[other] { $cards }
}.
you-places-guard = You place a guard on the King.

## Deck files
deck-D01 = { $reason ->
    [no-text] The file is not UTF-8 text.
    [too-long] The deck is longer than a million characters.
    [line-too-long] The deck has a line of more than a thousand characters.
   *[other] The file cannot be read as TOML: { $reason }
}
deck-D02 = The deck must say schema = 1; it says { $value }.
deck-D03 = { $problem ->
    [missing] The field { $field } is missing.
    [unknown] There is no field { $field } here.
    [misplaced] The field { $field } does not belong on this kind of card.
   *[cards] The field { $field } must be a list of tables: write [[card]] before every card.
}
deck-D04 = The field { $field } cannot be { $value }: its type, its length or a sign in it is wrong.
deck-D05 = Another card is called { $name } already.
deck-D06 = The field { $field } cannot be { $value }.
deck-D07 = There are { $count } Kings; there must be 52.
deck-D08 = There are { $count } cards with a hole; there must be 4.
deck-D09 = { $problem ->
    [hole] A card with a hole has no reward of its own.
   *[none] The reward is missing: only a card with a hole has none.
}
deck-D10 = There are { $count } special cards and { $extra } extra ones; there must be 3, and 1 extra one at most.
deck-D11 = { $problem ->
    [extra] The First King cannot be the extra card.
   *[count] { $count } cards are the First King; exactly 1 special card must be.
}
deck-D12 = Nobody plays the First King, so its action cannot use an announced colour.
deck-D13 = { $problem ->
    [table] The action must be a table, such as { "{" } do = "reveal", same = 2 { "}" }.
    [do] The action cannot do { $field }: it can reveal, discard, most, fewest_crowns or hand_size.
    [foreign] The field { $field } belongs to another action.
    [none] The action does not say what it asks for: { $field }.
    [several] The action says several things at once: { $field }.
   *[list] The field { $field } must be a list.
}
deck-D14 = { $problem ->
    [list] The field { $field } must be a list of steps, such as [{ "{" } gain = "crown", n = 1 { "}" }].
    [verb] A step of a reward has exactly one of { $field }.
   *[thing] A step of a reward cannot be { $field }.
}
deck-D15 = The field { $field } is { $value }; it must be a whole number from { $low } to { $high }.
deck-D16 = The table plays with an extra First King, but no special card of the deck is marked extra.
deck-W1 = The Kings are not 13 a colour: blue { $blue }, orange { $orange }, green { $green }, violet { $violet }.
deck-W2 = The cards with a hole are not one a colour: blue { $blue }, orange { $orange }, green { $green }, violet { $violet }.
deck-W3 = This law can feed itself: its reward can pay for its action again.
deck-W4 = { $token ->
    [coats] This action asks for a coat, and no reward in the deck gives one.
    [guards] This action asks for a guard, and no reward in the deck gives one.
   *[tokens] This action asks for a token, and no reward in the deck gives one.
}

## Terminal
scene-king = King
scene-announced = announced: { $colour }
scene-guarded = guarded by { $owner }
scene-hand = Hand
scene-known = known: { $cards }
scene-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
scene-piles = Draw pile { $draw }, discard pile { $discard }
scene-supply = Supply: crowns { $crowns }, guards { $guards }, coats { $coats }
scene-shown = Shown this turn: { $cards }

## The board
prompt-pay-all = { $action }.
board-back = Back
board-you = (you)
board-bot = bot
board-turn = Turn { $number }
board-goal-line = { $n } crowns win
board-players = { $n } players
board-card = { $colour ->
    [blue] Blue
    [orange] Orange
    [green] Green
    [violet] Violet
   *[gold] Special
} card { $card }
board-king = King in power:
board-crowns-hidden = crowns not shown
board-guards-king = guards the King
board-tokens = tokens
board-token-blue = blue coat
board-tokens-blue = { $n ->
    [one] blue coat
   *[other] { $n } blue coats
}
board-token-orange = orange coat
board-tokens-orange = { $n ->
    [one] orange coat
   *[other] { $n } orange coats
}
board-token-green = green coat
board-tokens-green = { $n ->
    [one] green coat
   *[other] { $n } green coats
}
board-token-violet = violet coat
board-tokens-violet = { $n ->
    [one] violet coat
   *[other] { $n } violet coats
}
board-token-guard = guard
board-tokens-guard = { $n ->
    [one] guard
   *[other] { $n } guards
}
board-of = of { $n }
board-draw = Draw
board-discard = Discard
board-supply = Supply
board-law = The law
board-paying = Paying the law
board-once = once a turn
board-is-spent = discard for good
board-comes-back = show, then back to hand
board-through = Reward of { $card } below.
board-then = { $mine } + { $gains } = { $total ->
    [one] 1 crown
   *[other] { $total } crowns
}
board-slot = { $colour ->
    [blue] blue
    [orange] orange
    [green] green
   *[violet] violet
}
board-slot-any = any colour
board-slot-shown = { $card } shown
board-slot-spent = { $card } spent
board-slot-coat = { $colour ->
    [blue] blue
    [orange] orange
    [green] green
   *[violet] violet
} coat
board-own-colour = You hold { $n } { $colour ->
    [blue] blue
    [orange] orange
    [green] green
   *[violet] violet
}.
board-own-fewest = You { $mine }, the others { $theirs } or more.
board-own-hand = You hold { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
board-own-crowns = You have { $n ->
    [one] 1 crown
   *[other] { $n } crowns
}.
board-own-tokens = You own { $n ->
    [0] none
   *[other] { $n }
}.
board-announce = Announce a colour
board-colour = One colour for all cards
board-coat = Coats in the supply
board-take = Tokens to take
board-left = { $n } left
board-held = { $n } in hand
board-if-played = If you play { $card }
board-if-given = { $owner } gets { $card }
board-if-given-then = The guard goes back to the supply. Then you play another card as King.
board-renewal = You hold { $held ->
    [one] 1 card
   *[other] { $held } cards
} and draw { $n }. Tick cards to discard: each one lets you draw one more.
board-could = You can apply it at once.
board-could-not = You cannot apply it now.
board-hand-of = { $who }’s hand
board-known = { $n ->
    [one] 1 card
   *[other] { $n } cards
}, { $known } known
board-no-cards = Your hand is empty.
board-laws = Your laws in words
board-in-slot = in slot { $n }
board-shown = shown
board-spent = is spent
board-choose = Choose one
board-choose-card = Choose a card
board-choose-payment = { $n ->
    [one] Choose 1 piece
   *[other] Choose { $n } pieces
}
board-play = Put { $card } in power
board-give = Give { $card } to { $owner }
board-discard-draw = Discard these, then draw
board-pay-show = Show { $pieces }
board-pay-discard = Discard { $pieces }
board-pay-mixed = Pay with { $pieces }
board-note-no-law = The law cannot be applied now.
board-note-guarded = { $owner } guards the King. A change costs a card for { $owner }.
board-note-show = A card comes back, a coat or special card is spent.
board-note-spend = What you pay with is spent.
board-note-announce = It stays until the next King.
board-note-again = A law works as often as it can be paid.
board-note-renew = Nobody sees what you discard.
board-note-guard = A guard makes the others pay you a card to change the King.
board-note-victim = Choose a player above.
board-note-room = Nobody owns more than 2 tokens.

## A first match
guide-apply = Your hand can pay for this law: apply it as often as you can.
guide-change = This law is out of reach: change the King, or renew your hand.
guide-guarded = A guard protects the King: changing him costs you a card.
guide-show = One card of the right colour a slot. Shown cards come back.
guide-spend = This law costs cards. Pay with those you need least.
guide-again = Apply it again if you can, or stop and keep your cards secret.
guide-announce = Name the colour you hold most of. The others may use it too.
guide-colour = All slots take one colour. Name the one you can fill.
guide-token = Tokens go back to the supply, and the reward follows.
guide-room = Two tokens are the limit. Drop one for the new one, or decline it.
guide-coat = A coat stands for one card of its colour when you pay.
guide-victim = Stop whoever is closest to 13 crowns.
guide-guard = A guard keeps a King that suits you in power a little longer.
guide-renew = Tick what you do not need. You draw up to 6 cards.

## Errors
allowed-deck = stand_in, the path of a deck file, or its text
error-cards-missing = every card must be somewhere, and these are not: { $cards }
error-no-king = throne must hold at least the King in power
error-no-card = { $name } holds { $card }, which is not a card in play
error-card-twice = { $name } holds { $card }, which is somewhere else already
error-coats = coats[{ $seat }] must be a mapping of colours to numbers, not { $value }
error-many-tokens = seat { $seat } owns more than { $most } tokens
error-many-guards = there are only { $most } guards, the one on the King included
error-many-coats = there are only { $most } { $colour } coats
error-no-reward = throne shows no reward: one of its cards must have no hole
error-announced = announced must be None: the King { $card } asks for no announced colour

## Rules page

pictures-sign-eye = shown, and kept
pictures-sign-discard = discarded
pictures-sign-mask = stolen from others
pictures-sign-bubble = of the announced colour
pictures-sign-arrow = brings
pictures-sign-crown = a crown
pictures-sign-guard = a guard
pictures-sign-coat-any = a coat of arms
pictures-sign-hole = the reward of the King below
pictures-all = All { $count } cards and laws
pictures-colour = { $colour ->
    [blue] Blue Kings
    [orange] Orange Kings
    [green] Green Kings
    [violet] Violet Kings
   *[gold] Special cards
}
pictures-hand = { $who } holds
pictures-eye = shown
pictures-discard = discarded
pictures-plus = drawn
pictures-mask = stolen
pictures-extra = variant

## Editor of laws
deck-page-title = Laws of your own
law-page-unnamed = My laws
law-page-name = Name of the deck
law-page-cards = Cards
law-page-changed = { $n ->
    [0] none changed
   *[other] { $n } changed
}
law-page-card = { $card }{ $changed ->
    [0] {""}
   *[other] , changed
}
law-page-title = Name of { $card }
law-page-check = Check
law-page-check-kings = 52 Kings, 13 of each colour
law-page-check-holes = { $holes } holes, one of each colour
law-page-check-specials = 3 special cards, one First King
law-page-check-laws = All laws fit the rules
law-page-show = Show
law-page-line = line { $n }
law-page-refused = { $n ->
    [one] This file was not opened: one thing is wrong with it.
   *[other] This file was not opened: { $n } things are wrong with it.
}
law-page-save = Save file
law-page-open = Open file
law-page-open-now = Open the chosen file
law-page-action = Action
law-page-action-help = What a player does. Several times a turn, each time with other cards.
law-page-kind-reveal = Show
law-page-kind-discard = Discard
law-page-kind-most = Most of a colour
law-page-kind-fewest_crowns = Fewest crowns
law-page-kind-hand_size = Hand size
law-page-shape-colours = Named colours
law-page-shape-announced = One announced colour
law-page-shape-same = All of one colour
law-page-shape-coats = Coats
law-page-shape-guards = Guards
law-page-shape-tokens = Any tokens
law-page-shape-crowns = Crowns
law-page-slots = { $n } of { $most } cards
law-page-add = Add a card
law-page-colour = { $colour ->
    [blue] blue
    [orange] orange
    [green] green
   *[violet] violet
}
law-page-drop = Remove card { $place }, { $colour ->
    [blue] blue
    [orange] orange
    [green] green
   *[violet] violet
}
law-page-which = Of which colour
law-page-no-choice = Whoever has the fewest crowns, alone or level with others.
law-page-count-announced = Cards of the announced colour
law-page-count-same = Cards of one colour
law-page-count-coats = Coats
law-page-count-guards = Guards
law-page-count-tokens = Tokens
law-page-count-crowns = Crowns
law-page-count-n = Cards in hand, exactly
law-page-less = { $what }: one less
law-page-more = { $what }: one more
law-page-reward = Reward
law-page-reward-help = What it earns, from left to right. At most four parts.
law-page-gain = Take
law-page-steal = Steal
law-page-remove = Remove: { $what }
law-page-thing-crown = crown
law-page-thing-guard = guard
law-page-thing-coat = coat
law-page-thing-card = card
law-page-thing-token = token
law-page-gain-crown = take crowns
law-page-gain-guard = take guards
law-page-gain-coat = take coats
law-page-steal-crown = steal crowns
law-page-steal-card = steal cards
law-page-steal-guard = steal guards
law-page-steal-coat = steal coats
law-page-steal-token = steal tokens
law-page-hole = Hole
law-page-hole-on = The reward of the King below shows through.
law-page-hole-help = The reward underneath counts. Four cards have a hole.
law-page-holes-taken = All 4 holes are taken: { $cards }.
law-page-undo = Undo
law-page-house = Back to the house law
law-page-saved = Saved in this browser as you go.
law-page-share = of fresh hands of six can pay it, jokers included.
law-page-is-house = This is the law of the house.
law-page-harder = House law: { $share }. Harder to pay, so it may earn a little more.
law-page-easier = House law: { $share }. Easier to pay, so it should earn a little less.
law-page-even = House law: { $share }, as easy to pay.
law-page-no-share-tokens = Paid with tokens, and nobody is dealt any: a hand alone says nothing.
law-page-no-share-crowns = Paid with crowns: a hand alone says nothing.
law-page-no-share-others = What the others have decides: a hand alone says nothing.
law-page-fresh-size = A fresh hand has { $n } cards{ $fits ->
    [0] : it does not fit.
   *[other] : it fits at once.
}
law-page-lay = Set up a table with these laws
law-page-try = Try them against bots
law-page-waits = First fix what the check finds.

## Results
board-were-fair = The cards were fair
board-fair-sealed = Fair cards, sealed before the deal
result-crowns = Crowns
result-tokens = Tokens
result-none = none

## Telling in the browser
tell-turn-of = { $who }, turn { $number }
tell-start = { $who } { $n }
tell-starts = Crowns to start with: { $crowns }.
tell-dealt = Everybody is dealt 6 cards.
tell-plays = { $who } puts { $card } in power.
tell-plays-announces = { $who } puts { $card } in power and announces { $colour }.
tell-past-guard = Past { $owner }’s guard for 1 card: { $who } puts { $card } in power.
tell-shown = { $what } { $n ->
   *[other] shown
}
tell-spent = { $what } discarded
tell-for = { $paid } for { $law }
tell-law = { $law }
tell-most = Most cards for { $law } ({ $cards })
tell-fewest = Fewest crowns, { $n }, for { $law }
tell-hand = Exactly { $n ->
    [one] 1 card
   *[other] { $n } cards
} in hand for { $law }
tell-paying = { $who }: { $paid }.
tell-applied = { $paid }: { $who } { $rewards }.
tell-fails = { $paid }: { $who } has as many, nobody gets the reward.
tell-crowns = takes { $what }, { $before } + { $n } = { $total }
tell-takes = takes { $what }
tell-steals-crown = steals { $n ->
    [one] a crown
   *[other] { $n } crowns
} from { $victims }, { $before } + { $n } = { $total }
tell-steals = steals { $what } from { $victims }
tell-drops = drops { $what }
tell-declines = declines the token
tell-lost = finds no { $prize } left
tell-draws = { $who } draws { $n ->
    [0] nothing
    [one] 1 card
   *[other] { $n } cards
}.
tell-renews = { $who } { $away ->
    [0] draws { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
    [one] discards 1 card and draws { $n ->
        [0] nothing
       *[other] { $n }
    }
   *[other] discards { $away } cards and draws { $n ->
        [0] nothing
       *[other] { $n }
    }
}.
tell-renews-nothing = { $who } keeps the hand.

## Why?
why-R12 = A late start pays
why-R16 = Action, then reward
    .short = law
why-R17 = As often as paid
    .short = again
why-R26 = A new draw pile
why-R27 = Around the hole
why-R36 = Discarded for good
    .short = discard
why-R40 = Once a turn
    .short = once
why-R42 = Somebody has as many
    .short = as many
why-R46 = What is gone is lost
    .short = lost
why-R54 = A joker pays
    .short = jokers
why-R60 = A guard costs a card
    .short = guard
why-R61 = Your own guard
    .short = own guard
why-R62 = A coat pays
    .short = coats
why-Q39 = Sixty times is enough
why-Q40 = The turn limit
why-in-power = in power
why-shown = { $n ->
    [one] 1 shown
   *[other] { $n } shown
}
why-spent = { $n ->
    [one] 1 discarded
   *[other] { $n } discarded
}
why-true = as the law asks
why-to-go = { $n } to go
why-given = to { $who }
why-guard-after = The guard goes back to the supply. Then the new King is played.

## Kinds of chance, in reports of balance

lab-chance-first-player = who begins
lab-chance-deal = the deal
lab-chance-stolen = stolen cards
lab-chance-draw = cards drawn
lab-piece = { $card }

## Puzzles
puzzle-question = You can win this turn. What do you do?
puzzle-help = Two players. You see your hand and the King; any other card may be anywhere.
puzzle-value = chance to own 13 crowns before this turn is over, exact
puzzle-yours = { $right ->
    [yes] Yours is the best: { $best } to win this turn
   *[no] Yours: { $value } to win this turn; the best: { $best }
}
puzzle-why = { $sure ->
    [yes] After “{ $choice }” the 13th crown is certain. All ways of the turn were followed.
   *[no] After “{ $choice }” only cards that you cannot see stand in the way. All ways of the turn were followed.
}
puzzle-way = This is how: { $line }.

## Whole decisions
decision-renew = Renew my hand: discard { $cards }
decision-renew-none = Renew my hand: discard nothing

## Steps of a turn in a replay
step-deal = Deal
step-king = New King
step-guard = Guard
step-gift = Card given
step-law = Law
step-payment = Payment
step-reward = Reward
step-hand = New hand
step-win = Win
