// Unpacks the content of an offline replay: fonts, then the data, then the screen. The page has its bytes as characters
// of windows-1252, which maps each byte. Bytes that a page may not contain follow a "=", with another bit turned
// (`src/app/share/keepsake.ts`).
(async () => {
  const letters = new TextDecoder("windows-1252").decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  const values = Object.fromEntries([...letters].map((letter, byte) => [letter, byte]));
  /** @param {Element | null} element */
  const bytes = (element) =>
    Uint8Array.from(element?.textContent?.match(/=?[^]/g) ?? [], (found) =>
      found[1] ? (values[found[1]] ?? 0) ^ 64 : (values[found] ?? 0),
    );
  /** @param {string} id */
  const unpacked = (id) =>
    new Response(
      new Blob([bytes(document.getElementById(id))]).stream().pipeThrough(new DecompressionStream("gzip")),
    ).json();
  for (const face of document.querySelectorAll("[data-face]")) {
    const [weight, ...family] = (face.getAttribute("data-face") ?? "").split(" ");
    document.fonts.add(new FontFace(family.join(" "), bytes(face), { weight }));
  }
  Object.assign(globalThis, { keepsake: await unpacked("story") });
  const { style, script } = await unpacked("screen");
  document.getElementById("old")?.remove();
  for (const [tag, text] of [
    ["style", style],
    ["script", script],
  ])
    document.head.append(Object.assign(document.createElement(tag), { textContent: text }));
})();
