// Names and licences: proper names, the same in every language.

export default [
  { name: "Game-icons.net", by: "Lorc, Delapouite", license: "CC BY 3.0" },
  { name: "Alegreya, Alegreya Sans", by: "Juan Pablo del Peral, Huerta Tipográfica", license: "SIL OFL 1.1" },
  { name: "Tauri", by: "Tauri Programme", license: "MIT / Apache-2.0" },
  { name: "Tokio, axum", by: "Tokio", license: "MIT" },
  { name: "SQLx", by: "LaunchBadge", license: "MIT / Apache-2.0" },
  { name: "serde", by: "David Tolnay, Erick Tryzelaar", license: "MIT / Apache-2.0" },
  { name: "Svelte", by: "Rich Harris", license: "MIT" },
  { name: "Fluent", by: "Mozilla", license: "Apache-2.0" },
  { name: "SQLite", by: "D. Richard Hipp", license: "Public Domain" },
];
