"use client";

import { useEffect, useState } from "react";
import { buttonClass } from "@/components/ui/button-class";
import { findOpenSession, type OpenSession } from "@/lib/auth/open-session";
import { paths } from "@/lib/paths";

/** Links to the workspace that is still open in this browser, if any. */
export function ContinueLink() {
  const [session, setSession] = useState<OpenSession | null>();
  useEffect(() => {
    void findOpenSession().then(setSession);
  }, []);
  return (
    session && (
      // A full page load, as another tab may have signed in as another user.
      <a href={paths.projects} className={buttonClass({ variant: "primary", size: "lg" })}>
        <span className="truncate">Continue as {session.displayName}</span>
      </a>
    )
  );
}
