"use client";

import { lazyComponent } from "@/components/ui/popup/lazy-part";
import type { ClientContact } from "@/lib/client-contacts/schema";
import type { CalendarEvent } from "@/lib/events/schema";
import type { StoredFile } from "@/lib/files/schema";
import type { PartnerContact } from "@/lib/partner-contacts/schema";
import type { AddedRow } from "@/lib/query/added-rows";
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

/** The dialog that edits a row of a kind that has no page. */
export function RowDialog({
  row: { resource, row },
  ...opening
}: {
  row: AddedRow;
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
