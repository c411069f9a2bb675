title = Le Roi des 12
summary = Choisissez une carte en secret, pliez votre dé, et dominez la table.

## Options
option-players = Joueurs
    .help = Combien de personnes ou de robots sont à la table ; au-delà de 4 il faut d’autres boîtes.
option-boxes = Boîtes
    .help = Combien d’exemplaires du jeu sont sur la table, un pour 4 joueurs.
option-card_set = Cartes
    .help = D’où viennent les sept cartes que chacun a en main.
    .first_game = celles d’une première partie
    .random = tirées au hasard
    .agreed = choisies ensemble
option-agreed_cards = Cartes choisies
    .help = Les six cartes qui rejoignent le Chevalier, si la table les choisit.
option-value_basis = Valeurs et retournements
    .help = Ce que comptent l’Alchimiste, l’Automate et le Parasite quand un autre joueur retourne le dé.
    .when_resolved = la face du moment
    .final_face = la dernière face du tour
option-max_rounds = Limite de manches
    .help = La partie s’arrête après ce nombre de manches, le plus de manches gagne ; 0 pour aucune limite.
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
    .does = Pivotez votre dé sur l’une des 5 faces voisines.
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
move-turn = Pivoter le dé sur { $face }
move-value-first = Compter la valeur, puis retourner
move-flip-first = Retourner, puis compter la valeur
move-take = Prendre un jeton de { $points }
move-take-nothing = Ne rien prendre

## Prompts
prompt-pick = Choisissez une carte en secret. Ce choix est définitif.
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
say-cancelled = { $who } joue { $card } en double : carte annulée.
say-lady = { $who } joue la seule Dame : aucune autre carte ne compte.
say-silenced = { $who } : la Dame annule { $card }.
say-merchants = { $who } joue les Marchands : chaque dé passe à gauche.
say-receives = { $giver } passe le { $face } à { $who }.
say-troublemakers = { $who } joue les Chenapans : tous les dés se retournent.
say-flipped = { $who } retourne le dé : { $old } → { $face }.
say-reverses = { $who } inverse le dé : { $old } → { $face }.
say-turns = { $who } pivote le dé : { $old } → { $face }.
say-value-first = { $who } compte { $card } avant le retournement.
say-flip-first = { $who } compte { $card } après le retournement.
say-doubles = { $who } double { $face } : valeur { $value }.
say-adds = { $who } ajoute 7 à { $face } : valeur { $value }.
say-subtracts = { $who } retire 7 à { $face } : valeur { $value }.
say-golem = { $who } a un Golem sur { $face } : valeur { $value }.
say-golem-on-12 = { $who } a un Golem sur { $face } : valeur { $value } seulement.
say-oracle = { $who } lance le dé pour l’Oracle : { $old } → { $face }.
say-compares = { $who } arrive à { $value }.
say-covered = { $who } partage la valeur { $value } : dé couvert.
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
say-no-second = Aucun autre dé ne reste : pas de deuxième place.
say-nobody = Tous les dés sont couverts : personne ne marque.
say-no-token = La réserve n’a plus de jeton de { $points } pour { $who }.
say-takes = { $who } prend un jeton de { $points } à { $victim }.
say-takes-nothing = { $who } ne prend rien à { $victim }.
say-ladies-tied = Les Dames sont à égalité : personne ne prend rien.
say-nothing-to-take = { $victim } n’a aucun jeton à céder à { $who }.
say-last-card = { $who } n’a plus qu’une carte : fin de la manche { $round }.
say-eight-points = { $who } a { $points } points : fin de la manche { $round }.
say-take-back = Chacun reprend ses cartes défaussées.
say-tied = { $who } partage un total de { $points } : points annulés.
say-wins-round = { $who } remporte la manche { $round } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
say-no-winner = Tous les points sont annulés : personne ne remporte la manche { $round }.
say-buries = { $who } enterre { $card }.
    .hidden = { $who } enterre une carte.
