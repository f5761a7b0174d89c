import { takeEarlyLandingCall } from "@/lib/early-requests/take-landing";
import { loadOnce } from "@/lib/load-once";
import type { Settings } from "@/lib/settings";

/** Loads the server's settings, once until they are forgotten: a new account may change them, and so may others meanwhile. */
export const loadServerSettings = loadOnce(async (): Promise<Settings> => {
  const response = await (takeEarlyLandingCall("settings") ?? fetch("/api/settings"));
  if (!response.ok) throw new Error("The settings could not be loaded");
  return (await response.json()) as Settings;
});
