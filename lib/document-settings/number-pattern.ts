/** When the counter of a kind starts again at 1. */
export const numberResets = ["never", "year", "month"] as const;

export type NumberReset = (typeof numberResets)[number];

/** The number format of a kind of document. */
export type Numbering = { pattern: string; reset: NumberReset };

export const defaultNumbering: Numbering = { pattern: "{0}", reset: "never" };

/** The digits that a counter may have, so that a program can read it as a number, and the highest one of the settings. */
const MAX_DIGITS = 15;
export const MAX_COUNTER = 999_999_999_999_999;
const MAX_COUNTER_WIDTH = 9;
export const MAX_PATTERN = 40;

const token = /\{[^{}]*\}/g;
const counterToken = /\{(0+)\}/g;

/** Returns the period of a calendar date: "" for a series that never starts again, "2026" or "2026-11". */
export function periodOf(reset: NumberReset, date: string): string {
  if (reset === "never") return "";
  return date.slice(0, reset === "year" ? "2026".length : "2026-11".length);
}

/** Returns a number of the pattern: "2026-0014" for `{YYYY}-{0000}`, 14 and a date in 2026. */
export function formatNumber(pattern: string, counter: bigint | number, date: string): string {
  return pattern.replace(token, (found) => {
    const part = datePart(found, date);
    return part ?? String(counter).padStart(found.length - "{}".length, "0");
  });
}

/**
 * Returns the counter of a number that fits the pattern in the period of the date; null if it does not, or if no number could
 * follow it.
 */
export function counterOf(number: string, numbering: Numbering, date: string): bigint | null {
  const digits = new RegExp(numberExpression(numbering, date)).exec(number)?.[1];
  const counter = BigInt(digits ?? 0);
  return counter > 0n && counter < MAX_COUNTER ? counter : null;
}

/**
 * Returns a regular expression for JavaScript and PostgreSQL that matches the numbers of the period of the date. Its first
 * group is the counter.
 */
export function numberExpression({ pattern, reset }: Numbering, date: string): string {
  const period = periodOf(reset, date);
  let source = "";
  let end = 0;
  for (const { 0: found, index } of pattern.matchAll(token)) {
    source += escaped(pattern.slice(end, index));
    end = index + found.length;
    source += tokenExpression(found, date, period);
  }
  return `^${source}${escaped(pattern.slice(end))}$`;
}

/** Returns what is wrong with a pattern, or null. */
export function patternError({ pattern, reset }: Numbering): string | null {
  const counters = [...pattern.matchAll(counterToken)];
  if (counters.length !== 1) return "Use one counter, such as {0} or {0000}";
  if ((counters[0]?.[1]?.length ?? 0) > MAX_COUNTER_WIDTH)
    return `The counter can have at most ${MAX_COUNTER_WIDTH} digits`;
  const rest = pattern.replace(/\{(0+|YYYY|YY|MM)\}/g, "");
  if (/[{}]/.test(rest)) return "Use {YYYY}, {YY} and {MM} for the date, and {0} or {0000} for the counter";
  if (reset !== "never" && !/\{YYYY\}|\{YY\}/.test(pattern))
    return "Numbers that start again need {YYYY} or {YY} in the pattern";
  if (reset === "month" && !pattern.includes("{MM}"))
    return "Numbers that start again every month need {MM} in the pattern";
  return null;
}

function datePart(found: string, date: string): string | undefined {
  const [year = "", month = ""] = date.split("-");
  return { "{YYYY}": year, "{YY}": year.slice(2), "{MM}": month }[found];
}

/** A part of the date that belongs to the period is literal, because other periods have series of their own. */
function tokenExpression(found: string, date: string, period: string): string {
  const part = datePart(found, date);
  if (part === undefined) return `([0-9]{${found.length - "{}".length},${MAX_DIGITS}})`;
  const isFixed = found === "{MM}" ? period.length > "2026".length : period !== "";
  return isFixed ? part : `[0-9]{${part.length}}`;
}

function escaped(text: string): string {
  return text.replace(/[^\p{L}\p{N}\s]/gu, (character) => `\\${character}`);
}
