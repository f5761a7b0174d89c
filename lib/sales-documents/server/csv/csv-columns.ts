import "server-only";
import Big from "big.js";
import { kindLabels } from "@/lib/document-settings/kinds";
import type { CsvColumn } from "@/lib/api/server/csv-response";
import type { Prisma } from "@/lib/server/db/generated/client";
import { dateText } from "@/lib/shared/dates/calendar-date";
import { minorDigits } from "@/lib/shared/money/currencies";
import { stateLabels } from "@/lib/sales-documents/states";
import { taxTreatmentLabels } from "@/lib/sales-documents/totals/tax-treatments";
import type { StoredRow, toRow } from "@/lib/sales-documents/server/columns";
import type { toAmounts } from "@/lib/sales-documents/server/to-amounts";

/** A document with what is booked of it. */
export type BookedDocument = {
  row: ReturnType<typeof toRow<StoredRow>>;
  stored: StoredRow;
  detail: Parameters<typeof toAmounts>[0] & {
    id: string;
    creditTaxGroups: Prisma.JsonValue;
    clientCountry: string | null;
    clientTaxId: string | null;
    clientVatId: string | null;
    freelancerTaxId: string | null;
    freelancerVatId: string | null;
    serviceDate: Date | null;
    serviceFrom: Date | null;
    serviceTo: Date | null;
  };
  /** By tax rate, as printed. */
  groups: { rate: string; net: string; tax: string }[];
  /** A calendar date, by which an invoice is overdue. */
  today: string;
};

type Column = CsvColumn<BookedDocument>;

/** Returns the columns of the accountant's CSV, in its order. Amounts of credit notes are negative. */
export function documentCsvColumns(rates: readonly string[], write: (rate: string) => string): Column[] {
  return [
    { heading: "Kind", text: ({ row }) => kindLabels[row.kind] },
    { heading: "Number", text: ({ row }) => row.number },
    { heading: "Date", text: ({ row }) => dateText(row.issuedAt) },
    { heading: "Due", text: ({ row }) => row.dueOn },
    { heading: "Service date", text: ({ detail }) => dayText(detail.serviceDate) },
    { heading: "Service from", text: ({ detail }) => dayText(detail.serviceFrom) },
    { heading: "Service to", text: ({ detail }) => dayText(detail.serviceTo) },
    { heading: "Client", text: ({ row }) => row.clientName },
    { heading: "Client country", text: ({ detail }) => detail.clientCountry },
    { heading: "Client VAT ID", text: ({ detail }) => detail.clientVatId },
    { heading: "Client tax ID", text: ({ detail }) => detail.clientTaxId },
    { heading: "Own VAT ID", text: ({ detail }) => detail.freelancerVatId },
    { heading: "Own tax ID", text: ({ detail }) => detail.freelancerTaxId },
    { heading: "Project", text: ({ row }) => row.projectTitle },
    { heading: "Currency", text: ({ row }) => row.currency },
    { heading: "Treatment", text: ({ detail }) => taxTreatmentLabels[detail.taxTreatment] },
    ...rates.flatMap((rate) => columnsOfRate(rate, write(rate))),
    {
      heading: "Net",
      amount: (document) =>
        signed(
          document,
          sumOf(document, ({ net }) => net),
        ),
    },
    {
      heading: "Tax",
      amount: (document) =>
        signed(
          document,
          sumOf(document, ({ tax }) => tax),
        ),
    },
    { heading: "Total", amount: (document) => signed(document, document.row.total) },
    { heading: "Credited", amount: ({ row, stored }) => written(stored.credited.toFixed(), row.currency) },
    { heading: "Deposits", amount: ({ row, stored }) => written(stored.deducted.toFixed(), row.currency) },
    { heading: "Received", amount: ({ row, stored }) => written(stored.received.toFixed(), row.currency) },
    { heading: "Balance", amount: ({ row }) => row.balance },
    { heading: "State", text: stateOf },
  ];
}

function dayText(day: Date | null): string | null {
  return day && dateText(day);
}

function columnsOfRate(rate: string, label: string): Column[] {
  const of = (pick: (group: { net: string; tax: string }) => string) => (document: BookedDocument) => {
    const group = document.groups.find((one) => one.rate === rate);
    return group ? signed(document, pick(group)) : null;
  };
  return [
    { heading: `Net ${label} %`, amount: of(({ net }) => net) },
    { heading: `Tax ${label} %`, amount: of(({ tax }) => tax) },
    { heading: `Gross ${label} %`, amount: of(({ net, tax }) => new Big(net).plus(tax).toFixed()) },
  ];
}

function sumOf({ groups }: BookedDocument, pick: (group: { net: string; tax: string }) => string): string {
  return groups.reduce((sum, group) => sum.plus(pick(group)), new Big(0)).toFixed();
}

/** Returns an amount in the currency's decimal places, negative for a credit note. */
function signed({ row }: BookedDocument, amount: string): string {
  const value = new Big(amount);
  return written((row.kind === "creditNote" ? value.neg() : value).toFixed(), row.currency);
}

function written(amount: string, currency: string): string {
  const text = new Big(amount).toFixed(minorDigits(currency));
  return /[1-9]/.test(text) ? text : text.replace("-", "");
}

/** As on the screen, where overdue is said in place of the state. */
function stateOf({ row, today }: BookedDocument): string {
  const isOverdue =
    row.balance !== null && new Big(row.balance).gt(0) && row.dueOn !== null && row.dueOn < today;
  return isOverdue ? stateLabels.overdue : stateLabels[row.state];
}
