// The programs that play seats: those that this device offers, their names, and the choice that is used again.

import { t } from "../../lang/index.svelte";
import type { Chair, Level, ProgramPlayer, Reply, Request, Temperament } from "../../wire/types";

export const LEVELS: Level[] = [1, 2, 3];
/** The first one plays by the plain weights. */
export const TEMPERAMENTS: Temperament[] = ["trader", "builder", "corsair"];

/** The program that a device seats before it has another choice. */
export const USUAL: ProgramPlayer = { level: 2, temperament: "trader" };

/** The preference that stores the last chosen program. */
const LAST = "program";

const isProgram = ({ level, temperament }: Partial<ProgramPlayer>): boolean =>
  LEVELS.some((one) => one === level) && TEMPERAMENTS.some((one) => one === temperament);

/** Parses stored programs; null if the value is missing or damaged. */
export function parsePrograms(text: string | undefined): ProgramPlayer[] | null {
  try {
    const programs = JSON.parse(text || "null") as unknown;
    return Array.isArray(programs) && programs.every(isProgram) ? (programs as ProgramPlayer[]) : null;
  } catch {
    return null;
  }
}

/** A device's storage of preferences. */
interface Storage {
  preferences: Record<string, string>;
  prefer: (key: string, value: string) => Promise<void>;
}

/** The last program that was chosen on this device. */
export const lastProgram = ({ preferences }: Pick<Storage, "preferences">): ProgramPlayer =>
  parsePrograms(preferences[LAST])?.[0] ?? USUAL;

export const storeProgram = (storage: Storage, program: ProgramPlayer): Promise<void> =>
  storage.prefer(LAST, JSON.stringify([program]));

/** The games that programs can play on this device. */
export async function programGames(ask: (request: Request) => Promise<Reply | null>): Promise<string[]> {
  const reply = await ask({ type: "program_games" });
  return reply?.type === "program_games" ? reply.games : [];
}

/** Names for programs that no other seat has. */
export function programNames(count: number, taken: string[]): string[] {
  const free = t("programs-names")
    .split(", ")
    .filter((name) => !taken.includes(name));
  return free.slice(0, count);
}

/** Gives a seat of a new game to a program, with a name of its own, or to a person with this name. */
export function withProgram(chairs: Chair[], seat: number, program: ProgramPlayer | null, person: string): Chair[] {
  const others = chairs.map(({ name }) => name);
  return chairs.map((chair, index) => {
    if (index !== seat) return chair;
    const { name, side } = chair;
    if (!program) return { name: person, side };
    return { name: chair.program ? name : (programNames(1, others)[0] ?? name), side, program };
  });
}
