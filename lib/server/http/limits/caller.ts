import "server-only";
import { isIP } from "node:net";
import { deviceOf } from "@/lib/accounts/device";
import { addressOf } from "./rate-limit";

/** Returns the browser and address of a request, as sessions and security events store them; null if unknown. */
export function callerOf(request: Request): { device: string | null; address: string | null } {
  const address = addressOf(request);
  return {
    device: deviceOf(request.headers.get("user-agent")),
    address: isIP(address) === 0 ? null : address,
  };
}
