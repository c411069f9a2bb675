title = Twelve Heroes
    .of = de Twelve Heroes
    .at = à Twelve Heroes
summary = Recrutez des héros, nourrissez-les et tenez trois régions jusqu’à 7 points de victoire.

## Options
option-rules = Règles
    .help = Normales, ou avancées avec des jetons Popularité qui départagent les égalités.
    .normal = normales
    .advanced = avancées, avec Popularité
option-deck_mode = Decks
    .help = Comment se composent les deux decks de douze héros.
    .factions = factions toutes prêtes
    .draft = draft
    .tournament = tournoi : listes personnelles
option-faction_1 = Faction du joueur 1
    .help = Le deck tout prêt de la première place.
    .random = au hasard
    .humans = Humains
    .elves = Elfes
    .orcs_goblins = Orcs et Gobelins
    .mechanical_army = Armée mécanique
option-faction_2 = Faction du joueur 2
    .help = Le deck tout prêt de la seconde place.
    .random = au hasard
    .humans = Humains
    .elves = Elfes
    .orcs_goblins = Orcs et Gobelins
    .mechanical_army = Armée mécanique
option-allow_same_faction = Deux fois la même faction
    .help = Les deux joueurs peuvent avoir la même faction.
option-deck_1 = Deck du joueur 1
    .help = Tournoi seulement : 12 héros, 2 au plus de chaque, en liste ou en fichier.
option-deck_2 = Deck du joueur 2
    .help = Tournoi seulement : 12 héros, 2 au plus de chaque, en liste ou en fichier.
option-draft_gifts = Cadeaux du draft
    .help = Quand vous apprenez quelles cartes sont revenues dans votre deck.
    .hidden_until_drawn = à la pioche
    .shown_after_draft = aussitôt après le draft
option-first_player = Premier joueur
    .help = Qui joue le premier tour : au hasard, ou une place.
option-food_supply = Nourriture
    .help = Sans limite, ou les 20 jetons de la boîte.
    .unlimited = sans limite
option-ship_chain = Voiliers en chaîne
    .help = Un Voilier céleste ajouté par un autre peut ajouter un héros à son tour.
option-max_turns = Limite de tours
    .help = La partie s’arrête après ce nombre de tours ; qui a le plus de PV gagne. 0 : aucune limite.

## Reasons
reason-victory = { $who } atteint 7 points de victoire.
reason-max_turns = La limite de tours est atteinte.

## Heroes
hero-archangel = Archange
    .effect = au recrutement, 4 nourritures dans une région où vous avez un héros
    .the = l’Archange
hero-behemoth = Béhémoth
    .effect = au recrutement, l’adversaire défausse un héros d’une région
    .the = le Béhémoth
hero-cannon = Canon
    .effect = part à la défausse au début de votre Maintenance
    .the = le Canon
hero-chariot = Char
    .effect = au déploiement, peut renvoyer un héros adverse de coût 3 au plus
    .the = le Char
hero-knight = Chevalier
    .effect = au recrutement, un de vos héros en jeu revient en main
    .the = le Chevalier
hero-goat = Chèvre
    .effect = au début de votre Maintenance, peut devenir 1 nourriture dans sa région
    .the = la Chèvre
hero-dragon = Dragon
    .effect = au recrutement, chaque joueur perd 1 nourriture dans chaque région
    .the = le Dragon
hero-elf = Elfe
    .effect = au déploiement, 2 nourritures dans cette région
    .the = l’Elfe
hero-giant_falcon = Faucon géant
    .effect = un déplacement gratuit au début de votre phase Militaire
    .the = le Faucon géant
hero-iron_giant = Géant de Fer
    .effect = pioche une carte à sa défausse depuis une région ou le campement
    .the = le Géant de Fer
hero-goblin = Gobelin
    .effect = au recrutement, peut rejoindre une région gratuitement
    .the = le Gobelin
hero-golem = Golem
    .effect = l’emporte à égalité dans sa région
    .advanced = au recrutement, pioche une carte par jeton Popularité que vous avez
    .the = le Golem
hero-treant = Homme-Arbre
    .effect = au déploiement ou au déplacement, 1 nourriture à l’arrivée
    .the = l’Homme-Arbre
hero-steward = Intendant
    .effect = au recrutement, 1 nourriture dans chaque région où vous avez un héros
    .the = l’Intendant
