"use client";

import { AccountDialogs } from "@/components/shell/session/account-dialogs";
import { EntryDialogHost } from "@/components/time-entries/entry-dialog-host";
import { AddedRowToast } from "./added-row-toast";
import { DraftReminder } from "@/components/shell/session/draft-reminder";
import { FocusRestorer } from "./keys/focus-restorer";
import { ToastRoom } from "./toast-room";
import { useDraftKeys } from "./session/use-draft-keys";
import { BillHost } from "@/components/time-entries/bill/bill-host";
import { ClockHost } from "@/components/time-entries/clock/clock-host";
import { UnsavedGuard } from "@/components/shell/session/unsaved-guard";

/** The parts of the shell that are not needed before the first interaction. */
export function DeferredParts() {
  useDraftKeys();
  return (
    <>
      <AccountDialogs />
      <AddedRowToast />
      <BillHost />
      <ClockHost />
      <DraftReminder />
      <EntryDialogHost />
      <FocusRestorer />
      <ToastRoom />
      <UnsavedGuard />
    </>
  );
}
