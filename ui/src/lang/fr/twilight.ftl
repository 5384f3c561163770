# Crépuscule de Venise : les mots du jeu en français.

box = Deux maisons nobles attirent la suite du Doge à travers Venise, la nuit, chacune vers son palais.

pawn-doge = Doge
pawn-lower-guard = Garde de droite
pawn-upper-guard = Garde de gauche
pawn-merchant = Marchand
pawn-harlequin = Arlequin
pawn-favourite = Favorite
suit-doge = Doge
suit-guards = Gardes
suit-merchant = Marchand
suit-harlequin = Arlequin
card-doge = Doge 1
card-guard-1 = Garde 1
card-guard-11 = Gardes 1+1
card-guard-close = Gardes au Doge
card-merchant-1 = Marchand 1
card-merchant-2 = Marchand 2
card-merchant-3 = Marchand 3
card-harlequin-1 = Arlequin 1
card-harlequin-2 = Arlequin 2
card-harlequin-3 = Arlequin 3
card-harlequin-4 = Arlequin 4
card-harlequin-5 = Arlequin 5
card-harlequin-centre = Arlequin au centre
card-procession = Cortège
card-times = { $times } × { $card }
card-left = { $card } : encore { $left }
left = encore { $count }
times = × { $count }
cell = { $n } côté { $seat }
move = { $pawn } › { $to }
play-way = { $card } : { $moves }
pawn-told = { $pawn } : { $cell } ; cases jusqu’au palais : { $first } { $one }, { $second } { $other }
guard-towards = Garde côté { $seat }
way-not = { $way } ; pas maintenant : { $rules }
deal = Donne { $deal }
round = Manche { $round }
round-drawn = nulle
fix-hand = { $seat } a { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } en main

event-MerchantDrawn = { $seat } tire le Marchand.
event-RoundBegan = Manche { $round } : { $merchant } a le Marchand et commence.
event-EightShown = { $seat } montre huit cartes d’un même type : { $suit }. Nouvelle donne.
event-Drew = { $seat } pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
event-TurnBegan = À { $seat } de jouer.
event-Played = { $seat } joue { $pair ->
        [true] un cortège
       *[other] { $card }
    } : { $moves }.
event-Called = Parole de la guilde, { $seat } : { $pawn } › { $to }.
event-HandChanged = { $seat } renouvelle sa main : { $cards }.
event-Passed = { $seat } ne peut rien faire et passe.
event-TurnEnded = { $moved ->
        [0] La Favorite reste ({ $first } : { $second }).
       *[other] La Favorite va sur { $favourite } ({ $one } { $first }, { $other } { $second }).
    }
event-Reshuffled = { $why ->
        [level] Égalité partout : la donne { $deal } commence.
       *[other] La pioche est épuisée : la donne { $deal } commence.
    }
event-RanOut = La pioche s’épuise à la fin du tour ({ $seat }).
event-RoundEnded = Manche { $round } : { $winner ->
        [none] personne ne gagne
       *[other] { $winner } gagne
    } – { $by ->
        [doge-home] le Doge est au palais
        [favourite-home] la Favorite est au palais
        [doge-side] le côté du Doge compte
        [favourite-side] le côté de la Favorite compte
        [given-up] l’autre camp a abandonné
       *[other] égalité après la troisième donne
    }.
event-MatchEnded = { $winner ->
        [none] La partie est nulle
       *[other] { $winner } gagne la partie
    } : { $one } { $first }, { $other } { $second }.
event-Corrected = Corrigé : { $text }.

## Ce qui est annulé

undo-what = { $event ->
        [MerchantDrawn] Marchand
        [RoundBegan] début de la manche
        [EightShown] huit cartes
        [Drew] pioche
        [Played] carte
        [Called] parole de la guilde
        [HandChanged] changement de main
        [Passed] passe
        [TurnEnded] fin du tour
        [Reshuffled] mélange
        [RanOut] fin du tour
        [RoundEnded] fin de la manche
        [MatchEnded] fin de la partie
        [Corrected] correction
       *[other] dernière action
    }

ask-Merchant = Qui a tiré le Marchand ?
ask-Cards = { $seat } pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
ask-Turn = À { $seat } de jouer
ask-NextRound = { $seat } : on passe à la manche suivante ?
ask-Prepare = Saisissez ce qu’il y a sur la table

## L’écran

setup-order = Deux joueurs face à face. La moitié du premier est à gauche.
setup-hands = Cartes
setup-own = Nos propres cartes
setup-dealt = Distribuées par l’application
setup-own-note = Vous jouez avec les cartes de la boîte et touchez ce qui est joué.
setup-under-way = Déjà commencée
setup-under-way-note = Saisissez d’abord ce qu’il y a sur la table, puis continuez de là.
setup-dealt-note = L’application distribue et garde les mains. Pas besoin de cartes.
setup-options = Règles maison
setup-no-op = Cartes sans effet
setup-no-op-note = « Au Doge », « au centre » et la parole de la guilde valent même si rien ne bouge.
setup-centre-in-masquerade = Centre en mascarade
setup-centre-in-masquerade-note = « Au centre » peut envoyer un autre pion sur 0.
setup-split-guards = Partager entre les Gardes
setup-split-guards-note = En mascarade une carte peut se partager entre les deux Gardes.
chance-of-draws = Qui reçoit le Marchand
end-early = Arrêter : les manches gagnées décident

