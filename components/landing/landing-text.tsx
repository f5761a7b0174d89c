"use client";

import { useLanding } from "./landing-state";

/** A text that depends on the server: who is signed in, the sign-in provider, or how long its data is kept. */
export function LandingText({ of }: { of: "user" | "provider" | "hours" }) {
  const { settings, session } = useLanding() ?? {};
  if (of === "user") return session?.displayName;
  if (of === "provider") return settings?.signIn.provider;
  return settings?.googleDataHours === 1 ? "1 hour" : `${settings?.googleDataHours} hours`;
}
