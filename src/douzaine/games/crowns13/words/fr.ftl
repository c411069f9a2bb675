title = 13 Couronnes
summary = Pliez la loi du Roi à votre main, ou changez de Roi : 13 couronnes gagnent.

## Options
option-players = Joueurs
    .help = Combien de personnes ou de robots sont à la table.
option-first_player = Premier joueur
    .help = Qui joue le premier tour : au hasard, ou une place.
option-deck = Cartes
    .help = Les lois des cartes : notre jeu de remplacement, ou un fichier à vous.
option-first_king_extra = 1er Roi en plus
    .help = Le 1er Roi est une quatrième carte spéciale, et 56 cartes sont en jeu.
option-crowns_visible = Couronnes visibles
    .help = Montrer ou non les couronnes des autres. Chaque gain est annoncé de toute façon.
option-max_turns = Limite de tours
    .help = La partie s’arrête après ce nombre de tours, le plus de couronnes gagne ; 0 pour aucune limite.
warning-unusual-deck = Ce jeu de cartes se joue, mais il sort de l’ordinaire. Un contrôle du jeu dit en quoi.

## Reasons
reason-thirteen_crowns = 13 couronnes sont réunies.
reason-max_turns = La limite de tours est atteinte.

## Pieces
colour-blue = bleu
colour-orange = orange
colour-green = vert
colour-violet = violet
token-blue = un blason bleu
token-orange = un blason orange
token-green = un blason vert
token-violet = un blason violet
token-guard = un garde
prize-crown = couronne
prize-card = carte
prize-guard = garde
prize-coat = blason
prize-token = pion

## Cards of the stand-in deck
card-01 = Voisinage { $colour ->
    [blue] bleu
    [orange] orange
    [green] vert
   *[violet] violet
}
card-02 = Face-à-face { $colour ->
    [blue] bleu
    [orange] orange
    [green] vert
   *[violet] violet
}
card-03 = Parade { $colour ->
    [blue] bleue
    [orange] orange
    [green] verte
   *[violet] violette
}
card-04 = Fenêtre { $colour ->
    [blue] bleue
    [orange] orange
    [green] verte
   *[violet] violette
}
card-05 = Dîme { $colour ->
    [blue] bleue
    [orange] orange
    [green] verte
   *[violet] violette
}
card-06 = Levée { $colour ->
    [blue] bleue
    [orange] orange
    [green] verte
   *[violet] violette
}
card-07 = Majorité { $colour ->
    [blue] bleue
    [orange] orange
    [green] verte
   *[violet] violette
}
card-08 = Héraut { $colour ->
    [blue] bleu
    [orange] orange
    [green] vert
   *[violet] violet
}
card-09 = Jumeaux { $colour ->
    [blue] bleus
    [orange] orange
    [green] verts
   *[violet] violets
}
card-10 = Marché { $colour ->
    [blue] bleu
    [orange] orange
    [green] vert
   *[violet] violet
}
card-11 = Clémence { $colour ->
    [blue] bleue
    [orange] orange
    [green] verte
   *[violet] violette
}
card-12 = Main de quatre { $colour ->
    [blue] bleue
    [orange] orange
    [green] verte
   *[violet] violette
}
card-13 = Solde { $colour ->
    [blue] bleue
    [orange] orange
    [green] verte
   *[violet] violette
} de la Reine
card-S01 = 1er Roi
card-S02 = Arc-en-ciel
card-S03 = Couronne contre pions
card-S04 = Main de trois

