web-take-over = Take over here
web-hosts-not = A page in a browser cannot let phones in.
web-hosts-ways = Pass this tablet around, or save the table as a file and import it into Bucintoro on a computer or tablet: that program lets phones in.
web-forgets = This browser may clear your tables when its storage runs low. Install the page, or save a backup now and then.
web-takes-not = A page in a browser cannot fetch a table from another device.
web-takes-ways = Save the table as a file there, and import that file here.
web-newer = A newer version of Bucintoro lies ready.
web-update = Update
