"use client";

import { useEffect, useState } from "react";
import { buttonClass } from "@/components/ui/button-class";
import { findOpenSession, type OpenSession } from "@/lib/auth/open-session";
import { paths } from "@/lib/paths";

/** Back to the workspace that is still open in this browser, where there is one. */
export function ContinueLink() {
  const [session, setSession] = useState<OpenSession | null>();
  useEffect(() => {
    void findOpenSession().then(setSession);
  }, []);
  return (
    session && (
      // Loaded anew, as another tab may have signed in as somebody else since this one was opened.
      <a href={paths.projects} className={buttonClass({ variant: "primary", size: "lg" })}>
        <span className="truncate">Continue as {session.displayName}</span>
      </a>
    )
  );
}
