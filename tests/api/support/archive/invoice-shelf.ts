/** The tables of a dump, with the columns of InvoiceShelf 2 that matter and one that does not. */
const columns = {
  companies: ["id", "name", "logo", "unique_hash", "vat_id", "tax_id"],
  currencies: ["id", "name", "code", "precision"],
  customers: [
    "id",
    "name",
    "email",
    "phone",
    "contact_name",
    "company_name",
    "website",
    "tax_id",
    "currency_id",
    "company_id",
  ],
  addresses: [
    "id",
    "name",
    "address_street_1",
    "address_street_2",
    "city",
    "state",
    "zip",
    "phone",
    "type",
    "company_id",
    "customer_id",
  ],
  estimates: [
    ...[
      "id",
      "estimate_date",
      "expiry_date",
      "estimate_number",
      "status",
      "reference_number",
      "notes",
      "discount_type",
      "discount",
    ],
    ...["discount_val", "total", "tax", "tax_included", "company_id", "customer_id", "currency_id"],
  ],
  invoices: [
    ...[
      "id",
      "invoice_date",
      "due_date",
      "invoice_number",
      "status",
      "paid_status",
      "reference_number",
      "notes",
      "discount_type",
    ],
    ...[
      "discount",
      "discount_val",
      "total",
      "tax",
      "tax_included",
      "company_id",
      "customer_id",
      "currency_id",
    ],
  ],
  estimate_items: ["id", "name", "description", "price", "quantity", "total", "estimate_id"],
  invoice_items: ["id", "name", "description", "price", "quantity", "total", "invoice_id"],
  taxes: [
    "id",
    "invoice_id",
    "estimate_id",
    "invoice_item_id",
    "estimate_item_id",
    "name",
    "amount",
    "percent",
    "compound_tax",
  ],
  payments: ["id", "payment_number", "payment_date", "amount", "invoice_id", "payment_method_id"],
  payment_methods: ["id", "name"],
  expenses: ["id"],
  recurring_invoices: ["id"],
  items: ["id"],
};

type Table = keyof typeof columns;
type Rows = Record<string, string | number | null>[];

const customer = {
  ...{
    id: 3,
    name: "Fjellgate Bakery",
    email: "ida@fjellgate.example",
    contact_name: "Ida Brekke",
    tax_id: "NO 912",
  },
  ...{ currency_id: 2, company_id: 1 },
};

/** An invoice over 1,000.00 EUR with 19 % VAT. Amounts are hundredths. */
export const shelfInvoice = {
  ...{
    id: 8,
    invoice_date: "2026-03-02 00:00:00",
    due_date: "2026-03-16",
    invoice_number: "INV-000042",
    status: "COMPLETED",
  },
  ...{
    notes: "<p>Thank you</p>",
    discount_type: "fixed",
    discount: 0,
    discount_val: 0,
    total: 119_000,
    tax: 19_000,
  },
  ...{ tax_included: 0, company_id: 1, customer_id: 3, currency_id: 2 },
};

const estimate = {
  ...{
    id: 8,
    estimate_date: "2026-02-20",
    estimate_number: "EST-000007",
    status: "ACCEPTED",
    discount_type: "percentage",
  },
  ...{
    discount: 10,
    discount_val: 10_000,
    total: 90_000,
    tax: 0,
    company_id: 1,
    customer_id: 3,
    currency_id: 2,
  },
};

export const shelfItem = {
  id: 5,
  name: "Design",
  description: "It's two\nrounds",
  price: 10_000,
  quantity: "10.00",
  total: 100_000,
};

const tables: Partial<Record<Table, Rows>> = {
  companies: [{ id: 1, name: "Okonkwo Studio", vat_id: "DE 1" }],
  currencies: [{ id: 2, name: "Euro", code: "EUR", precision: 2 }],
  customers: [customer],
  addresses: [
    { id: 1, address_street_1: "Storgata 4", city: "Oslo", zip: "0155", type: "billing", customer_id: 3 },
    { id: 2, address_street_1: "Am Markt 1", city: "Kiel", zip: "24103", phone: "+49 431 1", company_id: 1 },
  ],
  estimates: [estimate],
  invoices: [shelfInvoice],
  estimate_items: [{ ...shelfItem, estimate_id: 8 }],
  invoice_items: [{ ...shelfItem, invoice_id: 8 }],
  taxes: [{ id: 1, invoice_id: 8, name: "VAT", amount: 19_000, percent: "19.00", compound_tax: 0 }],
  payments: [
    {
      id: 1,
      payment_number: "PAY-1",
      payment_date: "2026-03-10",
      amount: 119_000,
      invoice_id: 8,
      payment_method_id: 4,
    },
  ],
  payment_methods: [{ id: 4, name: "Bank Transfer" }],
};

/** Returns the dump in a backup of InvoiceShelf, as mysqldump writes it, with invented content. */
export function shelfDump(changes: Partial<Record<Table, Rows>> = {}): string {
  const all: Partial<Record<Table, Rows>> = { ...tables, ...changes };
  const statements = (Object.keys(columns) as Table[]).map((table) => {
    const names = columns[table];
    const create = `CREATE TABLE \`${table}\` (\n${names.map((name) => `  \`${name}\` varchar(255) DEFAULT NULL`).join(",\n")},\n  PRIMARY KEY (\`id\`)\n) ENGINE=InnoDB;`;
    const rows = (all[table] ?? []).map((row) => `(${names.map((name) => literal(row[name])).join(",")})`);
    return rows.length > 0 ? `${create}\nINSERT INTO \`${table}\` VALUES ${rows.join(",")};` : create;
  });
  return `-- MySQL dump 10.13  Distrib 8.0.36, for Linux (x86_64)\n--\n${statements.join("\n\n")}\n-- Dump completed\n`;
}

function literal(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return "NULL";
  if (typeof value === "number") return String(value);
  return `'${value.replace(/[\\']/g, "\\$&").replaceAll("\n", "\\n")}'`;
}
