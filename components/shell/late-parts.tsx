"use client";

import { AddedNotice } from "@/components/shell/added-notice";
import { DraftReminder } from "@/components/shell/draft-reminder";
import { FocusKeeper } from "@/components/shell/focus-keeper";
import { UnsavedGuard } from "@/components/shell/unsaved-guard";

/** The parts of the shell that are not needed before the first interaction. */
export function LateParts() {
  return (
    <>
      <AddedNotice />
      <DraftReminder />
      <FocusKeeper />
      <UnsavedGuard />
    </>
  );
}
