battery-low = Battery at { $percent }%. Plug in, or move the game to another device.
battery-plug = Battery at { $percent }%. Plug in.
