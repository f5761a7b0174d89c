"use client";

import { MoreHorizontal } from "lucide-react";
import { Suspense } from "react";
import { AppLink } from "@/components/ui/app-link";
import { lazyComponent, usePreload } from "@/components/ui/popup/lazy-part";
import { Menu } from "@/components/ui/menu/menu";
import { formatMoney } from "@/lib/shared/money/money";
import { paths } from "@/lib/shared/paths";
import type { PaymentRow } from "@/lib/payments/schema";
import { documentName } from "@/lib/sales-documents/rules";
import type { SalesDocumentCategory } from "@/lib/sales-documents/categories";

const DocumentActions = lazyComponent(() =>
  import("./document-actions").then((module) => module.DocumentActions),
);

type Document = PaymentRow["salesDocuments"][number];
type Project = Pick<PaymentRow, "id" | "name">;

/** A project's documents of one category: a link to the latest, and a menu of all. Nothing without one. */
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
  if (!latest) return null;
  const name = documentName(latest);
  return (
    <span className="flex min-w-0 items-stretch">
      <AppLink
        href={paths.salesDocument(latest.id)}
        aria-label={`${name} of ${project.name}`}
        title={`${name} · ${formatMoney(latest.total, latest.currency)}`}
        className="flex h-7 target min-w-0 items-center rounded-l-control pl-2 text-meta text-ink no-underline hover:bg-hover"
      >
        <span className="truncate">{name}</span>
      </AppLink>
      <DocumentMenu {...{ project, category, documents, name }} />
    </span>
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
  usePreload(DocumentActions);
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`Actions for ${name} of ${project.name}`}
          className="flex target w-6 shrink-0 items-center justify-center rounded-r-control text-ink-muted hover:bg-hover hover:text-ink data-popup-open:bg-hover pointer-coarse:min-w-11!"
        >
          <MoreHorizontal aria-hidden className="size-3.5" />
        </button>
      }
    >
      <Suspense>
        <DocumentActions {...{ project, category, documents }} />
      </Suspense>
    </Menu>
  );
}
