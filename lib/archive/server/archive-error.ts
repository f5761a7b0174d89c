import "server-only";
import { invalid, type Problem } from "@/lib/server/problem";

/** Returns a 422 whose message completes "The archive …", for example "has no manifest". */
export function archiveError(what: string): Problem {
  return invalid([{ path: "archive", message: `The archive ${what}` }]);
}

/** Throws the 422 for a file that is not a readable archive. */
export function notAnArchive(): never {
  throw archiveError("is not a Pennant export, or it is damaged");
}
