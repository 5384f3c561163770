home-delete-title = Delete this table?
home-delete-text = The table of { $names } will be gone for good. Export it first if it may be wanted again.
home-delete-yes = Delete for good
home-boards = Boards
home-search = Find a table: name or game
home-finished = Finished tables ({ $count })
home-none = No table found.
box-for = Players: { $players }. About { $minutes } minutes.
