"use client";

import { AccountDialogs } from "@/components/shell/account-dialogs";
import { AddedRowToast } from "./added-row-toast";
import { DraftReminder } from "@/components/shell/draft-reminder";
import { FocusRestorer } from "./focus-restorer";
import { ToastRoom } from "./toast-room";
import { useDraftKeys } from "./use-draft-keys";
import { UnsavedGuard } from "@/components/shell/unsaved-guard";

/** The parts of the shell that are not needed before the first interaction. */
export function DeferredParts() {
  useDraftKeys();
  return (
    <>
      <AccountDialogs />
      <AddedRowToast />
      <DraftReminder />
      <FocusRestorer />
      <ToastRoom />
      <UnsavedGuard />
    </>
  );
}
