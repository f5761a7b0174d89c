import { z } from "zod";
import {
  archivedFilterSchema,
  filterOf,
  createManySchema,
  takeSchema,
  searchTextSchema,
} from "@/lib/api/list";
import { optionalEmail } from "@/lib/shared/text/email";
import {
  addressFields,
  idSchema,
  instantSchema,
  languageSchema,
  longText,
  optionalLanguage,
  optionalText,
  paymentDays,
  requiredText,
} from "@/lib/shared/text/fields";
import { hourlyRateSchema } from "@/lib/shared/money/hourly-rate";
import { timeRoundingSchema } from "@/lib/shared/dates/time-rounding";
import { electronicAddressField } from "./electronic-address";
import { themeColorValues } from "./theme-colors";
import { CLIENTS_TAKE } from "@/lib/shared/constants";

/** One of the 21 colors of a client. */
export const themeColorSchema = z.enum(themeColorValues, { error: "Please select a color" });

const optionalFields = {
  taxId: optionalText(),
  vatId: optionalText(),
  email: optionalEmail(),
  phoneNumber: optionalText(),
  address: optionalText(2000),
  ...addressFields,
  detail: longText(),
  language: optionalLanguage(),
  paymentDays: paymentDays(),
  hourlyRate: hourlyRateSchema,
  timeRounding: timeRoundingSchema,
  buyerReference: optionalText(),
  electronicAddress: electronicAddressField(),
  note: longText(),
};

/** The body of POST clients. */
export const newClientSchema = z
  .object({ id: idSchema, themeColor: themeColorSchema.nullable(), ...optionalFields })
  .partial()
  .extend({ name: requiredText("Please enter client name") });

/** The body of POST clients/create-many. */
export const newClientsSchema = createManySchema(newClientSchema);

/** The body of PATCH clients/{id}; omitted fields stay unchanged. */
export const clientPatchSchema = z
  .object({
    name: requiredText("Please name your client"),
    themeColor: themeColorSchema.nullable(),
    ...optionalFields,
    /** The note that the new one is based on. If another one is stored, the response is 409. */
    noteWas: longText(),
  })
  .partial();

export const clientFilterSchema = z.object({
  name: filterOf(searchTextSchema),
  archived: archivedFilterSchema,
  take: takeSchema(CLIENTS_TAKE),
});

const amount = z.string().regex(/^-?\d+(\.\d+)?$/);

const clientFields = {
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
  /** The language of its documents; null means English. */
  language: languageSchema.nullable(),
  /** The days until an invoice is due; null means the profile's. */
  paymentDays: z.int().nullable(),
  /** Of time for it, in the profile's currency; null means the profile's. */
  hourlyRate: z.string().nullable(),
  /** The rounding of its time when it is billed: "none", or such as "up:15:entry"; null means as the profile says. */
  timeRounding: z.string().nullable(),
  /** The reference that the client asks for on e-invoices, such as a Leitweg-ID. */
  buyerReference: z.string().nullable(),
  /** Where the client receives e-invoices: an email address, or a Peppol ID such as "0204:991-12345-67". */
  electronicAddress: z.string().nullable(),
  /** When it was archived; null while it is in use. */
  archivedAt: instantSchema.nullable(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
  /** The balances of the client's invoices, per currency. */
  owed: z.array(z.strictObject({ currency: z.string(), amount })),
  projectCount: z.int(),
  projects: z.array(z.strictObject({ id: idSchema, name: z.string() })),
  contacts: z.array(
    z.strictObject({
      id: idSchema,
      name: z.string(),
      role: z.string().nullable(),
      avatar: z.string().nullable(),
    }),
  ),
};

/** A client as lists show it. */
export const clientRowSchema = z.strictObject({
  ...clientFields,
  /** The earliest pending task of its projects, or the coming event that is earlier; null without one. */
  next: z
    .strictObject({
      id: idSchema,
      kind: z.enum(["task", "event"]),
      name: z.string(),
      dueAt: instantSchema,
      isWithTime: z.boolean(),
    })
    .nullable(),
});

/** A client with everything that its page shows. */
export const clientSchema = z.strictObject({
  ...clientFields,
  note: z.string().nullable(),
  /** Per currency: issued invoices less credit notes and deducted deposits, and what was received for them. */
  income: z.array(z.strictObject({ currency: z.string(), invoiced: amount, paid: amount })),
  /** The average days from the issue date of an invoice until it was paid; null if none was. */
  paysInDays: z.int().nullable(),
  projects: z.array(
    z.strictObject({
      id: idSchema,
      name: z.string(),
      projectStatus: z.enum(["active", "on-hold", "completed"]),
      paymentStatus: z.enum(["pending", "processing", "paid"]),
      archivedAt: instantSchema.nullable(),
      updatedAt: instantSchema,
    }),
  ),
});

/** The columns of a client that other rows include. */
export const clientLabelSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  themeColor: themeColorSchema.nullable(),
});

export type NewClient = z.output<typeof newClientSchema>;
export type ClientPatch = z.output<typeof clientPatchSchema>;
export type ClientFilter = Partial<z.output<typeof clientFilterSchema>>;
export type ClientRow = z.infer<typeof clientRowSchema>;
export type Client = z.infer<typeof clientSchema>;
export type ClientLabel = z.infer<typeof clientLabelSchema>;
