# Textes qui n'appartiennent à aucun jeu.
seat = Joueur { $number }

## Terminal
terminal-welcome = Tapez un numéro ou les mots d’un coup ; plusieurs à la fois avec des virgules. « aide » donne le reste.
terminal-ask = { $who }>{" "}
terminal-deal = Lancez vous-mêmes et tapez ce qui est tombé ({ $outcomes })>{" "}
terminal-forced = Un seul choix : { $move }.
terminal-left = Vous avez quitté la table. Rien n’est gardé sans sauvegarde.
terminal-winner = { $count ->
    [one] { $who } gagne.
   *[other] { $who } se partagent la victoire.
}
terminal-not-legal = « { $words } » n’est pas un des choix. Rien n’a changé.
terminal-no-outcome = « { $words } » ne peut pas être tombé maintenant. Ce qui précède compte.
terminal-no-odds = Pas de chances à montrer pour cette décision.
terminal-no-undo = Rien à reprendre : des dés, des cartes ou quelqu’un d’autre ont bougé depuis.
terminal-saved = Enregistré dans { $path }. Pour reprendre : douzaine play --resume { $path }
terminal-no-save = Impossible d’écrire { $path } : { $why }
terminal-hand-over = Secrets en vue. { $who }, appuyez sur Entrée quand vous seul voyez l’écran.{" "}
terminal-bot = Robot { $number }
terminal-command-why = pourquoi
terminal-command-rules = règles
terminal-command-odds = chances
terminal-command-hint = conseil
terminal-command-story = récit
terminal-command-undo = reprendre
terminal-command-save = sauver
terminal-command-help = aide
terminal-command-quit = quitter
terminal-help =
    pourquoi [n]    la règle derrière le dernier événement, ou les n derniers
    règles [R14]    tout le livret, ou une règle
    chances         les chances exactes de cette décision, s’il y en a
    conseil         ce que vaut chaque coup
    récit           tout ce qui s’est passé
    reprendre       annuler votre dernier coup, si rien n’est tombé depuis
    sauver [nom]    mettre la partie de côté
    quitter         quitter la table
terminal-none = Ceci n’est pas un terminal : personne ne peut jouer ici. En Python :


## Command line
cli-help = Une table pour quatre jeux qui tournent autour de douze.
cli-examples =
    Exemples :
    {"  "}douzaine play killer --players 3
    {"  "}douzaine simulate killer --players 3 --games 1000000 --bots random
    {"  "}douzaine rules killer R14
    {"  "}douzaine replay partie.txt
