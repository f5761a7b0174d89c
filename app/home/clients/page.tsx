import type { Metadata } from "next";
import { ClientContactsPanel } from "@/components/client-contacts/client-contacts-panel";
import { ClientsPage } from "@/components/clients/clients-page";

export const metadata: Metadata = { title: "Clients" };

export default function Page() {
  return <ClientsPage contacts={<ClientContactsPanel places={25} className="flex-1" />} />;
}
