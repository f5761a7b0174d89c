"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { ErrorPage } from "@/components/ui/error-page";
import { PennantMark } from "@/components/ui/pennant-mark";
import { paths } from "@/lib/shared/paths";

const RETRY_MS = 5000;

/**
 * Replaces the workspace while the server ends the session, and opens the landing page then. Until the server has confirmed it,
 * the page says that the device may still be signed in, and tries again on a press, when the connection is back, and every few
 * seconds.
 */
export function SignOutPage({ endOnServer }: { endOnServer: () => Promise<boolean> }) {
  const router = useRouter();
  const [state, setState] = useState<"first" | "failed" | "again">("first");

  const run = useEffectEvent(() =>
    endOnServer().then((isEnded) => {
      if (isEnded) router.replace(paths.welcome);
      else setState("failed");
    }),
  );
  useEffect(() => {
    if (state !== "failed") return void run();
    const listeners = new AbortController();
    addEventListener("online", () => setState("again"), { signal: listeners.signal });
    // The event may have come before this, and a server can be unreachable without one.
    const timer = setInterval(() => navigator.onLine && void run(), RETRY_MS);
    return () => {
      listeners.abort();
      clearInterval(timer);
    };
  }, [state]);

  if (state === "first")
    return (
      <main className="flex min-h-dvh items-center justify-center" aria-busy>
        <p role="status" className="sr-only">
          Signing out
        </p>
        <PennantMark isBouncing className="size-12" />
      </main>
    );
  return (
    <main className="min-h-dvh">
      <ErrorPage
        title="You may still be signed in on this device"
        actions={
          <Button variant="primary" isLoading={state === "again"} onClick={() => setState("again")}>
            Try again
          </Button>
        }
      >
        <div role="alert" className="flex flex-col gap-3 text-pretty text-ink-muted">
          <p>
            Pennant can’t be reached to end your session. What this browser kept of your workspace is deleted.
          </p>
          <p>
            Do not let anyone else use this device until the session has ended. It ends as soon as a page of
            Pennant in this browser reaches the server.
          </p>
        </div>
      </ErrorPage>
    </main>
  );
}