hero-orc = Orc
    .effect = au déploiement, chaque joueur perd 1 nourriture dans cette région
    .the = l’Orc
hero-peasant = Paysan
    .effect = au recrutement, 2 nourritures pour votre campement
    .the = le Paysan
hero-strategist = Stratège
    .effect = au recrutement, vos héros peuvent rentrer au campement
    .the = le Stratège
hero-celestial_ship = Voilier céleste
    .effect = au déploiement, peut amener un héros de coût 0 ou 1 de votre main
    .the = le Voilier céleste
tile-none = aucune tuile
tile-farm = Ferme
tile-mine = Mine
tile-city = Cité
faction-humans = Humains
faction-elves = Elfes
faction-orcs_goblins = Orcs et Gobelins
faction-mechanical_army = Armée mécanique
camp = le campement
region = Région { $number }

## Moves
move-supply = Prendre 1 nourriture
move-end = Finir votre tour
move-done = C’est tout
move-none = Personne
move-yes = Défausser pour 1 nourriture
move-no = Garder
move-camp = Chercher au campement
move-region = Choisir la Région { $region }
move-to = Aller en Région { $region }
move-move = Déplacer un héros de la Région { $region }
move-fly = Voler depuis la Région { $region }
move-resolve = Appliquer l’effet en Région { $region }
move-food = { $food ->
    [0] Ne rien emporter
    [one] Emporter { $food } nourriture
   *[other] Emporter { $food } nourritures
}
move-hero = Choisir { $hero }
move-recruit = Recruter { $hero } (coût { $cost }, force { $force } : { $effect })
    .short = Recruter { $hero }
move-deploy = Envoyer { $hero } (force { $force } : { $effect })
    .short = Envoyer { $hero }
move-burn = Défausser { $hero } pour une action de plus
move-under = Mettre { $hero } sous la pioche
move-pick = Garder { $hero } (coût { $cost }, force { $force } : { $effect })
    .short = Garder { $hero }
move-starve = Défausser { $hero }
move-return = Renvoyer { $hero }
move-add = Amener { $hero } (force { $force } : { $effect })
    .short = Amener { $hero }
move-drop = Défausser { $hero }

## Prompts
prompt-pick = Gardez en secret { $count ->
    [one] encore { $count } carte
   *[other] { $count } cartes
} de ce paquet.
prompt-mulligan = Mettez des cartes sous la pioche, puis piochez-en autant.
prompt-goat = Défausser la Chèvre de la Région { $region } pour 1 nourriture ?
prompt-starve = Nourriture manquante en Région { $region } : { $count }. Choisissez un héros à défausser.
prompt-falcon = Les Faucons géants peuvent voler, gratuitement.
prompt-action = Choisissez une action ; il en reste { $count }.
prompt-extra = Utilisez maintenant l’action supplémentaire.
prompt-last = Plus d’actions : finissez le tour, ou défaussez une carte pour en gagner une.
prompt-finish = Plus d’actions : finissez le tour.
prompt-deploy-region = Quelle région pour { $hero } ?
prompt-deploy-food = Combien de nourriture part avec { $hero } ?
prompt-deploy-more = Déployez un autre héros, ou arrêtez-vous là.
prompt-order = Quel effet vient ensuite ?
prompt-chariot = Qui le Char renvoie-t-il de la Région { $region } ?
prompt-ship = Qui le Voilier amène-t-il en Région { $region } ?
prompt-move-hero = Quel héros quitte la Région { $region } ?
prompt-move-to = Où va { $hero } ?
prompt-move-food = Combien de nourriture suit { $hero } ?
prompt-archangel = Quelle région reçoit 4 nourritures ?
prompt-behemoth-region = Le Béhémoth veut un héros. De quelle région ?
prompt-behemoth-hero = Quel héros de la Région { $region } part ?
prompt-knight-place = Le Chevalier reprend un héros. D’où ?
prompt-knight-hero = Quel héros revient en main ?
prompt-goblin = Le Gobelin peut rejoindre une région.
prompt-strategist-region = Le Stratège rappelle des héros. D’où ?
prompt-strategist-hero = Quel héros rentre au campement ?
prompt-hand-limit = Défaussez jusqu’à n’avoir que 5 cartes.

## Story
say-plays-faction = { $who } joue la faction { $faction }.
say-packs = Draft, manche { $round } : 6 cartes chacun.
say-keeps-two = { $who } garde { $one } et { $other }.
    .hidden = { $who } garde 2 cartes.
