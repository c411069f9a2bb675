title = Le Roi des 12
    .of = du Roi des 12
    .at = au Roi des 12
summary = Choisissez une carte en secret, domptez votre dé, et dominez la table.

## Options
option-players = Joueurs
    .help = Combien de personnes ou de robots sont à la table ; au-delà de 4 il faut d’autres boîtes.
option-boxes = Boîtes
    .help = Combien d’exemplaires du jeu sont sur la table, un pour 4 joueurs.
option-card_set = Cartes
    .help = D’où viennent les sept cartes que chacun a en main.
    .first_game = première partie
    .random = au hasard
    .agreed = à notre choix
option-agreed_cards = Sept cartes pour tout le monde
    .help = Le Chevalier en est toujours, et chacun a les sept mêmes en main. Pour choisir vous-mêmes, cochez-en six autres.
option-value_basis = Valeurs et retournements
    .help = Ce que comptent l’Alchimiste, l’Automate et le Parasite quand un autre joueur retourne le dé.
    .when_resolved = la face du moment
    .final_face = la dernière face du tour
option-max_rounds = Limite de manches
    .help = La partie s’arrête après ce nombre de manches ; qui a le plus de manches gagne. 0 : aucune limite.
option-discard_piles = Défausses
    .help = Si chacun peut regarder les défausses des autres.
    .closed = fermées
    .open = ouvertes
warning-few-symbols = Moins de deux de ces cartes bougent les dés : les faces ne changeront guère.

## Reasons
reason-two_rounds = Deux manches gagnées.
reason-max_rounds = La limite de manches est atteinte.

## Cards
card-knight = Chevalier
    .the = le Chevalier
    .does = Ce tour-ci, les valeurs basses battent les hautes.
card-sorcerer = Sorcier
    .the = le Sorcier
    .does = Basculez votre dé sur l’une des 5 faces voisines.
card-oracle = Oracle
    .the = l’Oracle
    .does = Lancez votre dé, après tous les autres effets.
card-alchemist = Alchimiste
    .the = l’Alchimiste
    .does = Votre valeur double.
card-machine = Automate
    .the = l’Automate
    .does = Votre valeur monte de 7.
card-parasite = Parasite
    .the = le Parasite
    .does = Votre valeur baisse de 7.
card-golem = Golem
    .the = le Golem
    .does = Votre valeur est 12 ; sur un 12, elle est 1.
card-reverser = Inverseuse
    .the = l’Inverseuse
    .does = Retournez votre dé : 13 moins la face.
card-troublemakers = Chenapans
    .the = les Chenapans
    .does = Tous les dés sont retournés.
card-merchants = Marchands
    .the = les Marchands
    .does = Avant tout, chaque dé passe au voisin de gauche.
card-lady = Dame
    .the = la Dame
    .does = Seule : annule les autres. À deux : la plus basse peut voler.
card-gambler = Parieur
    .the = le Parieur
    .does = La première place vaut 1 point, la deuxième 2.

## Moves
move-play = Jouer { $card }
move-bury = Enterrer { $card }
move-turn = Basculer le dé sur { $face }
move-value-first = Compter la valeur, puis retourner
move-flip-first = Retourner, puis compter la valeur
move-take = Prendre un jeton de { $points }
move-take-nothing = Ne rien prendre

## Prompts
prompt-pick = Choisissez une carte en secret.
prompt-turn = Votre dé montre { $face }. Choisissez sa face finale.
prompt-order = Votre dé montre { $face } et sera retourné. Quand compter { $card } ?
prompt-take = Vous pouvez prendre un jeton à { $victim }.
prompt-bury = La manche est à vous. Enterrez une carte pour de bon.

