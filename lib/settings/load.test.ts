import { afterEach, expect, it, vi } from "vitest";
import { loadServerSettings } from "./load";

afterEach(() => {
  loadServerSettings.forget();
  vi.unstubAllGlobals();
});

it.each([
  ["a browser with passkeys, where the address allows them", true, true, true],
  ["a browser with passkeys, where the address does not", true, false, false],
  ["a browser without passkeys", false, true, false],
])("passkeys are offered only where they work: %s", async (_where, hasPasskeys, isAllowed, isOffered) => {
  if (hasPasskeys) vi.stubGlobal("PublicKeyCredential", class {});
  const signIn = { passkey: isAllowed, passphrase: true, provider: "Example", mail: true };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ signUp: "open", signIn })));
  expect(await loadServerSettings()).toEqual({ signUp: "open", signIn: { ...signIn, passkey: isOffered } });
});
