"use client";

import { useRouter } from "next/navigation";
import { toast } from "sonner";
import type { Question } from "@/components/dialog/confirm-dialog";
import { unsavedChanges, useConfirm } from "@/components/dialog/confirm";
import { openAccountDialog } from "@/lib/accounts/open-dialog";
import { signOut } from "@/lib/auth/sign-out";
import { hasUnsaved } from "@/lib/drafts/unsaved";
import { errorMessages } from "@/lib/errors";
import { offlineCopyOwner, wipeOfflineCopy } from "@/lib/offline-copy";
import { WITH_BUTTON_MS } from "@/lib/toast-durations";
import { paths } from "@/lib/paths";

/** Returns the function of "Leave App": asks if anything would be lost, and signs out. */
export function useLeave({ isDemo, canKeep }: { isDemo: boolean; canKeep: boolean }): () => Promise<void> {
  const router = useRouter();
  const confirm = useConfirm();
  return async () => {
    if (isDemo && !(await confirm(leaveDemo(canKeep)))) return;
    if (!isDemo && hasUnsaved() && !(await confirm(unsavedChanges))) return;
    if (await signOut()) router.replace(paths.welcome);
    else if (navigator.onLine) toast.error(errorMessages.mutation);
    else sayOffline();
  };
}

/** The server ends sessions, but the copy that this browser keeps can be deleted at once. */
function sayOffline() {
  const later = "You're offline. Leave when you're connected again";
  if (offlineCopyOwner() === null) return void toast.error(`${later}.`);
  const handleDelete = () => {
    wipeOfflineCopy();
    toast.success("Copy deleted");
  };
  toast.error(`${later}, or delete the copy that this browser keeps.`, {
    action: { label: "Delete copy", onClick: handleDelete },
    duration: WITH_BUTTON_MS,
  });
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
