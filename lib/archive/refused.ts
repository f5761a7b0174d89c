import "server-only";
import { invalid, type Problem } from "@/lib/server/problem";

/** 422 with what is wrong with the archive. */
export function refused(what: string): Problem {
  return invalid([{ path: "archive", message: `The archive ${what}` }]);
}
