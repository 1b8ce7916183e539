import Dactyl
