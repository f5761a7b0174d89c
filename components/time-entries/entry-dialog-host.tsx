"use client";

import { useEffect, useEffectEvent } from "react";
import { useDialog } from "@/components/dialog/use-dialog";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { type EntrySubject, onOpenEntryDialog } from "@/lib/time-entries/requests";

const TimeEntryDialog = lazyComponent(() =>
  import("./time-entry-dialog").then((module) => module.TimeEntryDialog),
);

/** Shows the dialog of an entry that any part of the workspace opens. */
export function EntryDialogHost() {
  const dialog = useDialog<EntrySubject>();
  const handleOpen = useEffectEvent(dialog.open);
  useEffect(() => onOpenEntryDialog((subject) => handleOpen(subject)), []);
  const { subject } = dialog;
  if (!subject) return null;
  return (
    <TimeEntryDialog
      key={dialog.key}
      {...(subject === "new" ? {} : "id" in subject ? { entry: subject } : { initial: subject })}
      isOpen={dialog.isOpen}
      onClose={dialog.close}
    />
  );
}