## Story
say-first-game = Les cartes d’une première partie : { $cards }.
say-drawn = Les cartes tirées : { $cards }.
say-agreed = Les cartes choisies : { $cards }.
say-round = La manche { $round } commence.
say-rolls = { $who } lance { $face }.
say-rolls-again = { $who } lance { $face }.
say-shows = { $who } révèle { $card }.
say-cancelled = { $who } joue aussi { $card } : carte annulée.
say-lady = { $who } joue la seule Dame : aucune autre carte ne compte.
say-silenced = { $who } : la Dame annule { $card }.
say-merchants = { $who } joue les Marchands : chaque dé passe à gauche.
say-receives = { $giver } passe le { $face } à { $who }.
say-troublemakers = { $who } joue les Chenapans : tous les dés se retournent.
say-flipped = Le dé { DE($who) } se retourne : { $old } → { $face }.
say-reverses = { $who } inverse le dé : { $old } → { $face }.
say-turns = { $who } bascule le dé : { $old } → { $face }.
say-value-first = { $who } compte { $card } avant le retournement.
say-flip-first = { $who } compte { $card } après le retournement.
say-doubles = Alchimiste pour { $who } : 2 × { $face } = { $value }.
say-adds = Automate pour { $who } : { $face } + 7 = { $value }.
say-subtracts = Parasite pour { $who } : { $face } − 7 = { $value }.
say-golem = Golem pour { $who } : { $face } compte pour { $value }.
say-golem-on-12 = Golem pour { $who } : { $face } ne compte que pour { $value }.
say-oracle = Oracle pour { $who } : le dé relancé passe de { $old } à { $face }.
say-compares = { $who } arrive à { $value }.
say-covered = { $who } a { $value }, comme quelqu’un d’autre : dé couvert.
say-knight = Le Chevalier agit : les valeurs basses l’emportent.
say-gambler = Le Parieur échange les points des deux premières places.
say-knight-and-gambler = Chevalier et Parieur : 1 à la plus basse, 2 à la suivante.
say-first = { $who } a la première place avec { $value } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
say-first-low = { say-first }
say-first-gambled = { say-first }
say-first-both = { say-first }
say-second = { $who } a la deuxième place avec { $value } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
say-second-low = { say-second }
say-second-gambled = { say-second }
say-second-both = { say-second }
say-no-second = Il ne reste aucun autre dé : pas de deuxième place.
say-nobody = Tous les dés sont couverts : personne ne marque.
say-no-token = La réserve n’a plus de jeton de { $points } pour { $who }.
say-takes = { $who } prend un jeton de { $points } à { $victim }.
say-takes-nothing = { $who } ne prend rien à { $victim }.
say-ladies-tied = Les Dames sont à égalité : personne ne prend rien.
say-nothing-to-take = { $victim } n’a aucun jeton à céder à { $who }.
say-last-card = { $who } n’a plus qu’une carte : fin de la manche { $round }.
say-eight-points = { $who } a { $points } points : fin de la manche { $round }.
say-take-back = Chacun reprend ses cartes défaussées.
say-tied = { $who } a { $points ->
    [one] { $points } point
   *[other] { $points } points
}, comme quelqu’un d’autre : annulé.
say-wins-round = { $who } remporte la manche { $round } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
say-no-winner = Tous les points sont annulés : personne ne remporte la manche { $round }.
say-buries = { $who } enterre { $card }.
    .hidden = { $who } enterre une carte.
say-king = { $who } a remporté deux manches et devient Roi des 12.
say-round-limit = La limite de { $rounds } manches est atteinte : qui a le plus de manches gagne.
say-wins = { $who } gagne avec { $won ->
    [one] { $won } manche
   *[other] { $won } manches
}.

## The same events, spoken to whoever did them: in lessons
you-cancelled = Quelqu’un d’autre joue { $card } : carte annulée.
you-turns = Vous basculez le dé : { $old } → { $face }.
you-doubles = Votre Alchimiste : 2 × { $face } = { $value }.
you-adds = Votre Automate : { $face } + 7 = { $value }.
you-subtracts = Votre Parasite : { $face } − 7 = { $value }.
you-golem = Votre Golem : { $face } compte pour { $value }.
you-oracle = Votre Oracle relance le dé : { $old } → { $face }.
you-covered = Vous avez { $value }, comme quelqu’un d’autre : dé couvert.
you-first = Vous avez la première place avec { $value } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
you-first-low = { you-first }
you-second = Vous avez la deuxième place avec { $value } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
you-second-low = { you-second }
you-no-token = La réserve n’a plus de jeton de { $points } pour vous.

