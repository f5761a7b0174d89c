"use client";

import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import type { OpenSession } from "@/lib/accounts/sign-in/open-session";
import { paths } from "@/lib/shared/paths";
import type { StartAction } from "./start-button";

/** Asks before the browser's current session is replaced. */
export function ReplaceSessionPrompt({
  session,
  action,
  onProceed,
}: {
  session: OpenSession;
  action: StartAction;
  onProceed: () => Promise<void>;
}) {
  const question = useId();
  const [isBusy, setIsBusy] = useState(false);
  const { ask, proceed } = texts(session, action);
  const handleProceed = () => {
    setIsBusy(true);
    void onProceed().finally(() => setIsBusy(false));
  };
  return (
    <div
      role="group"
      aria-labelledby={question}
      className="flex flex-col gap-3 rounded-control border border-line-strong bg-sunken p-4"
    >
      <p id={question} className="text-pretty">
        {ask}
      </p>
      <div className="flex flex-wrap gap-2">
        <a
          ref={(link) => link?.focus()}
          href={paths.projects}
          className={buttonClass({ variant: "primary" })}
        >
          Continue
        </a>
        <Button isLoading={isBusy} onClick={handleProceed}>
          {proceed}
        </Button>
      </div>
    </div>
  );
}

function texts({ isDemo, displayName, startedAt }: OpenSession, action: StartAction) {
  if (!isDemo)
    return {
      ask: `You are signed in as ${displayName}: continue, or start a demo? Your workspace is kept for your next sign-in.`,
      proceed: "Start a Demo",
    };
  const open = `Your demo of ${timeOf(startedAt)} is still open: continue it, or`;
  if (action === "demo" || action === "blank")
    return { ask: `${open} start another?`, proceed: "Start Another" };
  if (action === "create")
    return {
      ask: `${open} create a new workspace? To keep the demo instead, continue and choose Keep This Workspace.`,
      proceed: "Create New",
    };
  return { ask: `${open} sign in? You can’t come back to a demo that you leave.`, proceed: "Sign In" };
}

function timeOf(instant: string): string {
  return new Date(instant).toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" });
}
