# Whoever hosts a table, takes one over, or leaves one.

host-note = Join by phone on this network. No app, no account.
host-other = { $phones ->
        [0] Phones can join another game now.
        [one] One phone is connected to another game.
       *[other] { $phones } phones are connected to another game.
    }
host-other-go = Go to that game
host-other-open = Connect phones to this game
host-other-note = The phones move along: each to the seat with the same name, the rest as spectators.
host-start = Let phones join
host-asks = { $name } wants to join. Which seat?
host-decline = Not now
host-ways = Ways to join
host-door = Without a code
host-seat-note = { $name } scans this with a phone. One phone per code.
host-spectator-note = For TVs and spectators. Shows no secrets.
host-door-note = Anyone who opens this address can enter a seat code or ask to join.
host-open = Allow requests to join
host-open-note = You see who asks, and give each a seat or decline.
host-qr = QR code: { $url }
host-type = Or type the address:
host-code = and the code:
host-network = Network
host-no-network = This device isn’t on a network. Join a Wi-Fi network or turn on this device’s hotspot. The code appears within seconds.
host-devices = Devices
host-nobody = No devices connected.
host-cannot = A phone can’t connect
host-there = connected
host-away = disconnected
host-name-of = { $name }’s name
host-place-of = { $name }’s seat
host-mute = View only
host-mute-of = View only: { $name }
host-remove = Remove
host-remove-of = Remove { $name }
host-remove-sure = Remove { $name }? It will be disconnected and can’t come back with the same code.
host-remove-yes = Yes, remove
host-kept = { $name } joined with a phone. The table’s screen doesn’t show this seat’s secrets.
host-release = Release seat
host-release-note = If a phone is disconnected, remove it on the host’s screen. Then this screen can show its seat.
host-unnamed = device without a name
host-trusting = Any player can act for anyone
host-trusting-note = Any phone can act, correct and allow for every seat. Hidden hands and purses stay with their owners.
host-hand-over = Move to another device
host-hand-over-note = In the app on the other device, choose “More”, “Continue a game here”, and enter this. The phones follow automatically.
host-stop = Disconnect phones
host-stop-note = All phones will be disconnected from this game.
host-stop-yes = Disconnect all phones
own-title = This is the host’s own page
own-note = Open the address Bucintoro printed when it started, or paste it here. After that, this browser signs in automatically.
own-address = Address that was printed
own-open = Open
own-wrong = That isn’t the current address. Use the one that was printed last.
own-guests = Phones join with the code that the host shows.
left-note = { $devices ->
    [one] A phone was connected when Bucintoro ended. It reconnects once you let phones join again.
   *[other] { $devices } phones were connected when Bucintoro ended. They reconnect once you let phones join again.
}
left-open = Let phones join again
left-no = Keep phones out
own-backup = Is this backup your own?
own-backup-note = { $devices ->
    [one] This backup lists one phone that was let in tonight. If it’s your own backup, the phone can reconnect. In someone else’s it could be anyone’s.
   *[other] This backup lists { $devices } phones that were let in tonight. If it’s your own backup, they can reconnect. In someone else’s they could be anyone’s.
}
own-backup-yes = My own: let them in
take-title = Continue a game here
take-note = On the device that hosts the game, choose “Phones at the table”, “Move to another device”. Scan its code, or enter its link. The game and its phones continue here.
take-scan = Scan the code
take-unread = No code found in the picture. Hold the camera straight and close, or type the link.
take-link = Link, or address and code
take-yes = Continue here
take-busy = Moving the game…
take-live = Scan with the camera
take-looking = What the camera sees
take-blind = The camera can’t be used here. Photograph the code, or type the link.
host-gone = This game continues on another device, at { $to }. You can’t enter anything here.
host-take-back = Keep playing here anyway
host-take-back-note = The game may be continuing at { $to }. If you keep playing here too, it splits into two games that can never be joined again. The phones stay with the other device. Do this only if the other device is gone for good.
host-take-back-yes = Keep playing here
host-followed = { $here ->
    [0] All phones have followed.
    [one] One phone is still here.
   *[other] { $here } phones are still here.
} Latecomers are sent on until you disconnect phones.
problem-nameless = Enter a name.
problem-hosts_another = Phones are connected to another game. Disconnect them first.
problem-no_network = Can’t reach the network: { $detail }
problem-not_handed_over = { $why ->
    [link] That isn’t a link, or an address with a code.
    [code] This code isn’t valid or was already used. The other device shows the right one under “Move to another device”.
    [busy] Too many attempts. Wait a minute and try again.
    [silent] The other device doesn’t answer. Both must be on the same network, and the code must still be shown there. { $detail }
   *[other] The other device sent an unknown answer; it may run another version. { $detail }
}
unopened-second-app = Bucintoro is already open on this device. Continue there, or close it and try again.
unopened-newer = Your games were saved by a newer version of Bucintoro. Update to open them.
unopened-disk-full = This device’s storage is full. Make room, then try again.
unopened-unusable = Bucintoro can’t use the place where your games are stored.
unopened-unloaded = Part of Bucintoro didn’t load. Check the connection or reload the page.
unopened-note = Your games haven’t been changed.
unopened-again = Try again
host-front = Phones can reach this game only while the app is on screen. If you switch apps or lock the screen they wait, then reconnect.
host-behind = The app was in the background, so phones were disconnected. They’re reconnecting.
