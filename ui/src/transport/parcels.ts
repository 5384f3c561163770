// File transfers in parts: each is a small request, so that no message is too large and a transfer resumes after a
// break. A file is never in memory as a whole.

import type { PlaysFormat, Reply, Request } from "../wire/types";
import { Failed, type Source } from "./contract";
import { freshId } from "../ids";

type Ask = (request: Request) => Promise<Reply>;

/** Progress callback; `of` is 0 while unknown. */
export type Told = (done: number, of: number) => void;

/** A file in transfer. */
export interface Parcel {
  id: string;
  file: Source;
  /** Bytes of one part. */
  part: number;
}

/** Bytes of one part, and of one from a device with smaller messages. */
const PART = 256 * 1024;
const SMALL_PART = 24 * 1024;
/** How often a file is sent again to a host that has lost it. */
const MOST_TIMES = 3;

const partsOf = ({ file, part }: Parcel) => Math.max(1, Math.ceil(file.size / part));

/** The text of one part. A character across its end belongs to it whole. */
export async function partOf(file: Source, part: number, size = PART): Promise<string> {
  const from = part * size;
  const bytes = new Uint8Array(await file.slice(from, from + size + 3).arrayBuffer());
  const inside = (at: number) => ((bytes[at] ?? 0) & 0xc0) === 0x80;
  let begin = 0;
  while (from > 0 && begin < 3 && inside(begin)) begin += 1;
  let end = Math.min(size, bytes.length);
  while (end < bytes.length && inside(end)) end += 1;
  return new TextDecoder("utf-8", { ignoreBOM: from > 0 }).decode(bytes.subarray(begin, end));
}

/** Sends the missing parts of a file, from a part on. */
async function send(ask: Ask, parcel: Parcel, from: number, told: Told): Promise<void> {
  const parts = partsOf(parcel);
  let part = from;
  let times = 0;
  while (part < parts) {
    told(part, parts);
    const text = await partOf(parcel.file, part, parcel.part).catch((error: Error) => {
      throw error instanceof Failed ? error : new Failed({ problem: "unreadable", detail: error.message });
    });
    const reply = await ask({ type: "send", parcel: parcel.id, part, text });
    if (reply.type !== "next") throw new Error(reply.type);
    // A restarted host has lost the earlier parts.
    if (reply.part <= part && ++times > MOST_TIMES) throw new Failed({ problem: "unanswered" });
    part = reply.part;
  }
}

/** Polls until the work is done. */
async function finished(ask: Ask, request: Request, told: Told): Promise<Reply> {
  for (;;) {
    const reply = await ask(request);
    if (reply.type !== "working") return reply;
    told(reply.done, reply.of);
  }
}

/** A file to import, from the host's own screen or from another device. */
export const parcelOf = (file: Source, own = true): Parcel => ({ id: freshId(), file, part: own ? PART : SMALL_PART });

/** Import options. */
export interface Taking {
  /** Imports a record up to its first fault. */
  soundPart?: boolean;
  /** The backup is the host's own: its devices are let in. */
  own?: boolean;
  /** Imports a record as another game, even if it exists here already. */
  copy?: boolean;
}

/** Imports a file: a record or a backup. */
export async function takeIn(
  ask: Ask,
  parcel: Parcel,
  { soundPart = false, own = false, copy = false }: Taking,
  told: Told,
): Promise<Reply> {
  const parts = partsOf(parcel);
  const request: Request = {
    type: "take_in",
    id: freshId(),
    parcel: parcel.id,
    parts,
    sound_part: soundPart,
    own,
    // An older host refuses the field.
    ...(copy ? { copy } : {}),
  };
  let from = 0;
  for (let times = 0; times <= MOST_TIMES; times += 1) {
    await send(ask, parcel, from, told);
    const reply = await finished(ask, request, told);
    if (reply.type !== "next") return reply;
    from = reply.part;
  }
  throw new Failed({ problem: "unanswered" });
}

/** Exports a file, with its suggested name. */
async function made(ask: Ask, request: Request, told: Told): Promise<{ name: string; file: Blob }> {
  const made = await finished(ask, request, told);
  if (made.type !== "parcel") throw new Error(made.type);
  const texts: Blob[] = [];
  for (let part = 0; part < made.parts; part += 1) {
    told(part, made.parts);
    const reply = await ask({ type: "fetch", parcel: made.parcel, part });
    if (reply.type !== "part") throw new Error(reply.type);
    texts.push(new Blob([reply.text]));
  }
  return { name: made.name, file: new Blob(texts, { type: "application/octet-stream" }) };
}

/** A backup of everything. */
export const backup = (ask: Ask, told: Told): Promise<{ name: string; file: Blob }> =>
  made(ask, { type: "backup", id: freshId() }, told);

/** The names of games in an export and their BoardGameGeek numbers, by id. */
export type Named = Record<string, { name: string; bgg: number | null }>;

/** The offset of the local time from UTC, in minutes east. */
export const zone = (): number => -new Date().getTimezoneOffset();

/** The plays of all tables, for another program. */
export const plays = (ask: Ask, format: PlaysFormat, games: Named, told: Told): Promise<{ name: string; file: Blob }> =>
  made(ask, { type: "plays", id: freshId(), format, games, zone: zone() }, told);

/** Imports the missing tables from a daily backup. */
export const restoreDaily = (ask: Ask, name: string, told: Told): Promise<Reply> =>
  finished(ask, { type: "restore_daily", id: freshId(), name }, told);

/** Sets the folder of daily backups, or none; the first is made at once. */
export const keepDaily = (ask: Ask, folder: string | null): Promise<Reply> =>
  finished(ask, { type: "keep_daily_backups", id: freshId(), folder }, () => undefined);
