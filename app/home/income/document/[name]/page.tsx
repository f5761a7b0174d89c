import type { Metadata } from "next";
import { EditDocument } from "@/components/sales-documents/edit-document";

export const metadata: Metadata = { title: "Document" };

/** `name` is the document's id; beside it lies the folder of new documents, whose first part is a category. */
export default async function Page({ params }: { params: Promise<{ name: string }> }) {
  const { name } = await params;
  return <EditDocument key={name} documentId={name} />;
}
