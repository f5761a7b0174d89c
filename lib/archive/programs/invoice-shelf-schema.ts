import { z } from "zod";
import { dayField, decimalField, flagField, textField } from "./other-program";

// The tables of InvoiceShelf 2 in the dump of its backup. Only the columns that are read; all others are ignored.
const id = z.string().min(1);
/** An amount in hundredths, whatever the currency. */
const money = decimalField.transform((amount) => amount.div(100));

const document = z.object({
  id,
  status: textField,
  customer_id: z.string().nullish(),
  company_id: z.string().nullish(),
  currency_id: z.string().nullish(),
  reference_number: textField,
  notes: textField,
  discount_type: textField,
  discount: decimalField,
  discount_val: money,
  total: money,
  tax: money,
  tax_included: flagField,
});

const item = z.object({
  id,
  name: textField,
  description: textField,
  price: money,
  quantity: decimalField,
  total: money,
});

const rows = <Row extends z.ZodType>(row: Row) => z.array(row);

export const invoiceShelfSchema = z.object({
  companies: rows(z.object({ id, name: textField, vat_id: textField, tax_id: textField })),
  currencies: rows(z.object({ id, code: textField })),
  customers: rows(
    z.object({
      id,
      name: textField,
      email: textField,
      phone: textField,
      contact_name: textField,
      company_name: textField,
      website: textField,
      tax_id: textField,
      currency_id: z.string().nullish(),
      company_id: z.string().nullish(),
    }),
  ),
  addresses: rows(
    z.object({
      customer_id: z.string().nullish(),
      company_id: z.string().nullish(),
      type: textField,
      phone: textField,
      address_street_1: textField,
      address_street_2: textField,
      city: textField,
      state: textField,
      zip: textField,
    }),
  ),
  invoices: rows(document.extend({ invoice_number: textField, invoice_date: dayField, due_date: dayField })),
  estimates: rows(
    document.extend({ estimate_number: textField, estimate_date: dayField, expiry_date: dayField }),
  ),
  invoice_items: rows(item.extend({ invoice_id: z.string().nullish() })),
  estimate_items: rows(item.extend({ estimate_id: z.string().nullish() })),
  taxes: rows(
    z.object({
      invoice_id: z.string().nullish(),
      estimate_id: z.string().nullish(),
      invoice_item_id: z.string().nullish(),
      estimate_item_id: z.string().nullish(),
      name: textField,
      percent: decimalField,
      compound_tax: flagField,
    }),
  ),
  payments: rows(
    z.object({
      id,
      payment_number: textField,
      payment_date: dayField,
      amount: money,
      invoice_id: z.string().nullish(),
      payment_method_id: z.string().nullish(),
    }),
  ),
  payment_methods: rows(z.object({ id, name: textField })),
  expenses: rows(z.unknown()),
  recurring_invoices: rows(z.unknown()),
  items: rows(z.unknown()),
});

export type InvoiceShelfBackup = z.output<typeof invoiceShelfSchema>;
export const shelfTables = new Set(Object.keys(invoiceShelfSchema.shape));

/** The fields that invoices and estimates have in common. */
export type ShelfDocument = z.output<typeof document>;
