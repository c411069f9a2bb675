title = Killer
    .of = de Killer
    .at = à Killer
summary = Six dés : au-dessus de 30 ou sous 12, vous frappez ; entre les deux, vous souffrez.

## Options
option-players = Joueurs
    .help = Combien de personnes ou de robots sont à la table.
option-first_player = Premier joueur
    .help = Qui joue le premier tour : au hasard, ou une place.
option-dice_count = Dés
    .help = Nombre de dés des deux phases ; les seuils suivent.
option-starting_hp = PDV de départ
    .help = Points de vie au départ, sauf capital lancé aux dés.
option-starting_hp_mode = Capital
    .help = Le même capital pour tous, ou un capital lancé aux dés.
    .fixed = le même pour tous
    .one_roll = un lancer de tous les dés
    .kept_roll = lancer en écartant des dés
option-eliminated_players = Sans PDV
    .help = Ce que l’on fait encore sans PDV.
    .out = quittent la partie
    .ghost = continuent en fantômes
    .revive = peuvent revenir
option-revive_limit = Retours
    .help = Combien de fois chaque joueur peut revenir à la vie.
option-exact_result = Total exact
    .help = Effet d’un total d’exactement 12 ou 30.
    .regenerate = un dé de soin
    .nothing = fin du tour, sans effet
option-attack_heal = Attaque qui soigne
    .help = L’attaquant gagne d’abord des PDV égaux à la valeur de l’attaque.
option-forgotten_target = Cible oubliée
    .help = On peut lancer l’attaque sans nommer de cible : elle touche l’attaquant.
option-all_hit = Tous les dés touchent
    .help = Ce qui se passe quand tous les dés d’une attaque touchent.
    .end = l’attaque s’arrête
    .reroll_all = on relance tous les dés
    .push_luck = s’arrêter, ou tout risquer
option-max_turns = Limite de tours
    .help = La partie s’arrête après ce nombre de tours ; qui a le plus de PDV gagne. 0 : aucune limite.
warning-healing-outgrows-hits = Avec si peu de dés, une attaque soigne plus qu’elle ne blesse : la partie peut durer jusqu’à la limite de tours.

## Reasons
reason-last_standing = Tous les autres sont hors jeu.
reason-max_turns = La limite de tours est atteinte.

## Moves
move-keep = Écarter un { $face }
move-roll = Relancer le reste
move-attack = Attaquer { $target }
move-attack-nobody = Lancer sans nommer de cible
move-stop = S’arrêter et garder les touches
move-continue = Relancer et tout risquer

## Prompts
prompt-which-dice = Quels dés gardez-vous ?
prompt-dice = Écartez au moins un dé de ce lancer.
prompt-last-die = Le dernier dé reste tel quel.
prompt-capital = Écartez des dés pour vos PDV de départ.
prompt-target = Nommez la cible de votre attaque de { $value }.
prompt-luck = { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
}. S’arrêter, ou relancer et tout risquer ?

## Story
say-begins = { $who } commence.
say-capital = { $who } commence avec { $hp } PDV.
say-rolls = { $who } lance { $dice }.
say-rolls-again = { $who } relance : { $dice }.
say-sets-aside = { $who } écarte { $dice } : { $sum } jusqu’ici.
say-total = { $who } a un total de { $total }.
say-loses = { $total } est à { $loss } de { $threshold } : { $who } perd { $loss } PDV, il en reste { $hp }.
say-heals = { $who } regagne { $die } et a { $hp } PDV.
say-exact-idle = { $who } a exactement { $total } : le tour prend fin.
say-attacks-low = { $threshold } − { $total } = { $value } : { $who } attaque à { $value }.
say-attacks-high = { $total } − { $threshold } = { $value } : { $who } attaque à { $value }.
say-attack-heals = { $who } gagne d’abord { $value } et a { $hp } PDV.
say-targets = { $who } nomme { $target } pour cible.
say-forgets = { $who } ne nomme personne et devient la cible.
say-attack-rolls = { $who } lance { $dice }.
say-hits = { $count } × { $value } à l’écart : { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
} jusqu’ici.
say-misses = Aucun { $value } : l’attaque est terminée.
say-all-hit = Tous les dés touchent : l’attaque s’arrête à { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
}.
say-takes-all-up = Tous les dés touchent : { $who } les reprend tous.
say-stops = { $who } s’arrête à { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
}.
say-continues = { $who } continue avec { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}.
say-loses-attack = { $who } a relancé sans toucher : { $hits ->
    [one] la touche est perdue
   *[other] les { $hits } touches sont perdues
}.
say-damages = { $hits } × { $value } : il reste { $hp } PDV à { $target }.
say-eliminated = { $who } n’a plus de PDV : hors jeu.
say-eliminated-for-good = { $who } n’a plus ni PDV ni retour.
say-ghost-idle = { $who } joue en fantôme : un total de { $total } ne fait rien.
say-returns = Exactement { $total } : { $who } revient avec { $die } PDV.
say-stays-down = { $total } n’est pas exact : { $who } reste à terre.
say-wins = { $who } gagne.
say-turn-limit = La limite de { $turns } tours est atteinte : qui a le plus de PDV gagne.

