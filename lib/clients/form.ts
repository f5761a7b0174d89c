import { z } from "zod";
import { optionalEmail } from "@/lib/shared/text/email";
import type { FieldNames } from "@/lib/edits/merge";
import { addressPartNames } from "@/lib/shared/text/address";
import {
  addressFields,
  longText,
  optionalLanguage,
  optionalText,
  paymentDaysField,
  requiredText,
  typed,
} from "@/lib/shared/text/fields";
import { hourlyRateSchema } from "@/lib/shared/money/hourly-rate";
import { timeRoundingSchema } from "@/lib/shared/dates/time-rounding";
import { electronicAddressField } from "./electronic-address";
import { type Client, themeColorSchema } from "./schema";

const fields = {
  themeColor: themeColorSchema,
  taxId: optionalText(),
  vatId: optionalText(),
  phoneNumber: optionalText(),
  email: optionalEmail(),
  address: optionalText(2000),
  ...addressFields,
  language: optionalLanguage(),
  paymentDays: paymentDaysField(),
  hourlyRate: typed(hourlyRateSchema),
  timeRounding: timeRoundingSchema,
  buyerReference: optionalText(),
  electronicAddress: electronicAddressField(),
  detail: longText(),
};

/** The form of the new client dialog. */
export const newClientFormSchema = z.object({ name: requiredText("Please enter client name"), ...fields });

/** The form of the client settings dialog. */
export const clientSettingsFormSchema = z.object({
  name: requiredText("Please name your client"),
  ...fields,
});

export type ClientForm = z.output<typeof newClientFormSchema>;
export type ClientFormInput = z.input<typeof newClientFormSchema>;

export const emptyClientForm = {
  name: "",
  taxId: "",
  vatId: "",
  phoneNumber: "",
  email: "",
  address: "",
  street: "",
  postcode: "",
  city: "",
  region: "",
  country: "",
  language: "en",
  paymentDays: "",
  hourlyRate: "",
  timeRounding: "",
  buyerReference: "",
  electronicAddress: "",
  detail: "",
} satisfies Partial<ClientFormInput>;

export function toClientForm(client: Client) {
  return {
    name: client.name,
    themeColor: client.themeColor ?? undefined,
    taxId: client.taxId ?? "",
    vatId: client.vatId ?? "",
    phoneNumber: client.phoneNumber ?? "",
    email: client.email ?? "",
    address: client.address ?? "",
    street: client.street ?? "",
    postcode: client.postcode ?? "",
    city: client.city ?? "",
    region: client.region ?? "",
    country: client.country ?? "",
    language: client.language ?? "en",
    paymentDays: client.paymentDays === null ? "" : String(client.paymentDays),
    hourlyRate: client.hourlyRate ?? "",
    timeRounding: client.timeRounding ?? "",
    buyerReference: client.buyerReference ?? "",
    electronicAddress: client.electronicAddress ?? "",
    detail: client.detail ?? "",
  } satisfies Partial<ClientFormInput>;
}

export const clientFieldNames: FieldNames<ClientFormInput> = {
  name: "Name",
  themeColor: "Theme colour",
  taxId: "Tax ID",
  vatId: "VAT ID",
  phoneNumber: "Phone number",
  email: "Email",
  address: "Address",
  ...addressPartNames,
  language: "Language",
  paymentDays: "Payment terms, days",
  hourlyRate: "Hourly rate",
  timeRounding: "Rounding of billed time",
  buyerReference: "Buyer reference",
  electronicAddress: "Address for e-invoices",
  detail: "Detail",
};