## Terminal
scene-round = Manche { $round }
scene-player = Joueur
scene-die = Dé
scene-card = Sur la table
scene-points = Points
scene-hand = Cartes
scene-rounds = Manches
scene-choosing = choisit
scene-ready = a choisi
scene-value = valeur { $value }
scene-your-hand = Votre main
scene-your-discards = Votre défausse :
scene-discards-of = Joué par { $player } :
scene-your-buried = Sous votre dé :

## Board
board-you = (vous)
board-bot = robot
board-this-turn = ce tour
board-ranking-knight = la plus basse gagne
board-ranking-gambler = 1 et 2 échangés
board-ranking-knight-and-gambler = basse 1, suivante 2
board-coin = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-no-coin = Il ne reste aucun jeton de { $points }.
board-cards = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-won = Manches : { $count } sur 2.
board-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
board-buried = Une carte est enterrée sous le dé.
board-die = { $who } : le dé montre { $face }.
board-die-in-hand = Le dé n’est pas encore lancé.
board-covered = Couvert : il ne marque rien.
board-covered-word = couvert
board-face-down = carte face cachée, choix fait
board-picked = Vous avez choisi { $card }. Personne d’autre ne le voit.
board-choosing = réfléchit
board-ready = choix fait
board-cancelled = (annulée)
board-last-turn = tour précédent
board-place = { $place ->
    [1] 1re place
   *[other] 2e place
}
board-turn = Tour { $number } sur { $most } au plus
board-turn-short = M{ $round } · tour { $number }/{ $most }
board-players = { $n } joueurs
board-legend = { $boxes ->
    [2] Deux
    [3] Trois
   *[other] Quatre
} boîtes, { $seats } places
board-legend-box = { $box ->
    [1] première boîte : fond simple
    [2] deuxième boîte : double anneau et deux points
    [3] troisième boîte : double anneau et trois points
   *[other] quatrième boîte : double anneau et quatre points
}, { $seats ->
    [one] place { $first }
   *[other] places { $first } à { $last }
}
board-chapter = Manche { $round }, tour { $turn }
board-mark-won = manche gagnée
board-mark-cancelled = cartes annulées
board-played = jouée
board-here = Sur votre { $face }, si rien d’autre n’arrive
board-always-in = toujours là
board-untick = Pour en prendre une autre, décochez-en une.
board-buried-word = enterrée
board-on-table = sur la table
board-short-knight = la basse gagne
board-short-sorcerer = face voisine
board-short-oracle = relance à la fin
board-short-alchemist = double
board-short-machine = plus sept
board-short-parasite = moins sept
board-short-golem = compte pour 12
board-short-reverser = retourner
board-short-troublemakers = tous retournés
board-short-merchants = dés à gauche
board-short-lady = annule les autres
board-short-gambler = 1 et 2 échangés
board-expect-value = votre valeur ce tour
board-expect-knight = les basses gagnent
board-expect-sorcerer = à choisir ensuite
board-expect-oracle = après tous les autres
board-expect-troublemakers = tous se retournent
board-expect-merchants = les dés vont à gauche
board-expect-lady = seule, elle seule compte
board-expect-gambler = 1 puis 2 points
board-dial = Choisissez la face finale de votre dé.
board-dial-flipped = Les Chenapans le retournent d’abord : { $old } → { $face }.
board-dial-stays = Le dé garde cette face au tour suivant.
board-take-sum = Vous { $mine }, { $victim } { $theirs }
board-first-pick = Choisir d’abord une carte
board-first-turn = Choisir d’abord une face
board-first-order = Choisir d’abord un ordre
board-first-take = Choisir d’abord
board-first-bury = Choisir d’abord une carte
board-note-pick = Ce choix est définitif.
board-note-turn = Tous les choix se révèlent ensemble.
board-note-order = Tous les choix se révèlent ensemble.
board-note-take = Votre Dame compte moins que l’autre.
board-note-bury = Vous jouerez sans elle. Personne d’autre ne sait laquelle.
board-chart-goal = { $n } : fin de la manche
board-chart-note = Points par tour ; les totaux égaux s’annulent.
board-struck-word = annulés

