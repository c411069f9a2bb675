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
terminal-hand-over = Vos cartes vont apparaître. { $who }, appuyez sur Entrée quand personne d’autre ne voit l’écran.{" "}
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
    {"  "}douzaine learn killer
    {"  "}douzaine play killer --players 3
    {"  "}douzaine serve
    {"  "}douzaine simulate killer --players 3 --games 1000000 --bots random
    {"  "}douzaine rules killer R14
    {"  "}douzaine replay partie.txt
cli-games = Lister les jeux, ou les options de l’un d’eux. Exemple : douzaine games king12
cli-play = Jouer dans le terminal, contre des robots ou à plusieurs au même clavier. Exemple : douzaine play killer --players 3 --all-hit push_luck
cli-serve = Servir la table dans le navigateur. Exemple : douzaine serve --port 8012 --no-browser
cli-serving =
    Douzaine est à l’adresse { $address }
    Les parties sont gardées dans { $kept }
    Ctrl+C pour arrêter.
cli-backup = Copier les parties d’un serveur dans un fichier, même pendant qu’il tourne. Exemple : douzaine backup lundi.sqlite
cli-restore = Remettre une copie en place, serveur arrêté ; ce qui s’y trouvait est mis de côté. Exemple : douzaine restore lundi.sqlite
cli-option-backup-file = Le fichier de la copie.
cli-backed-up = Copié dans { $file }.
cli-restored = Remis en place depuis { $file }.
cli-put-aside = Ce qui s’y trouvait est maintenant dans { $file }.
cli-option-port = Le port d’écoute.
cli-option-host = L’adresse d’écoute ; 0.0.0.0 laisse entrer d’autres machines.
cli-option-database = Où garder les parties : l’adresse d’une base PostgreSQL ; sinon un fichier SQLite.
cli-option-data = Le dossier du serveur : là se trouvent le fichier SQLite avec les parties et le jeton de l’opérateur.
cli-option-workers = Processus du serveur ; plus d’un demande PostgreSQL.
cli-option-browser = Ouvrir la table dans un navigateur.
cli-simulate = Jouer beaucoup de parties entre robots et compter les victoires. Exemple : douzaine simulate killer --games 1000000 --bots simple,random
cli-ladder = Classer les robots d’un jeu entre eux, en Elo avec des intervalles à 95 %. Exemple : douzaine ladder killer --games 50
cli-review = Revoir une partie enregistrée : ce que chaque coup a coûté, ce que le hasard a changé. Exemple : douzaine review partie.txt
cli-replay = Raconter une partie enregistrée. Exemple : douzaine replay partie.txt
cli-verify = Vérifier que chaque dé et chaque carte d’une partie enregistrée vient de la graine engagée avant elle.
cli-fair = { $file } : les { $events } tirages découlent tous de la graine engagée par { $commitment } et des mots de chacun.
cli-not-fair = { $file } n’a pas été joué avec une graine engagée : il n’y a rien à vérifier.
cli-rules = Montrer les règles d’un jeu, ou l’une d’elles. Exemple : douzaine rules killer R14
cli-deck = Vérifier vos propres decks, ou en commencer un.
cli-check = Signaler toutes les erreurs et remarques d’un fichier de deck.
cli-new = Afficher un fichier de deck commenté pour commencer.
cli-option-lang = en ou fr ; sinon la langue de votre système.
cli-option-game = Quel jeu ; `douzaine games` les liste.
cli-option-people = Combien de personnes jouent à ce clavier ; les robots prennent les autres places.
cli-option-names = Les noms des joueurs par place, avec des virgules.
cli-option-bots = Niveau des robots : random, simple, novice, regular, expert, perfect si le jeu est résolu, ou une classe à vous : {"module:Classe"}, {"fichier.py:Classe"}.
cli-option-bots-seats = Un niveau pour toutes les places, ou un par place avec des virgules.
cli-option-seed = La même graine donne le même hasard.
cli-option-real-dice = Vous lancez de vrais dés ou tirez de vraies cartes et tapez le résultat.
cli-option-resume = Reprendre une partie sauvegardée.
cli-option-record = Écrire la partie dans ce fichier quand elle est finie.
cli-option-options = Toute option du jeu, par exemple --players 3.
cli-option-games-pair = Nombre de parties entre chaque paire de robots.
cli-option-minutes = S’arrêter après environ ce nombre de minutes, dès que chaque paire de robots s’est affrontée.
cli-option-bots-ladder = Quels robots, séparés par des virgules ; sinon tous les niveaux. expert@2000 réfléchit 2000 essais par coup, expert@0.5s une demi-seconde.
cli-option-trials = Parties jouées jusqu’au bout pour chaque décision, là où aucune solution n’est connue.
cli-option-games = Combien de parties.
cli-option-cores = Combien de cœurs ; tous, sauf indication.
cli-option-device = Où jouer les parties : cpu, ou cuda (un GPU NVIDIA).
cli-option-on = D’autres machines à utiliser : ray, ou l’adresse d’une grappe Ray.
cli-option-json = Afficher le résultat en JSON.
cli-option-record-file = Un fichier de partie enregistrée.
cli-option-rule = Le numéro d’une règle, par exemple R14.
cli-option-deck-file = Un fichier de deck.
cli-column-id = id
cli-column-title = jeu
cli-column-seats = joueurs
cli-column-about = en bref
cli-column-seat = Place
cli-column-bot = Robot
cli-column-rate = Victoires
cli-column-interval = intervalle à 95 %
cli-simulated =
    { $games } parties, { $decisions } décisions en { $seconds } s, graine { $seed }.
    Tours : médiane { $median }, de { $low } à { $high } dans 90 % des parties.
cli-compiling = Compilation des règles, une seule fois ; ensuite c’est immédiat.
cli-deck-fine = { $file } est un deck pour { $title }, sans erreur.
cli-deck-refused = { $file } est refusé : { $count ->
    [one] 1 erreur.
   *[other] { $count } erreurs.
}
cli-no-decks = { $game } n’a pas de decks personnels.

## Library: packages, own bots, what the command line says as JSON

cli-option-game-options = Un jeu, pour lister ce qu’on peut y convenir.
cli-column-option = option
cli-column-usual = d’ordinaire
cli-column-allowed = permis
picture-all = tout, rien n’est caché
picture-spectator = vu par un spectateur
picture-seat = vu par { $who }
picture-waits = On attend { $who }
picture-chance = On attend le hasard
server-error-banned = On ne peut pas entrer depuis cette adresse.
operator-error-name = un nom a au moins une lettre
operator-error-days = les jours sont un nombre au-dessus de 0, jusqu’à { $most }
operator-error-address = ce n’est pas l’adresse d’une autre machine
operator-error-elsewhere = seule cette machine peut le demander, par cette adresse
operator-error-token = seul l’exploitant peut le faire, avec le jeton de ce serveur
operator-error-order = cet ordre est incompréhensible
error-port-variable = { $name } = { $value } n’est pas un port : donnez un nombre de 1 à 65535
error-operator-same-port = l’opérateur a besoin d’un port à part : { $port } est celui de la table
error-operator-port = aucun port à partir de { $port } n’est libre pour l’exploitation
cli-operator = S’occuper d’un serveur de cette machine, par son port d’exploitation (serve --operator-port).
cli-tables = Lister les tables qui ne sont pas finies.
cli-close = Supprimer aussitôt une table, quoi qu’il s’y passe. Exemple : douzaine operator close brave-1234 --save partie.txt
cli-rename = Renommer la personne assise à une place. Exemple : douzaine operator rename brave-1234 2 "Joueur 2"
cli-ban = Ne laisser entrer personne depuis une adresse. Exemple : douzaine operator ban 203.0.113.7 --days 30
cli-unban = Laisser de nouveau entrer une adresse.
cli-option-operator-port = Un port de cette machine seule, pour les mesures et l’exploitation.
cli-option-table-code = Le mot d’une table.
cli-option-save-record = Enregistrer d’abord la partie dans ce fichier.
cli-option-seat = Une place, comptée à partir de 1.
cli-option-new-name = Le nouveau nom.
cli-option-address = Une adresse IPv4 ou IPv6 ; en IPv6, c’est tout son réseau de 64 bits qui compte.
cli-option-ban-days = Pour combien de jours.
cli-column-table = table
cli-column-visited = dernière visite
cli-column-players = à la table
cli-closed = { $code } est fermée.
cli-renamed = { $count ->
    [one] Nom changé à une table.
   *[other] Nom changé à { $count } tables.
}
cli-banned = { $address } n’entre plus.
cli-unbanned = { $address } peut de nouveau entrer.
cli-not-banned = { $address } n’était pas exclue.
cli-group-commands = Commandes
cli-group-options = Options
cli-option-help = Afficher cette aide.
cli-option-version = Afficher la version.
cli-operator-refused = le serveur refuse : { $why }
cli-operator-away = aucun serveur ne répond au port d’exploitation { $port } de cette machine ; lancez-le avec --operator-port { $port }
cli-operator-token = la clé d’exploitation n’est pas dans { $file } ; nommez le dossier du serveur avec --data, ou donnez DOUZAINE_OPERATOR_TOKEN
cli-option-own-bots = Vos propres robots, admis aux tables, séparés par des virgules : { "file.py:MyBot" }, { "module:MyBot@500" }. Ils ont vos droits : ne nommez que du code de confiance.
bots-level-own = Un robot propre à ce serveur.
error-own-bot-name = { $name } n’est pas un robot à vous : écrivez { "file.py:Class" } ou { "module:Class" }
error-own-bot-label = { $name } ne peut pas s’appeler ainsi aux tables : il faut à chaque robot un nom à lui, d’au plus { $most } lettres et chiffres simples, qu’aucun niveau ne porte
error-own-bot-failed = le robot { $name } a échoué : { $why }
error-object-elsewhere = un objet joue ici, une partie après l’autre ; donnez sa classe pour jouer sur d’autres machines
error-no-such-move = ce coup n’est pas permis maintenant

