import "server-only";
import type { z } from "zod";
import { kindLabels } from "@/lib/document-settings/kinds";
import { methodLabels, receivedPaymentKindLabels } from "@/lib/received-payments/kinds";
import type { receivedPaymentCsvSchema } from "@/lib/received-payments/schema";
import { db } from "@/lib/server/db/client";
import type { Prisma } from "@/lib/server/db/generated/client";
import { comparable } from "@/lib/server/db/list";
import { type CsvColumn, csvResponse } from "@/lib/api/server/csv-response";
import { dateText } from "@/lib/shared/dates/calendar-date";
import { dueOnDate, todayIn } from "@/lib/shared/dates/dates";
import { minorDigits } from "@/lib/shared/money/currencies";

/** About 10 MB. */
const MAX_ROWS = 50_000;

/** Returns the payments of a period as CSV, by day. Refunds are negative; what was withheld never arrived, as its kind says. */
export async function receivedPaymentsCsv(
  userId: string,
  timeZone: string,
  { from, to, clientId, currency, dialect = "comma" }: z.output<typeof receivedPaymentCsvSchema>,
): Promise<Response> {
  const receivedOn = { ...(from && { gte: dayOf(from) }), ...(to && { lte: dayOf(to) }) };
  const rows = await db.receivedPayment.findMany({
    where: {
      userId,
      receivedOn,
      document: { ...(clientId && { clientId }), ...(currency && { currency: comparable(currency) }) },
    },
    select,
    orderBy: [{ receivedOn: "asc" }, { id: "asc" }],
    take: MAX_ROWS,
  });
  return csvResponse(`payments-${todayIn(timeZone, new Date())}.csv`, rows, columns, dialect);
}

const select = {
  receivedOn: true,
  kind: true,
  method: true,
  amount: true,
  arrivedAmount: true,
  reference: true,
  document: {
    select: {
      kind: true,
      number: true,
      currency: true,
      clientName: true,
      clientCountry: true,
      clientTaxId: true,
      projectTitle: true,
    },
  },
} satisfies Prisma.ReceivedPaymentSelect;

type Row = Prisma.ReceivedPaymentGetPayload<{ select: typeof select }>;

/** The columns of the CSV, in its order. */
const columns: CsvColumn<Row>[] = [
  { heading: "Date", text: ({ receivedOn }) => dateText(receivedOn) },
  { heading: "Kind", text: ({ kind }) => receivedPaymentKindLabels[kind] },
  { heading: "Method", text: ({ method }) => methodLabels[method] },
  { heading: "Currency", text: ({ document }) => document.currency },
  { heading: "Amount", amount: (row) => written(row, row.kind === "refund" ? row.amount.neg() : row.amount) },
  {
    heading: "Received after fees",
    amount: (row) => row.arrivedAmount && written(row, row.arrivedAmount),
  },
  { heading: "Reference", text: ({ reference }) => reference },
  { heading: "Document", text: ({ document }) => `${kindLabels[document.kind]} ${document.number}` },
  { heading: "Client", text: ({ document }) => document.clientName },
  { heading: "Client country", text: ({ document }) => document.clientCountry },
  { heading: "Client tax ID", text: ({ document }) => document.clientTaxId },
  { heading: "Project", text: ({ document }) => document.projectTitle },
];

function written({ document }: Row, amount: Prisma.Decimal): string {
  return amount.toFixed(minorDigits(document.currency));
}

function dayOf(date: string): Date {
  return new Date(dueOnDate(date).dueAt);
}
