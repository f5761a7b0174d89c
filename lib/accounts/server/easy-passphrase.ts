import "server-only";
import type { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { loadOnce } from "@/lib/shared/browser/load-once";
import { limitRate } from "@/lib/server/http/limits/rate-limit";
import { invalid } from "@/lib/server/problem";

/** Fewer than 100 million guesses, for someone who stole the database: from 3 on, that takes months. */
const MIN_SCORE = 3;
/** The time of the check grows with the square of the length. */
const CHECKED_LENGTH = 40;
const MIN_PART = 3;

const ADVICE = "Use several words that have nothing to do with each other.";

/** The owner of the passphrase: their email address and name are guessed first. */
type Person = { email: string; name: string };

/**
 * Throws 422 with the reason if a new passphrase is among those that are guessed first. The check takes milliseconds of a
 * core, so it is counted for the caller `who` first: throws 429 after too many in an hour.
 */
export async function requireNotEasy(
  passphrase: string,
  { email, name }: Person,
  who: string,
): Promise<void> {
  await limitRate("new-passphrase", who);
  const known = [email, withoutSpaces(name), ...partsOf(email), ...partsOf(name), "pennant"];
  // A repeated word is found without spaces only.
  const { score, feedback } = (await loadChecker()).check(withoutSpaces(passphrase), known);
  if (score >= MIN_SCORE) return;
  const reason = reasons[feedback.warning ?? ""] ?? "This passphrase is easy to guess.";
  throw invalid([{ path: "passphrase", message: `${reason} ${ADVICE}` }]);
}

const withoutSpaces = (text: string) => text.replace(/\s/g, "");

function partsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter((part) => part.length >= MIN_PART);
}

/** Loaded when the first passphrase is set: 50,000 common passwords take 7 MB of memory. */
const loadChecker = loadOnce(async (): Promise<ZxcvbnFactory> => {
  const [{ ZxcvbnFactory: Factory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  return new Factory({ dictionary, graphs: adjacencyGraphs, maxLength: CHECKED_LENGTH });
});

const common = "This is one of the most common passphrases.";
const similar = "This is similar to one of the most common passphrases.";
const repeated = "This repeats the same characters.";
const pattern = "This is a keyboard pattern.";
const date = "This is mostly a date.";

/** The reasons of the library, which names them by keys. */
const reasons: Record<string, string> = {
  topTen: common,
  topHundred: common,
  common,
  similarToCommon: similar,
  simpleRepeat: repeated,
  extendedRepeat: repeated,
  sequences: "This is a simple sequence of characters.",
  straightRow: pattern,
  keyPattern: pattern,
  dates: date,
  recentYears: date,
  userInputs: "This contains your name or your email address.",
};
