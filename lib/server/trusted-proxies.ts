import "server-only";
import { BlockList, isIP } from "node:net";

/** Who may say for whom a request is sent: so many proxies in front of this server, or those in these networks. */
export type TrustedProxies = { hops: number } | { networks: BlockList };

/** Reads TRUSTED_PROXIES: "1", or "10.0.0.0/8, 127.0.0.1". Returns undefined for what is neither. */
export function parseTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d{1,2}$/.test(text)) return { hops: Number(text) };
  const networks = new BlockList();
  for (const part of text.split(",").map((each) => each.trim())) {
    const [address = "", prefix] = part.split("/");
    const version = isIP(address);
    const longest = version === 4 ? 32 : 128;
    const length = prefix === undefined ? longest : Number(prefix);
    if (version === 0 || !/^\d{1,3}$/.test(prefix ?? "0") || length > longest) return undefined;
    networks.addSubnet(address, length, familyOf(address));
  }
  return { networks };
}

/**
 * The address that a request comes from. `forwarded` is what X-Forwarded-For says, `remote` the other end of the connection:
 * addresses to the left of the last proxy that is trusted are what the caller says of itself.
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

/** Whether what this connection says of protocol, host and other addresses is believed. */
export function isTrustedProxy(remote: string, trusted: TrustedProxies): boolean {
  if ("hops" in trusted) return trusted.hops > 0;
  const address = withoutMapping(remote);
  return isIP(address) !== 0 && trusted.networks.check(address, familyOf(address));
}

/** An IPv4 address as it is written by itself: sockets for both versions say ::ffff:192.0.2.1. */
function withoutMapping(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIP(address) === 4 ? "ipv4" : "ipv6";
}
