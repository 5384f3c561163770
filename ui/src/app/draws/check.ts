// The check of a game's draws in words: its verdict, and the seeds in a typed text.

import { t } from "../../lang/index.svelte";
import type { DiceTest, DrawCheck, DrawStatus } from "../../wire/types";

export interface Verdict {
  status: Exclude<DrawStatus, "entered">;
  text: string;
}

/** The result of a check in one sentence. Results that people entered do not count. */
export function verdictOf(check: DrawCheck): Verdict {
  const count = (wanted: DrawStatus) => check.draws.filter(({ status }) => status === wanted).length;
  const [confirmed, unknown, wrong] = [count("confirmed"), count("unknown"), count("wrong")];
  const draws = confirmed + unknown + wrong;
  if (wrong) return { status: "wrong", text: t("draws-wrong", { wrong }) };
  if (unknown) return { status: "unknown", text: t("draws-some", { confirmed, draws }) };
  return { status: "confirmed", text: draws ? t("draws-all", { draws }) : t("draws-none") };
}

/** The most seeds in one request. */
const MOST_SEEDS = 256;

/** The seeds in a text, separated by spaces, commas or line breaks; null if something else is in it. */
export function seedsIn(text: string): string[] | null {
  const words = text.split(/[\s,;]+/).filter(Boolean);
  const isValid = words.length > 0 && words.length <= MOST_SEEDS && words.every((word) => /^[0-9a-f]{64}$/i.test(word));
  return isValid ? words : null;
}

/** The number of dice below which the test is only approximate. */
const FEW_DICE = 30;

/** The probability of the dice in words. */
export function likelyText({ probability, thrown }: DiceTest): string[] {
  const dice = thrown.reduce((sum, [, count]) => sum + count, 0);
  const likely = t("draws-likely", { percent: Math.round(probability * 100) });
  return dice < FEW_DICE ? [likely, t("draws-few")] : [likely];
}

/** A value of a die: how often it was thrown, and the expected number. */
export interface Column {
  value: number;
  count: number;
  expected: number;
}

export function columnsOf({ thrown, faces }: DiceTest): Column[] {
  const sum = (all: number[]) => all.reduce((total, one) => total + one, 0);
  const dice = sum(thrown.map(([, count]) => count));
  return thrown.map(([value, count], nth) => ({ value, count, expected: (dice * (faces[nth] ?? 0)) / sum(faces) }));
}
