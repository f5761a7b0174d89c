"use client";

import { useWatch } from "react-hook-form";
import { ItemList } from "@/components/sales-documents/items/item-list";
import { Panel } from "@/components/ui/panel";
import type { DocumentKind } from "@/lib/document-settings/kinds";
import type { BuilderFormReturn } from "@/lib/sales-documents/form";

/** The items of the document in a panel. */
export function ItemsSection({
  form,
  kind,
  onEdit,
}: {
  form: BuilderFormReturn;
  kind: DocumentKind;
  onEdit: (index: number) => void;
}) {
  const count = useWatch({ control: form.control, compute: ({ items }) => items.length });
  return (
    <Panel title="Items and pricing" count={count} bodyClassName="@container">
      <ItemList form={form} kind={kind} variant="panel" onEdit={onEdit} />
    </Panel>
  );
}
