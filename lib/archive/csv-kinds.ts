import type { z } from "zod";
import { newClientContactSchema } from "@/lib/client-contacts/schema";
import { newClientSchema } from "@/lib/clients/schema";
import { themeColors } from "@/lib/clients/theme-colors";
import { newPartnerContactSchema } from "@/lib/partner-contacts/schema";
import { searchText } from "@/lib/search-text";

export type CsvKind = "clients" | "client-contacts" | "partner-contacts";

/** A field that a column can be mapped to. `names` are its common column names, in the form of `columnName`. */
export type CsvField = {
  field: string;
  label: string;
  isRequired?: boolean;
  names: string[];
  /** Turns the text of a cell into the field's value. */
  read?: (text: string) => string;
};

/** The role of a contact that has none in the file: a contact must have a role. */
export const DEFAULT_ROLE = "Contact";

const email: CsvField = {
  field: "email",
  label: "Email",
  names: ["email", "mail", "emailaddress", "email1value"],
  read: firstValue,
};
const phone: CsvField = {
  field: "phoneNumber",
  label: "Phone number",
  names: [
    "phonenumber",
    "phone",
    "telephone",
    "businessormobilephone",
    "businessphone",
    "mobilephone",
    "phone1value",
    "mobile",
    "tel",
  ],
  read: firstValue,
};
const role: CsvField = {
  field: "role",
  label: "Role",
  names: ["role", "position", "jobtitle", "organizationtitle", "organization1title", "title"],
};
const companyNames = ["company", "organisation", "organization", "organizationname", "organization1name"];

/** What can be imported from CSV, with its fields and the API's schema for its rows. */
export const csvKinds: Record<
  CsvKind,
  { label: string; noun: string; fields: CsvField[]; schema: z.ZodType }
> = {
  clients: {
    label: "Clients",
    noun: "client",
    schema: newClientSchema,
    fields: [
      {
        field: "name",
        label: "Name",
        isRequired: true,
        names: ["name", "client", "clientname", ...companyNames, "fullname"],
      },
      { field: "themeColor", label: "Color", names: ["themecolor", "color", "colour"], read: readColor },
      { field: "taxId", label: "Tax ID", names: ["taxid", "vat", "vatid", "vatnumber"] },
      email,
      phone,
      {
        field: "address",
        label: "Address",
        names: ["address", "postaladdress", "address1formatted", "businessaddress"],
      },
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
      { field: "company", label: "Client", isRequired: true, names: ["client", ...companyNames] },
      role,
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
      { field: "company", label: "Company", names: companyNames },
      role,
      email,
      phone,
      { field: "details", label: "Info", names: ["details", "detail", "info", "note", "notes"] },
    ],
  },
};

/** Returns the color for a cell that contains its value or its label. */
function readColor(text: string): string {
  const wanted = searchText(text);
  const color = themeColors.find(({ value, label }) => [value, searchText(label)].includes(wanted));
  return color?.value ?? text;
}

/** Returns the first of several values, which Google Contacts writes into one cell. */
function firstValue(text: string): string {
  return text.split(" ::: ")[0] ?? text;
}
