export const END_BEFORE_START = "The end must be after the start.";
export const TIME_REQUIRED = "Time is required";
export const STARTS_IN_FUTURE = "Time cannot start in the future.";
export const ENDS_IN_FUTURE = "Time cannot end in the future.";
export const TOO_LONG = "An entry lasts at most 24 hours.";

/** The minutes that an entry can last. */
export const LONGEST_MINUTES = 24 * 60;
/** The characters that a description can have. */
export const LONGEST_DESCRIPTION = 500;
export const DESCRIPTION_TOO_LONG = `Must be at most ${LONGEST_DESCRIPTION} characters`;

/** Returns why a description cannot be saved; undefined if it can. */
export function readDescription(text: string): { words: string; isProblem: true } | undefined {
  const isTooLong = text.trim().length > LONGEST_DESCRIPTION;
  return isTooLong ? { words: DESCRIPTION_TOO_LONG, isProblem: true } : undefined;
}

const DAY_MS = LONGEST_MINUTES * 60 * 1000;

type Times = { startedAt: Date | string; endedAt: Date | string | null };

/** The clock of the device that sends an end may be ahead of the server's by so much. */
export const END_SKEW_MS = 5 * 60 * 1000;

/**
 * Returns the field that is wrong with the times of an entry, and why; undefined if they are right. An end may be `endSkew`
 * milliseconds after now.
 */
export function timesProblem(
  { startedAt, endedAt }: Times,
  now: Date,
  endSkew = 0,
): { path: "startedAt" | "endedAt"; message: string } | undefined {
  const start = +new Date(startedAt);
  if (start > +now) return { path: "startedAt", message: STARTS_IN_FUTURE };
  if (endedAt === null) return undefined;
  const length = +new Date(endedAt) - start;
  if (length <= 0) return { path: "endedAt", message: END_BEFORE_START };
  if (length > DAY_MS) return { path: "endedAt", message: TOO_LONG };
  return +new Date(endedAt) > +now + endSkew ? { path: "endedAt", message: ENDS_IN_FUTURE } : undefined;
}