## Web
web-nav = Site
web-how = Mode d’emploi
web-replays = Parties à revoir
web-me = Mes parties
web-language-en = English
web-language-fr = Français
web-dark = Couleurs sombres
web-light = Couleurs claires
web-home-title = Une table pour des jeux autour de douze
web-home-lead = Entre amis ou contre des robots. Sans compte.
web-continue = Parties en cours
web-your-turn = À vous
web-others-turn = Au tour des autres
web-waiting-players = En attente de joueurs
web-turn = Tour { $number }
web-turn-small = tour { $number }
web-now = { $chapter }, en cours
web-back-to-table = Retour à la table
web-games = Jeux
web-title-of = de { $game }
web-title-at = à { $game }
web-players-minutes = { $players } joueurs · { $minutes } minutes
web-play = Jouer
web-play-game = Jouer { $at }
web-invite = Inviter
web-invite-game = Inviter { $at }
web-table-options = Options
web-table-game = Préparer une table { $of }
web-rules = Règles
web-rules-game = Règles { $of }
web-invited = Une invitation ?
web-type-code = Tapez le mot reçu.
web-type-code-help = Un mot et quatre chiffres, comme tilleul-4127. Majuscules, accents et espaces n’ont pas d’importance. Il ouvre la porte jusqu’au début de la partie.
web-go-in = Entrer
web-go-on = Continuer
web-invited-by = { $who } vous invite { $at }
web-invited-to = Une invitation { $at }
web-look-first = Regarder d’abord
web-sit-down = Prendre place
web-watch = Regarder
web-public-tables = { $count ->
    [0] Aucune table publique.
    [one] Une table publique.
   *[other] { $count } tables publiques.
}
web-see-tables = Voir les tables
web-warming = Mise en route : les robots jouent plus simplement pour l’instant
web-live = En direct
web-offline = Hors ligne
web-back-online = De retour. Rien n’est perdu.
web-menu = Menu
web-all-games = Tous les jeux
web-why = pourquoi ?
web-rule = Règle { $number }
web-rulebook = La règle
web-watching = Spectateur
web-skip = Accélérer
web-to-main = Aller au contenu
web-whole-story = Tout le récit
web-notify = Me prévenir quand c’est à moi
web-take-back = Reprendre le dernier coup
web-leave = Quitter la partie
web-leave-bot = Un robot continue à votre place.
web-leave-end = La partie s’arrête pour tout le monde.
web-leave-yes = Quitter pour de bon
web-keys = Touches : 1 à 9 choisissent, Entrée envoie, Échap accélère, h conseille, s ouvre le récit, i montre une carte de près, ? montre les règles.
web-table-word = Cette table : { $code }
web-guide = Première partie : une astuce
web-ready-many = { $count } sur { $total } ont choisi.
web-choosing-many = { $count } sur { $total } réfléchissent.
web-waiting-for = On attend { $who }
web-away-since = absence depuis { $since }
web-bot-plays = un robot joue
web-bot-plays-for-you = Un robot joue pour vous
web-bot-plays-note = Il décide jusqu’à votre retour. Rien d’autre ne change.
web-time-of = sur { $length }
web-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
web-seconds-left = { $count ->
    [one] Plus que { $count } seconde.
   *[other] Plus que { $count } secondes.
}
web-then-a-bot = Ensuite, un robot décide pour vous.
web-away-note = Absence depuis { $since }. { $waits ->
    [1] Votre choix est noté, rien n’est perdu.
   *[other] Rien n’est perdu.
}
web-sent = Votre choix est noté.
web-close = Fermer
web-guide-short = Astuce :
web-hint = Conseil
web-review = Analyse
web-review-mine = Analyser mes choix
web-review-title = { $game } : ce qui a décidé la partie
web-to-replay = Revoir la partie
web-review-wait = Cette page se met à jour toute seule. Vous pouvez la quitter et y revenir.
web-review-see = Voir
web-review-all = Tous les choix ({ $count })
web-review-cost = Coût
web-review-best = Mieux
web-review-mostly = Le plus souvent
web-sealed = Hasard équitable, scellé :
web-were-fair = Dés et cartes équitables
web-were-fair-help = La graine est ouverte : chaque tirage se vérifie.
web-check-them = Vérifier par vous-même
web-final-board = La table à la fin
web-hint-share = Meilleur dosage
web-hint-mix = Les autres choisissent en même temps : mieux vaut donc varier ses coups.
web-scene = Table
web-story = Récit
web-open-story = Montrer le récit
web-story-earlier = Avant cela, { $count ->
    [one] un événement de plus
   *[other] { $count } événements de plus
}
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
web-you-win = Victoire, { $who }
web-you-share = Victoire partagée
web-you-finish = Vous finissez { $place }e
web-place = Place
web-place-number = { $place ->
    [1] 1re
   *[other] { $place }e
}
web-at-the-end = À la fin
web-decisive = Le tour décisif
web-see-it = Le revoir
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
web-rematch-open = Quelqu’un veut rejouer : la partie suivante est ouverte, et votre place y est gardée.
web-play-again = Rejouer
web-watch-again = Revoir la partie
web-save-record = Enregistrer la partie
web-how-it-went = Le fil de la partie
web-player = Joueur
web-result = Résultat
web-won = victoire
web-you = (vous)
web-hand-over = Passez l’appareil à { $who }
web-hand-over-help = Les cartes { DE($who) } vont apparaître. Continuez quand personne d’autre ne voit l’écran.
web-i-am = Je suis { $who }
web-lobby-waiting = En attente de joueurs
web-lobby-complete = Tout le monde est là
web-lobby-reserved = Une autre partie ? Votre place est gardée
web-lobby-revealing = On révèle les mots de chacun
web-revealing-help = La partie commence dans un instant. Les mots qui n’arrivent pas à temps ne comptent pas.
web-seat-kept = place gardée
web-take-kept = Oui, je joue
web-decline = Pas cette fois
web-free-seat = Libérer la place
web-sent-away = Exclusions
web-let-back = Laisser revenir
web-first-leads = Cette table n’a plus d’hôte : la première personne assise le devient.
web-link-help = Avec ce lien, on entre et on choisit une place, jusqu’au début de la partie.
web-link-public = Cette table est publique : tout le monde peut s’asseoir.
web-word-help = Qui tape ce mot sur la page d’accueil peut entrer et prendre une place.
web-seats = Places
web-open-seat = Place libre
web-your-name = Votre nom
web-guest-name = Nom
web-guest-name-seat = Nom pour la place { $number }
web-share-device = Ajouter cette personne
web-add-bot = Ajouter
web-level = Niveau du robot
web-over = Partie finie
web-bot-level = Robot : { $level }
web-stand-up = Se lever
web-remove = Exclure { $who }
web-start = Commencer la partie
web-start-later = Il faut d’abord que chaque place soit prise.
web-host-starts = L’hôte lance la partie.
web-invite-others = Inviter
web-word = Mot
web-link = Lien
web-copy-link = Copier le lien
web-copied = Lien copié
web-qr = Le QR code du lien
web-agreed = Convenu
web-manners-seats = { $count ->
    [one] { $count } place
   *[other] { $count } places
}.
web-usual-options = Règles habituelles, aucune option changée.
web-manners-clock = Horloge : { $clock }.
web-manners-no-clock = Sans horloge. Un robot peut remplacer les personnes absentes.
web-manners-watched = Spectateurs bienvenus : ils ne voient aucune main.
web-manners-unwatched = Sans spectateurs.
web-manners-no-hints = Sans chances ni conseils.
web-what-we-play = À quoi on joue
web-who-sits = À table
web-names-change = Les noms se changent jusqu’au départ.
web-rename = Enregistrer
web-name-at-table = Votre nom à cette table
web-your-table = Votre table { $of }
web-about-minutes = { $minutes } minutes environ.
web-start-when = Commencez quand vous voulez
web-fill-help = Des robots prennent les places libres ; ou attendez vos amis.
web-bots-play = Niveau des robots
web-fill = Compléter avec des robots et commencer
web-or-word = Ou dites le mot
web-seat-host = hôte
web-seat-bot = robot, { $level }
web-open-waits = pour qui a le lien
web-open-word = pour qui a le mot
web-fair-folded = Hasard équitable, scellé avant le départ
web-on = oui
web-off = non
web-random = au hasard
web-replay = Relecture
web-moment = Moment { $at } sur { $last }
web-to-start = Au début
web-step-back = Un pas en arrière
web-pause = Pause
web-play-on = Lecture
web-step-on = Un pas en avant
web-to-end = À la fin
web-scrub = Moment
web-speed = Vitesse
web-turns = Tours
web-eyes = Vue
web-eyes-all = Tout visible
web-eyes-watch = Spectateur
web-go = Montrer
web-link-moment = Lien vers ce moment
web-watch-title = Tables publiques
web-watch-empty = Aucune table publique. Ouvrez-en une : elle apparaîtra ici.
web-somebody = Quelqu’un
web-keep-name = Enregistrer ce nom
web-name-help = Les autres le voient, y compris aux tables où vous attendez.
web-other-device = Un autre appareil
web-other-device-help = Un lien personnel fait d’un autre appareil le vôtre. Il sert une fois, dans la journée.
web-make-link = Créer un lien personnel
web-link-made = Ouvrez ce lien sur l’autre appareil ; si la page le demande, collez-le là-bas. Ne le donnez à personne d’autre.
web-link-paste = Collez votre lien personnel
web-sessions = Vos appareils
web-sessions-help = Chaque appareil et chaque programme connecté à votre nom. Fermer l’un d’eux le déconnecte.
web-session-this = Cet appareil
web-session-other = Un autre appareil
web-session-program = Un programme
web-session-days = depuis le { $since }, dernier usage le { $seen }
web-session-end = Fermer
web-session-end-others = Fermer tous les autres
web-statistics = Statistiques
web-game = Jeu
web-played = jouées
web-won-count = gagnées
web-history = Historique
web-history-empty = Aucune partie pour l’instant. Jouez-en une : elle apparaîtra ici.
web-your-data = Vos données
web-your-data-help = Un nom, vos parties et, pour chaque appareil, un cookie secret avec les jours de son premier et de son dernier usage : rien d’autre n’est gardé.
web-export = Tout télécharger
web-forget = Me supprimer
web-forget-sure = Nom, historique et cookies disparaissent pour de bon.
web-link-offer = Utiliser cet appareil au nom { DE($who) } ?
web-link-offer-help = Le lien sert une fois. Cet appareil aura le même nom et les mêmes parties.
web-link-take = Oui, je suis { $who }
web-upload = Ouvrir une partie enregistrée
web-upload-help = C’est le fichier texte qu’une partie finie permet d’enregistrer.
web-show-record = Montrer
web-my-replays = Vos parties
web-new-table = Préparer une table { $of }
web-presets = Partir de :
web-preset-first = une première partie
web-preset-usual = la règle habituelle
web-seat = Place { $number }
web-seat-me = moi
web-seat-guest = quelqu’un sur cet appareil
web-table-agreed = À cette table
web-agree-spectators = Spectateurs bienvenus
    .help = Une fois la partie commencée, qui connaît le mot de la table peut regarder, et ne voit que ce qu’un spectateur peut voir.
