"use client";

import { BuilderPlaceholder } from "@/components/sales-documents/builder-placeholder";
import { EditDocument } from "@/components/sales-documents/edit-document";
import { usePathParts } from "@/components/shell/use-path-parts";

/** `/home/income/document/{documentId}` */
export default function Page() {
  const documentId = usePathParts()?.at(-1);
  if (!documentId) return <BuilderPlaceholder />;
  return <EditDocument key={documentId} documentId={documentId} />;
}
