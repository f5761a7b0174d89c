import type { SecurityEvent } from "./schema";
import { securityEventKinds } from "./values";

/** What happened, in words. A kind of a later version is shown as it is stored. */
export function securityEventTitle({ kind }: Pick<SecurityEvent, "kind">): string {
  return Object.entries(securityEventKinds).find(([known]) => known === kind)?.[1] ?? kind;
}

/** From where, in words: "Firefox on Linux · 203.0.113.7". */
export function securityEventOrigin({ device, address }: Pick<SecurityEvent, "device" | "address">): string {
  return [device ?? "Unknown device", address].filter(Boolean).join(" · ");
}
