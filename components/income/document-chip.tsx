"use client";

import { FilePlus2, MoreHorizontal, Pencil, Plus, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useConfirm } from "@/components/dialog/confirm";
import { AppLink } from "@/components/ui/app-link";
import { Menu, MenuItem, MenuSeparator } from "@/components/ui/menu";
import { formatMoney } from "@/lib/money";
import { paths } from "@/lib/paths";
import type { PaymentRow } from "@/lib/payments/schema";
import { useDeleteSalesDocument } from "@/lib/sales-documents/queries";
import { documentName, documentNameInSentence } from "@/lib/sales-documents/rules";
import { categoryLabels, type SalesDocumentCategory } from "@/lib/sales-documents/categories";

type Document = PaymentRow["salesDocuments"][number];
type Project = Pick<PaymentRow, "id" | "name">;

/** A project's documents of one category: a link to the latest and a menu of all, or a button that creates the first. */
export function DocumentChip({
  project,
  category,
  documents,
}: {
  project: Project;
  category: SalesDocumentCategory;
  documents: readonly Document[];
}) {
  const [latest] = documents;
  if (!latest) return <NewChip project={project} category={category} />;
  const name = documentName(latest);
  return (
    <span className="flex min-w-0 flex-1 items-stretch rounded-control border border-line-strong bg-panel transition-colors hover:border-line-mark dark:bg-raised">
      <AppLink
        href={paths.salesDocument(latest.id)}
        aria-label={`${name} of ${project.name}`}
        title={`${name} · ${formatMoney(latest.total, latest.currency)}`}
        className="flex h-7 target min-w-0 flex-1 items-center rounded-l-control pl-2.5 text-label font-medium text-ink no-underline hover:bg-hover max-md:pl-2"
      >
        <span className="truncate">{name}</span>
      </AppLink>
      <DocumentMenu {...{ project, category, documents, name }} />
    </span>
  );
}

function NewChip({ project, category }: { project: Project; category: SalesDocumentCategory }) {
  return (
    <AppLink
      data-chrome
      href={paths.newSalesDocument(category, project.id)}
      aria-label={`Create ${category} for ${project.name}`}
      className="flex h-7.5 target min-w-0 flex-1 items-center gap-1.5 rounded-control border border-dashed border-line-strong px-2 text-label font-medium text-ink-muted no-underline transition-colors hover:border-line-mark hover:bg-hover hover:text-ink max-md:gap-1 max-md:px-1.5"
    >
      <Plus aria-hidden className="size-3.5 shrink-0" />
      <span className="truncate">{categoryLabels[category]}</span>
    </AppLink>
  );
}

function DocumentMenu({
  project,
  category,
  documents,
  name,
}: {
  project: Project;
  category: SalesDocumentCategory;
  documents: readonly Document[];
  name: string;
}) {
  const router = useRouter();
  const confirm = useConfirm();
  const deleteDocument = useDeleteSalesDocument();

  const handleDelete = async (document: Document) => {
    const title = `Delete ${documentNameInSentence(document)} of “${project.name}”?`;
    if (await confirm({ title, body: "This cannot be undone.", tone: "danger" }))
      deleteDocument.mutate(document.id);
  };

  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`Actions for ${name} of ${project.name}`}
          className="flex target w-7 shrink-0 items-center justify-center rounded-r-control text-ink-muted hover:bg-hover hover:text-ink data-popup-open:bg-hover pointer-coarse:min-w-9!"
        >
          <MoreHorizontal aria-hidden className="size-3.5" />
        </button>
      }
    >
      {documents.map((document) => (
        <MenuItem
          key={document.id}
          icon={<Pencil aria-hidden />}
          hint={
            <span className="whitespace-nowrap tabular">
              {formatMoney(document.total, document.currency)}
            </span>
          }
          onSelect={() => router.push(paths.salesDocument(document.id))}
        >
          Edit {documentNameInSentence(document)}
        </MenuItem>
      ))}
      <MenuItem
        icon={<FilePlus2 aria-hidden />}
        onSelect={() => router.push(paths.newSalesDocument(category, project.id))}
      >
        Create another {category}
      </MenuItem>
      <MenuSeparator />
      {documents.map((document) => (
        <MenuItem
          key={document.id}
          tone="danger"
          icon={<Trash2 aria-hidden />}
          onSelect={() => handleDelete(document)}
        >
          Delete {documentNameInSentence(document)}
        </MenuItem>
      ))}
    </Menu>
  );
}
