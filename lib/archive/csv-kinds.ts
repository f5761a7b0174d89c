import type { z } from "zod";
import { newClientContactSchema } from "@/lib/client-contacts/schema";
import { newClientSchema } from "@/lib/clients/schema";
import { themeColors } from "@/lib/clients/theme-colors";
import { newPartnerContactSchema } from "@/lib/partner-contacts/schema";
import { searchText } from "@/lib/search-text";

export type CsvKind = "clients" | "client-contacts" | "partner-contacts";

/** A field that a column can be read into. `names` are what its column is often called, without case and signs. */
export type CsvField = {
  field: string;
  label: string;
  isRequired?: boolean;
  names: string[];
  /** Turns the text of a cell into the field's value. */
  read?: (text: string) => string;
};

const email: CsvField = { field: "email", label: "Email", names: ["email", "mail", "emailaddress"] };
const phone: CsvField = {
  field: "phoneNumber",
  label: "Phone number",
  names: ["phonenumber", "phone", "telephone", "mobile", "tel"],
};

/** What can be imported from CSV: its fields, and the schema that the API checks its rows with. */
export const csvKinds: Record<
  CsvKind,
  { label: string; noun: string; fields: CsvField[]; schema: z.ZodType }
> = {
  clients: {
    label: "Clients",
    noun: "client",
    schema: newClientSchema,
    fields: [
      { field: "name", label: "Name", isRequired: true, names: ["name", "client", "company", "clientname"] },
      { field: "themeColor", label: "Color", names: ["themecolor", "color", "colour"], read: readColor },
      { field: "taxId", label: "Tax ID", names: ["taxid", "vat", "vatid", "vatnumber"] },
      email,
      phone,
      { field: "address", label: "Address", names: ["address", "postaladdress"] },
      { field: "detail", label: "Detail", names: ["detail", "details", "description"] },
      { field: "note", label: "Note", names: ["note", "notes", "comment"] },
    ],
  },
  "client-contacts": {
    label: "Client contacts",
    noun: "contact",
    schema: newClientContactSchema,
    fields: [
      { field: "name", label: "Name", isRequired: true, names: ["name", "contact", "fullname"] },
      { field: "company", label: "Client", isRequired: true, names: ["client", "company", "organisation"] },
      { field: "role", label: "Role", isRequired: true, names: ["role", "position", "title", "jobtitle"] },
      email,
      phone,
      { field: "detail", label: "Info", names: ["detail", "details", "info", "note", "notes"] },
    ],
  },
  "partner-contacts": {
    label: "Partners",
    noun: "partner",
    schema: newPartnerContactSchema,
    fields: [
      { field: "name", label: "Name", isRequired: true, names: ["name", "contact", "partner", "fullname"] },
      { field: "company", label: "Company", names: ["company", "organisation", "organization"] },
      { field: "role", label: "Role", isRequired: true, names: ["role", "position", "title", "jobtitle"] },
      email,
      phone,
      { field: "details", label: "Info", names: ["details", "detail", "info", "note", "notes"] },
    ],
  },
};

/** The color that a cell names, by its value or by the words that a person reads. */
function readColor(text: string): string {
  const wanted = searchText(text);
  const color = themeColors.find(({ value, label }) => [value, searchText(label)].includes(wanted));
  return color?.value ?? text;
}
