# What leads through a demo.

demo-title = Demo
demo-step = Demo · step { $step } of { $of }
demo-next = Next
demo-show = Show me
demo-twice = Touch it a second time to do it.
demo-astray = That is allowed too, but the demo goes another way.
demo-back = Take it back
demo-free = Play on freely
demo-done = To the first page
