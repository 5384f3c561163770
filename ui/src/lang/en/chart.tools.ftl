# What each tool of a table is for, when somebody asks or meets it for the first time.

tool-zoom = Shows the whole chart, or follows the galley that acts. Zoom with two fingers or the mouse wheel.
tool-key = Explains each symbol on the chart, and which values are only assumed.
tool-board = Some printed values aren’t confirmed yet. Compare them with your board here.
tool-planner = Shows what your galley can earn in each zone in reach. Tap a zone for the details.
