import { landingCall } from "@/lib/early-requests/take-landing";
import { loadOnce } from "@/lib/shared/browser/load-once";
import type { Settings } from "@/lib/settings/settings";

/** Loads the settings as they are in this browser, once until they are forgotten: a new account may change them, and so may others meanwhile. */
export const loadServerSettings = loadOnce(async (): Promise<Settings> => {
  const response = await landingCall("settings");
  if (!response.ok) throw new Error("The settings could not be loaded");
  return inThisBrowser((await response.json()) as Settings);
});

/** Returns the settings without the ways to sign in that this browser does not have, however the address is. */
function inThisBrowser({ signIn, ...settings }: Settings): Settings {
  return {
    ...settings,
    signIn: { ...signIn, passkey: signIn.passkey && "PublicKeyCredential" in globalThis },
  };
}