## Laws
law = { $action } : { $reward }.
law-hole = { $action } : la récompense du Roi du dessous.
law-reveal = Révélez { $what }
law-discard = Défaussez { $what }
law-cards = { $n ->
    [one] { $n } carte { $colour ->
        [blue] bleue
        [orange] orange
        [green] verte
       *[violet] violette
    }
   *[other] { $n } cartes { $colour ->
        [blue] bleues
        [orange] orange
        [green] vertes
       *[violet] violettes
    }
}
law-announced = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} de la couleur annoncée
law-same = { $n ->
    [one] { $n } carte de n’importe quelle couleur
   *[other] { $n } cartes de même couleur
}
law-most = Ayez le plus de cartes { $colour ->
    [blue] bleues
    [orange] orange
    [green] vertes
   *[violet] violettes
}
law-fewest = Ayez le moins de couronnes
law-hand-size = { $n ->
    [0] N’ayez aucune carte en main
    [one] Ayez exactement { $n } carte en main
   *[other] Ayez exactement { $n } cartes en main
}
law-gain = gagnez { $what }
law-steal = volez { $what }
law-crowns = { $n ->
    [one] { $n } couronne
   *[other] { $n } couronnes
}
law-guards = { $n ->
    [one] { $n } garde
   *[other] { $n } gardes
}
law-coats = { $n ->
    [one] { $n } blason
   *[other] { $n } blasons
}
law-tokens = { $n ->
    [one] { $n } pion
   *[other] { $n } pions
}
law-steal-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
law-and = { $head } et { $last }
law-then = { $first }, puis { $then }

## Moves
move-apply = Appliquer la loi
move-renew = Refaire sa main
move-stop = S’arrêter là
move-draw = Piocher jusqu’à 6 cartes
move-place = Placer un garde sur le Roi
move-keep = Garder le garde
move-decline = Refuser le pion
move-pay-guard = Défausser un garde
move-drop-guard = Rendre un garde
move-take-guard = Prendre un garde
move-announce = Annoncer le { $colour }
move-colour = Nommer le { $colour }
move-pay-coat = Défausser { $token }
move-drop-coat = Rendre { $token }
move-coat = Prendre { $token }
move-take-coat = Prendre { $token }
move-rob = Voler { $victim }
move-play-card = Jouer { $card }
move-give-card = Donner { $card }
move-pay-card = Payer avec { $card }
move-discard-card = Défausser { $card }

## Prompts
prompt-turn = Appliquez la loi, changez de Roi ou refaites votre main.
prompt-turn-guarded = Appliquez la loi, refaites votre main, ou donnez une carte pour changer le Roi gardé.
prompt-play = Le garde est parti. Jouez le nouveau Roi.
prompt-announce = Annoncez une couleur pour le Roi que vous avez joué.
prompt-again = Appliquer la loi, ou s’arrêter ?
prompt-colour = Nommez la couleur de vos cartes.
prompt-pay = Remplissez une case ({ $colour }) : { $left ->
    [one] la dernière
   *[other] encore { $left }
}.
prompt-token = Défaussez un pion : { $left ->
    [one] le dernier
   *[other] encore { $left }
}.
prompt-room = Vous avez 2 pions. Rendez-en un pour le nouveau, ou refusez-le.
prompt-coat = Prenez un blason : de quelle couleur ?
prompt-victim = À qui volez-vous { $prize ->
    [couronne] une couronne
    [carte] une carte
   *[other] un { $prize }
} ?
prompt-take = Quel pion prenez-vous ?
prompt-renew = Défaussez des cartes, dans l’ordre, puis piochez.
prompt-guard = Placer un garde sur le Roi, ou le garder ?

## Story
say-begins = { $who } commence.
say-takes-crowns = { $who } commence avec { $n ->
    [one] { $n } couronne
   *[other] { $n } couronnes
}.
say-dealt = { $who } reçoit { $cards }.
    .hidden = { $who } reçoit 6 cartes.
say-applies = { $who } applique la loi de { $card }.
say-stops = { $who } s’arrête.
say-gives = { $who } donne { $card } à { $owner } ; le garde part.
    .hidden = { $who } donne une carte à { $owner } ; le garde part.
