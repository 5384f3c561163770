# Services of the app that have stopped and restart by themselves.

stopped-listener = Phones can’t connect right now: the network service has stopped. It restarts automatically.
stopped-addresses = Network changes go unnoticed right now: the codes may show an old address. The service restarts automatically.
stopped-backups = Daily backups have stopped. They restart automatically.
stopped-game = The game continues here.
