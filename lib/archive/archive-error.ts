import "server-only";
import { invalid, type Problem } from "@/lib/server/problem";

/** The 422 that says what is wrong with an archive: "The archive has no manifest". */
export function archiveError(what: string): Problem {
  return invalid([{ path: "archive", message: `The archive ${what}` }]);
}

/** Throws the 422 of a file that cannot be read as an archive at all. */
export function notAnArchive(): never {
  throw archiveError("is not an export of Pennant, or it is damaged");
}
