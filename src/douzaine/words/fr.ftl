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
cli-serve = Servir la table dans le navigateur. Exemple : douzaine serve --port 8012 --no-browser
cli-serving =
    Douzaine est à l’adresse { $address }
    Les parties sont gardées dans { $kept }
    Ctrl+C pour arrêter.
cli-option-port = Le port d’écoute.
cli-option-host = L’adresse d’écoute ; 0.0.0.0 laisse entrer d’autres machines.
cli-option-database = Où garder les parties : l’adresse d’une base PostgreSQL ; sinon un fichier SQLite.
cli-option-data = Le dossier de ce fichier SQLite.
cli-option-workers = Processus du serveur ; plus d’un demande PostgreSQL.
cli-option-browser = Ouvrir la table dans un navigateur.
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
cli-option-bots = Niveau des robots : random, simple, novice, regular, expert, perfect si le jeu est résolu, ou {"module:Classe"}.
cli-option-bots-seats = Un niveau pour toutes les places, ou un par place avec des virgules.
cli-option-seed = La même graine donne le même hasard.
cli-option-real-dice = Vous lancez de vrais dés ou tirez de vraies cartes et tapez le résultat.
cli-option-resume = Reprendre une partie sauvée.
cli-option-record = Écrire la partie dans ce fichier quand elle est finie.
cli-option-options = Toute option du jeu, par exemple --players 3.
cli-option-games-pair = Nombre de parties entre chaque paire de robots.
cli-option-minutes = S’arrêter après environ ce nombre de minutes, dès que chaque paire de robots s’est affrontée.
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

