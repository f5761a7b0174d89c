import { expect, it } from "vitest";
import type { Settings } from "@/lib/settings/settings";
import { possibilitiesOf } from "./possibilities";

const settings: Settings = {
  google: false,
  signIn: { passkey: false, passphrase: true, provider: null, mail: false },
  signUp: "closed",
  providerSignUp: false,
  demos: false,
  googleDataHours: 0,
  sourceUrl: null,
  portfolioUrl: null,
};
const session = { displayName: "Tamsin", isDemo: true, startedAt: "2026-11-23T20:12:00Z" };

it.each([
  ["a closed server", {}, "sign-in lead-sign-in"],
  ["a closed server with demos", { demos: true }, "sign-in demo lead-demo"],
  ["a new server", { signUp: "first", demos: true }, "first create demo lead-demo also-create"],
  ["an open server", { signUp: "open", demos: true }, "sign-in create demo lead-demo also-create"],
  ["an open server without demos", { signUp: "open" }, "sign-in create lead-create"],
] as const)("%s", (_, part, ways) => {
  expect(possibilitiesOf({ ...settings, ...part }, null).join(" ")).toBe(ways);
});

it("leads back to an open session", () => {
  const ways = possibilitiesOf({ ...settings, signUp: "open", demos: true }, session);
  expect(ways.join(" ")).toBe("continue sign-in create demo lead-continue also-demo");
});

it("offers passkeys where the settings have them", () => {
  const withPasskeys = { ...settings, signIn: { ...settings.signIn, passkey: true } };
  expect(possibilitiesOf(withPasskeys, null)).toContain("passkey");
  expect(possibilitiesOf(settings, null)).not.toContain("passkey");
});
