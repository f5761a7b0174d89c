import { z } from "zod";
import { optionalEmail } from "@/lib/shared/text/email";
import type { FieldNames } from "@/lib/edits/merge";
import { longText, optionalText, requiredText } from "@/lib/shared/text/fields";
import { type PartnerContact, partnerCompanySchema } from "./schema";

/** The form of the partner contact dialog. */
export const partnerContactFormSchema = z.object({
  name: requiredText("Please enter a name"),
  company: partnerCompanySchema,
  role: requiredText("Please specify their role"),
  phoneNumber: optionalText(),
  email: optionalEmail(),
  details: longText(),
});

export type PartnerContactForm = z.output<typeof partnerContactFormSchema>;
export type PartnerContactFormInput = z.input<typeof partnerContactFormSchema>;

export function toPartnerContactForm(partner: Partial<PartnerContact>): PartnerContactFormInput {
  return {
    name: partner.name ?? "",
    company: partner.company ?? "",
    role: partner.role ?? "",
    phoneNumber: partner.phoneNumber ?? "",
    email: partner.email ?? "",
    details: partner.details ?? "",
  };
}

export const partnerContactFieldNames: FieldNames<PartnerContactFormInput> = {
  name: "Name",
  company: "Company",
  role: "Role",
  phoneNumber: "Phone number",
  email: "Email",
  details: "Info",
};
