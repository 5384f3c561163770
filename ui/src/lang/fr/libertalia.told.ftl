# Ce que dit un toucher sur un repaire.

now-title = Si la campagne était comptée maintenant, sans les capacités de fin
