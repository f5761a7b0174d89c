"use client";

import { clsx } from "clsx";
import { CreateDocument } from "./create-document";
import { DocumentChip } from "./document-chip";
import { Amount } from "@/components/ui/figures/amount";
import { AppLink } from "@/components/ui/app-link";
import { Select } from "@/components/ui/select/select";
import { Skeleton } from "@/components/ui/skeleton";
import { StatusDot, statusLabel } from "@/components/ui/status-dot";
import { useClock } from "@/components/ui/hooks/use-clock";
import { clientColor } from "@/lib/clients/theme-colors";
import { formatMoney } from "@/lib/shared/money/money";
import { paths } from "@/lib/shared/paths";
import { ageText, daysUntil } from "@/lib/payments/rules";
import type { PaymentRow as Payment } from "@/lib/payments/schema";
import { clientName } from "@/lib/projects/rules";
import { type PaymentStatus, paymentStatuses } from "@/lib/projects/statuses";
import { type SalesDocumentCategory, salesDocumentCategories } from "@/lib/sales-documents/categories";

/** The places of a ledger's columns, in headers and rows alike. Where there is little space, rows have several lines. */
export const ledgerGridClass =
  "grid items-center gap-x-4 pr-4 pl-5 grid-cols-[minmax(0,1fr)_6.5rem] @4xl:gap-x-3 @4xl:grid-cols-[minmax(10rem,1fr)_minmax(0,26.5rem)_7.5rem_5.5rem_6.5rem] @5xl:grid-cols-[minmax(10rem,1fr)_minmax(0,26.5rem)_8rem_6rem_7rem]";

/** Project and client. Where both do not fit, neither takes space that the other needs beyond half of it. */
const namesClass =
  "grid min-w-0 grid-cols-[minmax(0,max-content)_minmax(0,max-content)] items-baseline justify-start gap-2 @max-4xl:contents";

/** Without documents the names reach into their column, up to the button that creates one. */
const wideNameClass = "@4xl:col-span-2 @4xl:col-start-1 @4xl:row-start-1 @4xl:pr-40";

const statusOptions = paymentStatuses.map((status) => ({
  value: status,
  label: statusLabel(status),
  mark: <StatusDot status={status} />,
}));

/** A line of the ledger for a project: its documents, its payment status, how long it has been owed, and the amount. */
export function PaymentRow({
  payment,
  currency,
  onStatus,
}: {
  payment: Payment;
  currency: string | undefined;
  onStatus: (status: PaymentStatus) => void;
}) {
  const { name, client, salesDocuments } = payment;
  const hasDocuments = salesDocuments.length > 0;
  return (
    <article
      style={clientColor(client?.themeColor)}
      className={clsx(
        ledgerGridClass,
        "group/row relative min-h-11 border-b border-line hover:bg-hover @max-4xl:gap-y-1 @max-4xl:py-2",
      )}
    >
      <span aria-hidden data-mark className="absolute inset-y-0 left-0 w-[3px] bg-client-edge" />
      <div className={clsx(namesClass, !hasDocuments && wideNameClass)}>
        <h2
          className="max-w-full min-w-0 font-medium @max-4xl:row-start-1 pointer-coarse:-my-1.5"
          title={name}
        >
          <AppLink
            href={paths.project(payment.id)}
            className="block truncate text-ink no-underline hover:underline pointer-coarse:leading-11"
          >
            {name}
          </AppLink>
        </h2>
        <p
          className="min-w-0 truncate text-meta text-ink-muted @max-4xl:row-start-2 pointer-coarse:-my-1.5"
          title={clientName(payment)}
        >
          {client ? (
            <AppLink
              href={paths.client(client.id)}
              className="block truncate rounded-mark text-ink-muted hover:text-ink hover:underline focus-visible:-outline-offset-2 pointer-coarse:leading-11"
            >
              {client.name}
            </AppLink>
          ) : (
            clientName(payment)
          )}
        </p>
      </div>
      <div
        className={clsx(
          "flex min-w-0 items-center gap-1 @max-4xl:contents",
          !hasDocuments && "@4xl:col-start-2 @4xl:row-start-1 @4xl:justify-self-end",
        )}
      >
        {hasDocuments && (
          <ul
            aria-label={`Documents of ${name}`}
            className="-ml-2 flex min-w-0 flex-1 gap-1 @max-4xl:col-span-2 @max-4xl:row-start-4 @max-4xl:flex-wrap"
          >
            {salesDocumentCategories.map((category) => (
              <DocumentLine key={category} payment={payment} category={category} />
            ))}
          </ul>
        )}
        {/* On narrow screens status and control share a line of their own, so that neither narrows the name above. */}
        <span className="ml-auto flex justify-end @max-4xl:col-span-2 @max-4xl:col-start-1 @max-4xl:row-start-3 @max-4xl:-mr-2">
          <CreateDocument payment={payment} />
        </span>
      </div>
      <Select
        label={`Payment status of ${name}`}
        variant="quiet"
        value={payment.paymentStatus}
        onChange={onStatus}
        options={statusOptions}
        className="-ml-2 w-fit font-normal! @max-4xl:col-span-2 @max-4xl:col-start-1 @max-4xl:row-start-3 [&>svg]:opacity-0 group-hover/row:[&>svg]:opacity-100 focus-visible:[&>svg]:opacity-100 pointer-coarse:[&>svg]:opacity-100"
      />
      <Age payment={payment} />
      <p className="min-w-0 text-right font-medium @max-4xl:col-start-2 @max-4xl:row-start-1">
        {currency ? (
          <Amount>{formatMoney(payment.budget, currency)}</Amount>
        ) : (
          <Skeleton className="ml-auto h-5 w-24" />
        )}
      </p>
    </article>
  );
}

function DocumentLine({ payment, category }: { payment: Payment; category: SalesDocumentCategory }) {
  const documents = payment.salesDocuments.filter((document) => document.category === category);
  if (documents.length === 0) return null;
  return (
    <li className="flex min-w-0">
      <DocumentChip project={payment} category={category} documents={documents} />
    </li>
  );
}

/** The age of the project's oldest unpaid invoice, with the sums as a tooltip. */
function Age({ payment: { owed, owedSince } }: { payment: Payment }) {
  const { now } = useClock();
  if (owedSince === null)
    return (
      <p className="text-meta text-ink-muted @max-4xl:col-start-2 @max-4xl:row-start-2 @max-4xl:text-right">
        –
      </p>
    );
  const days = daysUntil(owedSince, now);
  const sums = owed.map(({ amount, currency }) => formatMoney(amount, currency)).join(" · ");
  return (
    <p
      title={`${sums} owed`}
      className={clsx(
        "text-meta whitespace-nowrap tabular @max-4xl:col-start-2 @max-4xl:row-start-2 @max-4xl:text-right",
        days < 0 ? "font-medium text-danger" : "text-ink-muted",
      )}
    >
      {ageText(days)}
    </p>
  );
}