web-agree-hints = Chances et conseils
    .help = Les chances exactes à côté des choix là où le jeu en a, et un conseil pour qui le demande.
web-agree-public = Publique
    .help = La table est listée : chacun peut la rejoindre ou la regarder.
web-agree-guided = Guidée
    .help = Quelques phrases au bon moment, pour une première partie.
web-leaving = Quand quelqu’un s’en va
web-leaving-bot = un robot continue
web-leaving-end = la partie s’arrête
web-options = Options du jeu
web-range = de { $low } à { $high }
web-range-or-zero = de { $low } à { $high }, ou 0 sans limite
web-field-wrong = { $value } ne convient pas : { $allowed }.
web-field-wrong-list = Ce choix ne convient pas : { $allowed }.
web-setup-wrong = Quelque chose ne convient pas encore.
web-deck-paste = Coller un jeu ou ouvrir un fichier
web-deck-usual = Laissez vide pour les cartes habituelles, collez un jeu, ou choisissez un fichier.
web-at-this-device = Quelqu’un sur cet appareil
web-deck-file = Un fichier pour : { $option }
web-own-deck = d’après un fichier
web-deck-template = Un fichier de cartes commenté pour commencer
web-your-deck = Votre deck
web-count-missing = il en manque { $n }
web-count-many = { $n } de trop
web-count-right = complet
web-count-of = { $n } sur { $wanted }
web-your-deck-name = Le deck { DE($who) }
web-your-deck-help = Personne d’autre ne le voit avant la fin de la partie.
web-deck-bring = Apporter ce deck
web-deck-change = Changer le deck
web-deck-there = deck prêt
web-deck-missing = pas encore de deck
web-start-later-decks = Il faut d’abord que chaque place soit prise et que chaque deck soit là.
web-decks-later = Un deck de tournoi laissé vide est apporté à la table par la personne qui s’y assied.
web-open-table = Dresser la table
web-change = Modifier
web-change-rules = Ce qu’on joue à { $code }
    .help = Chacun garde sa place et voit ce qui change.
web-leave-rules = Ne rien changer
web-agree-anew = Jouer ainsi
web-to-defaults = Revenir aux réglages habituels
web-house-rules = Règles de la maison
web-who-plays = Qui joue
web-setup-for = { $game }, { $n } joueurs
web-how-play = Jouer tout de suite
    .text = Un clic ouvre une table contre des robots, avec des règles pour débuter. « Options » montre tout ce qui se règle.
web-how-invite = Entre amis
    .text = Inviter crée une table avec un lien, un mot et un QR code. Qui en a un peut entrer et prendre place jusqu’au début de la partie ; le mot vaut pour une place. Une table publique est listée pour tous.
web-how-account = Sans compte
    .text = Un nom et un cookie secret suffisent. Un lien personnel, sur votre page, vous suit sur un autre appareil.
web-how-share = Un appareil pour plusieurs
    .text = Donnez plusieurs places à des personnes sur cet appareil. Entre deux secrets, la table demande de le passer.
web-how-keys = Touches
    .text = 1 à 9 choisissent, Entrée envoie, Échap va au dernier moment, h conseille si la table le permet, le point d’interrogation montre les règles. Tout marche aussi sans JavaScript.
web-how-dice = Dés et cartes
    .text = Le hasard vient d’une graine secrète que la partie enregistrée montre une fois finie ; avant, personne ne l’a.
web-how-data = Ce qui est gardé
    .text = Votre nom, pour chaque appareil une empreinte du cookie et les jours du premier et du dernier usage, et les coups de vos parties. Votre page permet de tout télécharger et supprimer.
web-error-next = Rien n’est perdu. Revenez en arrière, ou repartez de l’accueil.
web-error-404 = Cette page n’existe pas
web-error-other = Cette demande ne marche pas ici
web-error-500 = Quelque chose s’est cassé de notre côté
web-error-no-table = Cette table n’existe pas, ou elle ne vous est pas ouverte
web-error-old-table = Cette partie suit d’autres règles et ne peut pas être montrée : { $why }
web-error-seat-taken = Cette place est déjà prise
web-error-not-host = Seul l’hôte peut faire cela
web-error-no-level = Aucun robot de ce niveau ne peut jouer avec ces options
web-error-no-hints = Cette table joue sans conseils
web-error-not-asked = Vous n’avez rien à décider pour l’instant
web-error-hint-later = Les conseils se préparent. Réessayez dans une minute.
web-error-review-busy = Beaucoup d’analyses sont en cours. Réessayez dans une minute.
web-error-review-unfinished = Cette partie s’est arrêtée avant la fin : il n’y a rien à analyser
web-error-review-large = Cette partie est trop longue pour une analyse, qui regarde { $most } étapes au plus.
web-error-review-hopeless = L’analyse de cette partie est trop longue : nous l’avons arrêtée. Vous pourrez réessayer dans une heure.
web-error-no-deck-wanted = Personne n’apporte de deck à cette table
web-error-decks-missing = Encore sans deck : { $who }
web-error-begun = La partie a commencé
web-error-seats-open = Il faut d’abord que chaque place soit prise
web-error-not-your-seat = Ce n’est pas votre place
web-error-stale = La table a avancé. La voici telle qu’elle est.
web-error-no-back = Rien à reprendre : des dés, des cartes ou quelqu’un d’autre ont bougé depuis
web-error-illegal = Impossible maintenant. Rien n’a changé. ({ $why })
web-error-nothing-chosen = Choisissez d’abord
web-error-not-over = La partie n’est pas finie
web-error-not-begun = La partie n’a pas commencé
web-error-over = La partie est finie
web-error-no-seat = Cette place n’existe pas
web-error-nobody = On ne vous connaît pas encore
web-error-no-link = Ce lien a déjà servi, ou il a expiré
web-error-no-invitation = Cette invitation n’est plus ouverte : la partie a commencé, ou il n’y en a pas
web-error-guesses = Trop de mots faux ont été tapés ici. Réessayez dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}, ou demandez le lien.
web-error-sent-away = L’hôte de cette table ne vous laisse plus entrer
web-error-one-seat = Avec le mot, on ne prend qu’une place. Pour en prendre d’autres, demandez le lien.
web-error-seat-kept = Cette place est gardée pour { $who }
web-error-crowded = Trop de monde est déjà venu à cette table
web-error-starting = La partie est en train de commencer
web-error-not-revealing = Il n’y a rien à révéler ici pour l’instant
web-error-seal = Cela ne correspond pas au sceau
web-error-no-record = Cette partie enregistrée n’existe pas
web-error-bad-record = Cette partie enregistrée ne peut pas être montrée : { $why }
web-error-no-file = Choisissez d’abord un fichier
web-not-sent = Cela n’est pas arrivé à la table. Votre choix est toujours là.

