import { countOf } from "@/lib/shared/text/format";
import { ImportFileError } from "@/lib/archive/zip-file";
import { invoiceNinjaSchema, type InvoiceNinjaExport, type NinjaDocument } from "./invoice-ninja-schema";
import { ninjaAmounts } from "./invoice-ninja-amounts";
import { ninjaPayments } from "./invoice-ninja-payments";
import { idOf, joinLines, type ProgramData, shorten, type Skipped } from "./other-program";
import { toAmounts } from "./program-lines";

const PROGRAM = "Invoice Ninja";
const DRAFT = 1;
/** Why a document of this status is left out. */
const leftOut: Record<"invoice" | "quotation", Record<number, string>> = {
  invoice: { 5: "It is cancelled", 6: "It is reversed" },
  quotation: {},
};
// The ids of currencies, from 1; those without a name here are not supported.
const currencies =
  "USD GBP EUR ZAR DKK ILS SEK KES CAD PHP INR AUD SGD NOK NZD VND CHF GTQ MYR BRL THB NGN ARS BDT AED HKD IDR MXN EGP COP XOF CNY RWF TZS ANG TTD XCD GHS BGN AWG TRY RON HRK SAR JPY MVR CRC PKR PLN LKR CZK UYU NAD TND RUB MZN OMR UAH MOP TWD DOP CLP ISK PGK JOD MMK PEN BWP HUF UGX BBD BND GEL QAR HNL SRD BHD VES KRW MAD JMD AOA HTG ZMW NPR XPF MUR CVE KWD DZD MKD FJD BOB ALL RSD LBP AMD AZN BAM BYN GIP MDL KZT ETB GMD PYG MWK ZWL KHR VUV CUP KYD SZL BZD LYD XAG XAU NIO MGA TOP LAK BTN MRU".split(
    " ",
  );

/** Returns whether a parsed file is a company export of Invoice Ninja. */
export function isInvoiceNinja(content: unknown): boolean {
  return (
    typeof content === "object" && content !== null && "client_contacts" in content && "company" in content
  );
}

/** Returns what a company export of Invoice Ninja 5 contains. Throws an ImportFileError for one that cannot be read. */
export function readInvoiceNinja(content: unknown): ProgramData {
  const { data, error } = invoiceNinjaSchema.safeParse(content);
  if (error)
    throw new ImportFileError(
      `This Invoice Ninja export cannot be read: ${error.issues[0]?.path.join(".")} is not as expected.`,
    );
  return mapExport(data);
}

