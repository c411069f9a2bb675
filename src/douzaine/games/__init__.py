"""The games. Each is a folder whose package names its parts (`declare.Parts`); `douzaine.shelf` finds them."""
