# What a stream and lights can have of a table.
feed-title = For a stream
feed-note = A streaming program shows this address as a web page: on a transparent ground, who plays, how everybody stands and whose turn it is. It only watches.
feed-address = Address for the stream
feed-standings = How everybody stands
