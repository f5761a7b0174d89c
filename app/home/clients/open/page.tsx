"use client";

import { ClientContactsPanel } from "@/components/client-contacts/client-contacts-panel";
import { ClientInformation } from "@/components/clients/client-information";
import { ClientPage, ClientPagePlaceholder } from "@/components/clients/client-page";
import { ClientProjects } from "@/components/clients/client-projects";
import { ClientFiles } from "@/components/files/client-files";
import { ClientNotes } from "@/components/notes/client-notes";
import { usePathSegments } from "@/components/shell/use-path-segments";

/** `/home/clients/{clientId}` */
export default function Page() {
  const clientId = usePathSegments()?.at(-1);
  if (!clientId) return <ClientPagePlaceholder />;
  return (
    <ClientPage key={clientId} clientId={clientId}>
      <ClientProjects clientId={clientId} />
      <ClientContactsPanel companyId={clientId} />
      <ClientInformation clientId={clientId} />
      <ClientFiles clientId={clientId} />
      <ClientNotes clientId={clientId} />
    </ClientPage>
  );
}
