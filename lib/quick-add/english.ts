import { casual } from "chrono-node/en";

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
