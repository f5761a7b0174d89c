import { z } from "zod";
import { dayField, decimalField, flagField, textField } from "./other-program";

// The company export of Invoice Ninja 5, "backup.json". Only the fields that are read; all others are ignored.
const hashedId = z.string().min(1);
const company = z.looseObject({
  company_key: textField,
  settings: z
    .looseObject({
      currency_id: textField,
      name: textField,
      email: textField,
      phone: textField,
      vat_number: textField,
      id_number: textField,
      address1: textField,
      address2: textField,
      city: textField,
      state: textField,
      postal_code: textField,
    })
    .prefault({}),
});

const client = z.looseObject({
  hashed_id: hashedId,
  name: textField,
  phone: textField,
  website: textField,
  vat_number: textField,
  id_number: textField,
  address1: textField,
  address2: textField,
  city: textField,
  state: textField,
  postal_code: textField,
  public_notes: textField,
  private_notes: textField,
  is_deleted: flagField,
  settings: z.looseObject({ currency_id: textField }).nullish().catch(null),
});

const contact = z.looseObject({
  client_id: hashedId,
  hashed_id: hashedId,
  first_name: textField,
  last_name: textField,
  email: textField,
  phone: textField,
  is_primary: flagField,
});

const line = z.looseObject({
  quantity: decimalField,
  cost: decimalField,
  product_key: textField,
  notes: textField,
  line_total: decimalField,
  tax_name1: textField,
  tax_rate1: decimalField,
  tax_name2: textField,
  tax_rate2: decimalField,
  tax_name3: textField,
  tax_rate3: decimalField,
});

/** The lines are an array, or an object with numbers as keys. */
const lines = z
  .union([z.array(line), z.record(z.string(), line).transform((record) => Object.values(record))])
  .nullish()
  .transform((found) => found ?? []);

const document = z.looseObject({
  hashed_id: hashedId,
  client_id: hashedId,
  status_id: z.coerce.number(),
  is_deleted: flagField,
  number: textField,
  po_number: textField,
  date: dayField,
  due_date: dayField,
  discount: decimalField,
  is_amount_discount: flagField,
  line_items: lines,
  public_notes: textField,
  terms: textField,
  tax_name1: textField,
  tax_rate1: decimalField,
  tax_name2: textField,
  tax_rate2: decimalField,
  tax_name3: textField,
  tax_rate3: decimalField,
  total_taxes: decimalField,
  uses_inclusive_taxes: flagField,
  custom_surcharge1: decimalField,
  custom_surcharge2: decimalField,
  custom_surcharge3: decimalField,
  custom_surcharge4: decimalField,
  custom_surcharge_tax1: flagField,
  custom_surcharge_tax2: flagField,
  custom_surcharge_tax3: flagField,
  custom_surcharge_tax4: flagField,
  amount: decimalField,
});

const paymentable = z.looseObject({
  id: z.union([z.number(), z.string()]).transform(String),
  paymentable_id: z.string(),
  paymentable_type: z.string(),
  amount: decimalField,
  refunded: decimalField,
});

const payment = z.looseObject({
  number: textField,
  status_id: z.coerce.number(),
  type_id: z.coerce.number().nullish(),
  date: dayField,
  is_deleted: flagField,
  amount: decimalField,
  applied: decimalField,
  transaction_reference: textField,
  paymentables: z
    .array(paymentable)
    .nullish()
    .transform((rows) => rows ?? []),
});

const listOf = <Row extends z.ZodType>(row: Row) => z.array(row).default([]);
/** Tables that are only counted, to say that they are left out. */
const counted = z
  .array(z.unknown())
  .default([])
  .transform((rows) => rows.length);

export const invoiceNinjaSchema = z.looseObject({
  company,
  clients: listOf(client),
  client_contacts: listOf(contact),
  invoices: listOf(document),
  quotes: listOf(document),
  payments: listOf(payment),
  credits: counted,
  recurring_invoices: counted,
  expenses: counted,
  tasks: counted,
  products: counted,
  projects: counted,
});

export type InvoiceNinjaExport = z.output<typeof invoiceNinjaSchema>;
export type NinjaDocument = InvoiceNinjaExport["invoices"][number];
