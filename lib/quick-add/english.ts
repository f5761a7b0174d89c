import { casual, Chrono } from "chrono-node/en";

/** The library's parser of English dates, which also finds "29 feb" while no such day is near. */
export const english = casual.clone();

/** The fields of a date that it found. */
export type FoundDate = ReturnType<typeof english.parse>[number]["start"];

const LEAP_YEAR = 2000;

english.parsers.unshift({
  pattern: () => /\b(?:29(?:th)?\s+(?:of\s+)?feb(?:ruary)?|feb(?:ruary)?\.?\s+29(?:th)?)\b(?!,?\s+\d{4}\b)/i,
  // Any year that has the day: without a year in the text the next one is taken.
  extract: (context) => context.createParsingComponents({ day: 29, month: 2 }).imply("year", LEAP_YEAR),
});

/**
 * Lets the browser compile the patterns, one after the other while it is idle. They are compiled when they are first used: all of
 * them with the first letter that is typed would keep it from being painted for 25 ms, and four times as long on a slow device.
 */
export async function compilePatterns(): Promise<void> {
  for (const parser of english.parsers) {
    await idle();
    new Chrono({ parsers: [parser], refiners: [] }).parse("today");
  }
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callbacks.
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve());
    else setTimeout(resolve);
  });
}
