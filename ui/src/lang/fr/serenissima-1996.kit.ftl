## The box and the page for reference

stock-board = Plateau
stock-galley = Galères
stock-sailor = Marins
stock-fortress = Forteresses
stock-money = Argent : { $ducats }
stock-die = Dé
stock-marker = Marqueur de manche
ref-setup-1 = Chaque nation commence avec : ducats { $ducats }, marins { $sailors }, galères { $galleys }. Manches : { $rounds }.
ref-setup-2 = La ville principale est à sa nation ; les autres ports sont neutres. Chaque galère reçoit au moins un marin, le reste forme la garnison.
ref-turn-1 = Ordre : chacun mise en secret 0 ou un multiple de { $coin } ; toutes les mises sont payées. La plus haute choisit sa place en premier.
ref-turn-2 = Commerce : acheter là où se trouve une galère, bâtir, engager, échanger, déplacer marins et marchandises, dans l’ordre voulu.
ref-turn-3 = Navigation : chaque galère jusqu’à une zone par marin à bord. Pour quitter une zone où il y a des adversaires, elle doit obtenir le passage.
ref-turn-4 = Combat : chacun lance un dé et ajoute ses marins. Somme ÷ { $divisor }, arrondie vers le bas : autant de morts en face. Contre une forteresse ÷ { $fortress_divisor }.
ref-turn-5 = Prendre des ports : débarquez un marin ou plus dans un port sans garnison ; il est à vous.
ref-turn-6 = Vendre : la marchandise va sur la case libre la plus basse ; un port n’achète rien de ce qu’il fournit ou stocke déjà. Puis votre ville principale rapporte { $income }.
ref-limits-1 = À bord d’une galère : au plus { $most_aboard }, marins et marchandises ensemble ; au moins un marin.
ref-limits-2 = Marchandises : { $piece_price } la pièce ; chez un autre joueur { $piece_price } à { $ceiling }, avec un monopole jusqu’à { $monopoly }.
ref-limits-3 = Marins : { $piece_price } chacun ; par manche et par port, autant que de marchandises dans son entrepôt.
ref-limits-4 = Une construction par manche et par port tenu, { $building_price }. Galère : bois et fer. Forteresse : bois et or.
ref-limits-5 = Une vente rapporte le nombre de la case × { $pays }. Nouveau marché : { $market } de plus, dans une ville principale { $town_market }.
ref-end-1 = Points de richesse : votre ville principale { $own_town } ; 1 par tranche de { $per_point } dans la bourse.
ref-end-2 = Autres ports tenus : 1 ; pleins : petit { $small }, moyen { $medium }, ville principale { $major }.
ref-end-3 =
    { $ducats_break_ties ->
        [1] Le joueur qui a le plus de points de richesse gagne ; à égalité, celui qui a le plus de ducats.
       *[other] Le joueur qui a le plus de points de richesse gagne ; à égalité, la victoire est partagée.
    }