## Server

server-fair = Hasard équitable
server-fair-title = Comment le hasard reste équitable
server-fair-commitment = Engagement
server-fair-commitment-help = Il a été fixé avant que quiconque puisse ajouter des mots. Notez-le si vous voulez : à la fin, la graine doit y correspondre.
server-fair-your-words = Vos mots pour le tirage
server-fair-words = Mots { DE($who) }
server-fair-no-words = aucun
server-fair-words-gone = Ils ne sont plus montrés : la personne qui les a choisis a supprimé ses données. Chaque jet reste vérifiable, car les dés n’ont besoin que de leur SHA-256 :
server-fair-add-words = Les ajouter
server-fair-words-help = Ce que vous voulez. Ils changent chaque tirage, et personne ne sait comment.
server-fair-words-here = Ils restent dans ce navigateur ; seul leur sceau en sort. Gardez cette page ouverte : ils sont révélés au début de la partie, quand tout le monde a scellé les siens.
server-fair-words-there = Le serveur les scelle et les garde jusqu’au début de la partie : les autres ne voient que le sceau, mais qui tient le serveur pourrait les lire.
server-fair-sealed = scellés jusqu’au début
server-fair-unrevealed = pas révélés, donc aucun
server-fair-seal = Sceau
server-fair-seed = Graine
server-fair-seed-later = La graine est montrée quand la partie est finie.
server-fair-check = Vérifier chaque tirage dans ce navigateur
server-fair-checking = Vérification…
server-fair-checked = Tout est juste : la graine correspond à l’engagement, et chacun des événements de hasard ({ $count }) en découle.
server-fair-wrong = Cela ne correspond pas. Première différence : { $where }
server-fair-no-script = Vérifier ici demande JavaScript. La commande « douzaine verify » vérifie sans lui une partie enregistrée.
server-fair-how = Comment ça marche
server-fair-events = Chaque événement de hasard
server-fair-event = Événement
server-fair-outcome = Ce qui est venu
server-fair-odds = Chances
server-fair-one-in = { $weight } sur { $total }
server-fair-to-check = Vérifier chaque tirage
server-explain-commit = D’abord, une promesse
    .text = Avant le jeu, le serveur tire une graine secrète de 32 octets et montre son SHA-256 : l’engagement. On ne peut pas en déduire la graine, et aucune autre n’y correspond. Dès lors, le serveur ne peut plus changer d’avis.
server-explain-words = Puis, vos mots
    .text = Jusqu’au début de la partie, chaque personne assise peut ajouter des mots. Ils entrent dans chaque jet. Le serveur a fixé sa graine avant de les connaître : il n’a pas pu en choisir une qui arrange quelqu’un. Et personne ne choisit ses mots en dernier : chaque place montre d’abord un sceau, le SHA-256 d’un sel tiré au hasard et des mots. Les navigateurs ne révèlent mots et sels qu’au signal du début, quand aucun sceau ne peut plus changer. Les mots qui n’arrivent pas en quelques secondes ne comptent pas.
server-explain-draw = Chaque jet
    .text = L’événement de hasard numéro n est tiré de HMAC-SHA256, avec la graine comme clé et la partie, les mots de tout le monde et n comme message. Le résultat se lit en nombres de 64 bits ; ceux qui favoriseraient une issue sont sautés, et chaque issue a exactement ses chances.
server-explain-end = À la fin, la preuve
    .text = Quand la partie est finie, la graine est montrée. Ce navigateur peut recalculer chaque tirage, et la commande « douzaine verify FICHIER » le fait pour une partie enregistrée, règles comprises : elle vérifie aussi que les chances étaient bien celles du jeu.
server-explain-limits = Ce que cela ne prouve pas
    .text = Qui tient le serveur peut lire la graine pendant le jeu. Les dés équitables montrent que les jets n’ont pas été choisis, non que personne ne les a prévus. Si cette personne joue, elle pourrait aussi ne pas révéler ses mots après avoir vu ceux des autres : il lui reste alors le choix entre deux suites de jets, et la preuve montre « pas révélés ». Elle pourrait faire arriver trop tard les mots de quelqu’un d’autre : cela se voit de la même façon. Elle peut lire les mots donnés sans script, que le serveur garde lui-même. Et une partie qui commence sans les mots de personne ne repose que sur le premier tirage du serveur. Ajoutez donc vos mots, scripts activés, et ne jouez gros que si vous vous fiez à qui tient le serveur.
server-explain-luck = Votre chance
    .text = Votre chance est faite des points de chance de gagner que les dés et les cartes vous ont donnés : pour chaque jet et chaque carte, vos chances de gagner après, moins celles d’avant, additionnées, quand tout le monde continue selon une règle de bon sens (au mieux, là où le jeu est résolu). Les mêmes hasards sont ensuite tirés de nouveau. « −19, 24 sur 100 » veut dire que le hasard vous a pris 19 points, et que 24 de ces parties sur 100 auraient été moins généreuses encore. En dessous de 35 elle est défavorable, à partir de 65 favorable.
server-luck = Chance
server-luck-later = chance à venir
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
server-i-am-back = Me revoilà
server-from = dès
server-let-bot = Laisser un robot jouer pour { $who }
server-api = La table pour les programmes
server-api-token = Tout ce que fait une page, un programme peut le faire. Prendre une place ou ouvrir une table vous donne un jeton. Joignez-le :
server-api-stream = Suivez une table ligne par ligne, et revenez après le dernier numéro que vous avez : rien ne se perd.
server-api-asked = Ou laissez une requête attendre qu’on vous demande quelque chose. text=1 ajoute la scène en toutes lettres, legal=0 omet les coups permis :
server-api-query = Dans l’adresse :
server-api-send = Envoyez :
server-api-get = Vous recevez ({ $status }) :
server-api-errors = Quand quelque chose est refusé
server-error-not-silent = Il reste du temps pour décider
server-error-token = Il faut un jeton, ou celui-ci est inconnu
server-error-json = Ce n’est pas du JSON
server-error-large = C’est trop grand
server-error-slow = Ce message n’est pas arrivé à temps. Renvoyez-le.
server-error-foreign = Ce formulaire vient d’un autre site. Ouvrez la page ici et réessayez.
server-error-store = La base de données ne répond pas. Rien n’a été confirmé ; réessayez dans un instant.
server-error-stopping = Le serveur s’arrête. Réessayez dans un instant.
server-error-often = Trop à la fois. Réessayez dans { $seconds } s.
server-error-uploads = Vous avez déjà déposé beaucoup de parties. Chacune disparaît { $days } jours après son dépôt ; d’ici là, « douzaine replay » en ouvre d’autres.
server-error-full-uploads = Le disque du serveur est presque plein : il ne prend plus de parties enregistrées pour l’instant. Celles qui se jouent continuent.
server-error-full-tables = Le disque du serveur est presque plein : aucune table ne peut s’ouvrir pour l’instant. Les parties commencées continuent.
server-error-long = Cette partie est devenue trop longue pour continuer ici. Vous pouvez la quitter, ou en commencer une autre.
server-error-tables = Vous avez déjà beaucoup de tables en cours. Finissez ou quittez-en d’abord quelques-unes.
server-error-job = C’était trop long ou trop volumineux, et le serveur y a renoncé. Essayez quelque chose de plus petit, ou réessayez plus tard.
server-error-busy = Trop de demandes attendent en ce moment. Réessayez dans une minute.

web-try-again = Réessayer

## Bots and advice
bots-column-move = Coup
bots-column-chance = Chances de gagner
bots-column-played = Meilleur jeu
bots-column-player = Joueur
bots-column-bot = Robot
bots-column-elo = Elo
bots-column-interval = Intervalle à 95 %
bots-column-pair = Face à face
bots-column-rate = Victoires du premier
bots-column-games = Parties
bots-exact = Exact : ce sont les chances quand tout le monde joue au mieux à partir d’ici.
bots-review-course = Le cours des chances
bots-hint-thinking = Une seconde de réflexion.
bots-level-random = hasard
    .about = joue n’importe quel coup permis
bots-level-simple = simple
    .about = suit une règle de bon sens
bots-level-novice = débutant
    .about = voit un coup à l’avance et imagine peu
bots-level-regular = habitué
    .about = pèse où chaque coup peut mener
bots-level-expert = expert
    .about = voit plus loin, en deux secondes au plus
bots-level-perfect = parfait
    .about = connaît la solution exacte

## Rules pages

