# Ce qu’un flux vidéo et des lumières peuvent avoir d’une table.
feed-title = Pour un flux vidéo
feed-note = Un programme de diffusion montre cette adresse comme une page web : sur un fond transparent, qui joue, où chacun en est et à qui c’est le tour. Elle ne fait que regarder.
feed-address = Adresse pour le flux vidéo
feed-standings = Où chacun en est
