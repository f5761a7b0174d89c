"use client";

import { BuilderPlaceholder } from "@/components/sales-documents/builder/builder-placeholder";
import { ChooseProject } from "@/components/sales-documents/choose-project";
import { NewDocument } from "@/components/sales-documents/builder/new-document";
import { usePathSegments } from "@/components/shell/use-path-segments";
import { isRowId } from "@/lib/shared/paths";
import { salesDocumentCategories } from "@/lib/sales-documents/categories";

/** `/home/income/document/{category}/{projectId}`, and this file's own path, which names no project. */
export default function Page() {
  const parts = usePathSegments();
  if (!parts) return <BuilderPlaceholder />;
  const [first, projectId = ""] = parts.slice(-2);
  const category = salesDocumentCategories.find((known) => known === first);
  if (!category || !isRowId(projectId)) return <ChooseProject />;
  return <NewDocument key={`${category}/${projectId}`} category={category} projectId={projectId} />;
}
