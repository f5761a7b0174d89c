import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

/**
 * Clears away what nothing refers to any more, and answers how many bytes of JavaScript's memory are in use then: what
 * grows there is held by somebody. Only in the benchmark's build.
 */
export function POST(): Response {
  // What the first one lets go of may hold more.
  for (let round = 0; round < 2; round += 1) collect();
  return Response.json({ heapUsed: process.memoryUsage().heapUsed });
}
