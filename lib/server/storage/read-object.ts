import "server-only";
import type { Readable } from "node:stream";
import { isDemoKey, openDemoFile } from "./demo-object";
import { objectStore } from "./store";

/** The bytes of any object, the demo's own included; null when there is none. */
export async function readObject(key: string): Promise<Readable | null> {
  if (isDemoKey(key)) return (await openDemoFile(key)).createReadStream();
  return (await objectStore()).read(key);
}