say-ignores-guard = { $who } retire son propre garde du Roi.
say-plays = { $who } met { $card } au pouvoir. { $law }
say-announces = { $who } annonce le { $colour }.
say-names-colour = { $who } nomme le { $colour }.
say-shows = { $who } montre { $card }.
say-discards = { $who } défausse { $card }.
say-pays-coat = { $who } défausse { $token } à la place d’une carte.
say-pays-joker = { $who } défausse { $card } comme joker.
say-pays-token = { $who } défausse { $token }.
say-pays-guards = { $who } défausse { $n ->
    [one] { $n } garde
   *[other] { $n } gardes
}.
say-pays-crowns = { $who } défausse { $n ->
    [one] { $n } couronne
   *[other] { $n } couronnes
}.
say-claims-most = { $who } pense en avoir le plus et montre { $cards }.
say-matches = { $who } en a autant ou plus : { $cards }.
say-fails = Personne ne reçoit la récompense.
say-has-fewest = { $who } a le moins de couronnes : { $n }.
say-has-hand = { $who } a exactement { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} en main.
say-gains-crowns = { $who } gagne { $n ->
    [one] { $n } couronne
   *[other] { $n } couronnes
} : { $total } en tout.
say-gains-token = { $who } prend { $token }.
say-drops = { $who } rend { $token }.
say-declines = { $who } refuse le pion.
say-lost = Pas de { $prize } à prendre : la récompense est perdue.
say-steals-crown = { $who } vole une couronne à { $victim } : { $total } en tout.
say-steals-card = { $who } vole { $card } à { $victim }.
    .hidden = { $who } vole une carte à { $victim }.
say-steals-token = { $who } vole { $token } à { $victim }.
say-renews = { $who } refait sa main et défausse { $n ->
    [0] zéro carte
   *[other] { $cards }
}.
    .hidden = { $who } refait sa main et défausse { $n ->
        [0] zéro carte
        [one] { $n } carte
       *[other] { $n } cartes
    }.
say-draws = { $who } pioche { $n ->
    [0] zéro carte
   *[other] { $cards }
}.
    .hidden = { $who } pioche { $n ->
        [0] zéro carte
        [one] { $n } carte
       *[other] { $n } cartes
    }.
say-rebuilds = La pioche est vide : on mélange { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}, le Roi reste.
say-rebuilds-around-hole = La pioche est vide : on mélange { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}. Le Roi et la récompense du dessous restent.
say-draws-short = Plus aucune carte à piocher.
say-places-guard = { $who } place un garde sur le Roi.
say-enough = { $n } applications en un tour suffisent.
say-wins = { $who } gagne.
say-turn-limit = La limite de { $turns } tours est atteinte : le plus de couronnes gagne.

## Deck files
deck-D01 = Le fichier ne se lit pas comme du TOML : { $reason }
deck-D02 = Le jeu doit dire schema = 1 ; il dit { $value }.
deck-D03 = { $problem ->
    [missing] Le champ { $field } manque.
    [unknown] Il n’y a pas de champ { $field } ici.
    [misplaced] Le champ { $field } n’a pas sa place sur ce genre de carte.
   *[cards] Le champ { $field } doit être une liste de tables : écrivez [[card]] avant chaque carte.
}
deck-D04 = Le champ { $field } ne peut pas être { $value } : type, longueur ou signe incorrect.
deck-D05 = Une autre carte s’appelle déjà { $name }.
deck-D06 = Le champ { $field } ne peut pas être { $value }.
deck-D07 = Nombre de Rois : { $count } ; il en faut 52.
deck-D08 = Nombre de cartes à trou : { $count } ; il en faut 4.
deck-D09 = { $problem ->
    [hole] Une carte à trou n’a pas de récompense à elle.
   *[none] La récompense manque : seule une carte à trou n’en a pas.
}
deck-D10 = Cartes spéciales : { $count }, plus { $extra } marquée « extra » ; il en faut 3, plus 1 au maximum.
deck-D11 = { $problem ->
    [extra] Le 1er Roi ne peut pas être la carte « extra ».
   *[count] Cartes marquées 1er Roi : { $count } ; il faut exactement 1 carte spéciale.
}
deck-D12 = Personne ne joue le 1er Roi : son action ne peut pas demander une couleur annoncée.
deck-D13 = { $problem ->
    [table] L’action doit être une table, comme { "{" } do = "reveal", same = 2 { "}" }.
    [do] L’action ne peut pas être { $field } : choisissez reveal, discard, most, fewest_crowns ou hand_size.
    [foreign] Le champ { $field } va avec une autre action.
    [none] L’action ne dit pas ce qu’elle demande : { $field }.
    [several] L’action dit plusieurs choses à la fois : { $field }.
   *[list] Le champ { $field } doit être une liste.
}
deck-D14 = { $problem ->
    [list] Le champ { $field } doit être une liste d’étapes, comme [{ "{" } gain = "crown", n = 1 { "}" }].
    [verb] Une étape de récompense a exactement un de ces champs : { $field }.
   *[thing] Une étape de récompense ne peut pas être { $field }.
}
deck-D15 = Le champ { $field } vaut { $value } ; il faut un nombre entier de { $low } à { $high }.
deck-D16 = La table joue avec un 1er Roi en plus, mais aucune carte spéciale du jeu n’est marquée « extra ».
deck-W1 = Les Rois ne sont pas 13 par couleur : bleu { $blue }, orange { $orange }, vert { $green }, violet { $violet }.
deck-W2 = Les cartes à trou ne sont pas une par couleur : bleu { $blue }, orange { $orange }, vert { $green }, violet { $violet }.
deck-W3 = Cette loi peut se nourrir elle-même : sa récompense peut payer son action.
deck-W4 = { $token ->
    [coats] Cette action demande un blason, et aucune récompense du jeu n’en donne.
    [guards] Cette action demande un garde, et aucune récompense du jeu n’en donne.
   *[tokens] Cette action demande un pion, et aucune récompense du jeu n’en donne.
}

