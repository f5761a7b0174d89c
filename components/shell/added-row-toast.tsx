"use client";

import { useEffect, useEffectEvent } from "react";
import { toast } from "sonner";
import { useDialog } from "@/components/dialog/use-dialog";
import { lazyComponent } from "@/components/ui/lazy-part";
import type { ClientContact } from "@/lib/client-contacts/schema";
import type { CalendarEvent } from "@/lib/events/schema";
import type { StoredFile } from "@/lib/files/schema";
import type { PartnerContact } from "@/lib/partner-contacts/schema";
import { type AddedRow, onRowAddedOffScreen } from "@/lib/query/added-rows";
import type { Task } from "@/lib/tasks/schema";

const TaskDialog = lazyComponent(() =>
  import("@/components/tasks/task-dialog").then((module) => module.TaskDialog),
);
const EventDialog = lazyComponent(() =>
  import("@/components/events/event-dialog").then((module) => module.EventDialog),
);
const FileDialog = lazyComponent(() =>
  import("@/components/files/file-dialog").then((module) => module.FileDialog),
);
const ClientContactDialog = lazyComponent(() =>
  import("@/components/client-contacts/client-contact-dialog").then((module) => module.ClientContactDialog),
);
const PartnerContactDialog = lazyComponent(() =>
  import("@/components/partner-contacts/partner-contact-dialog").then(
    (module) => module.PartnerContactDialog,
  ),
);

/** Long enough to reach the button with the keyboard. */
const DURATION_MS = 6_000;

/** Shows a toast when a row was added that no visible list shows; its button opens the row. */
export function AddedRowToast() {
  const dialog = useDialog<AddedRow>();
  const handleAdded = useEffectEvent((added: AddedRow) => {
    toast.success(messages[added.resource], {
      duration: DURATION_MS,
      action: { label: "Open", onClick: () => dialog.open(added) },
    });
  });
  useEffect(() => onRowAddedOffScreen((added) => handleAdded(added)), []);
  const { subject, key, isOpen, close } = dialog;
  return subject && <AddedDialog key={key} added={subject} isOpen={isOpen} onClose={close} />;
}

function AddedDialog({
  added: { resource, row },
  ...opening
}: {
  added: AddedRow;
  isOpen: boolean;
  onClose: () => void;
}) {
  switch (resource) {
    case "tasks":
      return <TaskDialog mode="edit" origin="actionsPage" task={row as Task} {...opening} />;
    case "events":
      return <EventDialog mode="edit" origin="actionsPage" event={row as CalendarEvent} {...opening} />;
    case "files":
      return <FileDialog file={row as StoredFile} {...opening} />;
    case "clientContacts":
      return <ClientContactDialog subject={{ mode: "edit", contact: row as ClientContact }} {...opening} />;
    case "partnerContacts":
      return <PartnerContactDialog subject={{ mode: "edit", partner: row as PartnerContact }} {...opening} />;
  }
}

const messages: Record<AddedRow["resource"], string> = {
  tasks: "Task added",
  events: "Event added",
  files: "File added",
  clientContacts: "Contact added",
  partnerContacts: "Partner added",
};
