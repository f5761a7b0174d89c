import type { Control, UseFormReturn } from "react-hook-form";
import { v7 as newId } from "uuid";
import type { z } from "zod";
import { dueOnDate, todayAsUtcMidnight } from "@/lib/shared/dates/dates";
import type { Project } from "@/lib/projects/schema";
import type { User } from "@/lib/users/schema";
import type { SalesDocumentCategory } from "./categories";
// Only types: the schemas load zod, which the builder does not need before the first change.
import type { itemFormSchema, salesDocumentFormSchema } from "./form-schema";
import { defaultAccount } from "./print/printed-account";
import type { SalesDocument } from "./schema";

export type ItemForm = z.output<ReturnType<typeof itemFormSchema>>;
export type ItemFormInput = z.input<ReturnType<typeof itemFormSchema>>;
export type SalesDocumentForm = z.output<ReturnType<typeof salesDocumentFormSchema>>;
export type SalesDocumentFormInput = z.input<ReturnType<typeof salesDocumentFormSchema>>;
export type ItemRow = SalesDocumentFormInput["items"][number];

export const emptyItem: ItemFormInput = {
  title: "",
  description: "",
  rate: "1",
  quantity: "1",
  taxRate: "",
  discountPercent: "",
  discountFlat: "",
  unit: "",
  timeLineId: null,
};

export function toItemRow(item: ItemFormInput): ItemRow {
  return { key: newId(), ...item };
}

/** Returns the values of the form for a line. */
export function toItemForm({ description, taxRate, unit, ...item }: ItemForm): ItemFormInput {
  return {
    ...item,
    description: description ?? "",
    taxRate: taxRate ?? "",
    discountPercent: withoutZero(item.discountPercent),
    discountFlat: withoutZero(item.discountFlat),
    unit: unit ?? "",
  };
}

/** Returns the form's value for a calendar date: an instant at midnight UTC. */
function dayOf(date: string | null): string {
  return date ? dueOnDate(date).dueAt : "";
}

/** A line without a discount has empty fields, which show what they are for. */
function withoutZero(amount: string): string {
  return Number(amount) === 0 ? "" : amount;
}

export function toSalesDocumentForm(document: SalesDocument): SalesDocumentFormInput {
  return {
    category: document.category,
    number: document.number,
    referenceNumber: document.referenceNumber ?? "",
    issuedAt: document.issuedAt,
    clientId: document.clientId,
    currency: document.currency,
    language: document.language ?? "en",
    projectTitle: document.projectTitle,
    projectDescription: document.projectDescription ?? "",
    freelancerName: document.freelancerName,
    freelancerEmail: document.freelancerEmail ?? "",
    freelancerPhone: document.freelancerPhone ?? "",
    freelancerTaxId: document.freelancerTaxId ?? "",
    freelancerVatId: document.freelancerVatId ?? "",
    freelancerAddress: document.freelancerAddress ?? "",
    freelancerStreet: document.freelancerStreet ?? "",
    freelancerPostcode: document.freelancerPostcode ?? "",
    freelancerCity: document.freelancerCity ?? "",
    freelancerRegion: document.freelancerRegion ?? "",
    freelancerCountry: document.freelancerCountry ?? "",
    clientName: document.clientName,
    clientTaxId: document.clientTaxId ?? "",
    clientVatId: document.clientVatId ?? "",
    clientAddress: document.clientAddress ?? "",
    clientStreet: document.clientStreet ?? "",
    clientPostcode: document.clientPostcode ?? "",
    clientCity: document.clientCity ?? "",
    clientRegion: document.clientRegion ?? "",
    clientCountry: document.clientCountry ?? "",
    clientPhone: document.clientPhone ?? "",
    clientOffice: document.clientOffice ?? "",
    clientDetail: document.clientDetail ?? "",
    bankAccountId: document.bankAccountId ?? "",
    items: document.items.map((item) => toItemRow(toItemForm(item))),
    tax: document.tax,
    discountPercent: document.discountPercent,
    discountFlat: document.discountFlat,
    taxTreatment: document.taxTreatment,
    taxNote: document.taxNote ?? "",
    pricesIncludeTax: document.pricesIncludeTax,
    serviceDate: dayOf(document.serviceDate),
    serviceFrom: dayOf(document.serviceFrom),
    serviceTo: dayOf(document.serviceTo),
    withholding: document.withholding ?? "",
    note: document.note ?? "",
    signatures: document.signatures,
  };
}

/**
 * Returns the initial values of a new document: today's date and the data of the project, its client and the profile. Notes
 * and details are private and not copied.
 */
export function newSalesDocumentForm(beginning: {
  category: SalesDocumentCategory;
  number: string;
  project: Pick<Project, "name" | "client" | "currency">;
  user: User;
  /** The bank accounts, the oldest first. */
  accounts: readonly { id: string; currency: string | null }[];
  timeZone: string;
  now: Date;
}): SalesDocumentFormInput {
  const { category, number, project, user, accounts, timeZone, now } = beginning;
  const currency = project.currency ?? user.currency;
  return {
    category,
    number,
    referenceNumber: "",
    issuedAt: todayAsUtcMidnight(timeZone, now).toISOString(),
    clientId: project.client?.id ?? null,
    currency,
    language: project.client?.language ?? "en",
    projectTitle: project.name,
    projectDescription: "",
    freelancerName: user.displayName,
    freelancerEmail: user.email ?? "",
    freelancerPhone: user.phoneNumber ?? "",
    freelancerTaxId: user.taxId ?? "",
    freelancerVatId: user.vatId ?? "",
    freelancerAddress: user.address ?? "",
    freelancerStreet: user.street ?? "",
    freelancerPostcode: user.postcode ?? "",
    freelancerCity: user.city ?? "",
    freelancerRegion: user.region ?? "",
    freelancerCountry: user.country ?? "",
    clientName: project.client?.name ?? "",
    clientTaxId: project.client?.taxId ?? "",
    clientVatId: project.client?.vatId ?? "",
    clientAddress: project.client?.address ?? "",
    clientStreet: project.client?.street ?? "",
    clientPostcode: project.client?.postcode ?? "",
    clientCity: project.client?.city ?? "",
    clientRegion: project.client?.region ?? "",
    clientCountry: project.client?.country ?? "",
    clientPhone: project.client?.phoneNumber ?? "",
    clientOffice: "",
    clientDetail: "",
    bankAccountId: defaultAccount(accounts, currency, user)?.id ?? "",
    items: [],
    tax: "0",
    discountPercent: "0",
    discountFlat: "0",
    taxTreatment: "standard",
    taxNote: "",
    pricesIncludeTax: false,
    serviceDate: "",
    serviceFrom: "",
    serviceTo: "",
    withholding: "",
    note: "",
    signatures: null,
  };
}

/** The builder's form, as its sections receive it. */
export type BuilderFormReturn = UseFormReturn<SalesDocumentFormInput, unknown, SalesDocumentForm>;
export type BuilderControl = Control<SalesDocumentFormInput, unknown, SalesDocumentForm>;
