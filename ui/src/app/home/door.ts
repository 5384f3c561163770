// Where a link leads: one that was scanned, or an address that was typed, with the code after it.

/** Whether a link is one by which a device hands its table over. */
export const handsOver = (link: string): boolean => link.includes("#take-over=");

/** The address to go to, the code in it; null for what leads to no table. */
export function doorOf(link: string): string | null {
  const [address = "", ...code] = link.trim().split(/\s+/);
  const url = URL.parse(/^https?:\/\//i.test(address) ? address : `http://${address}`);
  if (!url || !/[.:]/.test(url.host) || handsOver(url.hash)) return null;
  if (code.length) url.hash = `code=${encodeURIComponent(code.join(""))}`;
  return url.href;
}
