import { Amounts } from "@/components/ui/figures/amounts";
import { DocumentState } from "@/components/ui/figures/document-state";
import { FigureStrip, StripFigure } from "@/components/ui/figures/figure-strip";
import { useClock } from "@/components/ui/hooks/use-clock";
import { dueOnDate, formatFullDate, formatRelativeDate } from "@/lib/shared/dates/dates";
import { isOverdueInvoice } from "@/lib/sales-documents/due";
import { isPositive } from "@/lib/sales-documents/print/numbers";
import type { SalesDocument } from "@/lib/sales-documents/schema";

/** The state, dates and amounts of an issued document. */
export function IssuedFacts({ document }: { document: SalesDocument }) {
  const { now, timeZone } = useClock();
  const { kind, state, issuedDate, dueOn, total, balance, currency, withheld, openedAt } = document;
  const isOverdue = isOverdueInvoice(document, timeZone, now);
  return (
    <FigureStrip label="Status">
      <StripFigure label="State">
        <DocumentState state={state} isOverdue={isOverdue} isFigure />
      </StripFigure>
      {issuedDate && (
        <StripFigure label="Issued">
          <Day date={issuedDate} />
        </StripFigure>
      )}
      {dueOn && (
        <StripFigure label={kind === "quotation" ? "Valid until" : "Due"}>
          {kind === "invoice" && dueOn === issuedDate ? "On receipt" : <Day date={dueOn} />}
        </StripFigure>
      )}
      {openedAt && (
        <StripFigure label="Opened by client">
          <time dateTime={openedAt} title={formatFullDate(openedAt, true, timeZone)}>
            {formatRelativeDate(openedAt, true, timeZone, now)}
          </time>
        </StripFigure>
      )}
      <StripFigure label="Total">
        <Amounts amounts={[{ currency, amount: total }]} />
      </StripFigure>
      {isPositive(withheld) && kind !== "receipt" && (
        <StripFigure label="To receive">
          <Amounts amounts={[{ currency, amount: document.toReceive ?? document.receivable }]} />
        </StripFigure>
      )}
      {balance !== null && (
        <StripFigure label="Owed">
          <span className={isOverdue ? "text-danger" : undefined}>
            <Amounts amounts={[{ currency, amount: balance }]} />
          </span>
        </StripFigure>
      )}
    </FigureStrip>
  );
}

function Day({ date }: { date: string }) {
  const { now, timeZone } = useClock();
  const { dueAt } = dueOnDate(date);
  return (
    <time dateTime={date} title={formatFullDate(dueAt, false, timeZone)}>
      {formatRelativeDate(dueAt, false, timeZone, now)}
    </time>
  );
}
