# Whoever hosts a table, takes one over, or leaves one.

host-note = Anyone can join with a phone over this network: see your purse and hand, act on your turn, answer when asked. No account, nothing to install. Nobody outside this network gets in.
host-other = { $phones ->
        [0] Another table is open to phones.
        [one] Another table is open to phones; one is connected now.
       *[other] Another table is open to phones; { $phones } are connected now.
    }
host-other-go = Go to that table
host-other-open = Open this table instead
host-other-note = The phones come along: each to the seat of the same name, the others watch until you give them one.
host-start = Open this table to phones
host-asks = { $name } asks to join. As whom?
host-decline = Not now
host-ways = Ways in
host-door = Without a code
host-seat-note = { $name } scans this with the phone’s camera. It is good for one phone; the next one gets a new code.
host-spectator-note = For a television, or for people who only watch. It is good for any number of devices, and shows no secret.
host-door-note = Whoever opens this address can type a seat’s code, or ask to be let in.
host-open = Let devices ask
host-open-note = You see who asks, and give each a seat or send it away.
host-qr = QR code: { $url }
host-type = Or type the address:
host-code = and the code:
host-network = Network
host-no-network = This device is not on a network: nobody else can reach it. Join a Wi-Fi network or turn on this device’s hotspot: the code follows within seconds.
host-devices = Devices
host-nobody = Nobody is here yet.
host-cannot = A phone cannot connect
host-there = is here
host-away = is away
host-name-of = Name of { $name }
host-place-of = Place of { $name }
host-mute = Look only
host-mute-of = Look only: { $name }
host-remove = Remove
host-remove-of = Remove { $name }
host-remove-sure = Remove { $name }? It loses the table and cannot come back with the code it used.
host-remove-yes = Yes, remove
host-kept = { $name } joined with a phone. The table’s screen doesn’t show this seat’s secrets.
host-release = Release seat
host-release-note = A phone is away? The host can remove it on the host’s own screen. Then this screen can show its seat.
host-unnamed = device without a name
host-trusting = Everybody may act for everybody
host-trusting-note = Any player’s phone can act for every seat, correct, and allow what the rules do not. Secrets stay secret: what depends on a hidden hand or purse can only be entered by its owner or the host.
host-hand-over = Hand over to another device
host-hand-over-note = On the other device, which runs the app, choose “Take over a table” and enter this. The phones follow by themselves.
host-stop = Close to phones
host-stop-note = All phones lose the table.
host-stop-yes = Disconnect all phones
own-title = This is the host’s own page
own-note = It opens at the address that Bucintoro printed when it was started. Open that address, or paste it here; from then on this browser, and the app installed from it, get in by themselves.
own-address = Address that was printed
own-open = Open
own-wrong = That is not the current address. Use the one that was printed last.
own-guests = Phones get in another way: with the code that the host shows.
left-note = { $devices ->
    [one] A phone was at this table when Bucintoro ended. It comes back by itself once the table is open again.
   *[other] { $devices } phones were at this table when Bucintoro ended. They come back by themselves once the table is open again.
}
left-open = Open to phones again
left-no = Leave it closed
own-backup = Is this backup your own?
own-backup-note = { $devices ->
    [one] It names a phone that was let in to a table this evening. If the backup is your own, the phone may come back by itself; in anybody else’s, that could be anyone’s phone.
   *[other] It names { $devices } phones that were let in to tables this evening. If the backup is your own, the phones may come back by themselves; in anybody else’s, those could be anyone’s phones.
}
own-backup-yes = My own: let them in
take-title = Take over a table
take-note = On the device that hosts the table, choose “Phones at the table”, “Hand over to another device”. Scan the code, or enter the link or the address and the code that it shows. The table with all its phones goes on here.
take-scan = Scan the code
take-unread = No code was found in the picture. Hold the camera straight and close, or type the link.
take-link = Link, or address and code
take-yes = Take over
take-busy = Taking over…
take-live = Scan with the camera
take-looking = What the camera sees
take-blind = The camera cannot be used here. Photograph the code, or type the link.
host-gone = This table continues on another device, at { $to }. Nothing can be entered here.
host-take-back = Play on here after all
host-take-back-note = The table may be going on at { $to }. If you play on here too, there will be two tables from now on: what is entered there does not arrive here, and they can never be joined again. The phones stay with the other device. Do this only if the other device is gone for good.
host-take-back-yes = Play on here
host-followed = { $here ->
    [0] All phones have followed.
    [one] One phone is still here.
   *[other] { $here } phones are still here.
} Latecomers are sent on until you close the table to phones.
problem-nameless = A name is needed: enter one.
problem-hosts_another = Another table is open to phones. Close it to phones first.
problem-no_network = The local network cannot be reached: { $detail }
problem-not_handed_over = { $why ->
    [link] That is neither a hand-over link nor an address with a code.
    [code] This code is not valid or was already used. The other device shows the right one under “Hand over to another device”.
    [busy] Too many tries. Wait a minute, then try again.
    [silent] The other device does not answer. Both must be on the same network, and the code must still be shown there. { $detail }
   *[other] The other device’s answer was not a hand-over; it may run another version. { $detail }
}
unopened-second-app = Bucintoro is already open on this device. Go on there, or close it and try again.
unopened-newer = A newer Bucintoro has written your tables. Update this one to open them.
unopened-disk-full = The storage of this device is full. Make some room, then try again.
unopened-unusable = The place where your tables lie cannot be used.
unopened-unloaded = A part of Bucintoro could not be loaded. Check the connection, or load the page anew.
unopened-note = Nothing of your tables was changed.
unopened-again = Try again
host-front = Phones reach this table only while the app is in front. When you turn to another app or lock the screen they wait, and come back by themselves.
host-behind = While the app was not in front, phones could not reach the table. They are coming back by themselves.
