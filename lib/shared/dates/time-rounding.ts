import { z } from "zod";

export const roundingModes = ["up", "nearest", "down"] as const;
export const roundingSteps = [5, 6, 10, 15, 30, 60] as const;
export const roundingScopes = ["entry", "line"] as const;

export type RoundingMode = (typeof roundingModes)[number];
export type RoundingScope = (typeof roundingScopes)[number];

/** The rounding of time when it is billed: of each entry, or each line of an invoice; to a step in minutes. */
export type Rounding = { mode: RoundingMode; step: number; per: RoundingScope };

const PATTERN = /^(up|nearest|down):(5|6|10|15|30|60):(entry|line)$/;

const NOT_A_ROUNDING = "Must be none, or such as up:15:entry";

/** "none", or a way, a step and what is rounded, as in "up:15:entry"; "" and null mean the default. */
export const timeRoundingSchema = z
  .string({ error: NOT_A_ROUNDING })
  .refine((text) => text === "" || text === "none" || PATTERN.test(text), { error: NOT_A_ROUNDING })
  .nullable()
  .transform((text) => text || null);

/** Returns the parts of a rounding; null for none. */
export function parseRounding(text: string | null): Rounding | null {
  const [, mode, step, per] = PATTERN.exec(text ?? "") ?? [];
  return mode ? { mode: mode as RoundingMode, step: Number(step), per: per as RoundingScope } : null;
}

/** Returns the text of a rounding, as it is stored. */
export function roundingText(rounding: Rounding | null): string {
  return rounding ? `${rounding.mode}:${rounding.step}:${rounding.per}` : "none";
}

/** Returns whole minutes rounded. Half a step is rounded up. */
export function roundMinutes(minutes: number, { mode, step }: Rounding): number {
  const steps = minutes / step;
  const whole = { up: Math.ceil, nearest: Math.round, down: Math.floor }[mode](steps);
  return whole * step;
}

const modeWords: Record<RoundingMode, string> = { up: "up", nearest: "to the nearest", down: "down" };

/** Returns a rounding in words, "Each entry is rounded up to 15 minutes"; null without one. */
export function describeRounding(text: string | null): string | null {
  const rounding = parseRounding(text);
  if (!rounding) return null;
  const { mode, step, per } = rounding;
  const way = mode === "nearest" ? `to the nearest ${step}` : `${modeWords[mode]} to ${step}`;
  return `Each ${per} is rounded ${way} minutes`;
}
