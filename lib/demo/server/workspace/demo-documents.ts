import "server-only";
import Big from "big.js";
import { DEFAULT_PAYMENT_DAYS } from "@/lib/sales-documents/totals/balance";
import { computeTotals } from "@/lib/sales-documents/totals/totals";
import { defaultAccount, printedAccount } from "@/lib/sales-documents/print/printed-account";
import { bankAccounts } from "@/lib/demo/server/workspace/content/bank-accounts";
import type { ClientContent, SalesDocumentContent } from "@/lib/demo/server/workspace/content/content-types";
import { profile } from "@/lib/demo/server/workspace/content/profile";
import { objectKey } from "./demo-objects";
import type { DemoCalendar } from "./demo-calendar";
import type { DemoRows } from "./demo-rows";
import { addDays, dateText } from "@/lib/shared/dates/calendar-date";

const QUOTATION_DAYS = 30;
const FIRST_DAY = -125;

type Studio = {
  userId: string;
  newId: () => string;
  calendar: DemoCalendar;
  rows: Pick<
    DemoRows,
    "bankAccounts" | "salesDocuments" | "salesDocumentItems" | "receivedPayments" | "documentSeries"
  >;
};

type Row = DemoRows["salesDocuments"][number];
type Kind = DemoRows["documentSeries"][number]["kind"];
type Client = ClientContent & { id: string };

/** The demo's documents with their payments, and the counters of their numbers. */
export class DemoDocuments {
  private readonly added = new Map<string, Row>();

  constructor(private readonly studio: Studio) {}

  /** Adds the accounts to pay into, before the documents that name them. */
  addAccounts(): void {
    const { userId, newId, calendar, rows } = this.studio;
    const madeAt = calendar.madeAt(FIRST_DAY);
    for (const account of bankAccounts)
      rows.bankAccounts.push({ userId, id: newId(), ...account, createdAt: madeAt, updatedAt: madeAt });
  }

  /** Adds a document. Those that it refers to come before it. */
  add(content: SalesDocumentContent, project: { id: string; name: string }, client: Client): void {
    const { userId, newId, calendar, rows } = this.studio;
    const { category, number, items } = content;
    const id = newId();
    const currency = content.currency ?? profile.currency;
    const { discount, total } = computeTotals({ ...content, currency });
    const madeAt = calendar.madeAt(content.issued);
    const kind = content.isCreditNote ? "creditNote" : category;
    const credits = this.find(content.credits);
    const row: Row = {
      userId,
      id,
      projectId: project.id,
      clientId: client.id,
      category,
      number,
      ...this.issue(content, kind, client, madeAt),
      isCreditNote: kind === "creditNote",
      sourceId: this.find(content.madeFrom)?.id ?? null,
      creditsId: credits?.id ?? null,
      referenceNumber: content.referenceNumber ?? null,
      issuedAt: calendar.issuedAt(content.issued),
      currency,
      projectTitle: project.name,
      projectDescription: content.projectDescription,
      freelancerName: profile.displayName,
      freelancerEmail: profile.email,
      freelancerPhone: profile.phoneNumber,
      freelancerTaxId: profile.taxId,
      freelancerAddress: profile.address,
      freelancerStreet: profile.street,
      freelancerPostcode: profile.postcode,
      freelancerCity: profile.city,
      freelancerRegion: profile.region,
      freelancerCountry: profile.country,
      clientName: client.name,
      clientTaxId: client.taxId,
      clientAddress: client.address,
      clientStreet: client.street ?? null,
      clientPostcode: client.postcode ?? null,
      clientCity: client.city ?? null,
      clientRegion: client.region ?? null,
      clientCountry: client.country ?? null,
      clientPhone: client.phoneNumber,
      ...this.accountFor(currency),
      tax: content.tax,
      discountPercent: content.discountPercent,
      discountFlat: content.discountFlat,
      discount,
      total,
      received: this.addPayments(id, content, total),
      credited: "0",
      deducted: "0",
      sharesTimesheet: false,
      // Null, until addTime sets that of one invoice.
      timesheet: undefined,
      note: content.note,
      createdAt: madeAt,
      updatedAt: madeAt,
    };
    rows.salesDocuments.push(row);
    items.forEach((item, position) => {
      rows.salesDocumentItems.push({ userId, documentId: id, position, ...item, timeLineId: null });
    });
    if (credits) credits.credited = total;
    if (kind !== "creditNote") this.added.set(`${category} ${number}`, row);
  }

