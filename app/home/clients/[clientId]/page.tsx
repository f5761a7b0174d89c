import { ClientContactsPanel } from "@/components/client-contacts/client-contacts-panel";
import { ClientInformation } from "@/components/clients/client-information";
import { ClientPage } from "@/components/clients/client-page";
import { ClientProjects } from "@/components/clients/client-projects";
import { ClientFiles } from "@/components/files/client-files";
import { ClientNotes } from "@/components/notes/client-notes";

export default async function Page({ params }: { params: Promise<{ clientId: string }> }) {
  const { clientId } = await params;
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