## Web
web-nav = Site
web-how = Mode d’emploi
web-replays = Reprises
web-me = Mes parties
web-language-en = English
web-language-fr = Français
web-dark = Couleurs sombres
web-light = Couleurs claires
web-home-title = Une table pour des jeux autour de douze
web-home-lead = Entre amis ou contre des robots. Sans compte.
web-continue = Continuer
web-your-turn = À vous
web-others-turn = Les autres décident
web-waiting-players = On attend du monde
web-turn = Tour { $number }
web-turn-small = tour { $number }
web-now = { $chapter }, en cours
web-back-to-table = Retour à la table
web-games = Jeux
web-players-minutes = { $players } joueurs · { $minutes } minutes
web-play = Jouer
web-play-game = Jouer à { $game }
web-invite = Inviter
web-invite-game = Inviter à { $game }
web-table-options = Table…
web-table-game = Préparer une table de { $game }
web-rules = Règles
web-rules-game = Règles de { $game }
web-invited = On vous invite ?
web-type-code = Tapez le mot reçu.
web-sit-down = Prendre place
web-watch = Regarder
web-public-tables = { $count ->
    [0] Aucune table publique.
    [one] Une table publique.
   *[other] { $count } tables publiques.
}
web-see-tables = Voir les tables
web-no-match = Aucune partie
web-no-match-help = Jouez-en une, ou tapez le mot reçu.
web-warming = Préparation : les robots jouent simplement
web-live = En direct
web-offline = Hors ligne
web-back-online = De retour. Rien n’est perdu.
web-menu = Menu
web-all-games = Tous les jeux
web-why = pourquoi ?
web-rule = Règle { $number }
web-rulebook = La règle
web-watching = Spectacle
web-skip = Passer
web-whole-story = Tout le récit
web-notify = Me prévenir quand c’est à moi
web-take-back = Reprendre le dernier coup
web-leave = Quitter la partie
web-leave-bot = Un robot continue à votre place.
web-leave-end = La partie s’arrête pour tout le monde.
web-leave-yes = Quitter pour de bon
web-keys = Touches : 1 à 9 choisissent, Entrée envoie, Échap passe, h conseille, ? montre les règles.
web-table-word = Cette table : { $code }
web-guide = Première partie : une astuce
web-hint = Conseil
web-hint-doubt = La vérité se trouve à ± près dans 95 cas sur 100.
web-hint-follow = Un coup est jugé avec la meilleure suite possible.
web-review = Analyse
web-review-title = { $game } : ce qui a décidé la partie
web-to-replay = Vers la reprise
web-review-working = Chaque décision est revue : { $done } étapes sur { $steps }.
web-review-wait = Cette page revient d’elle-même. Vous pouvez la quitter et y revenir.
web-review-sums = La chance et l’adresse
web-review-sums-help = Des chances égales du début jusqu’au résultat : chaque colonne dit ce qu’elle a ajouté ou retiré à la chance de gagner.
web-review-better = Mieux : { $move }. Coût : { $cost }.
web-review-see = Voir
web-review-dealt = Hasard : { $dealt }.
web-review-met = Des choix faits ensemble.
web-review-all = Toutes les décisions ({ $count })
web-review-cost = Coût
web-review-best = Mieux
web-sealed = Dés équitables, scellés :
web-hint-share = Meilleur dosage
web-hint-mix = Les autres choisissent en même temps : le meilleur jeu varie donc ses coups.
web-scene = Table
web-story = Récit
web-open-story = Montrer le récit
web-story-empty = Rien encore. Tout ce qui arrive se lira ici.
web-choose-first = Choisissez d’abord
web-choosing = { $count ->
    [one] { $who } réfléchit.
   *[other] { $who } réfléchissent.
}
web-ready = { $count ->
    [one] { $who } a choisi.
   *[other] { $who } ont choisi.
}
web-dice-fall = Un instant
web-title-your-turn = ● À vous · { $game }
web-title-over = { $game } · fin
web-title-lobby = { $game } · en attente
web-wins = { $count ->
    [one] { $who } gagne
   *[other] { $who } partagent la victoire
}
web-ended-left = { $who } a quitté la table : la partie est finie
web-ended = interrompue
web-turns-minutes = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}, { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
web-to-rematch = Vers la partie suivante
web-play-again = Rejouer
web-watch-again = Revoir
web-save-record = Garder le relevé
web-how-it-went = Le fil de la partie
web-player = Joueur
web-result = Résultat
web-won = victoire
web-you = (vous)
web-hand-over = Passez l’appareil à { $who }
web-hand-over-help = Secrets en vue. Continuez quand { $who } voit l’écran sans témoin.
web-i-am = Je suis { $who }
web-lobby-waiting = On attend du monde
web-lobby-complete = Tout le monde est là
web-seats = Places
web-open-seat = libre
web-your-name = Votre nom
web-guest-name = Nom
web-guest-name-seat = Nom pour la place { $number }
web-sit-here = Prendre cette place
web-share-device = Joue sur cet appareil
web-add-bot = Ajouter
web-level = Niveau du robot
web-over = Partie finie
web-bot-level = Robot : { $level }
web-stand-up = Se lever
web-remove = Retirer { $who }
web-start = Commencer la partie
web-start-later = Il faut d’abord que chaque place soit prise.
web-host-starts = L’hôte lance la partie.
web-invite-others = Inviter
web-word = Mot
web-link = Lien
web-copy-link = Copier le lien
web-copied = C’est copié
web-qr = Le lien en image pour appareil photo
web-agreed = Convenu
web-on = oui
web-off = non
web-random = au hasard
web-replay = Reprise
web-moment = Moment { $at } sur { $last }
web-to-start = Au début
web-step-back = Un pas en arrière
web-pause = Pause
web-play-on = Lecture
web-step-on = Un pas en avant
web-to-end = À la fin
web-scrub = Moment
web-eyes = Vu par
web-eyes-all = tout ouvert
web-eyes-watch = le public
web-go = Montrer
web-link-moment = Lien vers ce moment
web-watch-title = Tables publiques
web-watch-empty = Aucune table publique. Ouvrez-en une : elle se trouvera ici.
web-somebody = Quelqu’un
web-keep-name = Garder ce nom
web-name-help = Les autres le voient à partir de la prochaine table.
web-other-device = Un autre appareil
web-other-device-help = Un lien personnel fait d’un autre appareil le vôtre. Il sert une fois, dans la journée.
web-make-link = Créer un lien personnel
web-link-made = Ouvrez ce lien sur l’autre appareil. Ne le donnez à personne.
web-statistics = Statistiques
web-game = Jeu
web-played = jouées
web-won-count = gagnées
web-history = Historique
web-history-empty = Aucune partie. Jouez-en une, elle sera ici.
web-your-data = Vos données
web-your-data-help = Un nom, un cookie secret et vos parties : rien d’autre n’est gardé.
web-export = Tout télécharger
web-forget = Me supprimer
web-forget-sure = Nom, historique et cookies disparaissent pour de bon.
web-link-offer = Être { $who } sur cet appareil ?
web-link-offer-help = Le lien sert une fois. Cet appareil aura le même nom et les mêmes parties.
web-link-take = Oui, je suis { $who }
web-upload = Montrer un relevé
web-upload-help = Un relevé est le fichier texte qu’une partie finie permet de garder.
web-show-record = Montrer
web-my-replays = Vos parties
web-new-table = Une table de { $game }
web-presets = Partir de :
web-preset-first = une première partie
web-preset-usual = la règle habituelle
web-seat = Place { $number }
web-seat-me = moi
web-seat-guest = quelqu’un sur cet appareil
web-table-agreed = À cette table
web-agree-spectators = Public bienvenu
    .help = Qui a le lien peut regarder, et ne voit que ce que le public peut voir.
web-agree-hints = Chances et conseils
    .help = Les chances exactes à côté des choix là où le jeu en a, et un conseil pour qui le demande.
web-agree-public = Publique
    .help = La table est listée : chacun peut la rejoindre ou la regarder.
web-agree-guided = Guidée
    .help = Quelques phrases au bon moment, pour une première partie.
web-leaving = Quand quelqu’un quitte
web-leaving-bot = un robot continue
web-leaving-end = la partie s’arrête
web-options = Options du jeu
web-deck-file = Un fichier pour : { $option }
web-own-deck = un paquet apporté
web-deck-template = Un fichier de cartes commenté pour commencer
web-your-deck = Votre deck
web-your-deck-name = Le deck de { $who }
web-your-deck-help = Personne d’autre ne le voit avant la fin de la partie.
web-deck-bring = Apporter ce deck
web-deck-change = Changer le deck
web-deck-there = deck prêt
web-deck-missing = pas encore de deck
web-start-later-decks = Il faut d’abord que chaque place soit prise et que chaque deck soit là.
web-decks-later = Un deck de tournoi laissé vide est apporté à la table par la personne qui s’y assied.
web-open-table = Ouvrir la table
web-how-play = Jouer tout de suite
    .text = Un clic dresse une table contre des robots, avec des règles pour débuter. Table… montre chaque option.
web-how-invite = Entre amis
    .text = Inviter crée une table avec un lien, un mot et une image pour appareil photo. Qui en a un peut prendre place. Une table publique est listée pour tous.
web-how-account = Sans compte
    .text = Un nom et un cookie secret suffisent. Un lien personnel, sur votre page, vous suit sur un autre appareil.
web-how-share = Un appareil pour plusieurs
    .text = Donnez plusieurs places à des personnes sur cet appareil. Entre deux secrets, la table demande de le passer.
web-how-keys = Touches
    .text = 1 à 9 choisissent, Entrée envoie, Échap va au dernier moment, h conseille si la table le permet, le point d’interrogation montre les règles. Tout marche aussi sans JavaScript.
web-how-dice = Dés et cartes
    .text = Le hasard vient d’une graine secrète que le relevé montre quand la partie est finie ; avant, personne ne l’a.
web-how-data = Ce qui est gardé
    .text = Votre nom, une empreinte du cookie et les coups de vos parties. Votre page permet de tout télécharger et supprimer.
web-error-next = Rien n’est perdu. Revenez en arrière, ou repartez de l’étagère.
web-error-404 = Cette page n’existe pas
web-error-other = Cela ne se demande pas ainsi
web-error-500 = Quelque chose a cassé ici
web-error-no-table = Cette table n’existe pas, ou elle est fermée au public
web-error-old-table = Cette partie suit d’autres règles et ne peut être montrée : { $why }
web-error-seat-taken = Cette place est déjà prise
web-error-not-host = L’hôte seul peut faire cela
web-error-no-level = Aucun robot de ce niveau ne peut jouer avec ces options
web-error-no-hints = Cette table joue sans conseils
web-error-not-asked = Vous n’avez rien à décider pour l’instant
web-error-hint-later = Les conseils se préparent. Réessayez dans une minute.
web-error-review-busy = Beaucoup d’analyses sont en cours. Réessayez dans une minute.
web-error-review-unfinished = Cette partie a fini avant l’heure : il n’y a rien à analyser
web-error-no-deck-wanted = Personne n’apporte de deck à cette table
web-error-decks-missing = Encore sans deck : { $who }
web-error-begun = La partie a commencé
web-error-seats-open = Il faut d’abord que chaque place soit prise
web-error-not-your-seat = Ce n’est pas votre place
web-error-stale = La table a avancé. La voici telle qu’elle est.
web-error-no-back = Rien à reprendre : des dés, des cartes ou quelqu’un ont bougé depuis
web-error-illegal = Impossible maintenant. Rien n’a changé. ({ $why })
web-error-nothing-chosen = Choisissez d’abord
web-error-not-over = La partie n’est pas finie
web-error-not-begun = La partie n’a pas commencé
web-error-over = La partie est finie
web-error-no-seat = Cette place n’existe pas
web-error-nobody = On ne vous connaît pas encore
web-error-no-link = Ce lien a déjà servi, ou il est trop vieux
web-error-no-record = Ce relevé n’existe pas
web-error-bad-record = Ce relevé ne peut être montré : { $why }
web-error-no-file = Choisissez d’abord un fichier
web-not-sent = Cela n’est pas arrivé à la table. Votre choix est toujours là.

## Server

server-fair = Dés équitables
server-fair-title = Comment les dés restent équitables
server-fair-commitment = Engagement
server-fair-commitment-help = Il a été fixé avant que quiconque puisse ajouter des mots. Notez-le si vous voulez : à la fin, la graine doit y correspondre.
server-fair-your-words = Vos mots pour les dés
server-fair-words = Mots de { $who }
server-fair-no-words = aucun
server-fair-add-words = Les ajouter
server-fair-words-help = Ce que vous voulez. Ils changent chaque jet, et personne ne sait comment.
server-fair-seed = Graine
server-fair-seed-later = La graine est montrée quand la partie est finie.
server-fair-check = Vérifier chaque jet dans ce navigateur
server-fair-checking = Vérification…
server-fair-checked = Tout est juste : la graine correspond à l’engagement, et chacun des événements de hasard ({ $count }) en découle.
server-fair-wrong = Cela ne correspond pas. Première différence : { $where }
server-fair-no-script = Vérifier ici demande JavaScript. La commande « douzaine verify » vérifie sans lui le relevé enregistré.
server-fair-how = Comment ça marche
server-fair-events = Chaque événement de hasard
server-fair-event = Événement
server-fair-outcome = Ce qui est venu
server-fair-odds = Chances
server-fair-one-in = { $weight } sur { $total }
server-fair-to-check = Vérifier les dés
server-explain-commit = D’abord, une promesse
    .text = Avant le jeu, le serveur tire une graine secrète de 32 octets et montre son SHA-256 : l’engagement. On ne peut pas en déduire la graine, et aucune autre n’y correspond. Dès lors, le serveur ne peut plus changer d’avis.
server-explain-words = Puis, vos mots
    .text = Jusqu’au début de la partie, chaque personne assise peut ajouter des mots. Ils entrent dans chaque jet. Le serveur a fixé sa graine avant de les connaître : il n’a pas pu en choisir une qui arrange quelqu’un.
server-explain-draw = Chaque jet
    .text = L’événement de hasard numéro n est tiré de HMAC-SHA256, avec la graine comme clé et la partie, les mots de tout le monde et n comme message. Le résultat se lit en nombres de 64 bits ; ceux qui favoriseraient une issue sont sautés, et chaque issue a exactement ses chances.
server-explain-end = À la fin, la preuve
    .text = Quand la partie est finie, la graine est montrée. Ce navigateur peut recalculer chaque tirage, et la commande « douzaine verify FICHIER » le fait pour un relevé enregistré, règles comprises : elle vérifie aussi que les chances étaient bien celles du jeu.
server-explain-limits = Ce que cela ne prouve pas
    .text = Le serveur connaît la graine pendant le jeu. Les dés équitables montrent qu’il ne les a pas choisis, non qu’il les a gardés pour lui. Et une partie qui commence sans les mots de personne ne repose que sur le premier tirage du serveur.
server-explain-luck = Votre chance
    .text = Pour chaque jet et chaque carte, on demande ce que chaque issue valait pour vous : ce que marque en moyenne, à partir de là, quelqu’un qui joue selon une règle simple. Votre chance est ce qui est venu, moins ce qu’on pouvait attendre, additionné. Les mêmes hasards sont ensuite tirés de nouveau deux mille fois. « 54ᵉ centile » veut dire que 54 de ces tirages sur 100 auraient été moins généreux pour vous. La moitié des gens est au-dessus de 50.
server-luck = Chance
server-luck-percentile = { $percentile ->
    [0] sous le 1ᵉʳ centile
    [1] 1ᵉʳ centile
   *[other] { $percentile }{ $ending } centile
}
server-luck-help = La générosité des dés et des cartes, comparée aux mêmes hasards tirés de nouveau.
server-luck-later = Calcul de la chance en cours…
server-clock = Horloge
    .help = Quand une décision prend plus de temps, un robot joue pour cette personne jusqu’à son retour.
server-clock-none = pas d’horloge
server-clock-seconds = { $count } secondes par décision
server-clock-minutes = { $count ->
    [one] 1 minute par décision
   *[other] { $count } minutes par décision
}
server-clock-hours = { $count ->
    [one] 1 heure par décision
   *[other] { $count } heures par décision
}
server-clock-days = { $count ->
    [one] 1 jour par décision
   *[other] { $count } jours par décision
}
server-clock-left = Temps restant :
server-stand-in = Un robot joue pour { $who } jusqu’à son retour
server-i-am-back = Me revoilà
server-let-bot = Laisser un robot jouer pour { $who }
server-api = La table pour les programmes
server-api-token = Tout ce que fait une page, un programme peut le faire. Prendre une place ou ouvrir une table vous donne un jeton. Joignez-le :
server-api-stream = Suivez une table ligne par ligne, et revenez après le dernier numéro que vous avez : rien ne se perd.
server-api-query = Dans l’adresse :
server-api-send = Envoyez :
server-api-get = Vous recevez ({ $status }) :
server-api-errors = Quand quelque chose n’est pas fait
server-error-not-silent = Il reste du temps pour décider
server-error-token = Il faut un jeton, ou celui-ci est inconnu
server-error-json = Ce n’est pas du JSON
server-error-large = C’est trop grand
server-error-foreign = Ce formulaire vient d’un autre site. Ouvrez la page ici et réessayez.
server-error-store = La réserve ne répond pas. Rien n’a été confirmé ; réessayez dans un instant.
server-error-often = Trop à la fois. Réessayez dans { $seconds } s.
server-error-tables = Vous avez déjà beaucoup de tables en cours. Finissez-en ou quittez-en d’abord.

web-try-again = Réessayer

## Bots and advice
bots-column-move = Coup
bots-column-chance = Chances de gagner
bots-column-played = Meilleur jeu
bots-column-player = Joueur
bots-column-luck = Hasard
bots-column-own-moves = Ses coups
bots-column-others-moves = Coups des autres
bots-column-doubt = Estimations corrigées
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

## Errors
error-no-language = il n’y a pas de langue { $name } ; il y a { $known }
error-unknown-game = il n’y a pas de jeu { $name } ; il y a { $known }
error-unknown-option = { $game } n’a pas d’option { $name } ; les siennes sont { $known }
error-option-value = { $option } = { $value } n’est pas permis : { $allowed }
allowed-range = de { $low } à { $high }
allowed-range-or-zero = 0, ou de { $low } à { $high }
allowed-first-player = random, ou une place de 0 à { $last }
error-first-player = first_player = { $seat } n’est pas permis : les places vont de 0 à { $last }
error-no-odds = { $game } n’a pas de chances à calculer sans recherche
error-no-rule = { $game } n’a pas de règle { $rule } ; elles vont de { $first } à { $last }
error-no-box = une partie demande une boîte, faite par `game.box()`, et non { $value }
error-no-box-to-simulate = une simulation demande une boîte, faite par `game.box()`, et non { $value }
error-seed-or-dealer = donnez à une partie une graine ou un donneur, pas les deux
error-seed = une graine est un nombre entier de 0 à 2**64 - 1, et non { $value }
error-no-seat = il n’y a pas de place { $seat } ; elles vont de 0 à { $last }
error-no-adviser = personne n’est là pour donner conseil
error-over = la partie est finie
error-not-your-turn = la place { $seat } n’a rien à décider maintenant ; { $waits }
error-waits-for-seats = { $count ->
    [one] la table attend la place { $seats }
   *[other] la table attend les places { $seats }
}
error-waits-for-chance = la table attend le hasard
error-no-chance = aucun tirage n’est attendu ; { $waits }
error-no-outcome = { $outcome } ne peut pas sortir de ce tirage ; peuvent sortir { $outcomes }
error-no-undo = il n’y a rien à reprendre
error-not-at-once = entre des coups joués à la fois ne peuvent se glisser ni hasard ni décision d’une autre place
error-not-legal = { $move } n’est pas permis maintenant ; les coups permis sont { $moves }
error-no-move = un coup est un texte ou une liste de textes, et non { $value }
error-no-moves = une liste de coups ne doit pas être vide
error-whole = { $name } doit être un nombre entier de { $low } à { $high }, et non { $value }
error-whole-from = { $name } doit être un nombre entier d’au moins { $low }, et non { $value }
error-list = { $name } doit être une liste de { $length }, et non { $value }
error-one-of = { $name } doit être l’un de { $words }, et non { $value }
error-no-position = ce n’est pas une position de { $game } : une de ses valeurs n’a pas la bonne forme
error-position-mapping = une position associe des noms à des valeurs ; { $value } n’en est pas une
error-position-quiet = { $name } doit être { $quiet } dans une position de départ, et non { $value }
error-position-key = une position de ce jeu n’a pas de { $name } ; elle a { $known }
error-record-size = un relevé est un texte de dix millions de signes au plus
error-record-format = un relevé commence par la ligne { $line }
error-record-line = ligne { $number } : { $why }
error-record-unreadable = ceci ne se lit pas
error-record-move = { $line } n’est ni le coup d’une place, ni le hasard (*), ni la fin
error-record-heading = { $line } n’a pas sa place en tête d’un relevé
error-record-file = l’option { $option } nomme un fichier ; un relevé contient le paquet lui-même
error-record-end = le relevé finit par { $end }, ses coups non
error-record-no-moves = le relevé n’a pas de ligne « moves »
error-record-chance = le tirage { $event } n’est pas celui que donne la graine du relevé
error-record-version = le relevé a été joué avec la version { $version } de { $game } ; celle-ci est la version { $ours }
error-fair-seed = la graine n’est pas celle qui avait été engagée
error-fair-line = une ligne « fair » contient match, words, commitment et une graine de 32 octets
error-bots-for-seats = nommez un robot pour toutes les places, ou un pour chacune des { $players } places
error-unknown-bot = il n’y a pas de robot { $name } ; il y a { $known }
error-list-of-cards = { $name } doit être une liste de cartes, et non { $value }
error-deck-refused = le paquet est refusé : { $why }
error-deck-file = le fichier de paquet { $file } ne peut être lu : { $why }
file-missing = ce fichier n’existe pas
file-forbidden = l’accès est refusé
file-folder = c’est un dossier
file-no-text = ce n’est pas un texte en UTF-8
error-review-not-over = une partie se revoit quand elle est finie : avant, cela dirait des secrets
error-seconds = seconds doit être un nombre au-dessus de 0 et jusqu’à 3600, et non { $value }
error-bots = nommez un robot pour toutes les places, ou un par place, et non { $value }
error-bot-chose = le robot de la place { $seat } a choisi { $choice } : { $why }
error-not-solved = { $box } n’est pas résolu, donc personne n’y joue parfaitement ; essayez expert
error-bot-name = un robot se nomme par un texte comme « expert », et non { $value }
error-budget = { $value } n’est pas un budget : écrivez des essais (expert@2000) ou des secondes (expert@0.5s)
error-bot-import = il n’y a pas de robot { $name } ; Python répond « { $why } »
error-no-bot = { $name } n’est pas un robot : il lui faut une méthode choose(view, seat, budget)
error-nothing-to-decide = la place { $seat } n’a rien à décider maintenant
error-not-met = { $first } et { $second } ne se sont pas rencontrés
error-ladder-minutes = les minutes sont un nombre au-dessus de 0 et jusqu’à 10000, pas { $value }
error-ladder-bots = un classement demande au moins deux robots, chacun nommé une fois
error-real-dice = --real-dice et --seed s’excluent : vous lancez les dés, ou la graine le fait
error-save = { $file } n’est pas une partie sauvée
error-save-why = { $file } n’est pas une partie sauvée : { $why }
error-save-seats = { $file } n’est pas une partie sauvée : on y compte { $count } places
error-no-deck-file = ce n’est un fichier de paquet d’aucun jeu ; `douzaine deck new JEU` en écrit un pour commencer
error-workers = plus d’un processus demande PostgreSQL : --database postgresql{":"}//user{":"}password@host/name
error-store-in-use = un autre serveur se sert de { $file } ; arrêtez-le d’abord
error-deck-path = { $option } est un mot connu ou un texte entier, et non { $value }
error-seat-kind = une place est me, open ou l’un de { $levels }, et non { $value }
error-query = { $name } est un nombre entier, et non { $value }
error-form = le formulaire ne se comprend pas
error-shape = `{ $wanted }` attendu, `{ $got }` reçu, à `{ $place }`
error-shape-other = ce qui est envoyé n’a pas la bonne forme ; le lecteur répond « { $why } »
cli-wrong-command = il n’y a pas de commande { $word } ; `douzaine --help` les liste
cli-wrong-option = il n’y a pas d’option { $word } ici ; --help les liste
cli-wrong-value = { $name } ne peut pas être { $word }
cli-missing = { $name } manque ; --help dit ce que c’est
cli-wrong = cette ligne de commande ne se comprend pas ; --help montre comment faire
cli-wrong-file = { $file } : { $why }
web-error-deck = { $count ->
    [one] Ce paquet est refusé pour une erreur :
   *[other] Ce paquet est refusé pour { $count } erreurs :
}
error-shape-missing = il manque le champ `{ $field }` à `{ $place }`
