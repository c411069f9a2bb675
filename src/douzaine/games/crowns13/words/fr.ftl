title = 13 Couronnes
    .of = de 13 Couronnes
    .at = à 13 Couronnes
summary = Appliquez la loi du Roi, ou changez de Roi. À 13 couronnes, c’est gagné.

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
    .help = La partie s’arrête après ce nombre de tours ; qui a le plus de couronnes gagne. 0 : aucune limite.
warning-unusual-deck = Ce jeu de cartes se joue, mais il sort de l’ordinaire. Un contrôle du jeu dit en quoi.

## Reasons
reason-thirteen_crowns = { $who } a 13 couronnes.
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
law-reveal = Montrez { $what }
law-discard = Défaussez { $what }
law-cards = { $n ->
    [one] une carte { $colour ->
        [blue] bleue
        [orange] orange
        [green] verte
       *[violet] violette
    }
   *[other] { $n ->
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
       *[other] six
    } cartes { $colour ->
        [blue] bleues
        [orange] orange
        [green] vertes
       *[violet] violettes
    }
}
law-announced = { $n ->
    [one] une carte
   *[other] { $n } cartes
} de la couleur annoncée
law-same = { $n ->
    [one] une carte de n’importe quelle couleur
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
law-gain = prenez { $what }
law-steal = volez { $what }
law-crowns = { $n ->
    [one] une couronne
   *[other] { $n } couronnes
}
law-guards = { $n ->
    [one] un garde
   *[other] { $n } gardes
}
law-coats = { $n ->
    [one] un blason
   *[other] { $n } blasons
}
law-tokens = { $n ->
    [one] un pion
   *[other] { $n } pions
}
law-steal-cards = { $n ->
    [one] une carte
   *[other] { $n } cartes
}
law-and = { $head } et { $last }
law-then = { $first }, puis { $then }

## Moves
move-apply = Appliquer la loi
move-renew = Refaire ma main
move-stop = S’arrêter là
move-draw = Piocher jusqu’à 6 cartes
move-place = Placer un garde sur le Roi
move-keep = Conserver le garde
move-decline = Refuser le pion
move-pay-guard = Défausser un garde
move-drop-guard = Rendre un garde
move-take-guard = Prendre un garde
move-announce = Annoncer { $colour ->
    [orange] l’orange
   *[other] le { $colour }
}
move-colour = Nommer { $colour ->
    [orange] l’orange
   *[other] le { $colour }
}
move-pay-coat = Défausser { $token }
move-drop-coat = Rendre { $token }
move-coat = Prendre { $token }
move-take-coat = Prendre { $token }
move-rob = Voler { $victim }
move-play-card = Mettre { $card } au pouvoir
move-give-card = Donner { $card }
move-pay-card = Payer avec { $card }
move-discard-card = Défausser { $card }

## Prompts
prompt-turn = Appliquez la loi, changez de Roi ou refaites votre main.
prompt-turn-stuck = Changez de Roi, ou refaites votre main.
prompt-turn-guarded = Appliquez la loi, refaites votre main, ou donnez une carte pour changer le Roi gardé.
prompt-play = Le garde est parti. Mettez un nouveau Roi au pouvoir.
prompt-announce = Annoncez une couleur pour le nouveau Roi.
prompt-again = Appliquer la loi, ou s’arrêter ?
prompt-colour = Nommez la couleur de vos cartes.
prompt-pay = Remplissez une case { $colour ->
    [bleu] bleue
    [vert] verte
    [violet] violette
   *[other] { $colour }
} : { $left ->
    [one] la dernière
   *[other] encore { $left }
}.
prompt-token = Défaussez un pion : { $left ->
    [one] le dernier
   *[other] encore { $left }
}.
prompt-room = Vous avez 2 pions. Rendez-en un pour le nouveau, ou refusez-le.
prompt-coat = Prenez un blason : de quelle couleur ?
prompt-victim = À qui voler { $prize ->
    [couronne] une couronne
    [carte] une carte
   *[other] un { $prize }
} ?
prompt-take = Quel pion prenez-vous ?
prompt-renew = Défaussez des cartes, dans l’ordre, puis piochez.
prompt-renew-all = Défaussez les cartes de votre choix, puis piochez.
prompt-guard = Placer un garde sur le Roi, ou le conserver ?

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
say-announces = { $who } annonce { $colour ->
    [orange] l’orange
   *[other] le { $colour }
}.
say-names-colour = { $who } nomme { $colour ->
    [orange] l’orange
   *[other] le { $colour }
}.
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
say-lost = { $prize ->
    [couronne] Il ne reste pas de couronne.
    [carte] Il ne reste pas de carte.
   *[other] Il ne reste pas de { $prize }.
}
say-steals-crown = { $who } vole une couronne à { $victim } : { $total } en tout.
say-steals-card = { $who } vole { $card } à { $victim }.
    .hidden = { $who } vole une carte à { $victim }.
say-steals-token = { $who } vole { $token } à { $victim }.
say-renews = { $who } refait sa main { $n ->
    [0] sans rien défausser
   *[other] et défausse { $cards }
}.
    .hidden = { $who } refait sa main { $n ->
        [0] sans rien défausser
        [one] et défausse { $n } carte
       *[other] et défausse { $n } cartes
    }.
say-draws = { $who } { $n ->
    [0] ne pioche rien
   *[other] pioche { $cards }
}.
    .hidden = { $who } { $n ->
        [0] ne pioche rien
        [one] pioche { $n } carte
       *[other] pioche { $n } cartes
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
say-enough = La loi a été appliquée { $n } fois ce tour-ci : cela suffit.
say-wins = { $who } gagne.
say-turn-limit = La limite de { $turns } tours est atteinte : qui a le plus de couronnes gagne.

## The same events, spoken to whoever did them: in lessons
you-plays = Vous mettez { $card } au pouvoir. { $law }
you-claims-most = Vous pensez en avoir le plus et montrez { $cards }.
you-has-fewest = Vous avez le moins de couronnes : { $n }.
you-has-hand = Vous avez exactement { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} en main.
you-gains-crowns = Vous gagnez { $n ->
    [one] { $n } couronne
   *[other] { $n } couronnes
} : { $total } en tout.
you-steals-crown = Vous volez une couronne à { $victim } : { $total } en tout.
you-renews = Vous refaites votre main { $n ->
    [0] sans rien défausser
    [one] et défaussez { $n } carte
   *[other] et défaussez { $n } cartes
}.
you-draws = Vous { $n ->
    [0] ne piochez rien
   *[other] piochez { $cards }
}.
you-places-guard = Vous placez un garde sur le Roi.

## Deck files
deck-D01 = { $reason ->
    [no-text] Le fichier ne contient pas de texte en UTF-8.
    [too-long] Le jeu a plus d’un million de signes.
    [line-too-long] Le jeu a une ligne de plus de mille signes.
   *[other] Le fichier ne se lit pas comme du TOML : { $reason }
}
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
scene-supply = Réserve : couronnes { $crowns }, gardes { $guards }, blasons { $coats }
scene-shown = Montré ce tour : { $cards }

## The board
prompt-pay-all = { $action }.
board-back = Retour
board-you = (vous)
board-bot = robot
board-turn = Tour { $number }
board-goal-line = { $n } couronnes pour gagner
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
board-tokens-blue = { $n ->
    [one] blason bleu
   *[other] { $n } blasons bleus
}
board-token-orange = blason orange
board-tokens-orange = { $n ->
    [one] blason orange
   *[other] { $n } blasons orange
}
board-token-green = blason vert
board-tokens-green = { $n ->
    [one] blason vert
   *[other] { $n } blasons verts
}
board-token-violet = blason violet
board-tokens-violet = { $n ->
    [one] blason violet
   *[other] { $n } blasons violets
}
board-token-guard = garde
board-tokens-guard = { $n ->
    [one] garde
   *[other] { $n } gardes
}
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
board-then = { $mine } + { $gains } = { $total ->
    [one] { $total } couronne
   *[other] { $total } couronnes
}
board-slot = { $colour ->
    [blue] bleu
    [orange] orange
    [green] vert
   *[violet] violet
}
board-slot-any = au choix
board-slot-shown = { $card } montrée
board-slot-spent = { $card } à la défausse
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
board-hand-of = Main { DE($who) }
board-known = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}, { $known ->
    [one] { $known } connue
   *[other] { $known } connues
}
board-no-cards = Votre main est vide.
board-laws = Vos lois en toutes lettres
board-in-slot = case { $n }
board-shown = montrée
board-spent = défausse
board-choose = Faites un choix
board-choose-card = Choisissez une carte
board-choose-payment = { $n ->
    [one] Choisissez { $n } pièce
   *[other] Choisissez { $n } pièces
}
board-play = Mettre { $card } au pouvoir
board-give = Donner { $card } à { $owner }
board-discard-draw = Défausser, puis piocher
board-pay-show = Montrer { $pieces }
board-pay-discard = Défausser { $pieces }
board-pay-mixed = Payer avec { $pieces }
board-note-no-law = La loi ne peut pas s’appliquer maintenant.
board-note-guarded = { $owner } garde le Roi. En changer coûte une carte, donnée à { $owner }.
board-note-show = Une carte revient, un blason ou une carte spéciale part.
board-note-spend = Ce que vous payez est défaussé.
board-note-announce = Elle reste jusqu’au prochain Roi.
board-note-again = Une loi sert tant qu’on peut la payer.
board-note-renew = Personne ne voit ce que vous défaussez.
board-note-guard = Avec un garde, changer de Roi coûte aux autres une carte pour vous.
board-note-victim = Choisissez quelqu’un ci-dessus.
board-note-room = Personne n’a plus de 2 pions.

## A first match
guide-apply = Votre main peut payer cette loi : appliquez-la tant que possible.
guide-change = Cette loi est hors de portée : changez de Roi, ou refaites votre main.
guide-guarded = Un garde protège le Roi : en changer vous coûte une carte.
guide-show = Une carte de la bonne couleur par case. Elles reviennent en main.
guide-spend = Cette loi coûte des cartes. Payez avec les moins utiles.
guide-again = Appliquez-la encore si possible, ou gardez vos cartes secrètes.
guide-announce = Annoncez la couleur que vous avez le plus ; elle servira à tous.
guide-colour = Toutes les cases prennent une seule couleur : nommez-la.
guide-token = Les pions retournent à la réserve, puis vient la récompense.
guide-room = Deux pions au plus. Rendez-en un pour le nouveau, ou refusez-le.
guide-coat = Un blason remplace une carte de sa couleur quand vous payez.
guide-victim = Freinez qui s’approche le plus de 13 couronnes.
guide-guard = Un garde maintient un peu plus longtemps un Roi qui vous convient.
guide-renew = Cochez ce qui ne sert pas. Vous piochez jusqu’à 6 cartes.

## Errors
allowed-deck = stand_in, le chemin d’un fichier de deck, ou son texte
error-cards-missing = chaque carte doit être quelque part, et celles-ci n’y sont pas : { $cards }
error-no-king = throne doit contenir au moins le Roi au pouvoir
error-no-card = { $name } contient { $card }, qui n’est pas une carte en jeu
error-card-twice = { $name } contient { $card }, qui est déjà ailleurs
error-coats = coats[{ $seat }] doit associer des couleurs à des nombres, ce que { $value } ne fait pas
error-many-tokens = la place { $seat } possède plus de { $most } pions
error-many-guards = il n’y a que { $most } gardes, celui du Roi compris
error-many-coats = il n’y a que { $most } blasons { $colour }
error-no-reward = throne ne montre pas de récompense : une de ses cartes doit être sans trou
error-announced = announced doit être None : le Roi { $card } ne demande pas de couleur annoncée

## Rules page

pictures-sign-eye = à montrer, puis à reprendre
pictures-sign-discard = à défausser
pictures-sign-mask = volé aux autres
pictures-sign-bubble = de la couleur annoncée
pictures-sign-arrow = rapporte
pictures-sign-crown = une couronne
pictures-sign-guard = un garde
pictures-sign-coat-any = un blason
pictures-sign-hole = la récompense du Roi du dessous
pictures-all = Les { $count } cartes et leurs lois
pictures-colour = { $colour ->
    [blue] Rois bleus
    [orange] Rois orange
    [green] Rois verts
    [violet] Rois violets
   *[gold] Cartes spéciales
}
pictures-hand = Main { DE($who) }
pictures-eye = montrées
pictures-discard = défaussées
pictures-plus = piochées
pictures-mask = volées
pictures-extra = variante

## Editor of laws
deck-page-title = Vos propres lois
law-page-unnamed = Mes lois
law-page-name = Nom du jeu de lois
law-page-cards = Cartes
law-page-changed = { $n ->
    [0] aucune modifiée
    [one] { $n } modifiée
   *[other] { $n } modifiées
}
law-page-card = { $card }{ $changed ->
    [0] {""}
   *[other] , modifiée
}
law-page-title = Nom de { $card }
law-page-check = Vérification
law-page-check-kings = 52 Rois, 13 de chaque couleur
law-page-check-holes = { $holes } trous, un par couleur
law-page-check-specials = 3 cartes spéciales, dont le 1er Roi
law-page-check-laws = Toutes les lois respectent les règles
law-page-show = Voir
law-page-line = ligne { $n }
law-page-refused = { $n ->
    [one] Ce fichier n’a pas été ouvert : il contient une erreur.
   *[other] Ce fichier n’a pas été ouvert : il contient { $n } erreurs.
}
law-page-save = Enregistrer
law-page-open = Ouvrir
law-page-open-now = Ouvrir le fichier choisi
law-page-action = Action
law-page-action-help = Ce que fait le joueur. Plusieurs fois par tour, chaque fois avec d’autres cartes.
law-page-kind-reveal = Montrer
law-page-kind-discard = Défausser
law-page-kind-most = Majorité
law-page-kind-fewest_crowns = Moins de couronnes
law-page-kind-hand_size = Taille de la main
law-page-shape-colours = Couleurs précises
law-page-shape-announced = Couleur annoncée
law-page-shape-same = Une même couleur
law-page-shape-coats = Blasons
law-page-shape-guards = Gardes
law-page-shape-tokens = Pions au choix
law-page-shape-crowns = Couronnes
law-page-slots = { $n ->
    [one] { $n } carte sur { $most }
   *[other] { $n } cartes sur { $most }
}
law-page-add = Ajouter une carte
law-page-colour = { $colour ->
    [blue] bleu
    [orange] orange
    [green] vert
   *[violet] violet
}
law-page-drop = Retirer la carte { $place }, { $colour ->
    [blue] bleue
    [orange] orange
    [green] verte
   *[violet] violette
}
law-page-which = De quelle couleur
law-page-no-choice = Qui a le moins de couronnes, même à égalité.
law-page-count-announced = Cartes de la couleur annoncée
law-page-count-same = Cartes d’une même couleur
law-page-count-coats = Blasons
law-page-count-guards = Gardes
law-page-count-tokens = Pions
law-page-count-crowns = Couronnes
law-page-count-n = Cartes en main, exactement
law-page-less = { $what } : un de moins
law-page-more = { $what } : un de plus
law-page-reward = Récompense
law-page-reward-help = Ce que la loi rapporte, de gauche à droite. Quatre éléments au plus.
law-page-gain = Prendre
law-page-steal = Voler
law-page-remove = Retirer : { $what }
law-page-thing-crown = couronne
law-page-thing-guard = garde
law-page-thing-coat = blason
law-page-thing-card = carte
law-page-thing-token = pion
law-page-gain-crown = prendre des couronnes
law-page-gain-guard = prendre des gardes
law-page-gain-coat = prendre des blasons
law-page-steal-crown = voler des couronnes
law-page-steal-card = voler des cartes
law-page-steal-guard = voler des gardes
law-page-steal-coat = voler des blasons
law-page-steal-token = voler des pions
law-page-hole = Trou
law-page-hole-on = La récompense du Roi du dessous apparaît.
law-page-hole-help = La récompense du dessous compte. Quatre cartes ont un trou.
law-page-holes-taken = Les 4 trous sont pris : { $cards }.
law-page-undo = Annuler
law-page-house = Revenir à la loi de la maison
law-page-saved = Conservé au fur et à mesure dans ce navigateur.
law-page-share = des mains neuves de six cartes peuvent la payer, jokers compris.
law-page-is-house = C’est la loi de la maison.
law-page-harder = Loi de la maison : { $share }. Plus dure à payer, elle peut rapporter un peu plus.
law-page-easier = Loi de la maison : { $share }. Plus facile à payer, elle devrait rapporter un peu moins.
law-page-even = Loi de la maison : { $share }, aussi facile à payer.
law-page-no-share-tokens = Elle se paie en pions, et personne n’en reçoit au départ : la main seule ne dit rien.
law-page-no-share-crowns = Elle se paie en couronnes : la main seule ne dit rien.
law-page-no-share-others = Tout dépend de ce qu’ont les autres : la main seule ne dit rien.
law-page-fresh-size = Une main neuve compte { $n } cartes{ $fits ->
    [0] {" "}: elle ne convient pas.
   *[other] {" "}: elle convient aussitôt.
}
law-page-lay = Jouer avec ces lois
law-page-try = Les essayer contre des robots
law-page-waits = Corrigez d’abord ce que signale la vérification.

## Results
board-were-fair = Les cartes étaient équitables
board-fair-sealed = Cartes équitables, scellées avant la donne
result-crowns = Couronnes
result-tokens = Pions
result-none = aucun

## Telling in the browser
tell-turn-of = { $who }, tour { $number }
tell-start = { $who } { $n }
tell-starts = Couronnes de départ : { $crowns }.
tell-dealt = Tout le monde reçoit 6 cartes.
tell-plays = { $who } met { $card } au pouvoir.
tell-plays-announces = { $who } met { $card } au pouvoir et annonce { $colour ->
    [orange] l’orange
   *[other] le { $colour }
}.
tell-past-guard = 1 carte pour le garde { DE($owner) } : { $who } met { $card } au pouvoir.
tell-shown = { $what } { $n ->
    [one] montrée
   *[other] montrées
}
tell-spent = { $what } à la défausse
tell-for = { $paid } pour { $law }
tell-law = { $law }
tell-most = Le plus de cartes pour { $law } ({ $cards })
tell-fewest = Le moins de couronnes, { $n }, pour { $law }
tell-hand = Exactement { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} en main pour { $law }
tell-paying = { $who } : { $paid }.
tell-applied = { $paid } : { $who } { $rewards }.
tell-fails = { $paid } : { $who } en a autant, personne n’a la récompense.
tell-crowns = prend { $what }, { $before } + { $n } = { $total }
tell-takes = prend { $what }
tell-steals-crown = vole { $n ->
    [one] une couronne
   *[other] { $n } couronnes
} à { $victims }, { $before } + { $n } = { $total }
tell-steals = vole { $what } à { $victims }
tell-drops = rend { $what }
tell-declines = refuse le pion
tell-lost = ne trouve plus de { $prize }
tell-draws = { $who } { $n ->
    [0] ne pioche rien
    [one] pioche { $n } carte
   *[other] pioche { $n } cartes
}.
tell-renews = { $who } { $away ->
    [0] pioche { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
    [one] défausse { $away } carte et { $n ->
        [0] ne pioche rien
       *[other] en pioche { $n }
    }
   *[other] défausse { $away } cartes et { $n ->
        [0] ne pioche rien
       *[other] en pioche { $n }
    }
}.
tell-renews-nothing = { $who } garde sa main.

## Why?
why-R12 = Qui commence tard reçoit plus
why-R16 = L’action, puis la récompense
    .short = loi
why-R17 = Autant de fois que payé
    .short = encore
why-R26 = Une nouvelle pioche
why-R27 = Autour du trou
why-R36 = À la défausse pour de bon
    .short = défausse
why-R40 = Une fois par tour
    .short = une fois
why-R42 = Quelqu’un en a autant
    .short = autant
why-R46 = Ce qui manque est perdu
    .short = perdu
why-R54 = Un joker paie
    .short = jokers
why-R60 = Un garde coûte une carte
    .short = garde
why-R61 = Son propre garde
    .short = son garde
why-R62 = Un blason paie
    .short = blasons
why-Q39 = Soixante fois suffisent
why-Q40 = La limite de tours
why-in-power = au pouvoir
why-shown = { $n ->
    [one] { $n } montrée
   *[other] { $n } montrées
}
why-spent = { $n ->
    [one] { $n } à la défausse
   *[other] { $n } à la défausse
}
why-true = comme la loi le veut
why-to-go = encore { $n }
why-given = pour { $who }
why-guard-after = Le garde retourne à la réserve. Ensuite, le nouveau Roi est joué.

## Sortes de hasard, dans les rapports d’équilibre

lab-chance-first-player = qui commence
lab-chance-deal = la donne
lab-chance-stolen = les cartes volées
lab-chance-draw = les cartes piochées
lab-piece = { $card }

## Puzzles
puzzle-question = Vous pouvez gagner ce tour-ci. Que faites-vous ?
puzzle-help = Deux joueurs. Vous voyez votre main et le Roi ; toute autre carte peut être n’importe où.
puzzle-value = chances d’avoir 13 couronnes avant la fin de ce tour, exactes
puzzle-yours = { $right ->
    [yes] Votre choix est le meilleur : il gagne ce tour-ci à { $best }
   *[no] Votre choix gagne ce tour-ci à { $value }, le meilleur à { $best }
}
puzzle-why = { $sure ->
    [yes] Après « { $choice } », la 13e couronne est certaine. Toutes les suites du tour ont été parcourues.
   *[no] Après « { $choice } », seules des cartes que vous ne voyez pas peuvent l’empêcher. Toutes les suites du tour ont été parcourues.
}
puzzle-way = Voici comment : { $line }.

## Whole decisions
decision-renew = Refaire ma main : défausser { $cards }
decision-renew-none = Refaire ma main : ne rien défausser

## Steps of a turn in a replay
step-deal = Donne
step-king = Nouveau Roi
step-guard = Garde
step-gift = Carte donnée
step-law = Loi
step-payment = Paiement
step-reward = Récompense
step-hand = Nouvelle main
step-win = Victoire
