"use client";

import { AddedNotice } from "@/components/shell/added-notice";
import { DraftReminder } from "@/components/shell/draft-reminder";
import { FocusKeeper } from "@/components/shell/focus-keeper";
import { UnsavedGuard } from "@/components/shell/unsaved-guard";

/** What nobody needs before they act. */
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