## The same events, spoken to whoever did them: in lessons
you-sets-aside = Vous gardez { $dice } : { $sum } jusqu’ici.
you-rolls-again = Le reste est relancé : { $dice }.
you-loses = { $total } est à { $loss } de { $threshold } : vous perdez { $loss } PDV, il vous en reste { $hp }.
you-heals = Vous regagnez { $die } et avez { $hp } PDV.
you-attacks-low = { $threshold } − { $total } = { $value } : une attaque de { $value }.
you-attacks-high = { $total } − { $threshold } = { $value } : une attaque de { $value }.

## Terminal
scene-hp = { $hp } PDV
scene-eliminated = hors jeu
scene-rolled = Lancés
scene-kept = À l’écart
scene-attack = Attaque de { $value }, touches : { $hits }

## Odds
odds-choice = Écarter
odds-attack = attaque
odds-exact = exact
odds-loss = perte
odds-value = gain
odds-way = Chances exactes, en jouant ensuite pour le plus de dégâts et de soins moins les pertes ; le gain est cette somme en moyenne.

## Board
board-you = (vous)
board-bot = robot
board-over = Les dés se reposent
board-tray = Dés
board-aside = À l’écart
board-hits = Touches
board-hits-sum = { $hits } × { $value } = { $damage }
board-roll = { $number ->
    [1] Premier lancer
    [2] Deuxième lancer
    [3] Troisième lancer
    [4] Quatrième lancer
    [5] Cinquième lancer
    [6] Sixième lancer
   *[other] Lancer { $number }
}
board-at-least-one = au moins un
board-attack = Attaque de { $value }
board-attack-hint = chaque { $value } touche
board-die = un { $face }
board-clear = Effacer
board-choose-dice = Choisissez des dés
board-choose-target = Choisissez une cible
board-keep-roll = Garder { $dice }, relancer { $left ->
    [1] un dé
    [2] deux dés
    [3] trois dés
    [4] quatre dés
    [5] cinq dés
   *[other] { $left } dés
}
board-keep-all = Garder { $dice } et compter
board-keep-any = Garder ces dés
board-note-dice = Un dé écarté reste tel quel. Le reste est relancé.
board-note-last-die = Ensuite, le total compte.
board-note-target = Toutes les touches comptent à la fin, d’un coup.
board-note-luck = Un lancer sans touche perd toute l’attaque.
board-turn = Tour { $number }
board-start-line = départ : { $hp } PDV
board-odds = Ce que chaque choix apporte
board-attack-word = Attaque
board-heal-word = Soin
board-lose-word = Perte de PDV
board-choice-spoken = { $dice } : attaque { $attack }, soin { $heal }, perte { $loss } pour cent.
board-win-word = Victoire
board-win-spoken = Gagne { $chance }.
board-way = Moyenne en PDV : dégâts et soins moins pertes.
board-way-capital = Le total donne vos PDV de départ.
board-way-best = Exact si chacun joue au mieux.
board-damage = Ce que l’attaque peut faire
board-mean-damage = { $value } PDV en moyenne.
board-legend = Effet d’un total
board-legend-attack = Sous { $low } ou au-dessus de { $high } : attaque de la différence.
board-legend-heal = Exactement { $low } ou { $high } : soin d’un dé.
board-legend-lose = Entre les deux : 1 PDV perdu par point jusqu’à { $low } ou { $high }.
board-where = Où le total peut tomber
board-so-far = { $sum } jusqu’ici, { $left ->
    [0] aucun dé à venir
    [one] un dé à venir
   *[other] { $left } dés à venir
}
board-so-far-chances = { board-so-far }{ $left ->
    [0] {""}
   *[other] {""} ; chances en %
}
board-attack-head = Attaque
board-heal-head = Soin
board-lose-head = Perte
board-average-head = PDV en moyenne
board-average-spoken = { $value } PDV en moyenne.
board-attacks = { $who } attaque { $target } à { $value }
board-attack-roll = lancer { $number } : { $hits ->
    [one] 1 touche
   *[other] { $hits } touches
}
board-attack-none = lancer { $number } : aucun { $value }, c’est fini
board-hits-word = { $hits ->
    [one] touche
   *[other] touches
}
board-value-word = attaque
board-off = PDV perdus par { $target }
board-hits-count = { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
}
board-attack-does = Ce que fait une attaque de { $value }
board-or-more = { $hits ->
    [one] 1 touche
   *[other] { $hits } touches
} ou plus : { $chance } des attaques.
board-total-is = Le total est { $total }
board-above = { $by } de plus que { $threshold } : attaque de { $by }
board-below = { $by } de moins que { $threshold } : attaque de { $by }
board-out-of = Vous êtes hors jeu : { $place ->
    [1] 1er
   *[other] { $place }e
} sur { $players }
board-watch-on = Regarder la suite
board-play-on = { $who } { $count ->
    [one] joue encore
   *[other] jouent encore
}
board-jump = Aller à la fin
board-new-match = Nouvelle partie
board-fact-dealt = dégâts infligés
board-fact-healed = soignés
board-fact-lost = perdus au milieu
board-out-hit = { $who } attaque à { $value } et touche { $hits ->
    [1] une fois : { $damage } de dégâts
    [2] deux fois : 2 × { $value } = { $damage }
   *[other] { $hits } fois : { $hits } × { $value } = { $damage }
}. Il vous restait { $had } PDV.
board-out-lost = Votre total de { $total } était à { $loss } de { $threshold } : { $loss } PDV de perdus. Il vous en restait { $had }.
board-fact-taken = { $who ->
    [nobody] pris par des attaques
   *[other] pris par { $who }
}
board-course = De { $hp } PDV à zéro au tour { $turn }.
board-out = hors jeu
board-place = { $place ->
    [1] 1er
   *[other] { $place }e
}