panel-title = Le tour
track-title = Les pistes
lying-upright = La piste se dresse entre les joueurs
cards-matrix = Montrer tous les coups sur les cartes
played = Joué ce tour
end-turn = Fin du tour
pass = Passer
end-turn-stays = la Favorite reste
end-turn-moves = la Favorite va sur { $cell }
end-turn-wins = la Favorite gagne la manche : { $seat }
end-turn-check = pioche vide : { $seat } gagne la manche, { $by }
end-turn-level = { $again ->
        [true] pioche vide, égalité : la troisième donne commence
       *[other] pioche vide, égalité : personne ne gagne la manche
    }
masquerade = Mascarade
uses = Cartes Arlequin : { $suit }
call-title = Parole de la guilde
call = Parole de la guilde : { $pawn } › { $cell }
lift-card = Touchez une carte : la piste montre où elle mène.
lift-more = Touchez une autre carte ou terminez le tour.
lift-none = { $then ->
        [end] Aucune carte n’est jouable : vous pouvez finir le tour.
        [pass] Aucune carte n’est jouable : vous pouvez passer.
       *[other] Aucune carte n’est jouable maintenant.
    }
lifted = { $card } : { $moves ->
        [one] { $moves } coup possible.
       *[other] { $moves } coups possibles.
    }
lifted-where = Touchez la case d’arrivée du pion.
lifted-anyway = Pour l’autoriser quand même, touchez la case d’arrivée du pion.
lifted-again = Jouée. Jouez encore « { $card } » ou terminez le tour.
lifted-none = { $card } : impossible maintenant.
both-guards = Les deux Gardes
play-idle = Jouer sans rien déplacer
change-title = Renouveler la main
sure-loses = { $seat } gagne la manche : { $by }.
sure-discards = { $count ->
        [one] La carte est défaussée et le tour se termine.
       *[other] Les { $count } cartes sont défaussées et le tour se termine.
    }
sure-do-play = Jouer quand même
change-note = { $count ->
        [0] Toutes les cartes sont touchées.
        [one] Touchez { $count } carte à défausser
       *[other] Touchez { $count } cartes à défausser
    }
change-clear = Vider
change-do = Défausser { $total } sur { $count }
eight-title = Huit cartes du même type ?
eight-note = Les deux mains sont remélangées dans la pioche et redistribuées. Qui montre quel type ?
hint-title = Coups gagnants ?
hint-now = { $seat }, ce tour
hint-then = Si c’était à { $seat } de jouer
hint-none = Rien.
hint-kinds = La façon la plus courte de chaque sorte
hint-own = Avec la main montrée
hint-unseen = Avec des cartes que personne n’a vues
hint-call = Parole de la guilde : { $pawn }
hint-masked = { $cards } comme { $suit }
by-doge-home = le Doge arrive au palais
by-favourite-home = la Favorite arrive au palais
by-doge-side = le côté du Doge décide
by-favourite-side = le côté de la Favorite décide
correct-towards = { $pawn } d’une case vers { $seat }
correct-turn = À qui le tour
correct-merchant = Qui a le Marchand
correct-has-merchant = { $seat } a le Marchand
correct-round-open = Pas encore finie
correct-hand = Cartes, { $seat }
correct-deal = Donne
correct-ran-out = Pioche épuisée à la fin du tour :
correct-ran-out-no = Pas encore
correct-discards = Défausses
hand-pass = Passez la tablette à { $seat }
hand-own = Votre main
hand-show = { $count ->
        [one] Voir ma carte
       *[other] Voir mes cartes ({ $count })
    }
draw-app = L’application tire
deal-app = L’application distribue
has-merchant = a le Marchand
has-harlequin = a l’Arlequin
hand-count = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
counts = Favorite : { $n ->
        [0] 0
       *[other] +{ $n }
    }
rounds-label = Manches : { $one } { $first }, { $other } { $second }
deck = Pioche : { $deck } restantes · donne { $deal }
last-turn = Dernier tour
ran-out = La pioche est vide
match-drawn = La partie est nulle
match-won = { $seat } gagne la partie
rounds-won = { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }
round-level = Personne ne gagne la manche
round-won = { $seat } gagne la manche
next-round = Manche { $round }

## The great moments
moment-round = Manche
moment-merchant = À qui le Marchand ?
moment-begins = { $seat } commence
prepare-note = Placez pions, manches, défausses et mains comme sur la table. La partie continue ensuite de là.
prepare-enter = Saisir
prepare-begin = Continuer d’ici