## Guide
guide-pick = La plus haute valeur gagne. Choisissez une carte pour voir la vôtre.
guide-equal = Les cartes égales s’annulent ; les valeurs égales ne marquent rien.
guide-gone = Une carte jouée est absente jusqu’à la fin de la manche.
guide-ends = La manche finit à 8 points, ou à une seule carte en main.
guide-new = Dés relancés, cartes reprises. Qui gagne deux manches est Roi.
guide-nobody = Personne n’a gagné la manche : les totaux égaux s’annulent.
guide-turn = Le Sorcier bascule votre dé sur une face voisine. Il y reste.
guide-order = Votre dé est retourné : votre carte compte-t-elle avant ou après ?
guide-take = Deux Dames s’annulent : la plus basse peut prendre à la plus haute.
guide-bury = Manche gagnée : une carte de moins. Enterrez la moins utile.

## Errors
allowed-agreed-cards = six différentes parmi { $cards }
error-boxes = à { $players }, il faut { $needed } boîtes : une par 4 joueurs, et il y en a { $boxes }
error-agreed-cards = agreed_cards = { $cards } n’est pas permis avec card_set = { $card_set } : card_set = agreed le demande, les autres le refusent
error-no-dice = dice manque : une position doit donner les faces
error-cards-unwanted = cards n’a sa place dans une position qu’avec card_set = random
error-no-cards = cards manque : avec card_set = random, une position doit nommer les sept
error-cards-no-set = cards doit contenir knight et six autres, dont deux au moins avec un symbole
error-no-card = { $name } doit contenir des cartes, et { $card } n’en est pas une
error-card-twice = { $name } nomme une carte deux fois
error-buried = buried[{ $seat }] contient une carte au plus
error-not-the-seven = les cartes de la place { $seat } doivent être les sept, chacune une fois : { $cards }
error-small-hand = hands[{ $seat }] doit contenir { $least } cartes ou plus
error-tokens = tokens contient { $count } jetons de valeur { $points } ; il y en a { $most }

## Rules page

pictures-group-value = la valeur, ce tour seulement
pictures-group-face = le dé lui-même, durablement
pictures-group-rank = qui gagne le tour
pictures-group-cards = les cartes et les jetons
pictures-all = Les { $count } cartes
pictures-extra = en plus
pictures-first = Première partie : { $plain }

## Results
board-were-fair = Les dés étaient équitables
board-fair-sealed = Dés équitables, scellés avant le premier lancer

## Telling in the browser
tell-die = { $who } { $face }
tell-dice = Les dés : { $dice }.
tell-all-roll = Tout le monde lance son dé.
tell-card = { $who } : { $card }
tell-all-show = { $count } cartes sont révélées.
tell-both = { $who } ont { $count ->
    [2] joué
   *[other] joué
} { $card }
tell-both-more = { $who } { $card }
tell-so-many = { $card } ×{ $count }
tell-cancelled = { $parts } : effets annulés.
tell-reverses = { $who } retourne son dé, de { $old } à { $face }
tell-turns = { $who } bascule son dé de { $old } à { $face }
tell-oracle = { $who } relance : { $face } au lieu de { $old }
tell-faces-change = { $count } dés changent de face.
tell-sum = { $who } { $sum }
tell-values-change = { $count } cartes changent une valeur.
tell-name-sum = { $who } ({ $sum })
tell-value-sum = { $value } ({ $sum })
tell-equal = { $who } ont { $count ->
    [2] la même valeur
   *[other] la même valeur
}, { $value }
tell-equal-more = { $who } { $value }
tell-covered = { $parts } : dés couverts.
tell-many-covered = { $count } dés ont une valeur en commun : couverts.
tell-same-points = { $who } ont { $points }
tell-struck = { $parts } : points égaux, perdus.
tell-many-struck = Plusieurs sont à égalité de points : points perdus.
tell-players = { $count } joueurs
tell-knight = Le Chevalier { DE($who) } : la plus petite valeur gagne.
tell-gambler = Le Parieur { DE($who) } : 1 point pour la première place, 2 pour la deuxième.
tell-knight-and-gambler = Chevalier et Parieur : 1 point pour la plus basse, 2 pour la suivante.
tell-first = { $who } a { $value }, la plus haute : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
tell-second = { $who } a { $value }, deuxième : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
tell-first-low = { $who } a { $value }, la plus basse : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
tell-second-low = { $who } a { $value }, la deuxième plus basse : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Why?
why-R16 = Cartes égales, sans effet
    .short = cartes égales