## Guide
guide-dice = Visez haut (30 et plus) ou bas (12 et moins). Le milieu coûte des PDV.
guide-rest = Un dé écarté reste. Choisissez un dé ou plus, puis relancez le reste.
guide-last-die = Le dernier dé reste tel quel, puis le total compte.
guide-target = Choisissez qui attaquer. Chaque dé à la valeur de l’attaque touche.
guide-luck = S’arrêter assure les dégâts. Un seul lancer vide perd tout.

## Errors
error-no-odds-now = il y a des chances à montrer quand on écarte des dés ou qu’on nomme une cible
error-many-hp = quelqu’un a plus de { $most } PDV : c’est plus qu’on ne peut calculer
error-no-hp = hp manque : avec des capitaux lancés aux dés, une position doit le donner
error-nobody-lives = hp doit laisser au moins une place en vie
error-no-turns = turn = { $seat } est une place qui ne joue pas de tour

## Rules page

pictures-attack = Moins de 12 ou plus de 30 : attaque, 1 par point au-delà
pictures-attack-sum = 32 − 30 = 2
pictures-heal = Exactement 12 ou 30 : un dé soigne
pictures-heal-sum = 28 + 4 = 32
pictures-lose = Entre les deux : 1 PDV perdu par point jusqu’à 12 ou 30
pictures-lose-sum = 30 − 27 = 3
pictures-first = premier lancer
pictures-again = { $count ->
    [1] encore un
    [2] encore deux
    [3] encore trois
    [4] encore quatre
    [5] encore cinq
   *[other] les { $count }
}
pictures-hits = { $n ->
    [0] aucune touche
    [one] { $n } touche
   *[other] { $n } touches
}
pictures-dice = Dés { $dice } ; à l’écart : { $kept }

## Results
board-were-fair = Les dés étaient équitables
board-fair-sealed = Dés équitables, scellés avant le premier lancer
result-out = hors jeu, tour { $turn }
result-struck = Infligés
result-healed = Soignés
result-own = Infligés à soi