rules-minute = En une minute
rules-turn = Un tour, pas à pas
rules-try = Essayer
rules-all = Toutes les règles, numérotées
rules-folded = Repliées : ouvrez ce qu’il vous faut, ou cherchez.
rules-unfold = Tout ouvrir
rules-picture = image { $number }
rules-example = exemple
rules-variants = Variantes, pour plus tard
rules-variants-short = Variantes
rules-lay = Préparer une table avec des variantes
rules-search = Chercher une règle
rules-contents = Sommaire
rules-found = { $count ->
    [0] rien de trouvé
    [one] { $count } règle
   *[other] { $count } règles
}
rules-found-many = # règles
rules-print = Imprimer
rules-rather = Plutôt jouer ?
rules-lesson = Commencer la leçon, 3 min
rules-sample = Regarder un exemple de partie
rules-every = Les { $count }
rules-key-search = chercher
rules-key-next = suivant, précédent
rules-key-try = essayer l’exemple

## Practice

practice = Entraînement
practice-note = Entraînement : reprenez vos coups à volonté, rien ne compte.
practice-undo = Reprendre
practice-again = Réessayer
practice-from-here = Jouer d’ici
practice-error-over = Il n’y a plus rien à décider à ce moment. Choisissez un moment plus tôt.
practice-error-late = On peut jouer d’ici jusqu’au pas { $most } d’une partie.
practice-error-dice = Ces dés ne servent qu’à s’entraîner : ils n’ont été promis à personne, il n’y a rien à vérifier.
cli-option-from = Commencer à une position (un fichier JSON) ou là où une partie enregistrée s’arrête, contre des robots, avec reprise à volonté.
cli-option-step = Avec --from et une partie enregistrée : commencer après ce nombre de lignes de coups.
cli-from-real-dice = --from tire les dés : laissez --real-dice et --resume de côté.
terminal-practice = Entraînement : « reprendre » annule votre dernier coup et tout ce qui a suivi.

## Errors
error-no-language = il n’y a pas de langue { $name } ; il y a { $known }
error-unknown-game = il n’y a pas de jeu { $name } ; il y a { $known }
error-unknown-option = { $game } n’a pas d’option { $name } ; les siennes sont { $known }
error-option-value = { $option } = { $value } n’est pas permis : { $allowed }
allowed-range = de { $low } à { $high }
allowed-range-or-zero = 0, ou de { $low } à { $high }
allowed-first-player = random, ou une place de 0 à { $last }
error-first-player = first_player = { $seat } n’est pas permis : les places vont de 0 à { $last }
error-no-observations = { $game } ne dit pas comment coder sa Table : donnez à chaque champ un codage, dans une liste FIELDS
error-no-odds = { $game } n’a pas de chances à calculer sans recherche
error-no-rule = { $game } n’a pas de règle { $rule } ; il a { $known }
error-no-box = une partie demande une boîte, faite par `game.box()`, et non { $value }
error-no-box-to-simulate = une simulation demande une boîte, faite par `game.box()`, et non { $value }
error-seed-or-dealer = donnez à une partie une graine ou un donneur, pas les deux
error-seed = une graine est un nombre entier de 0 à 2**64 - 1, et non { $value }
error-no-seat = il n’y a pas de place { $seat } ; elles vont de 0 à { $last }
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
error-not-legal-id = { $number } n’est pas le numéro d’un coup permis ; les numéros permis sont { $ids }
error-no-move = un coup est un texte ou une liste de textes, et non { $value }
error-no-moves = une liste de coups ne doit pas être vide
error-whole = { $name } doit être un nombre entier de { $low } à { $high }, et non { $value }
error-list = { $name } doit être une liste de { $length }, et non { $value }
error-one-of = { $name } doit être l’un de { $words }, et non { $value }
error-no-position = ce n’est pas une position de { $game } : une de ses valeurs n’a pas la bonne forme
error-position-mapping = une position associe des noms à des valeurs, ce que { $value } ne fait pas
error-position-quiet = { $name } doit être { $quiet } dans une position de départ, et non { $value }
error-position-key = une position de ce jeu n’a pas de { $name } ; elle a { $known }
error-record-text = une partie enregistrée est un texte, et non { $value } : il faut d’abord lire le fichier
error-record-size = une partie enregistrée est un texte de dix millions de signes au plus
error-record-steps = une partie enregistrée compte { $most } étapes au plus
error-record-characters = une partie enregistrée compte { $most } signes au plus
error-record-number = { $name } vaut au plus { $most } dans une position envoyée
error-record-format = une partie enregistrée commence par la ligne { $line }
error-record-line = ligne { $number } : { $why }
error-record-unreadable = ceci ne se lit pas
error-record-move = { $line } n’est ni le coup d’une place, ni le hasard (*), ni la fin
error-record-heading = { $line } n’a pas sa place en tête d’une partie enregistrée
error-record-file = l’option { $option } nomme un fichier ; une partie enregistrée contient le deck lui-même
error-record-end = le fichier annonce { $end } à la fin, mais ses coups mènent ailleurs
error-record-no-moves = il manque la ligne « moves »
error-record-chance = le tirage { $event } n’est pas celui que donne la graine de la partie
error-record-redealt = une partie redistribuée d’après une vue ne s’enregistre pas : nul ne sait comment elle a commencé
error-record-version = cette partie a été jouée avec la version { $version } de { $game } ; celle-ci est la version { $ours }
error-fair-seed = la graine n’est pas celle qui avait été engagée
error-fair-line = une ligne « fair » contient match, words, commitment et une graine de 32 octets
error-bots-for-seats = nommez un robot pour toutes les places, ou un pour chacune des { $players } places
error-unknown-bot = il n’y a pas de robot { $name } ; il y a { $known }
error-list-of-cards = { $name } doit être une liste de cartes, et non { $value }
error-deck-refused = le deck est refusé : { $why }
deck-more = Il y a encore d’autres erreurs que celles de cette liste.
error-deck-file = le fichier de deck { $file } ne peut pas être lu : { $why }
file-missing = ce fichier n’existe pas
file-forbidden = l’accès est refusé
file-folder = c’est un dossier
file-no-text = ce n’est pas un texte en UTF-8
error-review-not-over = une partie se revoit quand elle est finie : avant, cela trahirait des secrets
error-seconds = seconds doit être un nombre au-dessus de 0 et jusqu’à 3600, et non { $value }
error-bots = nommez un robot pour toutes les places, ou un par place, et non { $value }
error-bot-chose = le robot de la place { $seat } a choisi { $choice } : { $why }
error-not-solved = { $box } n’est pas résolu, donc personne n’y joue parfaitement ; essayez expert
error-bot-name = un robot est un nom comme 'expert', ou une classe ou un objet avec choose(view, seat, budget), et non { $value }
error-budget = { $value } n’est pas un budget : écrivez des essais (expert@2000) ou des secondes (expert@0.5s)
error-bot-import = il n’y a pas de robot { $name } ; Python répond « { $why } »
error-bot-file = il n’y a pas de robot { $name } : { $why }
error-no-value = { $box } n’est pas résolu, et aucune chance exacte n’est connue ; match.advice(seat) en donne une estimation
error-no-bot = { $name } n’est pas un robot : il lui faut une méthode choose(view, seat, budget)
error-no-match = il faut une partie, telle que `Match.replay(record)` en fait une d’un enregistrement, et non { $value }
error-no-match-or-view = il faut une partie ou une vue, et non { $value }
error-unknown-move = { $game } n’a pas de coup { $move }
error-not-weighed = { $moves } n’est pas parmi les décisions évaluées
error-nothing-to-decide = la place { $seat } n’a rien à décider maintenant
error-extra = il manque { $package } : pip install 'douzaine[{ $extra }]'
error-opponents = les adversaires se choisissent parmi { $known }, et non { $value }
error-seat-without-opponents = une place se choisit quand des adversaires jouent les autres ; nommez-les, ou n’indiquez pas de place
error-device = un appareil est 'cpu' ou 'cuda', et non { $value }
error-not-reset = rien n’a encore commencé : appelez d’abord reset()
error-env-over = la partie est finie : appelez reset() pour en commencer une autre
error-action-after-end = la partie est finie : il ne reste que l’action None, puis reset()
error-agent = il n’y a pas d’agent { $name } ; il y a { $known }
error-action = { $action } n’est pas permis à { $agent } maintenant ; choisissez une action dont le masque vaut 1
error-table-action = l’action { $action } n’est pas permise à la table { $table }, où la place { $seat } décide ; choisissez-en une dont le masque est vrai
error-actions = il faut { $tables } nombres entiers, un par table, et non { $value }
error-actions-of-agents = il faut une action pour chaque agent ; { $agent } manque dans { $value }
error-spiel-options = { $option } = { $value } est illisible : après ~ vient une valeur en JSON, comme ~1
error-not-met = { $first } et { $second } ne se sont pas rencontrés
error-ladder-minutes = minutes doit être un nombre au-dessus de 0 et jusqu’à 10000, et non { $value }
error-ladder-bots = un classement demande au moins deux robots, chacun nommé une fois
error-real-dice = --real-dice et --seed s’excluent : vous lancez les dés, ou la graine le fait
error-save = { $file } n’est pas une partie sauvegardée
error-save-why = { $file } n’est pas une partie sauvegardée : { $why }
error-save-seats = { $file } n’est pas une partie sauvegardée : on y compte { $count } places
error-no-deck-file = ce n’est un fichier de deck d’aucun jeu ; `douzaine deck new JEU` en écrit un pour commencer
error-data-folder = impossible de garder les parties dans { $folder } ({ $why }) ; indiquez un autre dossier : --data DOSSIER
error-workers = plus d’un processus demande PostgreSQL : --database postgresql{":"}//user{":"}password@host/name
error-device-bots = sur un GPU, seuls random et simple jouent : donnez ces noms, ou device="cpu"
error-gpu-extra = device="cuda" demande un paquet qui n’est pas installé : pip install "douzaine[gpu]"
error-no-gpu = device="cuda" demande un GPU NVIDIA, et il n’y en a pas ici : donnez device="cpu"
error-cluster = { $value } n’est pas une grappe : donnez on="ray", ou une adresse comme { $example }
error-ray-extra = on="ray" demande un paquet qui n’est pas installé : pip install "douzaine[ray]"
error-no-cluster = aucune grappe Ray ne répond à { $address } : { $why }
error-ray-lost = une partie du travail a été tentée { $tries } fois, et son processus a été perdu chaque fois ({ $why })
error-no-limit = la limite { $name } n’existe pas ; le document sur le service en donne la liste
error-limit = { $name } = { $value } n’est pas une limite : donnez un nombre supérieur à 0, par exemple { $name }={ $usual }
error-rules-version = elle a commencé avec la version { $version } des règles de { $game }, et ce serveur joue la version { $rules }
error-no-database = il n’y a pas de base { $file } ; --data nomme son dossier
error-backup-exists = { $file } existe déjà ; donnez un autre nom à la copie
error-not-copied = { $source } ne peut pas être copié dans { $file } : voyez le dossier, ses droits et la place libre
error-no-backup = { $file } n’est pas une base complète de Douzaine
error-later-backup = { $file } vient d’une version plus récente de Douzaine
error-store-no-file = { $url } ne désigne pas un simple fichier ; écrivez { $example }, ou indiquez une base PostgreSQL
error-store-linked = { $file } a un second nom (un lien physique) sous lequel un autre serveur pourrait l’abîmer ; supprimez l’un des deux
error-database = la base { $url } ne s’ouvre pas : { $why }
error-port = aucun serveur ne peut démarrer à { $host }, port { $port } ({ $why }) ; indiquez-en un autre : --port NUMÉRO
port-taken = un autre programme y est, peut-être Douzaine
error-store-in-use = un autre serveur se sert de { $file } ; arrêtez-le d’abord
error-deck-path = { $option } est un mot connu ou un texte entier, et non { $value }
error-seat-kind = une place est me, open ou l’un de { $levels }, et non { $value }
error-query = { $name } est un nombre entier, et non { $value }
error-form = le formulaire n’a pas été compris
error-shape = `{ $wanted }` attendu, `{ $got }` reçu, à `{ $place }`
error-shape-other = ce qui est envoyé n’a pas la bonne forme ; le lecteur répond « { $why } »
cli-wrong-command = il n’y a pas de commande { $word } ; `douzaine --help` les liste
cli-wrong-option = il n’y a pas d’option { $word } ici ; --help les liste
cli-wrong-value = { $name } ne peut pas être { $word }
cli-missing = { $name } manque ; --help dit ce que c’est
cli-wrong = cette ligne de commande n’a pas été comprise ; --help montre comment faire
cli-wrong-file = { $file } : { $why }
web-error-deck = { $count ->
    [one] Ce deck est refusé pour une erreur :
   *[other] Ce deck est refusé pour { $count } erreurs :
}
error-shape-missing = il manque le champ `{ $field }` à `{ $place }`

