// The files that `cargo xtask gallery` writes, and the interface between a story's page and its test.

/** The kinds of devices that a state is recorded on. */
export type Device = "host" | "asked" | "other" | "spectator" | "screen" | "hosting" | "trusted";

/** A state of a table, as the index lists it. */
export interface StateLine {
  name: string;
  game: string;
  record: string;
  entry: number;
  question: string | null;
  over: boolean;
  refused: { problem: unknown } | null;
  devices: Device[];
}

export interface Index {
  games: { id: string; questions: string[] }[];
  states: StateLine[];
  pages: string[];
  clubs: string[];
}

export async function readJson<T>(name: string): Promise<T> {
  const file = await fetch(new URL(`${name}.json`, document.baseURI));
  if (!file.ok) throw new Error(`${name}: run \`cargo xtask gallery\` first`);
  return (await file.json()) as T;
}

export const readIndex = () => readJson<Index>("index");

/** The interface of the gallery's page for its tests. */
export interface GalleryPage {
  /** Set once the story is shown, or has failed. */
  state: "loading" | "shown" | "failed";
  /** What went wrong: a step without its control, a request without a recorded reply. */
  faults: string[];
  /** Removes the shown story, so that a change of the page's size draws nothing. */
  close(): Promise<void>;
  /** Shows another story; none: the list of all. */
  open(story: string | null): Promise<void>;
  /** Shows the story in another language. */
  speak(language: string): Promise<void>;
  /** Waits until nothing changes on the page. */
  settle(): Promise<void>;
}

declare global {
  var gallery: GalleryPage;
  var shown: Set<string>;
}
