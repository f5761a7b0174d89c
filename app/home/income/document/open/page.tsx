"use client";

import {
  BuilderPlaceholder,
  UnknownDocument,
} from "@/components/sales-documents/builder/builder-placeholder";
import { EditDocument } from "@/components/sales-documents/builder/edit-document";
import { useIdInPath } from "@/components/shell/use-path-segments";

/** `/home/income/document/{documentId}` */
export default function Page() {
  const documentId = useIdInPath();
  if (documentId === undefined) return <BuilderPlaceholder />;
  if (documentId === null) return <UnknownDocument>Document not found.</UnknownDocument>;
  return <EditDocument key={documentId} documentId={documentId} />;
}