## Rythme et son à la table
web-pace = Vitesse
web-pace-of = { $pace ->
    [now] d’un coup
   *[other] { $pace }×
}
web-sound = Son et vibreur

## Finir une partie d’un commun accord
web-end = Arrêter la partie
web-end-help = Elle s’arrête là, sans que personne ne gagne, dès que tout le monde est d’accord.
web-end-yes = Je veux arrêter
web-end-wanted = { $count ->
    [one] { $who } propose d’arrêter la partie ici.
   *[other] { $who } proposent d’arrêter la partie ici.
}
web-end-own = Vous proposez d’arrêter ici : aux autres de répondre.
web-end-agree = Arrêter
web-end-go-on = Continuer
web-ended-agreed = Partie arrêtée d’un commun accord : personne ne gagne

## Ce qui se passe à côté de la partie, dans le récit
web-told-leave = { $who } quitte la table.
web-told-silent = Un robot joue désormais pour { $who }.
web-told-away = { $who } : absence depuis { $since }.
web-told-return = Revoilà { $who }.
web-told-back = { $who } reprend son coup.
web-told-end = { $who } propose d’arrêter la partie ici.
web-told-play-on = { $who } veut continuer.

## Why?
web-why-close = fermer
web-see-also = Voir aussi

error-no-lesson = { $game } n’a pas de leçon.
error-no-step = Il n’y a pas d’étape { $number } : la leçon va de 1 à { $last }.
error-step-over = Cette étape est terminée.

## Lessons

learn-learn = Apprendre
learn-lesson = Leçon
learn-title = Leçon : { $game }
learn-heading = Apprendre un jeu en trois minutes
learn-lead = À la vraie table, pas à pas. Rien n’est perdu dans une leçon.
learn-all = Toutes les leçons
learn-name = Léa
learn-steps = Les étapes de la leçon
learn-step-of = étape { $step } sur { $steps }
learn-minutes = { $minutes } min
learn-done = terminée
learn-left = encore { $minutes } min environ
learn-skip = Passer la leçon
learn-skip-short = Passer
learn-again = Répéter
learn-start-again = Reprendre l’étape { $step }
learn-foot = Étape { $step } sur { $steps }. Tout coup est permis.
learn-go-on = Continuer
learn-finish = Terminer
learn-go-on-with = Continuer avec { $figure }
learn-keep = Garder et continuer
learn-take-back = Reprendre le coup
learn-you-did = Votre coup : { $move }.
learn-you-tried = Votre essai
learn-meant = Le coup de la leçon
learn-counts = C’est permis. Gardez ce coup, ou reprenez-le pour essayer celui de la leçon.
learn-off-path = Ce n’est pas le coup de la leçon ; voyez où il mène.
learn-try-any = Essayez le coup de votre choix.
learn-try-any-help = Chacun reçoit une réponse. Rien n’est perdu.
learn-nothing-lost = Rien n’est perdu.
learn-nothing-lost-help = Reprenez le coup, ou continuez : l’étape suivante a sa propre position.
learn-laid = Dans une leçon, dés et cartes sont posés, pas tirés.
learn-enough = Vous en savez assez pour jouer.
learn-enough-minutes = { $game }, en { $minutes } minutes.
learn-skipped = Leçon passée
learn-skipped-help = Elle reste ici et sous les règles, quand vous voudrez. En bref :
learn-play-now = Jouer
learn-next = Leçon suivante : { $game }
learn-repeat = Refaire la leçon
learn-new = Première visite ? Apprenez un jeu en trois minutes.
learn-new-help = Une courte leçon à la vraie table montre tout ce qu’il faut.
learn-resume = Reprendre la leçon
learn-game = Apprendre { $game }
cli-learn = Apprendre un jeu en trois minutes, à sa table dans le terminal ; sans jeu, la liste des leçons. Exemple : douzaine learn king12
cli-option-lesson-step = L’étape par laquelle commencer.
learn-terminal-none = Ceci n’est pas un terminal : personne ne peut apprendre ici. `douzaine serve` donne les mêmes leçons dans un navigateur.
learn-terminal-left = Vous avez quitté la leçon. Pour la reprendre : --step et son numéro.
learn-terminal-list = Leçons : { $games }. Pour commencer : douzaine learn { $first }
learn-terminal-keys = Tapez le numéro d’un coup, ses mots, ou plusieurs avec des virgules. r répète, b reprend le coup, q quitte.
learn-terminal-go = Entrée : { $text } >{" "}
learn-terminal-ask = Votre coup >{" "}
learn-terminal-answer = Entrée : garder et continuer · b : reprendre le coup >{" "}
learn-terminal-tried = Votre essai : { $told }
learn-terminal-meant = Le coup de la leçon : { $told }

## Builders
web-builder-drafts = Brouillons gardés dans ce navigateur
web-builder-forget = Supprimer le brouillon { $name }

## Set-up
web-step-less = { $what } : moins
web-step-more = { $what } : plus
web-follows-players = Suit le nombre de joueurs : une pour { $per }.

## The guest's lobby
web-name-until = modifiable jusqu’au départ
web-tap-free = touchez une place libre
web-seat-yours = la vôtre
web-seat-invites = vous invite
web-take-any = Prendre une place
web-lobby-full-closed = La table est complète.
web-watching-wait = Vous regardez. La partie s’affichera ici dès le départ.

