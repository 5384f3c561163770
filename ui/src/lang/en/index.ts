// The text files of this language.

export const files = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });
