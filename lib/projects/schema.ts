import { z } from "zod";
import { clientContactSchema } from "@/lib/client-contacts/schema";
import { clientLabelSchema, themeColorSchema } from "@/lib/clients/schema";
import {
  idSchema,
  instantSchema,
  languageSchema,
  longText,
  missingOr,
  optionalId,
  requiredText,
} from "@/lib/shared/text/fields";
import { partnerContactSchema } from "@/lib/partner-contacts/schema";
import { isCurrency } from "@/lib/shared/money/currency-codes";
import { isUnclearNumber, UNCLEAR_NUMBER } from "@/lib/shared/money/unclear-number";
import { hourlyRateSchema } from "@/lib/shared/money/hourly-rate";
import { webLink } from "@/lib/shared/text/web-link";
import { archivedFilterSchema, filterOf, takeSchema, searchTextSchema } from "@/lib/api/list";
import { FREELANCING, PROJECTS_TAKE } from "@/lib/shared/constants";
import { paymentStatuses, projectStatuses } from "./statuses";

/** The columns of a project that other rows include. */
export const projectLabelSchema = z.strictObject({ id: idSchema, name: z.string() });

const MAX_BUDGET = 999_999_999_999;

export const projectStatusSchema = z.enum(projectStatuses, { error: "Please select a status" });
export const paymentStatusSchema = z.enum(paymentStatuses, { error: "Please select a status" });

const NO_BUDGET = "Please enter a budget";
const NOT_A_BUDGET = "Please enter a number (no leading 0)";

/** Whole units of the project's currency, as a number or as text. "1200.00" is a whole number. */
export const budgetSchema = z
  .union([z.string(), z.number()], {
    error: missingOr(NO_BUDGET, NOT_A_BUDGET),
  })
  .transform((value) => String(value).trim())
  .refine((text) => text !== "", { error: NO_BUDGET, abort: true })
  .refine((text) => !isUnclearNumber(text), { error: UNCLEAR_NUMBER, abort: true })
  .refine((text) => /^(0|[1-9]\d{0,20})(\.0*)?$/.test(text), { error: NOT_A_BUDGET, abort: true })
  .transform(Number)
  .refine((budget) => budget <= MAX_BUDGET, {
    error: `Must be at most ${MAX_BUDGET.toLocaleString("en-US")}`,
  });

const notACurrency = { error: "Must be the code of a currency" };

/** The currency of a project's budget. */
export const projectCurrencySchema = z.string(notACurrency).refine(isCurrency, notACurrency);

export const projectLinkSchema = z.object({
  label: requiredText("Please specify label"),
  url: webLink({ required: "Please specify url", invalid: "Invalid URL" }),
});

/** The body of POST projects. */
export const newProjectSchema = z.object({
  id: idSchema.optional(),
  name: requiredText("Please enter a project name"),
  clientId: optionalId().default(null),
  projectStatus: projectStatusSchema.default("active"),
  paymentStatus: paymentStatusSchema.default("pending"),
  budget: budgetSchema.default(0),
  /** Defaults to the profile's. */
  currency: projectCurrencySchema.optional(),
  /** Of its time, in the profile's currency. Defaults to the client's, then the profile's. */
  hourlyRate: hourlyRateSchema.default(null),
});

/** The body of PATCH projects/{id}; omitted fields stay unchanged. */
export const projectPatchSchema = z
  .object({
    name: requiredText("Please name your project"),
    clientId: optionalId(),
    projectStatus: projectStatusSchema,
    paymentStatus: paymentStatusSchema,
    /** True if it is set by a person and no longer follows the invoices: true unless this says otherwise. */
    isPaymentStatusManual: z.boolean({ error: "Must be true or false" }),
    budget: budgetSchema,
    currency: projectCurrencySchema,
    hourlyRate: hourlyRateSchema,
    note: longText(),
    /** The note that the new one is based on. If another one is stored, the response is 409. */
    noteWas: longText(),
    links: z.array(projectLinkSchema).max(200, { error: "Must be at most 200 links" }),
    pinned: z.boolean({ error: "Must be true or false" }),
    contacts: z.object({
      contactType: z.enum(["client", "partner"], { error: "Must be client or partner" }),
      contacts: z.array(idSchema).max(1000, { error: "Must be at most 1000 contacts" }),
    }),
  })
  .partial();

