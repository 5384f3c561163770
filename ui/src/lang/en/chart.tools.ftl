# What each tool of a table is for, when somebody asks or meets it for the first time.

tool-zoom = Shows the whole chart, or follows the galley that acts. Two fingers or the mouse wheel look closer.
tool-key = Tells what each sign on the chart means.
tool-board = Some printed values are not confirmed yet. Compare them with your board here.
