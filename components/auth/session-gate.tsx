"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { PennantMark } from "@/components/ui/pennant-mark";
import { ConnectionBar } from "@/components/auth/connection-bar";
import { currentAccessToken } from "@/lib/api/access-token";
import { renewAccessToken } from "@/lib/api/connection";
import { paths } from "@/lib/shared/paths";

/**
 * Checks the session and redirects to the workspace or to the landing page. Without a session cookie it redirects without
 * asking the server.
 */
export function SessionGate({ hasCookie }: { hasCookie: boolean }) {
  const router = useRouter();
  useEffect(() => {
    if (!hasCookie) return router.replace(paths.welcome);
    void renewAccessToken().then(() => router.replace(currentAccessToken() ? paths.projects : paths.welcome));
  }, [router, hasCookie]);
  return (
    <main className="flex min-h-dvh items-center justify-center" aria-busy>
      <ConnectionBar />
      <h1 className="sr-only">Pennant</h1>
      <p role="status" className="sr-only">
        Checking your session
      </p>
      <PennantMark isBouncing className="size-12" />
    </main>
  );
}
