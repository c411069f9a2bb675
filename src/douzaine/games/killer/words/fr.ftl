title = Killer
summary = Poussez six dés jusqu’à 30 ou jusqu’à 12, et frappez avant les autres.

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
option-eliminated_players = Joueurs éliminés
    .help = Ce que fait encore un joueur sans PDV.
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
    .help = La partie s’arrête après ce nombre de tours, le plus de PDV gagne ; 0 pour aucune limite.
warning-healing-outgrows-hits = Avec si peu de dés, une attaque soigne plus qu’elle ne blesse : la partie peut durer jusqu’à la limite de tours.

## Reasons
reason-last_standing = Il ne reste qu’un joueur.
reason-max_turns = La limite de tours est atteinte.

## Moves
move-keep = Écarter un { $face }
move-roll = Relancer le reste
move-attack = Attaquer { $target }
move-attack-nobody = Lancer sans nommer de cible
move-stop = S’arrêter et garder les touches
move-continue = Relancer et tout risquer

## Prompts
prompt-dice = Écartez au moins un dé de ce lancer.
prompt-capital = Écartez des dés pour vos PDV de départ.
prompt-target = Nommez la cible de votre attaque de { $value }.
prompt-luck = { $hits } touches. S’arrêter, ou relancer et tout risquer ?

## Story
say-begins = { $who } commence.
say-capital = { $who } commence avec { $hp } PDV.
say-rolls = { $who } lance { $dice }.
say-rolls-again = { $who } relance : { $dice }.
say-sets-aside = { $who } écarte { $dice } : { $sum } jusqu’ici.
say-total = { $who } a un total de { $total }.
say-loses = { $who } perd { $loss } : de { $total } à { $threshold }. Reste { $hp } PDV.
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
say-all-hit = Tous les dés touchent : l’attaque s’arrête à { $hits } touches.
say-takes-all-up = Tous les dés touchent : { $who } les reprend tous.
say-stops = { $who } s’arrête à { $hits } touches.
say-continues = { $who } continue avec { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}.
say-loses-attack = { $who } a relancé sans toucher : les { $hits } touches sont perdues.
say-damages = { $hits } × { $value } : il reste { $hp } PDV à { $target }.
say-eliminated = { $who } n’a plus de PDV : éliminé.
say-eliminated-for-good = { $who } n’a plus ni PDV ni retour.
say-ghost-idle = { $who } joue en fantôme : un total de { $total } ne fait rien.
say-returns = Exactement { $total } : { $who } revient avec { $die } PDV.
say-stays-down = { $total } n’est pas exact : { $who } reste à terre.
say-wins = { $who } gagne.
say-turn-limit = La limite de { $turns } tours est atteinte : le plus de PDV gagne.

## Terminal
scene-hp = { $hp } PDV
scene-eliminated = éliminé
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
board-away = absence depuis { $since }
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
board-note-target = Toutes les touches comptent à la fin, d’un coup.
board-note-luck = Un lancer sans touche perd toute l’attaque.
board-turn = Tour { $number }
board-odds = Les meilleurs en moyenne
board-if-you-keep = Si vous gardez { $dice }
board-and = { $first } et { $last }
board-attack-word = Attaque
board-heal-word = Soin
board-lose-word = Perte de PDV
board-on-average = { $value } en moyenne
board-by-one-die = un dé
board-no-effect = sans effet
board-choice-spoken = { $dice } : attaque { $attack }, soin { $heal }, perte { $loss } pour cent.
board-odds-best = Meilleur jeu
board-win-word = Victoire
board-win-spoken = Gagne { $chance }.
board-way = Exact pour dégâts + soins − pertes.
board-way-best = Exact si chacun joue au mieux.
board-damage = Ce que l’attaque peut faire
board-mean-damage = { $value } PDV en moyenne.
board-legend = Effet d’un total
board-legend-attack = Sous { $low } ou au-dessus de { $high } : attaque de la différence.
board-legend-heal = Exactement { $low } ou { $high } : soin.
board-legend-lose = Entre les deux : perte jusqu’au plus proche.
board-where = Où le total peut tomber
board-so-far = { $sum } jusqu’ici, { $left ->
    [0] aucun dé à venir
    [one] un dé à venir
   *[other] { $left } dés à venir
}
board-plus-die = +d

## Guide
guide-dice = Penchez d’un côté : des dés hauts pour 30 et plus, ou bas pour 12 et moins. Le milieu coûte des PDV.
guide-rest = Ce qui est écarté est fixé. Cochez un dé ou plus, puis relancez le reste.
guide-target = Cochez un joueur ci-dessus. L’attaque lance tous les dés, et chaque dé à cette valeur touche.
guide-luck = S’arrêter assure les dégâts. Un seul lancer vide perd tout.

## Errors
error-no-odds-now = il y a des chances à montrer quand on met des dés de côté ou qu’on désigne une cible
error-no-hp = hp manque : avec des capitaux tirés aux dés, une position doit le dire
error-nobody-lives = hp doit laisser au moins une place en vie
error-no-turns = turn = { $seat } est une place qui ne joue pas de tour
