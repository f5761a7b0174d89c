import "server-only";
import { BlockList, isIP } from "node:net";
import { isHops, trustedNetworks } from "@/scripts/lib/variables.mjs";

/** The proxies whose X-Forwarded-* headers are trusted: a number of hops in front of this server, or networks. */
export type TrustedProxies = { hops: number } | { networks: BlockList };

/** Parses TRUSTED_PROXIES: "1", or "10.0.0.0/8, 127.0.0.1". Returns undefined if it is neither. */
export function parseTrustedProxies(text: string): TrustedProxies | undefined {
  if (isHops(text)) return { hops: Number(text) };
  const found = trustedNetworks(text);
  if (!found) return undefined;
  const networks = new BlockList();
  for (const { address, length } of found) networks.addSubnet(address, length, familyOf(address));
  return { networks };
}

/**
 * Returns the address of the client. `forwarded` are the entries of X-Forwarded-For, `remote` is the peer of the connection.
 * Entries to the left of the last trusted proxy are supplied by the client and ignored.
 */
export function clientAddress(remote: string, forwarded: string[], trusted: TrustedProxies): string {
  const chain = [...forwarded, remote].map(withoutMapping);
  let at = chain.length - 1;
  const isTrusted = (address: string) =>
    "hops" in trusted
      ? chain.length - 1 - at < trusted.hops
      : isIP(address) !== 0 && trusted.networks.check(address, familyOf(address));
  while (at > 0 && isTrusted(chain[at] ?? "")) at--;
  return chain[at] ?? remote;
}

/** Returns whether the X-Forwarded-* headers of this connection are trusted. */
export function isTrustedProxy(remote: string, trusted: TrustedProxies): boolean {
  if ("hops" in trusted) return trusted.hops > 0;
  const address = withoutMapping(remote);
  return isIP(address) !== 0 && trusted.networks.check(address, familyOf(address));
}

/** Returns a plain IPv4 address: dual-stack sockets report ::ffff:192.0.2.1. */
export function withoutMapping(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIP(address) === 4 ? "ipv4" : "ipv6";
}
