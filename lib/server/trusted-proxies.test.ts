import { describe, expect, it } from "vitest";
import { clientAddress, isTrustedProxy, parseTrustedProxies, type TrustedProxies } from "./trusted-proxies";

const read = (text: string) => parseTrustedProxies(text) as TrustedProxies;

describe("the address of a caller", () => {
  it.each([
    ["without a proxy, whatever the caller says", "0", "203.0.113.9", ["1.1.1.1"], "203.0.113.9"],
    ["behind one proxy, what it wrote", "1", "10.0.0.1", ["1.1.1.1", "203.0.113.9"], "203.0.113.9"],
    ["behind two", "2", "10.0.0.1", ["1.1.1.1", "203.0.113.9", "10.0.0.2"], "203.0.113.9"],
    ["behind fewer than were named", "3", "10.0.0.1", ["203.0.113.9"], "203.0.113.9"],
    ["behind a proxy of a network", "10.0.0.0/8", "10.0.0.1", ["1.1.1.1", "203.0.113.9"], "203.0.113.9"],
    ["behind two of it", "10.0.0.0/8", "::ffff:10.0.0.1", ["203.0.113.9", "10.9.9.9"], "203.0.113.9"],
    ["from outside of the network", "10.0.0.0/8", "203.0.113.9", ["10.0.0.7"], "203.0.113.9"],
    ["over IPv6", "fd00::/8", "fd00::1", ["1.1.1.1", "2001:db8::9"], "2001:db8::9"],
  ])("is known %s", (_what, trusted, remote, forwarded, address) => {
    expect(clientAddress(remote, forwarded, read(trusted))).toBe(address);
  });

  it("is taken from a proxy only if the proxy is trusted", () => {
    expect(isTrustedProxy("10.0.0.1", read("0"))).toBe(false);
    expect(isTrustedProxy("10.0.0.1", read("1"))).toBe(true);
    expect(isTrustedProxy("::ffff:10.0.0.1", read("10.0.0.0/8, 127.0.0.1"))).toBe(true);
    expect(isTrustedProxy("203.0.113.9", read("10.0.0.0/8, 127.0.0.1"))).toBe(false);
  });

  it.each(["proxy", "10.0.0.0/33", "10.0.0.0/", "10.0.0", "-1", "fd00::/129", "10.0.0.0/8;127.0.0.1"])(
    "is not read from %s",
    (text) => expect(parseTrustedProxies(text)).toBeUndefined(),
  );
});