## Lobby
web-table-pill = Table { $code }
web-lobby-count = { $here ->
    [one] 1 personne
   *[other] { $here } personnes
}{ $bots ->
    [0] {""}
    [one] , 1 robot
   *[other] , { $bots } robots
}{ $open ->
    [0] {""}
    [one] , 1 place libre
   *[other] , { $open } places libres
}
web-colon =  :
web-lobby-first = Première partie ? Les règles en bref
web-tap-seat = Choisissez une place libre.
web-lobby-full = La table est complète. Vous pouvez regarder.
web-you-host = vous, hôte
web-you-plain = vous
web-bot = robot
web-open-free = libre
web-take-seat = Prendre la place { $number }
web-add-a-bot = Ajouter un robot
web-close-seat = Fermer
web-seat-here = là
web-seat-away = pas là
web-level-of = Le niveau { DE($who) }
web-add-seat = Ajouter une place
web-seats-of = { $count } places, { $most } au plus
web-seats-most = { $count } places sur { $most }, le maximum pour ce jeu
web-seats-fixed = Ce jeu se joue à { $count }.
web-nobody-yet = Personne pour l’instant. Envoyez le lien, ou complétez avec des robots.
web-fill-count = { $open ->
    [one] Une place est libre : un robot la prend, ou elle reste vide.
   *[other] { $open } places sont libres : des robots les prennent, ou elles restent vides.
}
web-start-with = Commencer à { $count ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
   *[other] { $count }
}
web-spectators-welcome = Spectateurs bienvenus : ils ne voient aucune main.
web-copy = Copier
web-share-invitation = Partager l’invitation
web-card-preview = le lien tel qu’il apparaît dans un message
web-deck-builder = Ouvrir l’atelier de decks
web-deck-code = Un code de l’atelier de decks
web-error-deck-code = Ce code ne correspond à aucun deck.
web-error-players = Ce jeu se joue de { $fewest } à { $most }.
web-error-options = Les options de la table ne le permettent pas : { $why }.

## Links in messages
web-card-turns = { $turns ->
    [one] un tour
   *[other] { $turns } tours
}
web-card-replay = { $title } : la partie à revoir

## Replay
web-replays-empty = Vos parties terminées apparaîtront ici. En attendant, regardez-en une entre robots :
web-replay-start = La partie commence.
web-replay-begin = Début
web-decided-it = décisif
web-steps-of = Étapes du tour { $turn }
web-link-copied = Lien copié

## Review page
web-review-players = Joueurs
web-review-your-chance = Vos chances de gagner
web-review-chance-of = Les chances { DE($who) }
web-review-touch = choisissez un tour : le plateau le montre
web-review-legend-choice = choix
web-review-legend-luck = chance
web-review-choice = Choix { $number }
web-review-at-start = au départ
web-review-own = vos choix
web-review-their-own = ses choix
web-review-others = ceux des autres
web-review-by-chance = le hasard
web-review-at-end = à la fin
web-review-three = { $mine ->
    [0] Les choix les plus coûteux
   *[other] Vos choix les plus coûteux
}
web-review-more = { $count ->
    [one] encore une erreur
   *[other] encore { $count } erreurs
}
web-review-chosen = Choisi
web-turn-back = Un tour en arrière
web-turn-on = Un tour plus loin

## Results
web-show-table = Afficher en tableau
web-touch-turn = choisissez un tour pour le revoir
web-watch-short = Revoir
web-review-short = Analyse
web-share-short = Partager
web-share-picture = Partager une image
web-luck-of = Chance, sur 100


## Le labo : douzaine balance

cli-balance = Étudier l’équilibre d’un jeu ; écrit une page, du CSV et du JSON.
cli-option-effort = Combien de fois plus de parties que d’habitude (0.1 pour un premier regard).
cli-option-vary = Une variante à comparer, par exemple all_hit=push_luck ; peut se répéter.
cli-option-balance-out = Le dossier du rapport ; une étude interrompue y reprend.
cli-balance-written = Écrit : { $file }
error-lab-effort = effort est un nombre au-dessus de 0, jusqu’à { $most }, pas { $value }
error-lab-other-study = { $file } appartient à une autre étude : choisissez un autre dossier, ou supprimez ce fichier
error-lab-table = il n’y a pas de tableau { $name } ; il y a { $known }
error-lab-extra = les tableaux de données demandent pandas ou polars : pip install "douzaine[lab]"
error-lab-variants = { $count } variantes, c’est trop : { $most } au plus
error-lab-vary = { $value } n’est pas une variante : écrivez une option et sa valeur, par exemple all_hit=push_luck
lab-title = { $game } : est-ce équilibré ?
lab-made = Fait par Douzaine { $version } avec la version { $rules } des règles, graine { $seed }.
lab-effort = Effort { $effort }.
lab-options = Options
lab-intervals = Parts et enjeux viennent avec leur intervalle à 95 %. Robots : random joue n’importe quel coup permis, simple suit une règle de bon sens, regular@64 regarde plus loin (avec 64 essais par coup là où il cherche).
lab-seats = La place compte-t-elle ?
lab-seats-note = Part de victoires de chaque place entre joueurs de même force. Le trait pointillé est une part équitable.
lab-length = Combien de temps dure une partie ?
lab-length-note = Tours et décisions d’une partie entière. « Coupées » compte les parties que seule une limite de sécurité a terminées.
lab-turns-chart = Parties de simple selon leur nombre de tours
lab-minutes-note = Minutes entre humains, à { $seconds } secondes par choix ; les coups forcés ne prennent pas de temps.
lab-skill = L’habileté compte-t-elle ?
lab-skill-note = Une place du plus fort parmi des places du plus faible. « À deux » ramène sa part à l’échelle d’une partie à deux.
lab-levels-fit = Entre random et le plus fort d’entre eux, il y a place pour { $low } à { $high } niveaux, un niveau étant trois victoires sur quatre ({ $elo } Elo).
lab-choices = Y a-t-il beaucoup à décider ?
lab-choices-note = Un choix est une décision où plus d’un coup est permis. Les enjeux sont des points de chance de gagner, à un choix de chaque partie ; les coups sont essayés et la partie est menée à son terme avec la même force (selon la règle de bon sens pour regular@64).
lab-stake-stake = Meilleur coup contre pire coup
lab-stake-random-cost = Meilleur coup contre coup au hasard
lab-stake-matters = Choix qui comptent nettement
lab-stake-hopeless = Choix faits presque sans chance de gagner
lab-stake-kingmaking = Ce qu’un tel choix change pour un autre joueur
lab-luck = Qu’est-ce qui décide du résultat ?
lab-luck-note = Parts de la dispersion des résultats, cartes ouvertes. Quand tout le monde suit la même règle de bon sens, il ne reste guère que le hasard pour décider. Les parties de regular@64 sont suivies avec les chances qu’auraient des joueurs selon la règle de bon sens : là où la recherche renverse leurs attentes, les choix comptent davantage.
lab-luck-unknown = Trop peu de parties suivies pour le dire.
lab-seeds = Ce que la graine décide à elle seule : mêmes dés, mêmes cartes, et la partie jouée { $times } fois par des joueurs de même force qui choisissent à nouveau. Moins ces robots tirent au sort, plus leurs choix se ressemblent et plus la graine semble décider ; ceux qui ne tirent jamais au sort sont laissés de côté.
lab-kind-start = le départ
lab-kind-choices = les choix des joueurs
lab-leads = L’avance change-t-elle de mains ?
lab-leads-note = Chances au début de chaque tour ; dans les parties de regular@64, celles qu’auraient des joueurs selon la règle de bon sens, et que la recherche renverse souvent : ce ne sont pas de vraies chances. Une avance ne compte que si elle dépasse son erreur.
lab-lead-changes = Changements de tête
lab-lead-comeback = Victoires après moins de la moitié d’une chance équitable
lab-lead-decided = Part de la partie jouée quand elle est presque décidée (80 %)
lab-pieces = Que vaut chaque pièce ?
lab-pieces-note = « Avec » va de pair avec la victoire sans forcément en être la cause. « Sans » est la part de victoires d’une place qui n’utilise jamais la pièce tant qu’elle a un autre coup (au hasard, quand la règle de simple n’en propose pas d’autre) ; le trait pointillé est une part équitable. Les constats sont choisis, toutes forces ensemble, pour qu’au plus 5 sur 100 soient dus au hasard.
lab-pieces-strengths = Les parties de { $bots } sont peu nombreuses : seules de grandes différences s’y voient.
lab-pieces-found = { $bots } : { $found } sur { $pieces } font une différence nette
lab-finding-missed = elle manque
lab-finding-better-without = mieux sans
lab-finding-none = pas de différence nette
lab-variants = Variantes côte à côte
lab-variants-note = Places, tours et choix entre joueurs de même force ; l’habileté est celle d’un tel joueur parmi des joueurs de la force précédente, à l’échelle de deux places.
lab-as-agreed = comme ci-dessus
lab-variant = { $option } : { $value }
lab-head-strength = Robots
lab-head-seat = Place
lab-head-rate = Part
lab-head-interval = 95 %
lab-head-matches = Parties
lab-head-turns = Tours (médiane)
lab-head-turns-span = 5–95 %
lab-head-turns-most = Tours (95 %)
lab-head-decisions = Décisions
lab-head-minutes = Minutes
lab-head-stopped = Coupées
lab-head-pair = Plus fort – plus faible
lab-head-two-seats = À deux
lab-head-elo = Elo
lab-head-elo-span = 95 %
lab-head-levels = Niveaux
lab-head-choices = Choix
lab-head-legal = Coups par choix
lab-head-forced = Forcées
lab-head-figure = Mesure
lab-head-cases = Cas
lab-head-kind = Quoi
lab-head-share = Part
lab-head-value = Valeur
lab-head-piece = Pièce
lab-head-used = Utilisée
lab-head-with = Avec
lab-head-without = Sans
lab-head-finding = Constat
lab-head-variant = Variante
lab-head-players = Joueurs
lab-head-first-seat = Première place
lab-head-skill = Habileté
lab-head-seeds = Graines

