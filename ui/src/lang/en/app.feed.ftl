# What a stream and lights can have of a table.
feed-title = For a stream
feed-note = Add this address to OBS (or similar) as a browser source: players, scores and turn on a transparent background. View only.
feed-address = Address for the stream
feed-standings = Standings
