import type { Control, UseFormReturn } from "react-hook-form";
import { v7 as newId } from "uuid";
import { z } from "zod";
import { minorDigits } from "@/lib/currencies";
import { isInstant, todayAsUtcMidnight } from "@/lib/dates";
import { UNREADABLE_DATE } from "@/lib/due";
import { optionalEmail } from "@/lib/email";
import { longText, requiredText } from "@/lib/fields";
import type { DocumentKind } from "@/lib/document-settings/kinds";
import type { Project } from "@/lib/projects/schema";
import type { User } from "@/lib/users/schema";
import { hasTooManyLines, TOO_MANY_LINES } from "./line-limit";
import {
  creditAmountSchema,
  creditQuantitySchema,
  flatSchema,
  optionalPercentSchema,
  percentSchema,
  quantitySchema,
  rateSchema,
} from "./numbers";
import { itemsOf } from "./item-schema";
import {
  issueDateSchema,
  type SalesDocument,
  salesDocumentCategorySchema,
  salesDocumentFields,
} from "./schema";
import type { SalesDocumentCategory } from "./categories";
import { itemUnits } from "./units";

/** The form of an item: of the item dialog and of each row in the builder. Numbers are kept as typed. */
export const itemFormSchema = z.object({
  title: requiredText("Please name the item"),
  description: longText(5000),
  rate: typed(rateSchema),
  quantity: typed(quantitySchema),
  // Missing in unsaved input that an earlier version stored.
  taxRate: typed(optionalPercentSchema).prefault(""),
  unit: z
    .union([z.enum(itemUnits), z.literal("")])
    .transform((unit) => unit || null)
    .prefault(""),
});

const creditItemFormSchema = itemFormSchema.extend({
  rate: typed(creditAmountSchema),
  quantity: typed(creditQuantitySchema),
});

type Stored = { freelancerEmail?: string | null; kind?: DocumentKind };

/** The builder's form. The stored email is accepted unchanged: it may be older than the email validation. */
export const salesDocumentFormSchema = ({ freelancerEmail: storedEmail, kind }: Stored = {}) =>
  z
    .object({
      ...salesDocumentFields,
      freelancerEmail: optionalEmail(storedEmail),
      category: salesDocumentCategorySchema,
      issuedAt: z
        .string()
        .refine((text) => text === "" || isInstant(text), { error: UNREADABLE_DATE, abort: true })
        .pipe(issueDateSchema),
      tax: typed(percentSchema),
      discountPercent: typed(percentSchema),
      discountFlat: typed(flatSchema),
      withholding: typed(optionalPercentSchema),
      // The key identifies a row while it is moved and is not part of the document.
      // A line of a credit note may be a part of an invoice's.
      items: itemsOf(
        (kind === "creditNote" ? creditItemFormSchema : itemFormSchema)
          .extend({ key: z.string() })
          .transform(({ key: _, ...item }) => item),
      ),
    })
    .superRefine((document, context) => {
      if (hasTooManyLines(document))
        context.addIssue({ code: "custom", path: ["items"], message: TOO_MANY_LINES });
      const { currency, discountFlat } = document;
      const digits = minorDigits(currency);
      if ((discountFlat.split(".")[1]?.length ?? 0) > digits)
        context.addIssue({
          code: "custom",
          path: ["discountFlat"],
          message: `${currency} has ${digits || "no"} decimal places`,
        });
    });

/** Narrows a schema to text input: the API also accepts numbers, a form field holds only text. */
function typed<Output>(schema: z.ZodType<Output, unknown>) {
  return z.string().transform((text, context) => {
    const result = schema.safeParse(text);
    if (result.success) return result.data;
    for (const { message } of result.error.issues) context.addIssue({ code: "custom", message });
    return z.NEVER;
  });
}

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
