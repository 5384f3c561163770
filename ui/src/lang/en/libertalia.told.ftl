# What a tap on a den tells.

now-title = If the campaign were scored now, without its end abilities