why-R17 = Annulée, elle ne fait rien
    .short = annulée
why-R18 = Le dé reste en jeu
    .short = le dé reste
why-R25 = La face reste
    .short = la face reste
why-R28 = Valeurs égales, dés couverts
    .short = valeurs égales
why-R29 = Couvrir ne tourne rien
    .short = la face reste
why-R31 = La plus haute d’abord
    .short = première
why-R32 = Puis la suivante
    .short = deuxième
why-R33 = Trop peu de dés
why-R37 = Plus qu’une carte
    .short = une carte
why-R38 = Huit points, fin de manche
    .short = 8 points
why-R42 = Totaux égaux, perdus
    .short = totaux égaux
why-R43 = Le meilleur total gagne
    .short = meilleur total
why-R44 = Il ne reste personne
why-R45 = Qui gagne enterre une carte
    .short = enterrer
why-R48 = Une Dame seule
    .short = Dame
why-R49 = Deux Dames
    .short = deux Dames
why-R50 = Dames à égalité
    .short = égalité
why-R51 = Les dés vont à gauche
    .short = Marchands
why-R52 = Marchands annulés
    .short = annulés
why-R53 = Tous les dés se retournent
    .short = Chenapans
why-R54 = Le dé se retourne
    .short = Inverseuse
why-R55 = Faces opposées : 13
    .short = 13
why-R56 = Vers une face voisine
    .short = Sorcier
why-R57 = Lancé en dernier
    .short = Oracle
why-R58 = Doublée
    .short = Alchimiste
why-R59 = Sept de plus
    .short = Automate
why-R60 = Sept de moins
    .short = Parasite
why-R61 = Compte pour 12
    .short = Golem
why-R62 = La plus basse d’abord
    .short = Chevalier
why-R63 = 1 et 2 s’échangent
    .short = Parieur
why-R64 = La plus basse 1, puis 2
why-R65 = Les places seulement
    .short = places
why-Q14 = Rien à prendre
why-Q27 = Plus de jeton
why-Q31 = La limite de manches
why-cancelled-after = Leurs dés restent en jeu et comptent ce qu’ils montrent.
why-moved-after = Le dé garde cette face au tour suivant.
why-covered-after = Un dé couvert ne prend aucun point. Sa face ne change pas.
why-shows = montre { $face }
why-counts = compte

## Sortes de hasard, dans les rapports d’équilibre

lab-chance-draw = les cartes de la partie
lab-chance-roll = les dés d’une manche
lab-chance-oracle = le dé de l’Oracle
lab-piece = { $card }

## Puzzles
puzzle-question = Quelle carte jouez-vous ?
puzzle-help = Deux joueurs, encore deux tours dans la manche. Tom joue au mieux, et vous aussi ensuite.
puzzle-value = chances de gagner la manche, exactes ; une manche sans vainqueur compte pour moitié
puzzle-yours = { $right ->
    [yes] Votre choix est le meilleur : il gagne la manche à { $best }
   *[no] Votre choix gagne la manche à { $value }, le meilleur à { $best }
}
puzzle-why = Face au meilleur jeu de Tom, aucune carte ne fait mieux que « { $choice } ».
puzzle-why-mix = Le meilleur jeu tire au sort entre : { $mix }.
puzzle-against = { $always ->
    [1] Tom joue { $card } : les chances sont alors de { $value } avec { $best }.
   *[0] Quand Tom joue { $card } ({ $often } du temps), les chances sont de { $value } avec { $best }.
}
puzzle-against-yours = { $always ->
    [1] Tom joue { $card } : les chances sont alors de { $value } avec { $best }, de { $own } avec { $mine }.
   *[0] Quand Tom joue { $card } ({ $often } du temps), les chances sont de { $value } avec { $best }, de { $own } avec { $mine }.
}

## Steps of a turn in a replay
step-roll = Lancer
step-shown = Cartes révélées
step-cancelled = Annulées
step-effects = Effets
step-values = Valeurs
step-points = Points
step-round = Fin de la manche
step-next = Nouvelle manche
step-win = Victoire
