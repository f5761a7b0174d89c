import { Icon } from "@/components/ui/icons/icon";
import { FilePlus2 } from "lucide";
import { useRouter } from "next/navigation";
import { DocumentActions } from "./document-actions";
import { MenuItem, MenuSeparator } from "@/components/ui/menu/menu";
import { paths } from "@/lib/shared/paths";
import { emptySlot } from "@/lib/payments/rules";
import type { PaymentRow } from "@/lib/payments/schema";
import { type SalesDocumentCategory, salesDocumentCategories } from "@/lib/sales-documents/categories";

/** The items of the menu of a narrow row: the next document first, then those that are there. */
export function RowActions({ payment }: { payment: PaymentRow }) {
  const next = emptySlot(payment.salesDocuments);
  const groups = salesDocumentCategories.map((category) => ({
    category,
    documents: payment.salesDocuments.filter((document) => document.category === category),
  }));
  const missing = groups
    .filter(({ documents }) => documents.length === 0)
    .toSorted((a, b) => Number(b.category === next) - Number(a.category === next));
  const present = groups.filter(({ documents }) => documents.length > 0);
  return (
    <>
      <CreateItems projectId={payment.id} categories={missing.map(({ category }) => category)} />
      {present.map(({ category, documents }, at) => (
        <div key={category} role="none">
          {(missing.length > 0 || at > 0) && <MenuSeparator />}
          <DocumentActions project={payment} {...{ category, documents }} />
        </div>
      ))}
    </>
  );
}

/** The items that create documents of a project. */
export function CreateItems({
  projectId,
  categories,
}: {
  projectId: string;
  categories: SalesDocumentCategory[];
}) {
  const router = useRouter();
  return categories.map((category) => (
    <MenuItem
      key={category}
      icon={<Icon of={FilePlus2} />}
      onSelect={() => router.push(paths.newSalesDocument(category, projectId))}
    >
      Create {category}
    </MenuItem>
  ));
}
