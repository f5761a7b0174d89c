"use client";

import { BuilderPlaceholder } from "@/components/sales-documents/builder/builder-placeholder";
import { NewDocument } from "@/components/sales-documents/builder/new-document";
import { usePathSegments } from "@/components/shell/use-path-segments";
import type { SalesDocumentCategory } from "@/lib/sales-documents/categories";

/** `/home/income/document/{category}/{projectId}`; next.config.ts sends no other category here. */
export default function Page() {
  const parts = usePathSegments();
  const [category, projectId] = parts?.slice(-2) ?? [];
  if (!category || !projectId) return <BuilderPlaceholder />;
  return (
    <NewDocument
      key={`${category}/${projectId}`}
      category={category as SalesDocumentCategory}
      projectId={projectId}
    />
  );
}
