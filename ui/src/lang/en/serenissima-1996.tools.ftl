# What each tool of a table is for, when somebody asks or meets it for the first time.

tool-market = Shows what each port supplies, stores and still buys.
tool-phases = The round and its phases: the highlighted one is played now, by all in the order shown.