say-king = { $who } a remporté deux manches et devient Roi des 12.
say-round-limit = La limite de { $rounds } manches est atteinte : le plus de manches gagne.
say-wins = { $who } gagne avec { $won ->
    [one] { $won } manche
   *[other] { $won } manches
}.

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
scene-your-buried = Sous votre dé :

## Board
board-you = (vous)
board-bot = robot
board-away = absence depuis { $since }
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
board-chapter = Manche { $round }, tour { $turn }
board-played = jouée
board-buried-word = enterrée
board-on-table = sur la table
board-short-knight = la basse gagne
board-short-sorcerer = face voisine
board-short-oracle = relancer, à la fin
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
board-expect-troublemakers = tous les dés tournent
board-expect-merchants = les dés vont à gauche
board-expect-lady = seule, elle seule compte
board-expect-gambler = 1 puis 2 points
board-dial = Cliquez la face finale de votre dé.
board-dial-flipped = Les Chenapans le retournent d’abord : { $old } → { $face }.
board-dial-stays = Le dé garde cette face au tour suivant.
board-take-sum = Vous { $mine }, { $victim } { $theirs }
board-first-pick = Choisir d’abord une carte
board-first-turn = Choisir d’abord une face
board-first-order = Choisir d’abord un ordre
board-first-take = Choisir d’abord
board-first-bury = Choisir d’abord une carte
board-note-turn = Tous les choix se révèlent ensemble.
board-note-order = Tous les choix se révèlent ensemble.
board-note-take = Votre Dame compte moins que l’autre.
board-note-bury = Vous jouerez sans elle. Personne d’autre ne sait laquelle.
board-chart-note = Points par tour ; les totaux égaux s’annulent.
board-struck = Barré : les totaux égaux s’annulent.
board-struck-word = annulés

## Guide
guide-pick = Chacun choisit une carte en même temps. La plus haute valeur prend 2 points, la suivante 1. Cliquez une carte pour voir ce qu’elle fait de votre dé.
guide-equal = Deux cartes égales s’annulent. Les dés de même valeur sont couverts et ne marquent rien. Visez une valeur à part.
guide-gone = Une carte jouée ne revient qu’à la fin de la manche, et les autres peuvent s’en souvenir. La manche finit à 8 points, ou quand il reste une carte.
guide-turn = Le Sorcier bascule votre dé sur l’une des cinq faces autour du sommet. Il y reste au tour suivant.
guide-order = Les Chenapans retournent votre dé. Vous choisissez si votre carte compte la face avant ou après.
guide-take = Deux Dames se sont annulées. La plus basse peut prendre un jeton à la plus haute.
guide-bury = Qui remporte une manche joue ensuite avec une carte de moins. Enterrez la moins utile. Deux manches font la partie.

## Errors
allowed-agreed-cards = six différentes parmi { $cards }
error-boxes = players = { $players } n’est pas permis avec boxes = { $boxes } : il faut au moins { $needed } boîtes
error-agreed-cards = agreed_cards = { $cards } n’est pas permis avec card_set = { $card_set } : card_set = agreed le demande, les autres le refusent
error-no-dice = dice manque : une position doit dire les faces
error-cards-unwanted = cards n’a sa place dans une position qu’avec card_set = random
error-no-cards = cards manque : avec card_set = random, une position doit nommer les sept
error-cards-no-set = cards doit contenir knight et six autres, dont deux au moins avec un symbole
error-no-card = { $name } doit contenir des cartes, et { $card } n’en est pas une
error-card-twice = { $name } nomme une carte deux fois
error-buried = buried[{ $seat }] contient une carte au plus
error-not-the-seven = les cartes de la place { $seat } doivent être les sept, chacune une fois : { $cards }
error-small-hand = hands[{ $seat }] doit contenir { $least } cartes ou plus
error-tokens = tokens contient { $count } jetons de valeur { $points } ; il y en a { $most }
