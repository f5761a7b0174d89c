import "server-only";
import { Problem } from "@/lib/server/problem";

const MOST = 2;
let running = 0;

/** Runs one of the few archives that a process works on at once: each takes room on its disk and a connection. */
export async function oneOfFew<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= MOST)
    throw new Problem(503, "Other archives are being made right now", { retryAfterSeconds: 10 });
  running++;
  try {
    return await work();
  } finally {
    running--;
  }
}
