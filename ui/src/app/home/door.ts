// Where a link leads: one that was scanned, or an address that was typed, with the code after it.

/** The address to go to, the code in it; null for what leads to no table. */
export function doorOf(link: string): string | null {
  const [address = "", ...code] = link.trim().split(/\s+/);
  const url = URL.parse(/^https?:\/\//i.test(address) ? address : `http://${address}`);
  if (!url || !/[.:]/.test(url.host) || url.hash.startsWith("#take-over")) return null;
  if (code.length) url.hash = `code=${encodeURIComponent(code.join(""))}`;
  return url.href;
}