## Terminal
scene-king = Roi
scene-announced = annonce : { $colour }
scene-guarded = gardé par { $owner }
scene-hand = Main
scene-known = on sait : { $cards }
scene-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
scene-piles = Pioche { $draw }, défausse { $discard }
scene-supply = Réserve : { $crowns } couronnes, { $guards } gardes, blasons { $coats }
scene-shown = Montré ce tour : { $cards }

## The board
prompt-pay-all = Payez la loi : { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}.
board-back = Retour
board-you = (vous)
board-bot = robot
board-away = absence depuis { $since }
board-turn = Tour { $number }
board-players = { $n } joueurs
board-card = Carte { $colour ->
    [blue] bleue
    [orange] orange
    [green] verte
    [violet] violette
   *[gold] spéciale
} { $card }
board-king = Roi au pouvoir :
board-crowns-hidden = couronnes cachées
board-guards-king = garde le Roi
board-tokens = pions
board-token-blue = blason bleu
board-token-orange = blason orange
board-token-green = blason vert
board-token-violet = blason violet
board-token-guard = garde
board-of = sur { $n }
board-draw = Pioche
board-discard = Défausse
board-supply = Réserve
board-law = La loi
board-paying = Payer la loi
board-once = une fois par tour
board-is-spent = à défausser
board-comes-back = montrer, puis reprendre
board-through = Récompense de { $card }, dessous.
board-then = { $mine } + { $gains } = { $total } couronnes
board-slot = { $colour ->
    [blue] bleu
    [orange] orange
    [green] vert
   *[violet] violet
}
board-slot-any = au choix
board-slot-shown = { $card } en vue
board-slot-spent = { $card } payé
board-slot-coat = blason { $colour ->
    [blue] bleu
    [orange] orange
    [green] vert
   *[violet] violet
}
board-own-colour = Vous en avez { $n } en { $colour ->
    [blue] bleu
    [orange] orange
    [green] vert
   *[violet] violet
}.
board-own-fewest = Vous { $mine }, les autres { $theirs } ou plus.
board-own-hand = Vous avez { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
board-own-crowns = Vous avez { $n ->
    [one] { $n } couronne
   *[other] { $n } couronnes
}.
board-own-tokens = { $n ->
    [0] Vous n’en avez pas.
   *[other] Vous en avez { $n }.
}
board-announce = Annoncer une couleur
board-colour = Une couleur pour toutes
board-coat = Blasons de la réserve
board-take = Pions à prendre
board-left = reste { $n }
board-held = { $n } en main
board-if-played = Si vous jouez { $card }
board-if-given = { $card } pour { $owner }
board-if-given-then = Le garde retourne à la réserve. Puis vous jouez une autre carte comme Roi.
board-renewal = Vous avez { $held ->
    [one] { $held } carte
   *[other] { $held } cartes
} et en piochez { $n }. Cochez des cartes à défausser : chacune en fait piocher une de plus.
board-could = Vous pouvez l’appliquer aussitôt.
board-could-not = Vous ne pouvez pas l’appliquer maintenant.
board-no-cards = Votre main est vide.
board-laws = Vos lois en toutes lettres
board-in-slot = case { $n }
board-shown = en vue
board-spent = dépense
board-choose = Choisissez d’abord
board-choose-payment = { $n ->
    [one] Choisissez { $n } pièce
   *[other] Choisissez { $n } pièces
}
board-play = Jouer { $card }
board-give = Donner { $card } à { $owner }
board-discard-draw = Défausser, puis piocher
board-pay-show = Montrer { $pieces }
board-pay-discard = Défausser { $pieces }
board-pay-mixed = Payer avec { $pieces }
board-note-no-law = La loi ne peut pas servir maintenant.
board-note-guarded = { $owner } garde le Roi. En changer coûte une carte, donnée à { $owner }.
board-note-show = Une carte revient, un blason ou une carte spéciale part.
board-note-spend = Ce que vous payez est défaussé.
board-note-announce = Elle reste jusqu’au prochain Roi.
board-note-again = Une loi sert tant qu’on peut la payer.
board-note-renew = Personne ne voit ce que vous défaussez.
board-note-guard = Avec un garde, changer de Roi coûte aux autres une carte pour vous.
board-note-victim = Choisissez une place ci-dessus.
board-note-room = Personne n’a plus de 2 pions.

## A first match
guide-apply = Votre main peut payer la loi du Roi. Appliquez-la tant que possible : les couronnes font gagner.
guide-change = La loi ne va pas à votre main. Jouez une carte dont la loi vous va, ou refaites votre main.
guide-guarded = Un garde protège le Roi. Appliquez la loi, refaites votre main, ou donnez une carte pour en changer.
guide-show = Remplissez chaque case avec une carte de sa couleur. Les cartes montrées reviennent en main.
guide-spend = Cette loi coûte des cartes. Payez avec les moins utiles.
guide-again = Vous pouvez appliquer la loi encore avec d’autres cartes, ou vous arrêter et les garder secrètes.
guide-announce = Annoncez la couleur que vous avez le plus. Les autres pourront s’en servir aussi.
guide-colour = Toutes les cases prennent une seule couleur. Nommez celle que vous pouvez remplir.
guide-token = Les pions retournent à la réserve, puis vient la récompense.
guide-room = Deux pions au plus. Rendez-en un pour le nouveau, ou refusez-le.
guide-coat = Un blason remplace une carte de sa couleur quand vous payez.
guide-victim = Freinez la place la plus proche de 13 couronnes.
guide-guard = Un garde maintient un peu plus longtemps un Roi qui vous va.
guide-renew = Cochez ce qui ne sert pas. Vous piochez jusqu’à 6 cartes.

## Errors
allowed-deck = stand_in, le chemin d’un fichier de paquet, ou son texte
error-cards-missing = chaque carte doit être quelque part, et celles-ci n’y sont pas : { $cards }
error-no-king = throne doit contenir au moins le Roi au pouvoir
error-no-card = { $name } contient { $card }, qui n’est pas une carte en jeu
error-card-twice = { $name } contient { $card }, qui est déjà ailleurs
error-coats = coats[{ $seat }] doit associer des couleurs à des nombres ; { $value } ne le fait pas
error-many-tokens = la place { $seat } possède plus de { $most } jetons
error-many-guards = il n’y a que { $most } gardes, celui du Roi compris
error-many-coats = il n’y a que { $most } blasons { $colour }
error-no-reward = throne ne montre pas de récompense : une de ses cartes doit être sans trou
error-announced = announced doit être None : le Roi { $card } ne demande pas de couleur annoncée
