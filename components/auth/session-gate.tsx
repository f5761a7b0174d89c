"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { PennantMark } from "@/components/ui/pennant-mark";
import { refreshAccessToken } from "@/lib/auth/access-token";
import { paths } from "@/lib/paths";

/**
 * Checks the session and sends people on: to their workspace, or to the landing page. Without a cookie there is nothing
 * to ask the server.
 */
export function SessionGate({ hasCookie }: { hasCookie: boolean }) {
  const router = useRouter();
  useEffect(() => {
    if (!hasCookie) return router.replace(paths.welcome);
    void refreshAccessToken().then((result) =>
      router.replace(result.success ? paths.projects : paths.welcome),
    );
  }, [router, hasCookie]);
  return (
    <main className="flex min-h-dvh items-center justify-center" aria-busy>
      <h1 className="sr-only">Pennant</h1>
      <p role="status" className="sr-only">
        Checking your session
      </p>
      <PennantMark isBouncing className="size-12" />
    </main>
  );
}
