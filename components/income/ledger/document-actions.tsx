import { Icon } from "@/components/ui/icons/icon";
import { FilePlus2, FileText, Pencil, Trash2 } from "lucide";
import { useRouter } from "next/navigation";
import { MenuItem, MenuSeparator } from "@/components/ui/menu/menu";
import { formatMoney } from "@/lib/shared/money/money";
import { paths } from "@/lib/shared/paths";
import type { PaymentRow } from "@/lib/payments/schema";
import type { SalesDocumentCategory } from "@/lib/sales-documents/categories";
import { useDeleteSalesDocument } from "@/lib/sales-documents/delete-document";
import { documentName, documentNameInSentence } from "@/lib/sales-documents/rules";

type Document = PaymentRow["salesDocuments"][number];

/** The items of the menu of a project's documents of one category. Only drafts are edited and deleted. */
export function DocumentActions({
  project,
  category,
  documents,
}: {
  project: Pick<PaymentRow, "id" | "name">;
  category: SalesDocumentCategory;
  documents: readonly Document[];
}) {
  const router = useRouter();
  const deleteDocument = useDeleteSalesDocument();
  const handleDelete = (document: Document) => {
    deleteDocument.mutate({ id: document.id, name: documentName(document) });
  };
  const drafts = documents.filter(({ isIssued }) => !isIssued);
  return (
    <>
      {documents.map((document) => (
        <MenuItem
          key={document.id}
          icon={<Icon of={document.isIssued ? FileText : Pencil} />}
          hint={
            <span className="whitespace-nowrap tabular">
              {formatMoney(document.total, document.currency)}
            </span>
          }
          onSelect={() => router.push(paths.salesDocument(document.id))}
        >
          {document.isIssued ? "Open" : "Edit"} {documentNameInSentence(document)}
        </MenuItem>
      ))}
      <MenuItem
        icon={<Icon of={FilePlus2} />}
        onSelect={() => router.push(paths.newSalesDocument(category, project.id))}
      >
        Create another {category}
      </MenuItem>
      {drafts.length > 0 && <MenuSeparator />}
      {drafts.map((document) => (
        <MenuItem
          key={document.id}
          tone="danger"
          icon={<Icon of={Trash2} />}
          onSelect={() => handleDelete(document)}
        >
          Delete {documentNameInSentence(document)}
        </MenuItem>
      ))}
    </>
  );
}
