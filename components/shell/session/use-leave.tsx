"use client";

import type { Question } from "@/components/dialog/confirm-dialog";
import { unsavedChanges, useConfirm } from "@/components/dialog/confirm";
import { openAccountDialog } from "@/lib/accounts/open-dialog";
import { signOut } from "@/lib/accounts/sign-in/sign-out";
import { hasUnsaved } from "@/lib/drafts/unsaved";
import { replaceWorkspace } from "./replaced-workspace";
// Not loaded lazily: without a connection its code would be out of reach.
import { SignOutPage } from "./sign-out-page";

/** Returns the function of "Leave App": asks if anything would be lost, and signs out. */
export function useLeave({ isDemo, canKeep }: { isDemo: boolean; canKeep: boolean }): () => Promise<void> {
  const confirm = useConfirm();
  return async () => {
    if (isDemo && !(await confirm(leaveDemo(canKeep)))) return;
    if (!isDemo && hasUnsaved() && !(await confirm(unsavedChanges))) return;
    replaceWorkspace(<SignOutPage endOnServer={signOut()} />);
  };
}

/** Leaving a demo deletes everything in it, including unsaved changes, so there is only one question. */
function leaveDemo(canKeep: boolean): Question {
  return {
    title: canKeep ? "Leave and lose this demo, or keep it?" : "Leave and lose this demo?",
    body: "When you leave, everything in this workspace is lost, and you can't come back to it.",
    proceed: "Leave",
    tone: "danger",
    instead: canKeep
      ? { label: "Keep This Workspace", onSelect: () => openAccountDialog("keep") }
      : undefined,
  };
}