function mapExport(data: InvoiceNinjaExport): ProgramData {
  const company = data.company.company_key || data.company.settings.name;
  const id = (table: string, hashedId: string) => idOf("invoice-ninja", company, table, hashedId);
  const skipped: Skipped[] = countLeftOut(data);
  const clients = new Map(data.clients.filter((row) => !row.is_deleted).map((row) => [row.hashed_id, row]));
  const emailOf = (clientId: string) => {
    const own = data.client_contacts.filter((row) => row.client_id === clientId && row.email);
    return (own.find((row) => row.is_primary) ?? own[0])?.email ?? "";
  };
  const nameOf = (clientId: string) => {
    const first = data.client_contacts.find((row) => row.client_id === clientId);
    return shorten(
      clients.get(clientId)?.name || personName(first) || first?.email || "Client without a name",
    );
  };
  const { settings } = data.company;
  const payments = ninjaPayments(data, (key) => id("payment", key), skipped);

  const toDocument = (row: NinjaDocument, kind: "invoice" | "quotation") => {
    const what = `${kind === "invoice" ? "Invoice" : "Quotation"} ${row.number || "without a number"}`;
    const client = clients.get(row.client_id);
    const currencyId = Number(client?.settings?.currency_id || settings.currency_id || 1);
    const currency = currencies[currencyId - 1] ?? "";
    const status = leftOut[kind][row.status_id];
    const own = kind === "invoice" ? (payments.get(row.hashed_id) ?? []) : [];
    const skip = (reason: string) => void skipped.push({ what, reason: withPayments(reason, own.length) });
    if (row.is_deleted) return skip("It is deleted");
    if (!client) return skip("Its client is deleted");
    if (status) return skip(status);
    if (!row.date) return skip("It has no date");
    const isIssued = row.status_id !== DRAFT || own.length > 0;
    if (isIssued && !row.number) return skip("It was issued without a number");
    if (row.amount.lt(0)) return skip("Its total is below zero");
    const amounts = toAmounts(ninjaAmounts(row, currency));
    if (!amounts) return skip("It has no line with an amount");
    const { note, ...numbers } = amounts;
    return {
      ...numbers,
      id: id(kind, row.hashed_id),
      clientId: id("client", row.client_id),
      projectId: id("project", row.client_id),
      kind,
      isIssued,
      number: shorten(row.number || "Draft", 60),
      isNumberTyped: row.number !== "",
      referenceNumber: shorten(row.po_number) || null,
      issuedAt: row.date,
      dueOn: row.due_date,
      currency,
      projectTitle: nameOf(row.client_id),
      freelancerName: shorten(settings.name) || "–",
      freelancerEmail: shorten(settings.email) || null,
      freelancerPhone: shorten(settings.phone) || null,
      freelancerTaxId: shorten(settings.vat_number || settings.id_number) || null,
      freelancerAddress: addressOf(settings),
      clientName: nameOf(row.client_id),
      clientTaxId: shorten(client.vat_number || client.id_number) || null,
      clientAddress: addressOf(client),
      clientPhone: shorten(client.phone) || null,
      note: shorten(joinLines(note, row.public_notes, row.terms), 5000) || null,
      payments: own,
    };
  };
  const documents = [
    ...data.quotes.map((row) => toDocument(row, "quotation")),
    ...data.invoices.map((row) => toDocument(row, "invoice")),
  ].filter((row) => row !== undefined);
  const used = new Set(documents.map(({ clientId }) => clientId));
  return {
    program: PROGRAM,
    clients: [...clients.values()].map((row) => ({
      id: id("client", row.hashed_id),
      name: nameOf(row.hashed_id),
      email: shorten(emailOf(row.hashed_id)) || null,
      phoneNumber: shorten(row.phone) || null,
      taxId: shorten(row.vat_number || row.id_number) || null,
      address: addressOf(row),
      detail: shorten(joinLines(row.website, row.public_notes), 20_000) || null,
      note: shorten(row.private_notes, 20_000) || null,
    })),
    contacts: data.client_contacts
      .filter((row) => clients.has(row.client_id) && personName(row))
      .map((row) => ({
        id: id("contact", row.hashed_id),
        companyId: id("client", row.client_id),
        name: shorten(personName(row)),
        email: shorten(row.email) || null,
        phoneNumber: shorten(row.phone) || null,
      })),
    timeEntries: [],
    projects: [...clients.keys()]
      .map((key) => ({
        id: id("project", key),
        clientId: id("client", key),
        name: `Imported from ${PROGRAM}`,
      }))
      .filter(({ clientId }) => used.has(clientId)),
    documents,
    skipped,
  };
}

function withPayments(reason: string, payments: number): string {
  return payments === 0 ? reason : `${reason}, with ${countOf(payments, "payment")}`;
}

/** Names the tables that have no place here. */
function countLeftOut(data: InvoiceNinjaExport): Skipped[] {
  const reason = "This kind is not imported";
  const tables = [
    ["credit", data.credits],
    ["recurring invoice", data.recurring_invoices],
    ["expense", data.expenses],
    ["task", data.tasks],
    ["product", data.products],
    ["project", data.projects],
    ["deleted client", data.clients.filter((row) => row.is_deleted).length],
  ] as const;
  return tables
    .filter(([, count]) => count > 0)
    .map(([noun, count]) => ({ what: countOf(count, noun), reason }));
}

function personName(contact: { first_name: string; last_name: string } | undefined): string {
  return `${contact?.first_name ?? ""} ${contact?.last_name ?? ""}`.trim();
}

type Address = Record<"address1" | "address2" | "city" | "state" | "postal_code", string>;

function addressOf({ address1, address2, city, state, postal_code: postcode }: Address): string | null {
  return shorten(joinLines(address1, address2, `${postcode} ${city}`.trim(), state), 2000) || null;
}
