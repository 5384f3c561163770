battery-low = This device’s battery is at { $percent }%. Plug it in, or let another device go on with the table.
