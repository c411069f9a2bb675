# Textes qui n'appartiennent à aucun jeu.
seat = Joueur { $number }
