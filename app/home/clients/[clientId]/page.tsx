import { ClientPage } from "@/components/clients/client-page";

export default async function Page({ params }: { params: Promise<{ clientId: string }> }) {
  const { clientId } = await params;
  return <ClientPage key={clientId} clientId={clientId} />;
}
