// Parses a link: a scanned one, or a typed address with its code.

/** True if a link hands a table over. */
export const handsOver = (link: string): boolean => link.includes("#take-over=");

/** The address of a link, code included; null if it leads to no table. */
export function doorOf(link: string): string | null {
  const [address = "", ...code] = link.trim().split(/\s+/);
  const url = URL.parse(/^https?:\/\//i.test(address) ? address : `http://${address}`);
  if (!url || !/[.:]/.test(url.host) || handsOver(url.hash)) return null;
  if (code.length) url.hash = `code=${encodeURIComponent(code.join(""))}`;
  return url.href;
}