  /** Adds the counters of the numbers that were given. */
  addSeries(): void {
    const { userId, rows } = this.studio;
    for (const kind of ["quotation", "invoice", "receipt", "creditNote"] as const) {
      const issued = rows.salesDocuments.filter(
        (row) => row.seriesPeriod === "" && (row.isCreditNote ? "creditNote" : row.category) === kind,
      );
      const dates = issued.map((row) => +new Date(row.issuedAt));
      rows.documentSeries.push({
        userId,
        kind,
        period: "",
        next: Math.max(0, ...issued.map((row) => Number(row.seriesCounter))) + 1,
        lastIssuedOn: new Date(Math.max(...dates)),
      });
    }
  }

  private accountFor(currency: string) {
    const accounts = this.studio.rows.bankAccounts.map(({ id = "", ...account }) => ({
      bic: null,
      promptPayId: null,
      upiId: null,
      pixKey: null,
      ...account,
      id,
      currency: account.currency ?? null,
      iban: account.iban ?? null,
      accountNumber: account.accountNumber ?? null,
      bankName: account.bankName ?? null,
    }));
    const account = defaultAccount(accounts, currency, { id: "", sampleEnd: null });
    return { bankAccountId: account?.id ?? null, ...printedAccount(account) };
  }

  private issue({ isDraft, issued, number }: SalesDocumentContent, kind: Kind, client: Client, madeAt: Date) {
    const isInSeries = !isDraft && /^\d+$/.test(number);
    return {
      isNumberTyped: !isInSeries,
      lockedAt: isDraft ? null : madeAt,
      dueOn: isDraft ? null : this.dueOn(issued, kind, client),
      seriesPeriod: isInSeries ? "" : null,
      seriesCounter: isInSeries ? Number(number) : null,
      logo: isDraft ? null : objectKey(profile.logo),
      logoWidth: isDraft ? null : profile.logoWidth,
      logoHeight: isDraft ? null : profile.logoHeight,
      accent: isDraft ? null : profile.accent,
    };
  }

  private dueOn(issued: number, kind: Kind, { paymentDays = DEFAULT_PAYMENT_DAYS }: Client): Date | null {
    if (kind !== "invoice" && kind !== "quotation") return null;
    const date = dateText(this.studio.calendar.issuedAt(issued));
    return new Date(addDays(date, kind === "quotation" ? QUOTATION_DAYS : paymentDays));
  }

  /** Adds the payments of an invoice, and returns their sum. */
  private addPayments(documentId: string, { payments = [] }: SalesDocumentContent, total: string): string {
    const { userId, newId, calendar, rows } = this.studio;
    let received = new Big(0);
    for (const { day, amount = new Big(total).minus(received).toFixed(), reference } of payments) {
      const madeAt = calendar.madeAt(day);
      rows.receivedPayments.push({
        userId,
        id: newId(),
        documentId,
        amount,
        receivedOn: calendar.issuedAt(day),
        method: "bank",
        reference,
        kind: "payment",
        createdAt: madeAt,
        updatedAt: madeAt,
      });
      received = received.plus(amount);
    }
    return received.toFixed();
  }

  private find(reference: string | undefined): Row | undefined {
    if (reference === undefined) return undefined;
    const row = this.added.get(reference);
    if (!row) throw new Error(`The demo has no document named ${reference}`);
    return row;
  }
}
