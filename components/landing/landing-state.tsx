"use client";

import { createContext, type ReactNode, use, useEffect, useRef, useState } from "react";
import { findOpenSession, type OpenSession } from "@/lib/accounts/sign-in/open-session";
import { isSignOutPending, reportSignOut } from "@/lib/api/pending-sign-out";
import { repeatEarlyPress } from "@/lib/early-requests/input";
import type { Settings } from "@/lib/settings/settings";
import { possibilitiesOf } from "./sign-in/possibilities";
import { loadSettings } from "./use-settings";

type Landing = { settings: Settings; session: OpenSession | null };

const LandingContext = createContext<Landing | undefined>(undefined);

/** Returns the settings and the session that the landing page depends on; undefined until the server has responded. */
export const useLanding = () => use(LandingContext);

/**
 * Asks the server what is possible, and lists it in the attribute `data-can`. The page itself is static: `Where` shows its
 * parts by this attribute, so that they need no code. It renders twice, and is smaller without memoization.
 */
export function LandingState({ className, children }: { className?: string; children: ReactNode }) {
  "use no memo";
  const [landing, setLanding] = useState<Landing>();
  const awaited = useRef<Element>(null);
  useEffect(repeatEarlyPress, []);
  useEffect(() => {
    void Promise.all([loadSettings(), findSession()]).then(([settings, session = null]) => {
      awaited.current = hiddenTarget();
      setLanding({ settings, session });
    });
  }, []);
  useEffect(() => {
    if (landing) awaited.current?.scrollIntoView();
  }, [landing]);
  return (
    <LandingContext value={landing}>
      <div
        data-can={landing && possibilitiesOf(landing.settings, landing.session).join(" ")}
        className={className}
      >
        {children}
      </div>
    </LandingContext>
  );
}

/** Finishes a pending sign-out first: a session that the person has left is not offered. */
async function findSession(): Promise<OpenSession | null | undefined> {
  if (!isSignOutPending()) return findOpenSession();
  const loaded = await import("@/lib/accounts/sign-in/finish-sign-out").catch(() => undefined);
  if (!loaded) reportSignOut(true);
  return (await loaded?.finishSignOut()) ? findOpenSession() : null;
}

/** Returns the part that the address names, such as "#demo", while it is hidden: the browser could not scroll to it. */
function hiddenTarget(): Element | null {
  const target = document.getElementById(location.hash.slice(1));
  return target && !target.checkVisibility() ? target : null;
}
