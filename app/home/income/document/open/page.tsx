"use client";

import { BuilderPlaceholder } from "@/components/sales-documents/builder/builder-placeholder";
import { EditDocument } from "@/components/sales-documents/builder/edit-document";
import { usePathSegments } from "@/components/shell/use-path-segments";

/** `/home/income/document/{documentId}` */
export default function Page() {
  const documentId = usePathSegments()?.at(-1);
  if (!documentId) return <BuilderPlaceholder />;
  return <EditDocument key={documentId} documentId={documentId} />;
}
