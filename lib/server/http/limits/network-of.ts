import "server-only";
import { isIP } from "node:net";
import { withoutMapping } from "@/lib/server/trusted-proxies";

const GROUPS = 8;
const NETWORK_GROUPS = 4;

/**
 * Returns the part of an address that one customer of a provider has: an IPv4 address, or the /64 of an IPv6 address, such
 * as "2001:db8:0:1::/64", because its owner chooses the rest freely. Any other text is returned unchanged.
 */
export function networkOf(address: string): string {
  const plain = withoutMapping(address);
  if (isIP(plain) !== 6) return plain;
  const [start, end] = plain.split("%")[0]?.split("::").map(groupsOf) ?? [];
  const groups = [...(start ?? [])];
  if (end) groups.push(...Array<string>(GROUPS - groups.length - end.length).fill("0"), ...end);
  return `${groups.slice(0, NETWORK_GROUPS).map(withoutZeros).join(":")}::/64`;
}

/** Returns the groups of a part of an address; a trailing IPv4 address counts as two. */
function groupsOf(part: string): string[] {
  if (part === "") return [];
  return part.split(":").flatMap((group) => (group.includes(".") ? ["0", "0"] : [group]));
}

const withoutZeros = (group: string) => parseInt(group, 16).toString(16);
