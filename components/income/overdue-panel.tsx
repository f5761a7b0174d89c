"use client";

import { useQuery } from "@tanstack/react-query";
import { ClientEdge } from "@/components/ui/person/client-edge";
import { Icon } from "@/components/ui/icons/icon";
import { ChevronRight } from "lucide";
import { useDialog } from "@/components/dialog/use-dialog";
import { LoadFailureLine } from "@/components/list/load-failure-line";
import { Amount } from "@/components/ui/figures/amount";
import { AppLink } from "@/components/ui/app-link";
import { CountBadge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { useClock } from "@/components/ui/hooks/use-clock";
import { PHONE, useMediaQuery } from "@/components/ui/hooks/use-media-query";
import { clientColor } from "@/lib/clients/theme-colors";
import { daysFromToday, dueOnDate, formatFullDate } from "@/lib/shared/dates/dates";
import { countOf } from "@/lib/shared/text/format";
import { formatMoney } from "@/lib/shared/money/money";
import { paths } from "@/lib/shared/paths";
import { isOwed, type PaidDocument } from "@/lib/sales-documents/due";
import { overdueInvoicesQuery } from "@/lib/sales-documents/queries";
import { documentName } from "@/lib/sales-documents/rules";
import type { SalesDocumentRow } from "@/lib/sales-documents/schema";

const ReceivedPaymentDialog = lazyComponent(() =>
  import("@/components/received-payments/received-payment-dialog").then(
    (module) => module.ReceivedPaymentDialog,
  ),
);

/**
 * A line of the Actions page for a document. From a tablet on, its name, state, amount and button have the same places in all panels; on
 * phones the state follows the name, and the amount has a line of its own only where both have no room.
 */
export const actionLineClass =
  "relative grid min-h-11 items-center gap-x-4 border-t border-line py-1 pr-2 pl-4 hover:bg-hover has-[[data-name]:focus-visible]:outline-2 has-[[data-name]:focus-visible]:-outline-offset-2 has-[[data-name]:focus-visible]:outline-focus md:grid-cols-[minmax(12rem,1fr)_minmax(0,auto)_8rem_8.5rem]";

/**
 * The overdue invoices, the longest overdue first; nothing if there are none. Shows three lines and scrolls inside. On phones it
 * is one line that leads to them.
 */
export function OverduePanel() {
  const query = useQuery(overdueInvoicesQuery());
  const { data } = query;
  const isPhone = useMediaQuery(PHONE);
  const recording = useDialog<PaidDocument>();
  // The dialog stays while it closes, even after the last overdue invoice was paid.
  const dialog = recording.subject && (
    <ReceivedPaymentDialog
      key={recording.key}
      document={recording.subject}
      isOpen={recording.isOpen}
      onClose={recording.close}
    />
  );
  if (!data && query.isError)
    return <LoadFailureLine what="Overdue invoices" query={query} className="px-4" />;
  // Reserves the height of a full panel: the panels above may become higher, but no row of theirs moves out of sight.
  if (query.isPending)
    return <div aria-hidden className="h-11! shrink-0 md:h-43.5! md:pointer-coarse:h-54.5!" />;
  if (!data || data.items.length === 0) return dialog;
  return (
    <section
      aria-label="Overdue invoices"
      className="shrink-0 overflow-clip rounded-panel border border-line bg-panel"
    >
      <AppLink
        href={paths.documents({ state: "overdue", sort: "due" })}
        className="-my-px flex min-h-11 items-center gap-3 px-4 text-meta text-ink no-underline focus-visible:-outline-offset-2 md:hidden"
      >
        <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-3">
          <span className="font-medium text-danger">
            {`${data.total} overdue`}
            {/* A narrow phone has no space for it beside the sums, which are not cut. */}
            <span className="max-[359px]:sr-only">{data.total === 1 ? " invoice" : " invoices"}</span>
          </span>
          <span className="tabular">{data.total === data.items.length && sumsOf(data.items)}</span>
        </span>
        <Icon of={ChevronRight} className="-mx-1 size-4 shrink-0 text-ink-muted" />
      </AppLink>
      <header className="flex min-h-10 items-center gap-2 px-4 max-md:hidden">
        <h2 className="font-semibold">Overdue invoices</h2>
        <CountBadge count={data.total} />
        {data.total > data.items.length && (
          <AppLink
            href={paths.documents({ state: "overdue", sort: "due" })}
            className="ml-auto flex target items-center text-meta text-ink-muted hover:text-ink"
          >
            Show all
          </AppLink>
        )}
      </header>
      {!isPhone && (
        <ul className="max-h-33 overflow-y-auto overscroll-contain pointer-coarse:max-h-44">
          {data.items.map((invoice) => (
            <OverdueLine key={invoice.id} invoice={invoice} onRecordPayment={() => recording.open(invoice)} />
          ))}
        </ul>
      )}
      {dialog}
    </section>
  );
}

/** "$2,760.00 + €1,180.00": what is owed of these invoices, by currency. */
function sumsOf(invoices: readonly SalesDocumentRow[]): string {
  const sums = new Map<string, number>();
  for (const { balance, currency } of invoices)
    if (isOwed(balance)) sums.set(currency, (sums.get(currency) ?? 0) + Number(balance));
  return Array.from(sums, ([currency, sum]) => formatMoney(sum, currency)).join(" + ");
}

function OverdueLine({
  invoice,
  onRecordPayment,
}: {
  invoice: SalesDocumentRow;
  onRecordPayment: () => void;
}) {
  const { now, timeZone } = useClock();
  const { client, clientName, currency, balance, dueOn } = invoice;
  const late = dueOn === null ? 0 : -daysFromToday(dueOnDate(dueOn), timeZone, now);
  return (
    <li style={clientColor(client?.themeColor)} className={actionLineClass}>
      <ClientEdge />
      <p className="min-w-0 truncate">
        <AppLink
          data-name
          href={paths.salesDocument(invoice.id)}
          className="font-medium text-ink no-underline outline-none after:absolute after:inset-0"
        >
          {documentName(invoice)}
        </AppLink>
        <span className="text-ink-muted">{` · ${client?.name ?? clientName}`}</span>
      </p>
      <p
        className="text-right text-meta font-medium text-danger tabular"
        title={dueOn === null ? undefined : `Due ${formatFullDate(dueOn, false, timeZone)}`}
      >
        {`${countOf(late, "day")} late`}
      </p>
      <p className="min-w-0 text-right">
        <Amount>{isOwed(balance) ? formatMoney(balance, currency) : ""}</Amount>
      </p>
      <Button
        size="sm"
        variant="ghost"
        className="relative z-1 justify-self-end"
        aria-label={`Record payment for ${documentName(invoice)}`}
        onClick={onRecordPayment}
      >
        Record payment
      </Button>
    </li>
  );
}
