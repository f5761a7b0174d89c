"use client";

import { ClientContactsPanel } from "@/components/client-contacts/client-contacts-panel";
import { ClientInformation } from "@/components/clients/client-information";
import { ClientNext } from "@/components/clients/client-next";
import {
  ClientColumn,
  ClientPage,
  ClientPagePlaceholder,
  UnknownClient,
} from "@/components/clients/client-page";
import { ClientProjects } from "@/components/clients/client-projects";
import { ClientTimeline } from "@/components/clients/client-timeline";
import { NextEvent } from "@/components/events/next-event";
import { ClientFiles } from "@/components/files/client-files";
import { ClientNotes } from "@/components/notes/client-notes";
import { useIdInPath } from "@/components/shell/use-path-segments";
import { NextTasks } from "@/components/tasks/next-tasks";

/** `/home/clients/{clientId}` */
export default function Page() {
  const clientId = useIdInPath();
  if (clientId === undefined) return <ClientPagePlaceholder />;
  if (clientId === null) return <UnknownClient />;
  return (
    <ClientPage key={clientId} clientId={clientId}>
      <ClientColumn>
        <ClientNext>
          <NextTasks clientId={clientId} />
          <NextEvent clientId={clientId} />
        </ClientNext>
        <ClientProjects clientId={clientId} />
        <ClientNotes clientId={clientId} />
      </ClientColumn>
      <ClientColumn>
        <ClientTimeline clientId={clientId} />
        <ClientFiles clientId={clientId} />
      </ClientColumn>
      <ClientColumn>
        <ClientContactsPanel companyId={clientId} />
        <ClientInformation clientId={clientId} />
      </ClientColumn>
    </ClientPage>
  );
}