## Telling in the browser
tell-turn-of = { $who }, tour { $number }
tell-rolls = { $who } lance { $dice }.
tell-keeps = { $who } garde { $sets } : { $sum }.
tell-keeps-so-far = { $who } garde { $sets } : { $sum } jusqu’ici.
tell-keeps-rolls = { $who } garde { $sets } : { $sum } jusqu’ici, puis lance { $dice }.
tell-attack-total = { $sets } : { $total }, attaque de { $value }.
tell-heals = Exactement { $total } : { $who } lance un dé, { $die }, et monte à { $hp } PDV.
tell-attacks = { $who } attaque { $target } à { $value }.
tell-attack = { $who } attaque { $target } : { $rolls }.
tell-first-roll = { $hits ->
    [0] rien
    [1] un { $dice }
   *[other] { $dice }
} sur { $count ->
    [1] un dé
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
   *[other] { $count }
}
tell-then = puis { $hits ->
    [1] un { $dice }
   *[other] { $dice }
}
tell-then-none = puis rien
tell-no-hit = Aucun { $value } : personne n’est blessé.
tell-damages = { $hits ->
    [1] Une touche
    [2] Deux touches
    [3] Trois touches
    [4] Quatre touches
    [5] Cinq touches
    [6] Six touches
   *[other] { $hits } touches
} de { $value } : { $target } perd { $damage } PDV, il en reste { $hp }.
tell-damages-all = { $hits ->
    [1] Une touche
    [2] Deux touches
    [3] Trois touches
    [4] Quatre touches
    [5] Cinq touches
    [6] Six touches
   *[other] { $hits } touches
} de { $value } : { $damage } de dégâts. { $target } avait { $before } PDV.
tell-out = { $who } : hors jeu, { $place ->
    [1] 1re
   *[other] { $place }e
} place sur { $players }.

## Why?
why-R14 = Le milieu coûte des PDV
    .short = milieu
why-R15 = Pile, on se soigne
    .short = pile
why-R16 = Ici, pile ne fait rien
why-R17 = Un total bas frappe
    .short = bas
why-R18 = Un total haut frappe
    .short = haut
why-R19 = Ici, attaquer soigne
why-R20 = Une seule cible
    .short = cible
why-R21 = Une cible oubliée
why-R23 = Chaque dé égal touche
    .short = touches
why-R24 = Un lancer vide arrête tout
    .short = fin
why-R26 = Touches fois attaque
    .short = dégâts
why-R28 = S’arrêter ou risquer
    .short = arrêt
why-R29 = Relancé, tout perdu
    .short = risque
why-R30 = Choisir encore
    .short = encore
why-R32 = Les fantômes jouent encore
    .short = fantômes
why-R34 = Les fantômes attaquent
    .short = leur attaque
why-R35 = En attente de retour
    .short = attente
why-Q25 = La limite de tours
why-R33 = Les fantômes ne gardent rien
why-R36 = Pile fait revenir
    .short = retour
why-R37 = Pas pile : toujours à terre
why-R38 = Plus de retour
    .short = dernier retour
why-roll = lancer { $number }
why-hits = { $hits ->
    [0] rien
    [one] { $hits } touche
   *[other] { $hits } touches
}
why-nearer = { $sum }, le plus proche
why-loses-after = { $least } et { $most } coûtent 1 ; { $middle } coûte le plus, { $loss }. Pile { $low } ou { $high } ne coûte rien.
why-attack-after = Ensuite, { $dice } dés pour l’attaque : chaque { $value } touche.
why-damages-after = Les touches d’une attaque comptent ensemble, à la fin.

## Sortes de hasard, dans les rapports d’équilibre

lab-chance-first-player = qui commence
lab-chance-capital-roll = le capital
lab-chance-roll = les dés d’un tour
lab-chance-heal = le dé de soin
lab-chance-attack = les dés d’une attaque
lab-piece = les { $face }

## Puzzles
puzzle-question = Quels dés gardez-vous ?
puzzle-help = Deux joueurs, votre premier lancer. Le reste est relancé.
puzzle-value = chances de gagner la partie, exactes sur tous les lancers
puzzle-yours = { $right ->
    [yes] Votre choix est le meilleur : il gagne à { $best }
   *[no] Votre choix gagne à { $value }, le meilleur à { $best }
}
puzzle-choice = Garder { $dice }
puzzle-why = « { $choice } » attaque dans { $attack } des tours et perd des PDV dans { $lose }.
puzzle-why-other = « { $choice } » attaque dans { $attack } des tours et perd des PDV dans { $lose } ; votre choix, dans { $own_attack } et { $own_lose }.
puzzle-part-attack = attaque
puzzle-part-heal = soin
puzzle-part-lose = perte de PDV

## Whole decisions
decision-keep = Garder { $dice }
decision-keep-all = Garder { $dice }, les derniers

## Steps of a turn in a replay
step-begin = Début
step-roll = Lancer
step-keep = Gardés
step-total = Total
step-attack = Attaque
step-target = Cible
step-volley = Lancer d’attaque
step-stop = Arrêt
step-damage = Dégâts
step-out = Hors jeu
step-back = Retour
step-win = Victoire
