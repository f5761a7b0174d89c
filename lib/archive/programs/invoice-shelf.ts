import { countOf } from "@/lib/shared/text/format";
import { shelfAmounts } from "./invoice-shelf-amounts";
import {
  type InvoiceShelfBackup,
  invoiceShelfSchema,
  type ShelfDocument,
  shelfTables,
} from "./invoice-shelf-schema";
import { idOf, joinLines, type ProgramData, shorten, type Skipped } from "./other-program";
import { toAmounts } from "./program-lines";
import { type Payments, shelfPayments } from "./invoice-shelf-payments";
import type { RecordDocument } from "@/lib/archive/records-schema";
import { readSqlDump } from "./sql-dump";
import { ImportFileError } from "@/lib/archive/zip-file";

const PROGRAM = "InvoiceShelf";
const DRAFT = "DRAFT";

/** Returns whether a text is the dump of InvoiceShelf's database. */
export function isInvoiceShelf(dump: string): boolean {
  return /CREATE TABLE[^\n]*\bestimates\b/.test(dump) && /CREATE TABLE[^\n]*\bcustomers\b/.test(dump);
}

/** Returns what a backup of InvoiceShelf contains. Throws an ImportFileError for one that cannot be read. */
export function readInvoiceShelf(dump: string): ProgramData {
  const tables = Object.fromEntries(readSqlDump(dump, shelfTables));
  const { data, error } = invoiceShelfSchema.safeParse(tables);
  if (error)
    throw new ImportFileError(
      `This InvoiceShelf backup cannot be read: ${error.issues[0]?.path.join(".")} is not as expected.`,
    );
  return mapBackup(data);
}

/** An invoice or estimate with its lines and taxes, in one shape. */
type Source = {
  kind: "invoice" | "quotation";
  number: string;
  date: string | null;
  due: string | null;
  row: ShelfDocument;
  items: InvoiceShelfBackup["invoice_items"] | InvoiceShelfBackup["estimate_items"];
  taxes: InvoiceShelfBackup["taxes"];
};

function mapBackup(data: InvoiceShelfBackup): ProgramData {
  const server = data.companies[0]?.name ?? "";
  const id = (table: string, key: string) => idOf("invoiceshelf", server, table, key);
  const skipped: Skipped[] = countLeftOut(data);
  const payments = shelfPayments(data, (key) => id("payment", key), skipped);
  const documents = sourcesOf(data)
    .map((source) =>
      toDocument(data, source, source.kind === "invoice" ? (payments.get(source.row.id) ?? []) : []),
    )
    .flatMap(({ what, reason, document }) => {
      if (reason) skipped.push({ what, reason });
      return document ? [{ ...document, id: id(document.kind, document.id) }] : [];
    })
    .map((row) => ({ ...row, projectId: id("project", row.clientId), clientId: id("client", row.clientId) }));
  const used = new Set(documents.map(({ clientId }) => clientId));
  const clients = data.customers.map((row) => ({
    id: id("client", row.id),
    name: shorten(row.company_name || row.name) || "Client without a name",
    email: shorten(row.email) || null,
    phoneNumber: shorten(row.phone) || null,
    taxId: shorten(row.tax_id) || null,
    address: addressText(addressOf(data, "customer_id", row.id)),
    detail: shorten(row.website, 20_000) || null,
  }));
  return {
    program: PROGRAM,
    clients,
    contacts: data.customers
      .filter((row) => row.contact_name || row.company_name)
      .map((row) => ({
        id: id("contact", row.id),
        companyId: id("client", row.id),
        name: shorten(row.contact_name || row.name) || "Contact",
        email: shorten(row.email) || null,
        phoneNumber: shorten(row.phone) || null,
      })),
    timeEntries: [],
    projects: data.customers
      .map(({ id: key }) => ({
        id: id("project", key),
        clientId: id("client", key),
        name: `Imported from ${PROGRAM}`,
      }))
      .filter(({ clientId }) => used.has(clientId)),
    documents,
    skipped,
  };
}