## Daily
daily-title = Énigme du jour
daily-of = Énigme du { $day }
daily-link = Énigme
daily-home = Une énigme par jour : { $game }. La réponse est exacte.
daily-home-open = La résoudre
daily-home-done = Voir les autres réponses
daily-making = L’énigme du jour se prépare
daily-making-day = Cette énigme se prépare
daily-making-help = Il faut une minute ou deux. Cette page se met à jour toute seule.
daily-answer = Répondre
daily-first-counts = Une réponse par jour : la première compte.
daily-again = Recommencer
daily-mark-you = entouré : votre choix
daily-mark-best = souligné : le meilleur
daily-answers = Votre réponse et la meilleure
daily-chosen = choix
daily-brings = ce que donne le tour
daily-value-head = valeur
daily-others = { $count ->
    [0] personne d’autre encore
    [one] 1 autre
   *[other] { $count } autres
}
daily-best = meilleur
daily-you = vous
daily-all = Les { $count } choix
daily-verdict = { $mine } : { $value }. { $best } : { $best_value }.
daily-exact = Exact.
daily-bots = { $count ->
    [0] Tous les niveaux de robots ont trouvé.
    [one] Un niveau de robots s’est trompé : { $levels }.
   *[other] { $count } niveaux de robots se sont trompés : { $levels }.
}
daily-streak = { $count ->
    [one] Série : { $count } jour
   *[other] Série : { $count } jours
}
daily-longest = record { $count }
daily-share = Partager
daily-share-text = Texte à partager
daily-copy = Copier
daily-copied = Copié
daily-share-streak = Série { $count }
daily-match = Partie du jour
daily-match-help = { $game }. Les mêmes dés et les mêmes robots pour tout le monde.
daily-match-played = { $played ->
    [0] Personne ne l’a encore finie.
    [one] Jouée une fois, gagnée { $won } fois.
   *[other] Jouée { $played } fois, gagnée { $won } fois.
}
daily-match-rule = Un seul essai, jusqu’à minuit UTC. Elle n’est pas scellée comme les autres parties : le serveur connaît ses dés toute la journée et montre la graine le lendemain.
daily-match-play = Jouer les mêmes dés
daily-match-on = Retour à votre partie
daily-match-seed = Graine
daily-match-name = nom
daily-match-result = résultat
daily-match-moves = décisions
daily-match-won = victoire
daily-match-lost = défaite
daily-match-left = abandon
daily-match-over = Partie de ce jour
daily-match-nobody = Personne n’a fini la partie de ce jour.
daily-table-seal = Partie du jour : les mêmes dés pour tous, non scellés
daily-table-note = C’est la partie du jour : dés et robots sont les mêmes à toutes les tables. Ils ne sont pas scellés comme ailleurs, et la graine est montrée le lendemain.
daily-month = Calendrier
daily-key-best = meilleur choix
daily-key-answered = répondu
daily-key-open = à résoudre
daily-day-best = { $day } : répondu, meilleur choix
daily-day-answered = { $day } : répondu
daily-day-open = { $day } : à résoudre
daily-archive = Archives
daily-today = L’énigme d’aujourd’hui
daily-answer-data = énigmes du jour
daily-error-no-day = Il n’y a pas d’énigme pour ce jour ici : seulement pour aujourd’hui et les jours qui précèdent.
daily-error-no-puzzle = Aucune bonne énigme n’a été trouvée pour ce jour.
daily-error-no-choice = Ce n’est pas une réponse à cette énigme. Choisissez une des possibilités du moment.
daily-error-answered = Vous avez déjà répondu à cette énigme : la première réponse compte.
daily-error-answer-first = Répondez d’abord à l’énigme ; ensuite vous pourrez jouer à partir d’ici.
daily-error-making = L’énigme se prépare ; réessayez dans une minute.
daily-error-not-ready = Les robots se préparent encore ; réessayez dans une minute.
daily-error-seed = D’autres jouent encore ces dés aujourd’hui : la partie pourra être enregistrée demain (UTC).
cli-daily = L’énigme du jour : la voir, y répondre et apprendre ce que vaut chaque choix.
cli-option-answer = Votre choix : son numéro ou ses coups séparés par des virgules, comme keep 1,roll.
cli-daily-making = L’énigme se prépare…
error-no-choice = { $value } n’est pas un choix de cette énigme
cli-option-day = Un autre jour, comme 2026-11-16.
cli-puzzles = Énigmes aux réponses exactes.
cli-make = Fabriquer des énigmes, une par ligne (JSON) : position, question, valeurs, difficulté.
cli-option-puzzles-count = Combien.
cli-option-puzzles-seed = D’où partent les positions ; la même graine donne les mêmes énigmes.
cli-option-puzzles-output = Un fichier au lieu de la sortie standard.
cli-daily-choose = Votre choix (1 à { $count }, vide pour quitter) :
error-no-daily = aucune bonne énigme n’a été trouvée pour ce jour
error-day = un jour s’écrit 2026-11-16, et non { $value }
error-no-puzzles = { $game } n’a pas d’énigmes


## Insight: advice, reviews, luck
server-luck-word = { $word ->
    [harsh] défavorable
    [kind] favorable
   *[even] moyenne
}
web-luck-own = Chance { $rank } sur 100 : { $word }.
server-luck-rank = { $points }, { $rank } sur 100 : { $word ->
    [harsh] défavorable
    [kind] favorable
   *[even] moyenne
}
web-hint-doubt = ± : marge d’erreur à 95 %.
web-hint-choose = Choisir
    .label = Choisir : { $decision }
web-review-working = Analyse du tour { $turn } sur { $turns }
web-review-begins = L’analyse commence
web-review-sums = Du départ au résultat
web-review-sums-help = En points de chance de gagner, sur 100. { $exact ->
    [yes] Les choix sont comptés par rapport au meilleur jeu.
   *[no] Les choix sont comptés par rapport à ce que ferait une règle de bon sens : un plus veut dire mieux qu’elle. Ce que les autres ont choisi en secret ou en même temps compte parmi leurs choix.
}
web-review-better = Mieux : { $move }.
web-review-likeliest = Comparé à un bon dosage, qui choisit le plus souvent : { $move }.
web-review-cost-margin = { $cost } ± { $error }
web-review-best-of = meilleur choix { $best } fois sur { $count }
web-review-mistakes = { $who } : les choix les plus coûteux
bots-solved = C’est ce que dit le solveur du jeu : le tour est exact, la suite est bien estimée.
bots-estimated = D’après { $trials } parties simulées où tout le monde continue selon une règle de bon sens, avec ce que sait cette place.
bots-more = { $count ->
    [one] Une autre décision n’est pas montrée.
   *[other] { $count } autres décisions ne sont pas montrées.
}
bots-left-out = { $count ->
    [one] Une autre décision, moins bonne à première vue, n’a pas été étudiée.
   *[other] { $count } autres décisions, moins bonnes à première vue, n’ont pas été étudiées.
}
bots-review-estimated = Les chances supposent que tout le monde continue selon une règle de bon sens ; chaque décision est jugée d’après ce que savait sa place.
bots-review-solved = Les décisions sont jugées par le solveur du jeu, d’après ce que savait chaque place ; les chances supposent que tout le monde continue selon une règle de bon sens.
bots-review-sum = { $start } au départ, { $own } ses choix, { $others } ceux des autres, { $luck } le hasard = { $result } à la fin
bots-column-best = Meilleurs choix
bots-column-start = Départ
bots-column-own = Ses choix
bots-column-others = Choix des autres
bots-column-chance-events = Hasard
bots-column-result = Fin
bots-column-luck = Chance
bots-review-costly = Les choix les plus coûteux
bots-review-swings = Ce que le hasard a changé
bots-review-flawless = Aucun choix n’a coûté plus que sa marge.
bots-review-decision = Tour { $turn }, { $who } : « { $made } ». Mieux : « { $best } ». Coût : { $cost }.
bots-review-pick = Tour { $turn }, { $who } : « { $made } ». Un bon dosage choisit le plus souvent « { $best } ». Coût : { $cost }.
bots-review-swing = Tour { $turn } : { $dealt } { $who } { $change }.
bots-review-deal = La donne.
