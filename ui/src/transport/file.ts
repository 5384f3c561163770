// Loads a whole file of this page.

export async function fileAt(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(address);
  return new Uint8Array(await answer.arrayBuffer());
}
