import { Secret } from "otpauth";
import { describe, expect, it } from "vitest";
import { newTotpSecret, totpStep, totpUri } from "./totp";

// Appendix B of RFC 6238 for SHA-1. The RFC lists eight digits, of which an app shows the last six.
const secret = Secret.fromLatin1("12345678901234567890").base32;
const vectors = [
  [59, "94287082"],
  [1111111109, "07081804"],
  [1111111111, "14050471"],
  [1234567890, "89005924"],
  [2000000000, "69279037"],
  [20000000000, "65353130"],
] as const;

describe("a code of an authenticator app", () => {
  it.each(vectors)("at %i seconds is that of RFC 6238", (seconds, digits) => {
    expect(totpStep(secret, digits.slice(2), seconds * 1000)).toBe(Math.floor(seconds / 30));
  });

  it("is accepted one step early or late, and not two", () => {
    const [at, code] = [1_111_111_109_000, "081804"];
    const steps = [-60, -30, 0, 30, 60].map((seconds) => totpStep(secret, code, at + seconds * 1000));
    const step = Math.floor(at / 30_000);
    expect(steps).toEqual([undefined, step, step, step, undefined]);
  });

  it.each(["", "08180", "0818040", "abcdef", "081805"])("is not %j", (code) => {
    expect(totpStep(secret, code, 1_111_111_109_000)).toBeUndefined();
  });
});

it("each secret has 160 random bits", () => {
  const secrets = Array.from({ length: 100 }, newTotpSecret);
  expect(new Set(secrets).size).toBe(100);
  for (const one of secrets) expect(one).toMatch(/^[A-Z2-7]{32}$/);
});

it("the URI names the account, and has the form that apps read", () => {
  expect(totpUri(secret, "ida@people.example")).toBe(
    `otpauth://totp/Pennant:ida%40people.example?issuer=Pennant&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  );
});