say-passes = { $who } passe 4 cartes à { $to }.
say-keeps-received = { $who } garde { $one } et { $other } des cartes reçues.
    .hidden = { $who } garde 2 des cartes reçues.
say-gives = { $who } donne { $one } et { $other } au deck { DE($to) }.
    .hidden = { $who } donne les 2 dernières cartes au deck { DE($to) }.
say-draft-over = { $who } a un deck de 12.
say-gifts-shown = { $who } voit les cadeaux : { $a }, { $b }, { $c }, { $d }.
    .hidden = { $who } voit les cadeaux du draft.
say-deck-built = { $who } apporte un deck de 12.
say-begins = { $who } commence.
say-tile-opens = Région { $region } : { $tile }.
say-draws-opening = { $who } pioche { $hero }.
    .hidden = { $who } pioche une carte.
say-under = { $who } met { $hero } sous la pioche.
    .hidden = { $who } met une carte sous la pioche.
say-changes-first = { $who } { $count ->
    [0] garde sa main
    [one] change { $count } carte
   *[other] change { $count } cartes
}.
say-changes-second = { $who } { $count ->
    [0] garde sa main
    [one] change { $count } carte
   *[other] change { $count } cartes
}.
say-draws-changed = { $who } pioche { $hero } à la place.
    .hidden = { $who } pioche une carte à la place.
