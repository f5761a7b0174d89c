import type { SecurityEvent } from "./schema";
import { securityEventKinds } from "./values";

/** Returns the title of an event. A kind of a later version is shown as stored. */
export function securityEventTitle({ kind }: Pick<SecurityEvent, "kind">): string {
  return Object.entries(securityEventKinds).find(([known]) => known === kind)?.[1] ?? kind;
}
