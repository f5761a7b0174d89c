import "server-only";
import { isIP } from "node:net";
import { originOf } from "@/lib/server/http/origin";

/** The relying party of WebAuthn: this server, as the browser reaches it. */
export type PasskeyParty = { id: string; origin: string };

/** Returns the relying party of a request; undefined where browsers allow no passkeys: http other than localhost, and IPs. */
export function passkeyParty(request: Request): PasskeyParty | undefined {
  const origin = originOf(request);
  const { protocol, hostname } = new URL(origin);
  const isSecure = protocol === "https:" || hostname === "localhost";
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, "")) !== 0;
  return isSecure && !isAddress ? { id: hostname, origin } : undefined;
}
