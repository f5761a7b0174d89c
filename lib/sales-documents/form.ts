import type { Control, UseFormReturn } from "react-hook-form";
import { v7 as newId } from "uuid";
import type { z } from "zod";
import { todayAsUtcMidnight } from "@/lib/dates";
import type { Project } from "@/lib/projects/schema";
import type { User } from "@/lib/users/schema";
import type { SalesDocumentCategory } from "./categories";
import type { itemFormSchema, salesDocumentFormSchema } from "./form-schema";
import type { SalesDocument } from "./schema";

export type ItemForm = z.output<typeof itemFormSchema>;
export type ItemFormInput = z.input<typeof itemFormSchema>;
export type SalesDocumentForm = z.output<ReturnType<typeof salesDocumentFormSchema>>;
export type SalesDocumentFormInput = z.input<ReturnType<typeof salesDocumentFormSchema>>;
export type ItemRow = SalesDocumentFormInput["items"][number];

export const emptyItem: ItemFormInput = {
  title: "",
  description: "",
  rate: "1",
  quantity: "1",
  taxRate: "",
  unit: "",
};

export function toItemRow(item: ItemFormInput): ItemRow {
  return { key: newId(), ...item };
}

/** Returns the values of the form for a line. */
export function toItemForm({ title, description, rate, quantity, taxRate, unit }: ItemForm): ItemFormInput {
  return { title, description: description ?? "", rate, quantity, taxRate: taxRate ?? "", unit: unit ?? "" };
}

export function toSalesDocumentForm(document: SalesDocument): SalesDocumentFormInput {
  return {
    category: document.category,
    number: document.number,
    referenceNumber: document.referenceNumber ?? "",
    issuedAt: document.issuedAt,
    clientId: document.clientId,
    currency: document.currency,
    projectTitle: document.projectTitle,
    projectDescription: document.projectDescription ?? "",
    freelancerName: document.freelancerName,
    freelancerEmail: document.freelancerEmail ?? "",
    freelancerPhone: document.freelancerPhone ?? "",
    freelancerTaxId: document.freelancerTaxId ?? "",
    freelancerAddress: document.freelancerAddress ?? "",
    clientName: document.clientName,
    clientTaxId: document.clientTaxId ?? "",
    clientAddress: document.clientAddress ?? "",
    clientPhone: document.clientPhone ?? "",
    clientOffice: document.clientOffice ?? "",
    clientDetail: document.clientDetail ?? "",
    items: document.items.map((item) => toItemRow(toItemForm(item))),
    tax: document.tax,
    discountPercent: document.discountPercent,
    discountFlat: document.discountFlat,
    taxTreatment: document.taxTreatment,
    withholding: document.withholding ?? "",
    note: document.note ?? "",
  };
}

/**
 * Returns the initial values of a new document: today's date and the data of the project, its client and the profile. Notes
 * and details are private and not copied.
 */
export function newSalesDocumentForm(beginning: {
  category: SalesDocumentCategory;
  number: string;
  project: Pick<Project, "name" | "client">;
  user: User;
  timeZone: string;
  now: Date;
}): SalesDocumentFormInput {
  const { category, number, project, user, timeZone, now } = beginning;
  return {
    category,
    number,
    referenceNumber: "",
    issuedAt: todayAsUtcMidnight(timeZone, now).toISOString(),
    clientId: project.client?.id ?? null,
    currency: user.currency,
    projectTitle: project.name,
    projectDescription: "",
    freelancerName: user.displayName,
    freelancerEmail: user.email ?? "",
    freelancerPhone: user.phoneNumber ?? "",
    freelancerTaxId: user.taxId ?? "",
    freelancerAddress: user.address ?? "",
    clientName: project.client?.name ?? "",
    clientTaxId: project.client?.taxId ?? "",
    clientAddress: project.client?.address ?? "",
    clientPhone: project.client?.phoneNumber ?? "",
    clientOffice: "",
    clientDetail: "",
    items: [],
    tax: "0",
    discountPercent: "0",
    discountFlat: "0",
    taxTreatment: "standard",
    withholding: "",
    note: "",
  };
}

/** The builder's form, as its sections receive it. */
export type BuilderFormReturn = UseFormReturn<SalesDocumentFormInput, unknown, SalesDocumentForm>;
export type BuilderControl = Control<SalesDocumentFormInput, unknown, SalesDocumentForm>;
