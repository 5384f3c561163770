# What counts in this game, and where it comes from: for its story and for statistics.
account-worth = Rounds won
account-flows = What won the rounds
account-axis = Turn
account-at = Turn { $turn }
account-since = from turn { $turn } on
source-doge-home = Doge home
source-favourite-home = Favourite home
source-doge-side = the Doge’s side
source-favourite-side = the Favourite’s side
source-level = tied after the third deal
source-given-up = given up
source-corrected = corrections
