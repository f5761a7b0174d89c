import "server-only";
import type { Readable } from "node:stream";
import { isDemoKey, openDemoFile } from "./demo-object";
import { objectStore } from "./store";

/** Returns the bytes of an object, including demo objects, as a stream; null if it does not exist. */
export async function readObject(key: string): Promise<Readable | null> {
  if (isDemoKey(key)) return (await openDemoFile(key)).createReadStream();
  return (await objectStore()).read(key);
}
