# What leads through a demo.

demo-title = Demo
demo-step = Demo · step { $step } of { $of }
demo-next = Next
demo-show = Show me
demo-twice = Tap again to confirm.
demo-astray = That’s legal too, but not part of the demo.
demo-back = Take it back
demo-free = Keep playing on my own
demo-done = Home
