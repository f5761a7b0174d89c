import { clsx } from "clsx";
import type { SalesDocumentCategory } from "@/lib/sales-documents/categories";

/**
 * The places of the ledger's columns, in headers and rows alike. Where there is little space, a menu takes the place of the budget, and
 * then rows have three lines.
 */
export const ledgerGridClass = clsx(
  "grid items-center gap-x-3 pr-4 pl-4",
  "grid-cols-[minmax(0,1fr)_auto]",
  "@2xl:gap-x-2 @2xl:pl-2.5 @2xl:grid-cols-[1.75rem_minmax(0,1fr)_repeat(3,4.75rem)_5.25rem_5.75rem_1.5rem] pointer-coarse:@2xl:@max-4xl:grid-cols-[1.75rem_minmax(0,1fr)_repeat(3,4.75rem)_5.25rem_5.75rem_2.5rem]",
  "@4xl:grid-cols-[1.75rem_minmax(0,1fr)_repeat(3,5.5rem)_5.75rem_6.25rem_6.25rem]",
  "@5xl:gap-x-3 @5xl:grid-cols-[1.75rem_minmax(0,1fr)_repeat(3,6.5rem)_6rem_7rem_7rem]",
);

/** The column of each category of documents. */
export const slotClass: Record<SalesDocumentCategory, string> = {
  quotation: "@4xl:col-start-3",
  invoice: "@4xl:col-start-4",
  receipt: "@4xl:col-start-5",
};

/** Hidden from screen readers, to which every control of a row says what it is. */
export function LedgerHead({ currency }: { currency: string | undefined }) {
  return (
    <div
      aria-hidden
      className={clsx(
        ledgerGridClass,
        "h-9 border-b border-line text-label font-medium text-ink-muted @max-2xl:hidden",
      )}
    >
      <span className="col-start-2">
        Project<span className="@max-5xl:hidden"> · Client</span>
      </span>
      {["Quotation", "Invoice", "Receipt", "Late"].map((label) => (
        <span key={label}>{label}</span>
      ))}
      <span className="text-right">Owed</span>
      <span className="text-right @max-4xl:hidden">{currency ? `Budget, ${currency}` : "Budget"}</span>
    </div>
  );
}