cli-games = Lister les jeux.
cli-play = Jouer dans le terminal, contre des robots ou à plusieurs au même clavier. Exemple : douzaine play killer --players 3 --all-hit push_luck
cli-simulate = Jouer beaucoup de parties entre robots et compter les victoires. Exemple : douzaine simulate killer --games 1000000 --bots simple,random
cli-ladder = Classer les robots d’un jeu entre eux, en Elo avec des intervalles à 95 %. Exemple : douzaine ladder killer --games 50
cli-review = Revoir une partie notée : ce que chaque coup a coûté, ce que le hasard a changé. Exemple : douzaine review match.txt
cli-replay = Raconter une partie enregistrée. Exemple : douzaine replay partie.txt
cli-verify = Vérifier que chaque dé et chaque carte d’une partie enregistrée vient de la graine engagée avant elle.
cli-fair = { $file } : les { $events } tirages découlent tous de la graine engagée par { $commitment } et des mots de chacun.
cli-not-fair = { $file } n’a pas été joué avec une graine engagée : il n’y a rien à vérifier.
cli-rules = Montrer les règles d’un jeu, ou l’une d’elles. Exemple : douzaine rules killer R14
cli-deck = Vérifier vos propres paquets, ou en commencer un.
cli-check = Signaler toutes les erreurs et remarques d’un fichier de paquet.
cli-new = Afficher un fichier de paquet commenté pour commencer.
cli-option-lang = en ou fr ; sinon la langue de votre système.
cli-option-game = Quel jeu ; `douzaine games` les liste.
cli-option-people = Combien de personnes jouent à ce clavier ; les robots prennent les autres places.
cli-option-names = Les noms des joueurs par place, avec des virgules.
cli-option-bots = Niveau des robots : random, simple, novice, regular, expert, perfect si le jeu est résolu, ou module:Classe.
cli-option-bots-seats = Un niveau pour toutes les places, ou un par place avec des virgules.
cli-option-seed = La même graine donne le même hasard.
cli-option-real-dice = Vous lancez de vrais dés ou tirez de vraies cartes et tapez le résultat.
cli-option-resume = Reprendre une partie sauvée.
cli-option-record = Écrire la partie dans ce fichier quand elle est finie.
cli-option-options = Toute option du jeu, par exemple --players 3.
cli-option-games-pair = Nombre de parties entre chaque paire de robots.
cli-option-bots-ladder = Quels robots, séparés par des virgules ; sinon tous les niveaux. expert@2000 réfléchit 2000 essais par coup, expert@0.5s une demi-seconde.
cli-option-trials = Essais de la recherche pour chaque décision.
cli-option-games = Combien de parties.
cli-option-cores = Combien de cœurs ; tous, sauf indication.
cli-option-json = Afficher le résultat en JSON.
cli-option-record-file = Un fichier de partie enregistrée.
cli-option-rule = Le numéro d’une règle, par exemple R14.
cli-option-deck-file = Un fichier de paquet.
cli-column-id = id
cli-column-title = jeu
cli-column-seats = joueurs
cli-column-about = en bref
cli-column-seat = Place
cli-column-bot = Robot
cli-column-rate = Victoires
cli-column-interval = intervalle à 95 %
cli-simulated =
    { $games } parties, { $decisions } décisions en { $seconds } s, graine { $seed }.
    Tours : médiane { $median }, de { $low } à { $high } dans 90 % des parties.
cli-compiling = Compilation des règles, une seule fois ; ensuite c’est immédiat.
cli-deck-fine = { $file } est un paquet pour { $title }, sans erreur.
cli-deck-refused = { $file } est refusé : { $count ->
    [one] 1 erreur.
   *[other] { $count } erreurs.
}
cli-no-decks = { $game } n’a pas de paquets personnels.

## Bots and advice
bots-column-move = Coup
bots-column-chance = Chances de gagner
bots-column-played = Meilleur jeu
bots-column-player = Joueur
bots-column-luck = Hasard
bots-column-own-moves = Ses coups
bots-column-others-moves = Coups des autres
bots-column-meetings = Choix croisés
bots-column-bot = Robot
bots-column-elo = Elo
bots-column-interval = Intervalle à 95 %
bots-column-pair = Face à face
bots-column-rate = Victoires du premier
bots-column-games = Parties
bots-exact = Exact : ce sont les chances quand tout le monde joue au mieux à partir d’ici.
bots-estimated = Estimation sur { $trials } parties imaginées, d’après ce que sait cette place.
bots-review-estimated = Les chances sont des estimations d’une recherche, d’après ce que savait chaque place.
bots-review-course = Le cours des chances
bots-review-costly = Les coups les plus coûteux
bots-review-swings = Les plus grands retournements
bots-review-flawless = Aucun coup n’a clairement coûté quelque chose.
bots-review-decision = { $number }. { $who } : « { $made } ». Mieux : « { $best } ». Coût : { $cost }.
bots-review-swing = Avant l’étape { $number } : { $dealt }. { $who } { $change }.
bots-review-meeting = les choix faits ensemble
bots-hint-thinking = Une seconde de réflexion.
bots-level-random = hasard
    .about = joue n’importe quel coup permis
bots-level-simple = simple
    .about = suit une règle de bon sens
bots-level-novice = débutant
    .about = voit un coup à l’avance et imagine peu
bots-level-regular = habitué
    .about = réfléchit un quart de seconde
bots-level-expert = expert
    .about = réfléchit une ou deux secondes
bots-level-perfect = parfait
    .about = connaît la solution exacte
