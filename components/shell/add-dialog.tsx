"use client";

import { usePathSegments } from "@/components/shell/use-path-segments";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { isRowId } from "@/lib/shared/paths";

export const TaskDialog = lazyComponent(() =>
  import("@/components/tasks/task-dialog").then((module) => module.TaskDialog),
);
export const EventDialog = lazyComponent(() =>
  import("@/components/events/event-dialog").then((module) => module.EventDialog),
);
export const NewProjectDialog = lazyComponent(() =>
  import("@/components/projects/new-project-dialog").then((module) => module.NewProjectDialog),
);
export const NewClientDialog = lazyComponent(() =>
  import("@/components/clients/new-client-dialog").then((module) => module.NewClientDialog),
);
export const ClientContactDialog = lazyComponent(() =>
  import("@/components/client-contacts/client-contact-dialog").then((module) => module.ClientContactDialog),
);
export const PartnerContactDialog = lazyComponent(() =>
  import("@/components/partner-contacts/partner-contact-dialog").then(
    (module) => module.PartnerContactDialog,
  ),
);
export const NewFileDialog = lazyComponent(() =>
  import("@/components/files/new-file-dialog").then((module) => module.NewFileDialog),
);
const NewDocumentDialog = lazyComponent(() =>
  import("@/components/sales-documents/builder/new-document-dialog").then(
    (module) => module.NewDocumentDialog,
  ),
);

/** The kinds of rows that can be added from every page. */
export type AddKind = "task" | "event" | "project" | "client" | "contact" | "partner" | "file" | "document";

/** The dialog for a new row, of a project if one is given. */
export function AddDialog({
  kind,
  projectId,
  ...opening
}: {
  kind: AddKind;
  projectId?: string;
  isOpen: boolean;
  onClose: () => void;
}) {
  const origin = projectId === undefined ? "globalAddButton" : "projectPage";
  const [, section, id = ""] = usePathSegments() ?? [];
  // On a client's page, what is added is for this client.
  const clientId = section === "clients" && isRowId(id) ? id : undefined;
  switch (kind) {
    case "task":
      return <TaskDialog {...opening} mode="create" origin={origin} projectId={projectId} />;
    case "event":
      return <EventDialog {...opening} mode="create" origin={origin} projectId={projectId} />;
    case "project":
      return <NewProjectDialog {...opening} clientId={clientId} />;
    case "client":
      return <NewClientDialog {...opening} />;
    case "contact":
      return (
        <ClientContactDialog
          {...opening}
          subject={{
            mode: "create",
            origin: clientId === undefined ? "globalAddButton" : "clientPage",
            companyId: clientId,
          }}
        />
      );
    case "partner":
      return <PartnerContactDialog {...opening} subject={{ mode: "create" }} />;
    case "file":
      return <NewFileDialog {...opening} subject={{ origin, projectId }} />;
    case "document":
      return <NewDocumentDialog {...opening} projectId={projectId} />;
  }
}
