import { z } from "zod";
import { optionalEmail } from "@/lib/shared/text/email";
import type { FieldNames } from "@/lib/edits/merge";
import { longText, optionalText, requiredText } from "@/lib/shared/text/fields";
import type { ClientContact } from "./schema";

/** The form of the client contact dialog. */
export const clientContactFormSchema = z.object({
  name: requiredText("Please enter a name"),
  companyId: z.string().min(1, { error: "Please select a client" }),
  role: requiredText("Please specify their role"),
  phoneNumber: optionalText(),
  email: optionalEmail(),
  details: longText(),
});

export type ClientContactForm = z.output<typeof clientContactFormSchema>;
export type ClientContactFormInput = z.input<typeof clientContactFormSchema>;

export function toClientContactForm(contact: Partial<ClientContact>): ClientContactFormInput {
  return {
    name: contact.name ?? "",
    companyId: contact.companyId ?? "",
    role: contact.role ?? "",
    phoneNumber: contact.phoneNumber ?? "",
    email: contact.email ?? "",
    details: contact.details ?? "",
  };
}

export const clientContactFieldNames: FieldNames<ClientContactFormInput> = {
  name: "Name",
  companyId: "Company",
  role: "Role",
  phoneNumber: "Phone number",
  email: "Email",
  details: "Info",
};
