"use client";

import { PennantMark } from "@/components/ui/pennant-mark";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { setAccessToken } from "@/lib/auth/access-token";
import { authCall } from "@/lib/auth/auth-calls";
import type { OpenSession } from "@/lib/auth/open-session";
import { paths } from "@/lib/paths";

// The code behind the landing page's buttons, loaded on press.

/** Starts a demo and signs in to it. Returns an error message when it could not be started. */
export async function startDemo(demo: "demo" | "demo/blank"): Promise<string | undefined> {
  const result = await authCall(demo);
  if (!result.success) return result.message;
  setAccessToken(result.accessToken);
}

/** Covers the page while the full demo is created. */
export function LoadingScreen() {
  return (
    <div
      role="status"
      className="fixed inset-0 z-50 flex flex-col items-center justify-center gap-5 bg-canvas"
    >
      <PennantMark isBouncing className="size-14" />
      <p className="text-ink-muted">Setting up your demo: clients, projects and a few overdue tasks</p>
    </div>
  );
}

/** Asks before a demo replaces the browser's current session. */
export function ReplaceSessionPrompt({ session, onStart }: { session: OpenSession; onStart: () => void }) {
  return (
    <div
      role="group"
      aria-labelledby="start-another"
      className="flex flex-col gap-3 rounded-control border border-line-strong bg-sunken p-4"
    >
      <p id="start-another" className="text-pretty">
        {session.isDemo
          ? `Your demo of ${timeOf(session.startedAt)} is still open: continue it, or start another?`
          : `You are signed in as ${session.displayName}: continue, or start a demo? Your workspace is kept for your next sign-in.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <a
          ref={(link) => link?.focus()}
          href={paths.projects}
          className={buttonClass({ variant: "primary" })}
        >
          Continue
        </a>
        <Button onClick={onStart}>{session.isDemo ? "Start Another" : "Start a Demo"}</Button>
      </div>
    </div>
  );
}

function timeOf(instant: string): string {
  return new Date(instant).toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" });
}
