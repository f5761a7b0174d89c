import "server-only";
import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { FairQueue } from "@/lib/server/http/limits/fair-queue";
import { callersNetwork } from "@/lib/server/http/limits/rate-limit";
import { processWide } from "@/lib/server/process-wide";

/** OWASP's minimum for argon2id, which is the library's default algorithm: 19 MiB, two passes, one thread. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of a random secret that nobody knows: an unknown account takes as long as a wrong passphrase. */
const NO_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$HtMm/L560qA62JKd9wMzzA$8BV+cDY6OweKVz40C42M3iP6sDwpYx/K4slRrwO6m7w";

/** Node computes hashes on four threads, which also read files and resolve names: one stays free. */
const THREADS = 3;

/** Limits how many hashes are computed at once, because each takes a core and 19 MiB. Networks take turns. */
const hashQueue = processWide("passphrases", () => {
  const concurrency = Math.min(availableParallelism(), THREADS);
  return new FairQueue({
    concurrency,
    perTenant: concurrency,
    maxWaiting: 200,
    // The browser times out after ten seconds.
    maxWaitMs: 8_000,
    busy: "Too many people are signing in. Try again in a moment.",
  });
});

/** Runs work that computes one hash, when it is the turn of the caller's network. Throws 503 if that takes too long. */
export function inHashTurn<Result>(request: Request, work: () => Promise<Result>): Promise<Result> {
  return hashQueue.run(callersNetwork(request), request.signal, work);
}

/** Returns the hash of a new passphrase, with its salt and cost. Waits for its turn. */
export function hashPassphrase(passphrase: string, request: Request): Promise<string> {
  return inHashTurn(request, () => hash(normalized(passphrase), COST));
}

/**
 * Returns whether a passphrase has this hash; false after the same time if there is no hash. Call it in `inHashTurn`.
 */
export async function hasHash(passphrase: string, stored: string | undefined): Promise<boolean> {
  const isSame = await verify(stored ?? NO_HASH, normalized(passphrase));
  return isSame && stored !== undefined;
}

/** Systems type the same letters as different code points. */
const normalized = (passphrase: string) => passphrase.normalize("NFKC");
