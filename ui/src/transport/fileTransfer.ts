// File transfers in parts: each is a small request, so that no message is too large and a transfer resumes after a
// break. A file is never in memory as a whole.

import type { PlaysFormat, Reply, Request } from "../wire/types";
import { Failed, type Source } from "./contract";
import { freshId } from "../ids";

type Ask = (request: Request) => Promise<Reply>;

/** Progress callback; `of` is 0 while unknown. */
export type ReportProgress = (done: number, of: number) => void;

/** A file in transfer. */
export interface FileTransfer {
  id: string;
  file: Source;
  /** Bytes of one part. */
  part: number;
}

/** Bytes of one part, and of one from a device with smaller messages. */
const PART = 256 * 1024;
const SMALL_PART = 24 * 1024;
/** The maximum number of times that a file is sent again to a host that has lost it. */
const MOST_TIMES = 3;

const countParts = ({ file, part }: FileTransfer) => Math.max(1, Math.ceil(file.size / part));

/** The text of one part. A character across its end belongs to it whole. */
export async function readPart(file: Source, part: number, size = PART): Promise<string> {
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
async function send(ask: Ask, parcel: FileTransfer, from: number, report: ReportProgress): Promise<void> {
  const parts = countParts(parcel);
  let part = from;
  let times = 0;
  while (part < parts) {
    report(part, parts);
    const text = await readPart(parcel.file, part, parcel.part).catch((error: Error) => {
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
async function waitUntilDone(ask: Ask, request: Request, report: ReportProgress): Promise<Reply> {
  for (;;) {
    const reply = await ask(request);
    if (reply.type !== "working") return reply;
    report(reply.done, reply.of);
  }
}

/** A file to import, from the host's own screen or from another device. */
export const newTransfer = (file: Source, own = true): FileTransfer => ({
  id: freshId(),
  file,
  part: own ? PART : SMALL_PART,
});

/** Import options. */
export interface ImportOptions {
  /** True to import a faulty record up to its first fault. */
  soundPart?: boolean;
  /** True if the backup is the host's own: then its devices are let in. */
  own?: boolean;
  /** True to import a record as another game, even if it exists here already. */
  copy?: boolean;
}

/** Imports a file: a record or a backup. */
export async function importFile(
  ask: Ask,
  parcel: FileTransfer,
  { soundPart = false, own = false, copy = false }: ImportOptions,
  report: ReportProgress,
): Promise<Reply> {
  const parts = countParts(parcel);
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
    await send(ask, parcel, from, report);
    const reply = await waitUntilDone(ask, request, report);
    if (reply.type !== "next") return reply;
    from = reply.part;
  }
  throw new Failed({ problem: "unanswered" });
}

/** Exports a file, with its suggested name. */
async function exportFile(ask: Ask, request: Request, report: ReportProgress): Promise<{ name: string; file: Blob }> {
  const made = await waitUntilDone(ask, request, report);
  if (made.type !== "parcel") throw new Error(made.type);
  const texts: Blob[] = [];
  for (let part = 0; part < made.parts; part += 1) {
    report(part, made.parts);
    const reply = await ask({ type: "fetch", parcel: made.parcel, part });
    if (reply.type !== "part") throw new Error(reply.type);
    texts.push(new Blob([reply.text]));
  }
  return { name: made.name, file: new Blob(texts, { type: "application/octet-stream" }) };
}

/** A backup of everything. */
export const exportBackup = (ask: Ask, report: ReportProgress): Promise<{ name: string; file: Blob }> =>
  exportFile(ask, { type: "backup", id: freshId() }, report);

/** The names of games in an export and their BoardGameGeek numbers, by id. */
export type Named = Record<string, { name: string; bgg: number | null }>;

/** The offset of the local time from UTC, in minutes east. */
export const utcOffset = (): number => -new Date().getTimezoneOffset();

/** The plays of all tables, for another program. */
export const exportPlays = (
  ask: Ask,
  format: PlaysFormat,
  games: Named,
  report: ReportProgress,
): Promise<{ name: string; file: Blob }> =>
  exportFile(ask, { type: "plays", id: freshId(), format, games, zone: utcOffset() }, report);

/** Imports the missing tables from a daily backup. */
export const restoreDaily = (ask: Ask, name: string, report: ReportProgress): Promise<Reply> =>
  waitUntilDone(ask, { type: "restore_daily", id: freshId(), name }, report);

/** Sets the folder of daily backups, or none; the first is made at once. */
export const setBackupFolder = (ask: Ask, folder: string | null): Promise<Reply> =>
  waitUntilDone(ask, { type: "keep_daily_backups", id: freshId(), folder }, () => undefined);