say-first-turn = { $who } commence par la phase Militaire.
say-turn = Au tour { DE($who) }.
say-reshuffles = { $who } mélange { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en une nouvelle pioche.
say-nothing-to-draw = { $who } n’a plus rien à piocher.
say-food-lost = { $who } n’a plus personne en Région { $region } : { $food ->
    [one] { $food } nourriture perdue
   *[other] { $food } nourritures perdues
}.
say-token-back = { $who } perd la Popularité de la Région { $region }.
say-token-taken = { $who } prend la Popularité de la Région { $region }.
say-cube = { $mine } contre { $theirs } : { $who } pose un cube en Région { $region }.
say-tie-token = { $force } partout : la Popularité donne la Région { $region } à { $who }.
say-tie-golem = { $force } partout : le Golem donne la Région { $region } à { $who }.
say-wins-tile = { $mine } contre { $theirs } : { $who } remporte la tuile { $tile } de la Région { $region }.
say-cubes-back = { $count ->
    [0] Aucun cube à reprendre.
    [one] { $count } cube repris.
   *[other] { $count } cubes repris.
}
say-food-back = { $food ->
    [one] { $food } nourriture retourne
   *[other] { $food } nourritures retournent
} à la réserve.
say-heroes-spent = { $who } y défausse { $count } héros.
say-heroes-home = { $who } ramène { $count } héros au campement.
say-scores = { $tile } : { $who } marque { $vp } PV et en a { $total }.
say-new-tile = Une tuile { $tile } se révèle en Région { $region }.
say-token-stays = La Popularité va sur la nouvelle tuile de la Région { $region }.
say-token-gone = Plus de tuile en Région { $region } : sa Popularité disparaît.
say-cannon = { $who } défausse un Canon ({ $place }).
say-goat = { $who } défausse la Chèvre de la Région { $region } pour { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
}.
say-feeds = { $who } dépense { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
} en Région { $region }.
say-starves = La nourriture manque en Région { $region } : { $who } défausse { $hero }.
say-income = { $who } prend { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
}.
say-draws-income = { $who } pioche { $hero }.
    .hidden = { $who } pioche une carte.
say-flies = Le Faucon géant { DE($who) } vole de la Région { $from } à la Région { $to } { $food ->
    [0] sans nourriture
    [one] avec { $food } nourriture
   *[other] avec { $food } nourritures
}.
say-supplies = { $who } prend { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
}.
say-burns = { $who } défausse { $hero } pour une action de plus.
say-recruits = { $who } recrute { $hero } { $cost ->
    [0] gratuitement
    [one] pour { $cost } nourriture
   *[other] pour { $cost } nourritures
}.
say-deploys = { $who } envoie { $hero } en Région { $region } { $food ->
    [0] sans nourriture
    [one] avec { $food } nourriture
   *[other] avec { $food } nourritures
}.
say-moves = { $who } déplace { $hero } de la Région { $from } à la Région { $to } { $food ->
    [0] sans nourriture
    [one] avec { $food } nourriture
   *[other] avec { $food } nourritures
}.
say-archangel = Archange : { $who } gagne { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
} en Région { $region }.
say-behemoth = Béhémoth : { $who } défausse { $hero } en Région { $region }.
say-chariot = Char : { $who } renvoie { $hero } de la Région { $region }.
say-knight = Chevalier : { $who } reprend { $hero } en main ({ $place }).
say-dragon = Dragon : { $who } perd 1 nourriture en Région { $region }.
say-elf = Elfe : { $who } gagne { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
} en Région { $region }.
say-draws-giant = Géant de Fer : { $who } pioche { $hero }.
    .hidden = Géant de Fer : { $who } pioche une carte.
say-goblin = Gobelin : { $who } l’envoie gratuitement en Région { $region }.
say-draws-golem = Golem : { $who } pioche { $hero }.
    .hidden = Golem : { $who } pioche une carte.
say-treant = Homme-Arbre : { $who } gagne { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
} en Région { $region }.
say-steward = Intendant : { $who } gagne { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
} en Région { $region }.
say-orc = Orc : { $who } perd 1 nourriture en Région { $region }.
say-peasant = Paysan : { $who } prend { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
}.
say-strategist = Stratège : { $who } rappelle { $hero } de la Région { $region }.
say-ship = Voilier céleste : { $who } amène { $hero } en Région { $region }.
say-ability-lost = En Région { $region }, { $hero } n’est plus là : son effet est perdu.
say-drops = { $who } défausse { $hero }.
say-wins = { $who } gagne avec { $vp } PV.
say-turn-limit = La limite de { $turns } tours est atteinte : qui a le plus de PV gagne.

## The same events, spoken to whoever did them: in lessons
you-recruits = Vous recrutez { $hero } { $cost ->
    [0] gratuitement
    [one] pour { $cost } nourriture
   *[other] pour { $cost } nourritures
}.
you-peasant = Le Paysan vous apporte { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
}.
you-supplies = Vous prenez { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
}.
you-burns = Vous défaussez { $hero } pour une action de plus.
you-deploys = Vous envoyez { $hero } en Région { $region } { $food ->
    [0] sans nourriture
    [one] avec { $food } nourriture
   *[other] avec { $food } nourritures
}.
you-moves = Vous déplacez { $hero } de la Région { $from } à la Région { $to } { $food ->
    [0] sans nourriture
    [one] avec { $food } nourriture
   *[other] avec { $food } nourritures
}.
you-chariot = Votre Char renvoie { $hero } de la Région { $region }.
you-cube = { $mine } contre { $theirs } : vous posez un cube en Région { $region }.
you-wins-tile = { $mine } contre { $theirs } : vous remportez la tuile { $tile } de la Région { $region }.
you-scores = { $tile } : vous marquez { $vp } PV et en avez { $total }.

## Deck files
deck-T1 = Le deck a { $count } cartes ; il en faut 12.
deck-T2 = { $card } : { $count } cartes ; 2 au plus sont permises.
deck-T3 = Il n’y a pas de héros { $card } ; le nom le plus proche est { $near }.
deck-T4 = { $reason ->
    [unopened] Le fichier ne s’ouvre pas.
    [no-text] Le fichier ne contient pas de texte en UTF-8.
    [too-long] Le fichier est trop long.
    [line-too-long] Le fichier a une ligne de plus de mille signes.
   *[other] Le fichier ne se lit pas comme du TOML : { $reason }.
}
deck-T5 = { $wanted ->
    [table] L’entrée { $card } doit être une table de héros et de nombres.
    [text] L’entrée { $card } doit être un texte.
    [nothing] L’entrée { $card } doit être absente.
   *[other] L’entrée { $card } doit être : { $wanted }.
}
deck-T6 = { $card } : le nombre de cartes doit être un nombre entier.

## Terminal
scene-camp = Campement
scene-hand = Main
scene-deck = Pioche
scene-discard = Défausse
scene-region = Région { $number }
scene-force = Force { $force }
scene-food = Nourriture { $food }
scene-vp = { $vp } PV
scene-below = { $count ->
    [0] dernière tuile
   *[other] { $count } dessous
}
scene-no-tile = aucune tuile
scene-popularity = Popularité
scene-actions = Actions restantes : { $count }
scene-unknown = { $count ->
    [one] { $count } inconnue
   *[other] { $count } inconnues
}
scene-nobody = –
scene-known = { $cards } : { $heroes }
scene-hidden-tiles = Faces cachées : { $tiles }
scene-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
scene-under = sous la pioche : { $heroes }
scene-phase-setup = Mise en place
scene-phase-control = Contrôle
scene-phase-maintenance = Maintenance
scene-phase-income = Revenus
scene-phase-military = Militaire
scene-phase-end = Fin du tour
scene-turn = { $phase } : { $who }

## Board
board-you = (vous)
board-bot = robot
board-your-camp = Votre campement
board-camp = Campement { DE($name) }
board-nobody = Aucun héros au campement
board-hand-empty = Aucune carte en main
board-food = { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
}
board-lacks = il manque { $food } au prochain repas
board-hero = { $hero } : force { $force }, coût { $cost } ; { $effect }.
board-vp = { $vp } points de victoire sur { $goal }
board-deck = pioche { $count }
board-discard = défausse { $count }
board-empty = vide
board-hand-of = { $name } : { $count ->
    [one] { $count } carte en main.
   *[other] { $count } cartes en main.
}
board-hand-known = Déjà vu : { $heroes }.
board-cubes = { $name } : { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} sur { $slots }
board-force-of = { $name } : force { $force }
board-popularity = Popularité, à personne
board-popularity-of = { $name } a la Popularité
here-side = Ici : côté { DE($who) }, région { $number }, { $tile }, { $food ->
    [0] sans nourriture
    [one] 1 nourriture
   *[other] { $food } nourritures
}
here-leads = { $more } − { $less } = { $by } : { $who } mène de { $by }.
here-tie = { $force } de chaque côté : personne ne mène.
board-side = { $name }, Région { $number }
board-hand = Main ({ $count })
board-pack = Paquet ({ $count })
board-burn = +1
board-burn-more = action
board-food-in-camp = { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
} au campement
board-too-dear = { $cost } − { $food } : il manque { $lacks }
board-with-deploy = Envoyer
board-with-move = Déplacer
board-with-fly = Voler
board-turn = Tour { $number }
board-goal-line = { $n } points pour gagner
board-turn-of = Tour { $number }, { $name }
board-actions = { $phase }, reste { $count }
board-draft = Draft, manche { $round } sur { $rounds }
board-draft-own = Gardez deux de vos six cartes, puis passez les quatre autres.
board-draft-received = Gardez deux des quatre cartes reçues ; les deux dernières repartent.
board-draft-deck = Votre deck : { $count }
board-how-much-food = Nourriture en route
board-go-to = Aller en Région { $number }

## Board: what a choice does
board-do-supply = Prendre 1 nourriture
board-do-end = Finir votre tour
board-do-yes = Défausser la Chèvre pour 1 nourriture
board-do-no = Garder la Chèvre
board-do-recruit = Recruter { $hero } { $cost ->
    [0] (gratuit)
    [one] pour { $cost } nourriture
   *[other] pour { $cost } nourritures
}
board-do-burn = Défausser { $hero } pour une action de plus
board-do-deploy = Envoyer { $hero }
board-do-move = Déplacer { $hero }
board-do-fly = Faire voler { $hero }
board-do-to = en Région { $number }
board-do-with = { $food ->
    [0] sans nourriture
    [one] avec { $food } nourriture
   *[other] avec { $food } nourritures
}
board-do-starve = Défausser { $hero }
board-do-return = Renvoyer { $hero }
board-do-add = Amener { $hero }
board-do-drop = Défausser { $hero }
board-do-pick = Garder { $hero }
board-do-under = Mettre { $hero } sous la pioche
board-do-give-up = Sacrifier { $hero }
board-do-take-back = Reprendre { $hero } en main
board-do-call-back = Rappeler { $hero } au campement
board-do-resolve = Appliquer { $hero } en Région { $number }
board-do-sneak = Envoyer en Région { $number }
board-do-bless = Mettre 4 nourritures en Région { $number }
board-clear = Effacer
board-keep-two = Garder { $first } et { $last }
board-several-mulligan = Échanger
board-several-strategist = Rappeler
board-done-mulligan = Garder cette main
board-done-falcon = Laisser les Faucons
board-done-deploy = Ne déployer personne d’autre
board-done-strategist = Ne rappeler personne
board-none-chariot = Ne renvoyer personne
board-none-ship = N’amener personne
board-none-goblin = Le garder au campement
board-first-action = Choisissez un héros ou une carte
board-first-hero = Choisissez un héros
board-first-region = Choisissez une région
board-first-food = Choisissez la nourriture
board-first-cards = Choisissez exactement { $count } cartes

## Board: notes
board-note-action = Recrutez, déployez du campement ou déplacez un héros ; +1 défausse une carte pour une action.
board-note-last = +1 sous une carte la défausse pour une action de plus.
board-note-food = Chaque héros en région y mange 1 nourriture à votre prochaine Maintenance.
board-note-mulligan = Les nouvelles cartes viennent du dessus ; celles du dessous viennent en dernier.
board-note-goat = La nourriture arrive aussitôt, avant le repas de vos héros.
board-note-starve = Un héros part pour chaque nourriture manquante.
board-note-order = Les effets des héros déployés viennent l’un après l’autre.
board-note-chariot = Seulement un héros de coût 3 au plus ; son campement le reprend.
board-note-ship = Seulement un héros de coût 0 ou 1, sans rien payer.
board-note-archangel = Il vous faut un héros dans cette région.
board-note-behemoth = C’est vous qui choisissez.
board-note-knight = N’importe lequel de vos héros en jeu, Chevalier compris.
board-note-goblin = Il part sans nourriture.
board-note-strategist = Choisissez-en autant que voulu. La nourriture sans héros est perdue.
board-note-hand = Au plus 5 cartes restent en main à la fin du tour.

## Board: deck lists
board-deck-copy = { $hero }, carte { $number }
board-deck-file = Ou un fichier de deck

## Guide
guide-pick = Mêlez héros peu chers et héros forts. Cochez deux cartes.
guide-mulligan = Échangez, une seule fois, les cartes trop chères pour débuter.
guide-recruit = Choisissez une carte à votre portée : son coût est près de la pomme.
guide-food = Rien d’abordable encore : chaque action peut prendre 1 nourriture.
guide-deploy = Choisissez un héros du campement, sa région, puis sa nourriture.
guide-move = Un héros en région peut aller à côté. Ou prenez de la nourriture.
guide-more = Un seul héros par région. Envoyez-en un autre, ou arrêtez-vous là.
guide-starve = Sans nourriture, un héros est perdu. Envoyez de la nourriture avec lui.
guide-last = Au prochain Contrôle, là où vous dominez : un cube, ou la tuile.

## Errors
allowed-deck = une liste de 12 noms de héros, des noms associés à des nombres, ou un fichier de deck
allowed-food = unlimited, ou { $tokens }
error-no-deck = { $option } manque : avec deck_mode = 'tournament', chaque place apporte un deck
error-deck-unwanted = { $option } est de trop : seul deck_mode = 'tournament' se sert de decks
error-same-faction = faction_1 = faction_2 = { $faction } n’est pas permis sans allow_same_faction
error-mapping = { $name } doit associer des noms à des valeurs, ce que { $value } ne fait pas
error-no-entry = { $name } n’a pas de { $entry } ; il y a { $known }
error-food-alone = { $name }.food[{ $seat }] doit être 0 : la place { $seat } n’y a pas de héros
error-many-cubes = la place { $seat } a { $count } cubes sur les tuiles ; il y en a { $most }
error-below-nothing = { $name }.below doit être 0 : sans tuile visible il n’y en a pas dessous
error-popularity = { $name }.popularity = { $seat }, mais la place { $seat } n’y a pas de héros
error-many-tiles = il y a trop de tuiles : { $tile }
error-many-hidden-tiles = hidden_tiles a trop de tuiles : { $tile }, { $most } au plus
error-many-below = { $below } tuiles sont dessous, mais hidden_tiles en a { $hidden }
error-bottoms = bottoms[{ $seat }] doit être une liste d’au plus { $most } héros, et non { $value }
error-many-cards = la place { $seat } a { $count } cartes ; un deck en a { $most }
error-much-food = il y a { $count } nourritures sur la table ; la réserve en a { $most }

## Telling in the browser
tell-turn-of = { $who }, tour { $number }
tell-with = { $said } : { $effects }.
tell-gains-food = { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
} en Région { $region }
tell-loses-food = { $who } perd 1 nourriture en Région { $region }
tell-food-lost = { $food ->
    [one] { $food } nourriture perdue
   *[other] { $food } nourritures perdues
} en Région { $region }
tell-peasant = { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
}
tell-behemoth = { $who } défausse { $hero } en Région { $region }
tell-chariot = { $hero } rentre au campement
tell-knight = { $hero } revient en main depuis { $place }
tell-goblin = il va gratuitement en Région { $region }
tell-strategist = { $hero } revient de la Région { $region }
tell-ship = { $hero } vient avec
tell-draws = { $who } pioche une carte
tell-draws-hero = { $who } pioche { $hero }
tell-cube = { $tile }, { $mine } contre { $theirs } : { $who } ajoute un cube, { $before } + 1 = { $after } sur { $slots }.
tell-wins-tile = { $tile }, { $mine } contre { $theirs } : { $who } l’emporte.
tell-wins-vp = { $tile }, { $mine } contre { $theirs } : { $who } l’emporte, { $before } + { $vp } = { $total } PV.
tell-turned-up = { $said } Ensuite, à cet endroit : { $tile }.
tell-in-region = { $food } en Région { $region }
tell-feeds = Les héros { DE($who) } mangent : { $places }.
tell-supplies = { $who } prend { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
}.
tell-income-card = { $who } prend { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
} et pioche une carte.
tell-income-hero = { $who } prend { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
} et pioche { $hero }.
tell-drops = { $who } défausse { $heroes }.
tell-list = { $things }.
tell-burnt = { $heroes } à la défausse pour une action de plus : { $said }
tell-tiles = Les régions : { $tiles }.
tell-opening = Tout le monde pioche 3 cartes.
tell-opening-own = { $who } pioche { $heroes }.

## Why?
why-R34 = Une nouvelle pioche
why-R35 = Plus rien à piocher
why-R36 = Sans héros, pas de nourriture
    .short = nourriture
why-R38 = Popularité perdue
why-R39 = Popularité prise
why-R45 = Le plus fort pose un cube
    .short = cube
why-R46 = Un côté plein l’emporte
    .short = victoire
why-R48 = Les cubes reviennent
    .short = cubes
why-R50 = Les vainqueurs partent
    .short = héros
why-R51 = Les autres rentrent
    .short = retour
why-R54 = La Popularité suit
why-R56 = Sans nourriture, pas de héros
why-R63 = Au recrutement
    .short = recruter
why-R66 = À l’arrivée
    .short = envoyer
why-R69 = Au déplacement
    .short = déplacer
why-R72 = L’Archange
why-R73 = Le Béhémoth
why-R74 = Le Canon
why-R75 = Le Char
why-R76 = Le Chevalier
why-R78 = Le Dragon
why-R79 = L’Elfe
why-R81 = Le Géant de Fer
why-R82 = Le Gobelin
why-R83 = Le Golem départage
    .short = Golem
why-R84 = Le Golem pioche
why-R85 = L’Homme-Arbre
why-R86 = L’Intendant
why-R87 = L’Orc
why-R88 = Le Paysan
why-R89 = Le Stratège
why-R90 = Le Voilier céleste
why-Q37 = Parti trop tôt
why-Q49 = La limite de tours
why-of = sur { $n }
why-side = { $who } : { $sum }
why-cube-more = Une fois tout plein, le prochain Contrôle dominé par { $who } emporte la tuile ({ $tile }) : { $vp } points. À force égale, rien ne s’ajoute.
why-cube-full = Le prochain Contrôle dominé par { $who } emporte la tuile ({ $tile }) : { $vp } points.
why-to-win = { $n ->
    [0] Cela suffit.
    [one] Encore { $n } point.
   *[other] Encore { $n } points.
}

## Deck builder
deck-page-title = Atelier de decks
deck-page-unnamed = Mon deck
deck-page-start = Partir de
deck-page-random = Au hasard
deck-page-empty = Vider
deck-page-undo = Annuler
deck-page-check = Vérifier
deck-page-replace = { $n ->
    [one] Remplacer une carte ?
   *[other] Remplacer { $n } cartes ?
}
deck-page-replace-yes = Remplacer
deck-page-replace-no = Garder ma liste
deck-page-heroes = Les héros, par coût
deck-page-hero = { $hero }, force { $force }, coût { $cost }
deck-page-copies = { $hero }, { $n } sur { $most }
deck-page-numbers = force { $force }, { $cost ->
    [0] gratuit
    [one] coûte { $cost } nourriture
   *[other] coûte { $cost } nourritures
}
deck-page-tap = Touchez un héros : un, deux, aucun.
deck-page-keys = Au clavier : 0 1 2.
deck-page-hold = Appui long : lire la carte.
deck-page-name = Nom du deck
deck-page-of = sur { $n } cartes
deck-page-of-short = sur { $n }
deck-page-missing = { $n ->
    [one] Encore une carte ; deux au plus de chaque héros.
   *[other] Encore { $n } cartes ; deux au plus de chaque héros.
}
deck-page-many = { $n ->
    [one] Retirez une carte. Rien n’est perdu en attendant.
   *[other] Retirez { $n } cartes. Rien n’est perdu en attendant.
}
deck-page-right = Prêt à jouer. L’adversaire ne le verra qu’à la fin de la partie.
deck-page-costs = Coûts
deck-page-average = coût moyen { $food }, force { $force } en tout
deck-page-column = { $n ->
    [one] une carte de coût { $cost }
   *[other] { $n } cartes de coût { $cost }
}
deck-page-food = nourriture pour recruter
deck-page-code = Code à partager
deck-page-copy = Copier
deck-page-copied = Copié
deck-page-paste-one = En coller un
deck-page-paste = Un code que vous avez reçu
deck-page-take = Utiliser
deck-page-bad-code = Ce code ne correspond à aucun deck.
deck-page-try = L’essayer contre un robot
deck-page-save = Garder le brouillon
deck-page-save-short = Garder
deck-page-file = Télécharger
deck-page-share = Partager
deck-page-share-text = Un deck pour Twelve Heroes : { $code }

## Rules page

pictures-force = force
pictures-cost = coût en nourriture
pictures-all = Les 18 héros et les 3 tuiles
pictures-heroes = Héros, par coût
pictures-tiles = Tuiles
pictures-tile = { $slots ->
    [one] { $slots } cube par côté, { $vp } PV.
   *[other] { $slots } cubes par côté, { $vp } PV.
}
pictures-camp = Campement { DE($who) }

## Results
board-were-fair = Les cartes étaient équitables
board-fair-sealed = Cartes équitables, scellées avant la donne
result-tiles = Tuiles gagnées
result-tile-turn = tour { $turn }

## Sortes de hasard, dans les rapports d’équilibre

lab-chance-factions = les factions
lab-chance-pack = les paquets du draft
lab-chance-first-player = qui commence
lab-chance-tile = les tuiles
lab-chance-draw = les cartes piochées
lab-piece = { $hero }

## Puzzles
puzzle-question = Quelle action donne 7 PV à votre prochain Contrôle, quoi que fasse Tom ?
puzzle-help = Votre dernière action du tour. Mains et pioches sont vides : tout est visible.
puzzle-value = 100 % : aucune réponse de Tom n’y change rien ; 0 % : il en a une
puzzle-yours = { $right ->
    [yes] Votre choix tient : quoi que fasse Tom, vous avez 7 PV
   *[no] Votre choix ne tient pas : Tom a une réponse
}
puzzle-why = Chaque réponse de Tom à chaque action a été suivie jusqu’à votre prochain Contrôle. « { $choice } » tient contre toutes.
puzzle-reply = { $any ->
    [yes] Après le vôtre, Tom répond : { $line }.
   *[no] Après le vôtre, Tom n’a même pas besoin d’agir.
}
puzzle-send = { $hero } en Région { $region }
puzzle-send-food = { $hero } en Région { $region } avec { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
}
puzzle-move = { $hero } de la Région { $from } à la Région { $region }
puzzle-move-food = { $hero } de la Région { $from } à la Région { $region } avec { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
}

## Whole decisions
decision-send = Envoyer { $hero } en Région { $region } { $food ->
    [0] sans nourriture
    [one] avec { $food } nourriture
   *[other] avec { $food } nourritures
}
decision-march = Déplacer { $hero } vers la Région { $region } { $food ->
    [0] sans nourriture
    [one] avec { $food } nourriture
   *[other] avec { $food } nourritures
}

## Steps of a turn in a replay
step-setup = Mise en place
step-control = Contrôle
step-tile = Tuile gagnée
step-food = Maintenance
step-income = Revenus
step-supply = Nourriture
step-burn = Action de plus
step-recruit = Recrue
step-deploy = Envoi
step-move = Déplacement
step-ability = Pouvoir
step-drop = Fin du tour
step-win = Victoire
