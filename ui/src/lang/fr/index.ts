// The files of words of this language.

export const files = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });
