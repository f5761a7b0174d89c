import fc from "fast-check";
import { vatIds } from "./vat-ids";
import type { EInvoiceInput } from "@/lib/e-invoices/to-invoice";
import { taxTreatments } from "@/lib/sales-documents/totals/tax-treatments";
import { findLineDiscountTooLarge } from "@/lib/sales-documents/totals/line-amount";
import { computeTotals } from "@/lib/sales-documents/totals/totals";
import { itemUnits } from "@/lib/sales-documents/totals/units";

/** An issued document as the server reads it. */
export type RandomDocument = EInvoiceInput & {
  kind: "invoice" | "creditNote";
  taxGroups: { rate: string; net: string; tax: string; discount: string }[];
};

const elsewhere = ["TH", "US", "JP", "IN", "BR", "AE"];
const country = fc.constantFrom("DE", "DE", ...Object.keys(vatIds), ...elsewhere);
const mostly = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 12 });

const words = fc.constantFrom(
  'Webshop <Redesign> & "Launch"',
  "Beratung für Größenwahl – Phase 2",
  "ออกแบบเว็บไซต์ ระยะที่ 1",
  "ウェブサイト制作",
  "تصميم الموقع",
  "Emoji 🚀 kick-off\u0007",
  "Café à l’œuvre",
  "Line one\nLine two",
);

const decimal = (max: number, places: number) =>
  fc
    .tuple(fc.integer({ min: 0, max }), fc.nat(10 ** places - 1))
    .map(([whole, part]) => (places ? `${whole}.${String(part).padStart(places, "0")}` : String(whole)));
const positive = (max: number) =>
  fc.oneof(
    fc.integer({ min: 1, max }).map(String),
    decimal(max, 2).map((text) => (/[1-9]/.test(text) ? text : "1")),
    decimal(max, 4).map((text) => (/[1-9]/.test(text) ? text : "1")),
  );

const party = fc.record({
  name: fc.oneof(words, fc.constantFrom("Ida Brekke", "Saltmarsh Bakery", "Müller & Söhne GmbH")),
  country: mostly(country),
  street: mostly(fc.constantFrom("Kirkegata 7", "Hauptstraße 12 <b>", "ถนนสุขุมวิท 21")),
  postcode: mostly(fc.constantFrom("10115", "0153", "1010")),
  city: mostly(fc.constantFrom("Berlin", "Oslo", "กรุงเทพฯ")),
  region: fc.option(fc.constantFrom("Brandenburg", "Bangkok"), { nil: null }),
  taxId: mostly(
    fc.constantFrom("vat", "vat", "vat", "vat", "29/815/08151", "0105556123456", ...Object.values(vatIds)),
  ),
});

/** Returns the tax ID of a party: mostly the VAT ID of its country where it has one. */
function taxIdOf({ country: code, taxId }: { country: string | null; taxId: string | null }) {
  return taxId === "vat" ? (vatIds[code ?? ""] ?? "12-3456789") : taxId;
}

/** Issued invoices, deposit invoices and credit notes, with now and then an empty detail. */
export const randomDocuments: fc.Arbitrary<RandomDocument> = fc
  .record({
    kind: fc.constantFrom("invoice", "invoice", "creditNote"),
    purpose: fc.constantFrom("standard", "standard", "deposit"),
    number: fc.constantFrom("2026-0014", "RE 7/2026", "17"),
    currency: fc.constantFrom("EUR", "EUR", "EUR", "USD", "CHF", "SEK", "DKK", "NOK", "THB", "JPY"),
    freelancer: party,
    client: party,
    // Some countries have rules for invoices within them.
    isDomestic: fc.boolean(),
    phone: mostly(fc.constantFrom("+49 30 1234567", "081-234-5678")),
    email: mostly(fc.constantFrom("ida@brekke.example", "hello@studio.example")),
    clientEmail: mostly(fc.constant("post@client.example")),
    electronicAddress: fc.option(fc.constantFrom("0088:7300010000001", "invoice@client.example"), {
      nil: null,
      freq: 3,
    }),
    buyerReference: mostly(fc.constantFrom("04011000-12345-03", "Frau Köhler")),
    referenceNumber: fc.option(fc.constantFrom("PO-77", "Order <9>"), { nil: null }),
    bankIban: mostly(fc.constantFrom("NO9386011117947", "DE89370400440532013000", "GB29NWBK60161331926819")),
    bankAccountNumber: fc.option(fc.constant("123-4-56789-0"), { nil: null }),
    bankBic: fc.option(fc.constantFrom("COBADEFFXXX", "DNBANOKK"), { nil: null }),
    items: fc.array(
      fc.record({
        title: words,
        description: fc.option(words, { nil: null }),
        rate: positive(9_999),
        quantity: positive(99),
        taxRate: fc.option(fc.constantFrom("0", "7", "19", "25", "12", "5.5", "25.5"), {
          nil: null,
          freq: 2,
        }),
        discountPercent: fc.constantFrom("0", "0", "0", "10", "33.3333", "100"),
        discountFlat: fc.constantFrom("0", "0", "0.01"),
        unit: fc.option(fc.constantFrom(...itemUnits), { nil: null }),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    discountPercent: fc.constantFrom("0", "0", "10", "33.3333", "100"),
    tax: fc.constantFrom("0", "7", "19", "25", "20", "21"),
    taxTreatment: fc.constantFrom("standard", "standard", "standard", ...taxTreatments),
    pricesIncludeTax: fc.boolean(),
    service: fc.constantFrom<Service>(
      {},
      { serviceDate: "2026-11-18" },
      { serviceFrom: "2026-11-01", serviceTo: "2026-11-30" },
    ),
    ownVatId: fc.boolean(),
    withholding: fc.constantFrom(null, null, null, "3"),
    deposit: fc.option(decimal(50, 2), { nil: null, freq: 4 }),
    note: fc.option(words, { nil: null }),
    dueOn: fc.constantFrom("2026-12-04", "2026-11-20"),
  })
  .map(toDocument);

type Service = { serviceDate?: string; serviceFrom?: string; serviceTo?: string };

function toDocument({ client: buyer, isDomestic, service, ownVatId, ...rest }: Random): RandomDocument {
  const { freelancer, phone, email, deposit, ...random } = rest;
  const client = isDomestic ? { ...buyer, country: freelancer.country } : buyer;
  const isInvoice = random.kind === "invoice";
  const isFinal = isInvoice && random.purpose === "standard";
  const digits = random.currency === "JPY" ? 0 : 2;
  const amount = (text: string) => (digits ? text : (text.split(".")[0] ?? "0"));
  const amounts = {
    ...random,
    // No line has a discount above its amount.
    items: random.items.map((item) =>
      findLineDiscountTooLarge([item], digits) < 0 ? item : { ...item, discountFlat: "0" },
    ),
    discountFlat: "0",
    withholding: isInvoice ? random.withholding : null,
    deposits:
      isFinal && deposit
        ? [
            {
              id: "d",
              number: "2026-0007",
              issuedDate: "2026-11-03",
              amount: amount(deposit),
              taxAmount: amount("0.00"),
            },
          ]
        : [],
  };
  const totals = computeTotals(amounts);
  return {
    ...amounts,
    ...service,
    category: "invoice",
    purpose: isInvoice ? random.purpose : "standard",
    lockedAt: "2026-11-20T08:00:00.000Z",
    issuedAt: "2026-11-20T00:00:00.000Z",
    dueOn: isInvoice ? random.dueOn : null,
    projectTitle: "Shop",
    credits: isInvoice ? null : { kind: "invoice", number: "2026-0013", issuedDate: "2026-11-19" },
    total: totals.total,
    taxGroups: totals.taxGroups,
    freelancerName: freelancer.name,
    freelancerEmail: email,
    freelancerPhone: phone,
    ...(ownVatId
      ? { freelancerVatId: taxIdOf(freelancer), freelancerTaxId: "29/815/08151" }
      : { freelancerTaxId: taxIdOf(freelancer) }),
    freelancerStreet: freelancer.street,
    freelancerPostcode: freelancer.postcode,
    freelancerCity: freelancer.city,
    freelancerRegion: freelancer.region,
    freelancerCountry: freelancer.country,
    bankHolder: random.bankIban ? freelancer.name : null,
    clientName: client.name,
    clientTaxId: taxIdOf(client),
    clientStreet: client.street,
    clientPostcode: client.postcode,
    clientCity: client.city,
    clientRegion: client.region,
    clientCountry: client.country,
  };
}

type Party = {
  name: string;
  country: string | null;
  street: string | null;
  postcode: string | null;
  city: string | null;
  region: string | null;
  taxId: string | null;
};

type Random = Pick<
  RandomDocument,
  | "kind"
  | "purpose"
  | "number"
  | "currency"
  | "items"
  | "discountPercent"
  | "tax"
  | "taxTreatment"
  | "pricesIncludeTax"
  | "withholding"
  | "note"
  | "dueOn"
  | "bankIban"
> & {
  freelancer: Party;
  client: Party;
  isDomestic: boolean;
  service: Service;
  ownVatId: boolean;
  phone: string | null;
  email: string | null;
  deposit: string | null;
};
