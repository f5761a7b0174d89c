"use client";

import { clsx } from "clsx";
import type { Ref } from "react";
import { documentGridClass } from "./document-columns";
import { DocumentMenu } from "./document-menu";
import { ClientEdge } from "@/components/ui/person/client-edge";
import { DocumentState } from "@/components/ui/figures/document-state";
import { Amount } from "@/components/ui/figures/amount";
import { AppLink } from "@/components/ui/app-link";
import { useClock } from "@/components/ui/hooks/use-clock";
import { clientColor } from "@/lib/clients/theme-colors";
import { formatFullDate, formatRelativeDate } from "@/lib/shared/dates/dates";
import { formatMoney } from "@/lib/shared/money/money";
import { paths } from "@/lib/shared/paths";
import { isOverdueInvoice, isOwed, type PaidDocument } from "@/lib/sales-documents/due";
import { documentName } from "@/lib/sales-documents/rules";
import type { SalesDocumentRow } from "@/lib/sales-documents/schema";
import { dateText } from "@/lib/shared/dates/calendar-date";

/** A row for a document: name, client, dates, amounts and state. It opens the document. */
export function DocumentRow({
  document,
  ref,
  onRecordPayment,
  onShowPayments,
}: {
  document: SalesDocumentRow;
  ref?: Ref<HTMLDivElement>;
  onRecordPayment: (document: PaidDocument) => void;
  onShowPayments: (document: PaidDocument) => void;
}) {
  const { now, timeZone } = useClock();
  const { client, currency, balance, total, state, dueOn, lockedAt } = document;
  const owes = isOwed(balance);
  const isOverdue = isOverdueInvoice(document, timeZone, now);
  const name = documentName(document);
  const owner = client?.name ?? document.clientName;
  return (
    <div
      ref={ref}
      role="row"
      style={clientColor(client?.themeColor)}
      className={clsx(
        documentGridClass,
        "relative min-h-11 border-b border-line hover:bg-hover has-[[data-name]:focus-visible]:outline-2 has-[[data-name]:focus-visible]:-outline-offset-3 has-[[data-name]:focus-visible]:outline-focus @max-4xl:py-2",
      )}
    >
      <ClientEdge />
      <div role="cell" className="min-w-0 @max-4xl:row-start-1">
        <AppLink
          data-name
          href={paths.salesDocument(document.id)}
          title={name}
          // A long number has two lines: it is never cut.
          className="block font-medium wrap-break-word text-ink no-underline outline-none after:absolute after:inset-0"
        >
          {name}
        </AppLink>
      </div>
      <div role="cell" className="min-w-0 @max-4xl:col-start-1 @max-4xl:row-start-2">
        <p
          className="truncate @max-4xl:text-meta @max-4xl:text-ink-muted"
          title={`${owner} · ${document.projectTitle}`}
        >
          {owner}
          <span className="text-ink-muted @max-4xl:hidden">{` · ${document.projectTitle}`}</span>
        </p>
      </div>
      <DateCell
        date={dateText(document.issuedAt)}
        // A draft's date may still change.
        className={clsx("@max-4xl:hidden", lockedAt === null && "text-ink-muted")}
      />
      <DateCell date={dueOn} className={clsx("@max-4xl:hidden", isOverdue && "font-medium text-danger")} />
      {/* A narrow row has one amount: what is owed, or the total where nothing is. */}
      <div
        role="cell"
        className={clsx(
          "min-w-0 text-right",
          owes ? "@max-4xl:hidden" : "@max-4xl:col-start-2 @max-4xl:row-start-1",
        )}
      >
        <Amount className="@max-4xl:font-medium">{formatMoney(total, currency)}</Amount>
      </div>
      <div
        role="cell"
        className={clsx(
          "min-w-0 text-right",
          owes ? "@max-4xl:col-start-2 @max-4xl:row-start-1" : "text-ink-muted @max-4xl:hidden",
        )}
      >
        <Amount className="@max-4xl:font-medium">
          {balance === null || Number(balance) === 0 ? "–" : formatMoney(balance, currency)}
        </Amount>
      </div>
      <div
        role="cell"
        className="flex min-w-0 items-baseline gap-1.5 @max-4xl:col-start-2 @max-4xl:row-start-2 @max-4xl:justify-end @4xl:pl-3"
      >
        <DocumentState state={state} isOverdue={isOverdue} />
        {document.openedAt && !document.answer && (
          <span className="text-meta text-ink-muted @max-xs:hidden">seen</span>
        )}
      </div>
      <div
        role="cell"
        className="relative z-1 flex justify-end @max-4xl:col-start-3 @max-4xl:row-span-2 @max-4xl:row-start-1"
      >
        <DocumentMenu document={document} onRecordPayment={onRecordPayment} onShowPayments={onShowPayments} />
      </div>
    </div>
  );
}

function DateCell({ date, className }: { date: string | null; className?: string }) {
  const { now, timeZone } = useClock();
  return (
    <div role="cell" className={clsx("truncate tabular", className)}>
      {date === null ? (
        <span className="text-ink-muted">–</span>
      ) : (
        <time dateTime={date} title={formatFullDate(date, false, timeZone)}>
          {formatRelativeDate(date, false, timeZone, now)}
        </time>
      )}
    </div>
  );
}
