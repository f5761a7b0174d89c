import type { z } from "zod";
import { newClientContactSchema } from "@/lib/client-contacts/schema";
import { newClientSchema } from "@/lib/clients/schema";
import { newPartnerContactSchema } from "@/lib/partner-contacts/schema";
import { columnNames } from "./column-names";
import {
  readColor,
  readCountry,
  readEmail,
  readFirst,
  readLanguage,
  readPaymentDays,
  readStreet,
} from "./values";

export type CsvKind = "clients" | "client-contacts" | "partner-contacts";

/** A field that a column can be mapped to. `names` are its common column names, in the form of `columnName`. */
export type CsvField = {
  field: string;
  label: string;
  isRequired?: boolean;
  names: string[];
  /** Not guessed if one of these fields has a column: an address in one piece besides its parts. */
  unless?: string[];
  /** Turns the text of a cell into the field's value. */
  read?: (text: string) => string;
};

/** The role of a contact that has none in the file: a contact must have a role. */
export const DEFAULT_ROLE = "Contact";

const email: CsvField = { field: "email", label: "Email", names: columnNames.email, read: readEmail };
const phone: CsvField = {
  field: "phoneNumber",
  label: "Phone number",
  names: columnNames.phone,
  read: readFirst,
};
const role: CsvField = { field: "role", label: "Role", names: columnNames.role };

/** The kinds of rows that can be imported from CSV, with their fields and the API's schema for its rows. */
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
        names: ["name", "client", "clientname", "companyorname", ...columnNames.company, ...columnNames.name],
      },
      {
        field: "themeColor",
        label: "Color",
        names: ["themecolor", "color", "colour", "farbe"],
        read: readColor,
      },
      { field: "taxId", label: "Tax ID", names: columnNames.taxId },
      email,
      phone,
      { field: "street", label: "Street", names: columnNames.street, read: readStreet },
      { field: "postcode", label: "Postcode", names: columnNames.postcode },
      { field: "city", label: "City", names: columnNames.city },
      { field: "region", label: "Region", names: columnNames.region },
      { field: "country", label: "Country", names: columnNames.country, read: readCountry },
      { field: "address", label: "Address", names: columnNames.address, unless: ["street", "city"] },
      { field: "language", label: "Language", names: columnNames.language, read: readLanguage },
      {
        field: "paymentDays",
        label: "Payment days",
        names: columnNames.paymentDays,
        read: readPaymentDays,
      },
      { field: "buyerReference", label: "Buyer reference", names: columnNames.buyerReference },
      { field: "detail", label: "Detail", names: ["detail", "details", "description", "beschreibung"] },
      { field: "note", label: "Note", names: columnNames.note },
    ],
  },
  "client-contacts": {
    label: "Client contacts",
    noun: "contact",
    schema: newClientContactSchema,
    fields: [
      { field: "name", label: "Name", isRequired: true, names: ["name", "contact", ...columnNames.name] },
      { field: "company", label: "Client", isRequired: true, names: ["client", ...columnNames.company] },
      role,
      email,
      phone,
      { field: "detail", label: "Info", names: ["detail", "details", "info", ...columnNames.note] },
    ],
  },
  "partner-contacts": {
    label: "Partners",
    noun: "partner",
    schema: newPartnerContactSchema,
    fields: [
      {
        field: "name",
        label: "Name",
        isRequired: true,
        names: ["name", "contact", "partner", ...columnNames.name],
      },
      { field: "company", label: "Company", names: columnNames.company },
      role,
      email,
      phone,
      { field: "details", label: "Info", names: ["details", "detail", "info", ...columnNames.note] },
    ],
  },
};
