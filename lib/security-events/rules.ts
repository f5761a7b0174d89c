import type { SecurityEvent } from "./schema";
import { securityEventKinds } from "./values";

/** Returns the title of an event. A kind of a later version is shown as stored. */
export function securityEventTitle({ kind }: Pick<SecurityEvent, "kind">): string {
  return Object.entries(securityEventKinds).find(([known]) => known === kind)?.[1] ?? kind;
}

/** Returns the origin of an event: "Firefox on Linux · 203.0.113.7". */
export function securityEventOrigin({ device, address }: Pick<SecurityEvent, "device" | "address">): string {
  return [device ?? "Unknown device", address].filter(Boolean).join(" · ");
}
