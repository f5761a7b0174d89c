import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { NewDocument } from "@/components/sales-documents/new-document";
import { salesDocumentCategorySchema } from "@/lib/sales-documents/schema";

export const metadata: Metadata = { title: "New document" };

/** A new document of the category `name`. */
export default async function Page({ params }: { params: Promise<{ name: string; projectId: string }> }) {
  const { name, projectId } = await params;
  const category = salesDocumentCategorySchema.safeParse(name);
  if (!category.success) notFound();
  return <NewDocument key={`${name}/${projectId}`} category={category.data} projectId={projectId} />;
}