export const projectFilterSchema = z.object({
  name: filterOf(searchTextSchema),
  clientId: filterOf(z.union([z.literal(FREELANCING), idSchema], { error: "Must be an id" })),
  projectStatus: filterOf(projectStatusSchema),
  paymentStatus: filterOf(paymentStatusSchema),
  pinned: filterOf(z.boolean({ error: "Must be true or false" })),
  archived: archivedFilterSchema,
  take: takeSchema(PROJECTS_TAKE),
});

/** A payment status that moved forward by itself. Setting it back by PATCH projects/{id} undoes it for good. */
export const paymentStatusChangeSchema = z.strictObject({
  projectId: idSchema,
  projectName: z.string(),
  before: paymentStatusSchema,
  after: paymentStatusSchema,
});

const projectFields = {
  id: idSchema,
  name: z.string(),
  clientId: idSchema.nullable(),
  projectStatus: projectStatusSchema,
  paymentStatus: paymentStatusSchema,
  /** Whole units of its currency. */
  budget: z.int(),
  /** Null means the profile's. */
  currency: z.string().nullable(),
  /** Of its time, in the profile's currency; null means the client's or the profile's. */
  hourlyRate: z.string().nullable(),
  pinned: z.boolean(),
  /** When it was archived; null while it is in use. */
  archivedAt: instantSchema.nullable(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
  /** The earliest pending task, if any. */
  tasks: z
    .array(z.strictObject({ id: idSchema, name: z.string(), dueAt: instantSchema, isWithTime: z.boolean() }))
    .max(1),
};

const amount = z.string().regex(/^-?\d+(\.\d+)?$/);

/** A project as lists show it. */
export const projectRowSchema = z.strictObject({ ...projectFields, client: clientLabelSchema.nullable() });

/** A project with everything that its page shows. */
export const projectSchema = z.strictObject({
  ...projectFields,
  /** Set by a person, so that it does not follow the invoices. */
  isPaymentStatusManual: z.boolean(),
  note: z.string().nullable(),
  links: z.array(z.strictObject({ label: z.string(), url: z.string() })),
  client: z
    .strictObject({
      id: idSchema,
      name: z.string(),
      themeColor: themeColorSchema.nullable(),
      taxId: z.string().nullable(),
      vatId: z.string().nullable(),
      email: z.string().nullable(),
      phoneNumber: z.string().nullable(),
      address: z.string().nullable(),
      street: z.string().nullable(),
      postcode: z.string().nullable(),
      city: z.string().nullable(),
      region: z.string().nullable(),
      country: z.string().nullable(),
      detail: z.string().nullable(),
      language: languageSchema.nullable(),
    })
    .nullable(),
  clientContacts: z.array(clientContactSchema),
  partnerContacts: z.array(partnerContactSchema),
  /** Per currency: issued quotations, issued invoices less credit notes and deducted deposits, and what was received. */
  income: z.array(z.strictObject({ currency: z.string(), quoted: amount, invoiced: amount, paid: amount })),
  salesDocuments: z.array(
    z.strictObject({ id: idSchema, category: z.enum(["quotation", "invoice", "receipt"]) }),
  ),
});

type ProjectInput = z.output<typeof newProjectSchema>;
export type NewProject = Partial<ProjectInput> & Pick<ProjectInput, "name">;
export type ProjectPatch = z.output<typeof projectPatchSchema>;
export type ProjectFilter = Partial<z.output<typeof projectFilterSchema>>;
export type PaymentStatusChange = z.infer<typeof paymentStatusChangeSchema>;
export type ProjectLink = z.infer<typeof projectLinkSchema>;
export type ProjectRow = z.infer<typeof projectRowSchema>;
export type Project = z.infer<typeof projectSchema>;
