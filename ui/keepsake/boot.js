// Unpacks what a keepsake carries: its letters, then the story, then the screen that shows it.
(async () => {
  /** @param {Element | null} element */
  const bytes = (element) => Uint8Array.from(atob(element?.textContent ?? ""), (letter) => letter.charCodeAt(0));
  /** @param {string} id */
  const unpacked = (id) => new Response(new Blob([bytes(document.getElementById(id))]).stream().pipeThrough(new DecompressionStream("gzip"))).json();
  for (const face of document.querySelectorAll("[data-face]")) {
    const [weight, ...family] = (face.getAttribute("data-face") ?? "").split(" ");
    document.fonts.add(new FontFace(family.join(" "), bytes(face), { weight }));
  }
  Object.assign(globalThis, { keepsake: await unpacked("story") });
  const { style, script } = await unpacked("screen");
  for (const [tag, text] of [["style", style], ["script", script]]) document.head.append(Object.assign(document.createElement(tag), { textContent: text }));
  document.getElementById("old")?.remove();
})();
