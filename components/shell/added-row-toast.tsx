"use client";

import { useEffect, useEffectEvent } from "react";
import { toast } from "sonner";
import { useDialog } from "@/components/dialog/use-dialog";
import { RowDialog } from "@/components/shell/row-dialog";
import { type AddedRow, onRowAddedOffScreen } from "@/lib/query/added-rows";
import { WITH_BUTTON_MS } from "@/lib/shared/browser/toast-durations";

/** Shows a toast when a row was added that no visible list shows; its button opens the row. */
export function AddedRowToast() {
  const dialog = useDialog<AddedRow>();
  const handleAdded = useEffectEvent((added: AddedRow) => {
    toast.success(messages[added.resource], {
      duration: WITH_BUTTON_MS,
      action: { label: "Open", onClick: () => dialog.open(added) },
    });
  });
  useEffect(() => onRowAddedOffScreen((added) => handleAdded(added)), []);
  const { subject, key, isOpen, close } = dialog;
  return subject && <RowDialog key={key} row={subject} isOpen={isOpen} onClose={close} />;
}

const messages: Record<AddedRow["resource"], string> = {
  tasks: "Task added",
  events: "Event added",
  files: "File added",
  clientContacts: "Contact added",
  partnerContacts: "Partner added",
};
