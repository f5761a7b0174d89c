"use client";

import { clsx } from "clsx";
import { Icon } from "@/components/ui/icons/icon";
import { MoreHorizontal } from "lucide";
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
  isPhone,
  isShort,
}: {
  project: Project;
  category: SalesDocumentCategory;
  documents: readonly Document[];
  /** True if there is no menu: that of the row has its items. */
  isPhone: boolean;
  /** True if a narrow row has space for the kind of document only. */
  isShort: boolean;
}) {
  const [latest] = documents;
  if (!latest) return null;
  const name = documentName(latest);
  return (
    <span className="group/chip flex min-w-0 items-stretch @2xl:-ml-2">
      <AppLink
        href={paths.salesDocument(latest.id)}
        aria-label={`${name} of ${project.name}`}
        title={`${name} · ${formatMoney(latest.total, latest.currency)}`}
        className="flex h-7 target min-w-0 items-center rounded-l-control text-meta text-ink no-underline hover:bg-hover @2xl:pl-2 @2xl:@max-4xl:rounded-control @2xl:@max-4xl:pr-2"
      >
        {isShort ? (
          <span className="truncate capitalize @2xl:hidden">{category}</span>
        ) : (
          <span className="truncate @max-xs:hidden @2xl:hidden">{name}</span>
        )}
        <span className={clsx("truncate", isShort ? "@max-2xl:hidden" : "@xs:@max-2xl:hidden")}>
          {latest.number}
        </span>
      </AppLink>
      {!isPhone && <DocumentMenu {...{ project, category, documents, name }} />}
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
          className="flex target w-6 shrink-0 items-center justify-center rounded-r-control text-ink-muted hover:bg-hover hover:text-ink data-popup-open:bg-hover @max-4xl:hidden pointer-coarse:min-w-11! pointer-fine:opacity-0 pointer-fine:group-focus-within/chip:opacity-100 pointer-fine:group-hover/row:opacity-100 pointer-fine:data-popup-open:opacity-100"
        >
          <Icon of={MoreHorizontal} className="size-3.5" />
        </button>
      }
    >
      <Suspense>
        <DocumentActions {...{ project, category, documents }} />
      </Suspense>
    </Menu>
  );
}