function sourcesOf({
  estimates,
  invoices,
  estimate_items,
  invoice_items,
  taxes,
}: InvoiceShelfBackup): Source[] {
  return [
    ...estimates.map((row): Source => {
      const items = estimate_items.filter((item) => item.estimate_id === row.id);
      const ids = new Set(items.map((item) => item.id));
      const own = taxes.filter((tax) => tax.estimate_id === row.id || ids.has(tax.estimate_item_id ?? ""));
      const { estimate_number: number, estimate_date: date, expiry_date: due } = row;
      return { kind: "quotation", number, date, due, row, items, taxes: own };
    }),
    ...invoices.map((row): Source => {
      const items = invoice_items.filter((item) => item.invoice_id === row.id);
      const ids = new Set(items.map((item) => item.id));
      const own = taxes.filter((tax) => tax.invoice_id === row.id || ids.has(tax.invoice_item_id ?? ""));
      const { invoice_number: number, invoice_date: date, due_date: due } = row;
      return { kind: "invoice", number, date, due, row, items, taxes: own };
    }),
  ];
}

/** Returns the document with the ids of the backup, or why it is left out. */
function toDocument(data: InvoiceShelfBackup, source: Source, payments: Payments) {
  const { kind, number, date, row } = source;
  const what = `${kind === "invoice" ? "Invoice" : "Quotation"} ${number || "without a number"}`;
  const left = (reason: string) => ({
    what,
    reason: payments.length === 0 ? reason : `${reason}, with ${countOf(payments.length, "payment")}`,
    document: undefined,
  });
  const customer = data.customers.find((one) => one.id === row.customer_id);
  const company = data.companies.find((one) => one.id === row.company_id);
  const currencyId = row.currency_id ?? customer?.currency_id;
  const currency = data.currencies.find((one) => one.id === currencyId)?.code ?? "";
  if (!customer) return left("Its customer is deleted");
  if (!date) return left("It has no date");
  if (row.total.lt(0)) return left("Its total is below zero");
  const amounts = toAmounts(shelfAmounts(row, source.items, source.taxes, currency));
  if (!amounts) return left("It has no line with an amount");
  const { note, ...numbers } = amounts;
  const address = addressOf(data, "company_id", row.company_id ?? "");
  const clientName = shorten(customer.company_name || customer.name) || "Client without a name";
  const document: RecordDocument = {
    ...numbers,
    id: row.id,
    clientId: customer.id,
    projectId: customer.id,
    kind,
    isIssued: row.status !== DRAFT || payments.length > 0,
    number: shorten(number || "Draft", 60),
    isNumberTyped: number !== "",
    referenceNumber: shorten(row.reference_number) || null,
    issuedAt: date,
    dueOn: source.due,
    currency,
    projectTitle: clientName,
    freelancerName: shorten(company?.name ?? "") || "–",
    freelancerEmail: null,
    freelancerPhone: shorten(address?.phone ?? "") || null,
    freelancerTaxId: shorten(company?.vat_id || company?.tax_id || "") || null,
    freelancerAddress: addressText(address),
    clientName,
    clientTaxId: shorten(customer.tax_id) || null,
    clientAddress: addressText(addressOf(data, "customer_id", customer.id)),
    clientPhone: shorten(customer.phone) || null,
    note: shorten(joinLines(note, row.notes), 5000) || null,
    payments,
  };
  return { what, reason: null, document };
}

/** Names the tables that have no place here. */
function countLeftOut(data: InvoiceShelfBackup): Skipped[] {
  const reason = "This kind is not imported";
  const tables = [
    ["expense", data.expenses],
    ["recurring invoice", data.recurring_invoices],
    ["item", data.items],
  ] as const;
  return tables
    .filter(([, rows]) => rows.length > 0)
    .map(([noun, rows]) => ({ what: countOf(rows.length, noun), reason }));
}

function addressOf({ addresses }: InvoiceShelfBackup, of: "customer_id" | "company_id", key: string) {
  const own = addresses.filter((row) => row[of] === key && (of === "customer_id" || !row.customer_id));
  return own.find(({ type }) => type === "billing") ?? own[0];
}

function addressText(address: InvoiceShelfBackup["addresses"][number] | undefined): string | null {
  if (!address) return null;
  const { address_street_1: first, address_street_2: second, zip, city, state } = address;
  return shorten(joinLines(first, second, `${zip} ${city}`.trim(), state), 2000) || null;
}
