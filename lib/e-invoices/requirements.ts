import { minorDigits } from "@/lib/shared/money/currencies";
import { isLongEmail } from "./electronic-address";
import { type EInvoiceFormat, isXRechnung } from "./formats";
import {
  buyerAddress,
  clientNumbers,
  freelancerNumbers,
  type PartiesInput,
  sellerAddress,
  type Text,
} from "./parties";
import { vatOf } from "./vat-category";
import type { TaxTreatment } from "@/lib/sales-documents/totals/tax-treatments";

/** The fields that are checked for an e-invoice. */
export type CheckedDocument = PartiesInput & {
  kind: string;
  currency: string;
  taxTreatment?: TaxTreatment;
  referenceNumber?: Text;
  buyerReference?: Text;
  bankIban?: Text;
  bankAccountNumber?: Text;
  taxGroups?: readonly { rate: string }[];
};

/** A detail without which a document cannot be an e-invoice, in words that continue "Before this can be an e-invoice:". */
export type EInvoiceGap = { field: GapField; label: string };

export type GapField =
  | `freelancer${"Street" | "Postcode" | "City" | "Country" | "TaxId" | "VatId" | "Phone" | "Email"}`
  | `client${"Street" | "Postcode" | "City" | "Country" | "TaxId" | "VatId"}`
  | "electronicAddress"
  | "buyerReference"
  | "bankAccountId"
  | "tax";

/** Returns why a document can be no e-invoice of this format, whatever is filled in; null if it can. */
export function eInvoiceRefusal(
  { currency, freelancerCountry, ...document }: CheckedDocument,
  format: EInvoiceFormat,
): string | null {
  if (minorDigits(currency) > 2)
    return `E-invoices have at most two decimal places. ${currency} has ${minorDigits(currency)}.`;
  if (format !== "peppol") return null;
  // The rules of Greece are for each seller with a Greek VAT ID, wherever they are.
  if (freelancerCountry === "GR" || freelancerNumbers(document).vatId?.country === "EL")
    return "Peppol invoices from Greece need a number of the tax office (MARK), which Pennant does not have.";
  if (freelancerCountry === "IS")
    return "Peppol invoices from Iceland need register numbers, which Pennant does not have.";
  return null;
}

/** Returns what is missing for an e-invoice, in the order of the paper. An empty list means that the official rules are met. */
export function eInvoiceGaps(document: CheckedDocument, format: EInvoiceFormat): EInvoiceGap[] {
  const isGerman = hasGermanRules(document, format);
  return [
    ...addressGaps("freelancer", document, isXRechnung(format)),
    ...taxIdGaps(document, format),
    ...(isGerman ? contactGaps(document) : []),
    ...addressGaps("client", document, isXRechnung(format)),
    ...routingGaps(document, format),
    ...nationalGaps(document, format),
  ];
}

/** Returns where a detail is filled in: what is not printed comes from the client, also for an issued document. */
export function sourceOf(field: string): "document" | "client" {
  return field === "buyerReference" || field === "electronicAddress" ? "client" : "document";
}

const parts = { Street: "street", Postcode: "postcode", City: "city" } as const;

/** Returns one gap for what is missing of an address, and one for its country. */
function addressGaps(
  party: "freelancer" | "client",
  document: CheckedDocument,
  needsPostcode: boolean,
): EInvoiceGap[] {
  const whose = party === "freelancer" ? "your" : "your client’s";
  const country = document[`${party}Country`];
  const missing = (["Street", "Postcode", "City"] as const).filter(
    (part) =>
      isEmpty(document[`${party}${part}`]) &&
      (part !== "Postcode" || needsPostcode || !hasNoPostcodes(country)),
  );
  const [first] = missing;
  return [
    ...(first
      ? [
          {
            field: `${party}${first}` as const,
            label: `${whose} ${listed(missing.map((part) => parts[part]))}`,
          },
        ]
      : []),
    ...(isEmpty(country) ? [{ field: `${party}Country` as const, label: `${whose} country` }] : []),
  ];
}

function taxIdGaps(document: CheckedDocument, format: EInvoiceFormat): EInvoiceGap[] {
  const { vatId, taxNumber } = freelancerNumbers(document);
  const own = vatId ?? taxNumber;
  const gaps: EInvoiceGap[] = [];
  // The number under which a participant of Peppol is registered is read from it.
  const needsVatId = format === "peppol" && !sellerAddress(document, format);
  // Denmark requires the number of its business register, which is read from the VAT ID.
  const needsDanish = format === "peppol" && document.freelancerCountry === "DK" && own?.country !== "DK";
  if (!own) gaps.push({ field: "freelancerTaxId", label: "a VAT ID or tax number" });
  else if (needsDanish)
    gaps.push({ field: "freelancerVatId", label: "your Danish VAT ID, for Peppol from Denmark" });
  else if (needsVatId) gaps.push({ field: "freelancerVatId", label: "your VAT ID, for Peppol" });
  if (document.taxTreatment === "reverseCharge" && !clientNumbers(document).vatId)
    gaps.push({ field: "clientVatId", label: "your client’s VAT ID, for reverse charge" });
  return gaps;
}

/** In Germany an invoice names a person to ask, with phone and email. */
function contactGaps({ freelancerPhone, freelancerEmail }: CheckedDocument): EInvoiceGap[] {
  const hasPhone = (freelancerPhone?.match(/\d/g) ?? []).length >= 3;
  return [
    ...(hasPhone ? [] : [{ field: "freelancerPhone" as const, label: "your phone number" }]),
    ...(isLongEmail(freelancerEmail) ? [] : [{ field: "freelancerEmail" as const, label: "your email" }]),
  ];
}

function routingGaps(document: CheckedDocument, format: EInvoiceFormat): EInvoiceGap[] {
  if (format === "facturx") return [];
  const gaps: EInvoiceGap[] = [];
  if (!buyerAddress(document, format)) {
    const label = format === "peppol" ? "your client’s Peppol ID or VAT ID" : "your client’s email";
    gaps.push({ field: "electronicAddress", label });
  }
  if (isEmpty(document.buyerReference) && isEmpty(document.referenceNumber))
    gaps.push({
      field: "buyerReference",
      label: "a buyer reference, such as a Leitweg-ID or an order number",
    });
  return gaps;
}

/** Returns the fields that an invoice lacks by the rules of single countries in Peppol. */
function nationalGaps(document: CheckedDocument, format: EInvoiceFormat): EInvoiceGap[] {
  const { freelancerCountry: seller, clientCountry: buyer, kind, taxGroups = [] } = document;
  if (format !== "peppol") return [];
  const gaps: EInvoiceGap[] = [];
  const hasAccount = !isEmpty(document.bankIban) || !isEmpty(document.bankAccountNumber);
  if (seller === "NL" && buyer === "NL" && kind === "invoice" && !hasAccount)
    gaps.push({ field: "bankAccountId", label: "a bank account to pay into" });
  if (seller === "SE" && taxGroups.some(({ rate }) => !["0", "6", "12", "25"].includes(rate)))
    gaps.push({ field: "tax", label: "a tax rate of Sweden: 25, 12 or 6 %" });
  if (!isItalianNumber(document))
    gaps.push({
      field: "freelancerTaxId",
      label: "a tax number of 11 to 16 letters and digits, for Peppol from Italy",
    });
  return gaps;
}

/** Italy's rules are for each seller with an Italian VAT ID, wherever they are, and for none without a tax number. */
function isItalianNumber({ taxTreatment = "standard", ...document }: CheckedDocument): boolean {
  const { vatId, taxNumber } = freelancerNumbers(document);
  const isSubject = vatOf(taxTreatment, "0", vatId !== null).category !== "O";
  return vatId?.country !== "IT" || !taxNumber || !isSubject || /^[A-Z0-9]{11,16}$/.test(taxNumber.value);
}

/** Returns whether the rules of Germany are checked: for XRechnung, and for Peppol within the country. */
export function hasGermanRules(
  { freelancerCountry, clientCountry }: Pick<CheckedDocument, "freelancerCountry" | "clientCountry">,
  format: EInvoiceFormat,
): boolean {
  return isXRechnung(format) || (format === "peppol" && freelancerCountry === "DE" && clientCountry === "DE");
}

function isEmpty(text: Text): boolean {
  return !text?.trim();
}

/** "street, postcode and city" */
function listed(words: readonly string[]): string {
  return [words.slice(0, -1).join(", "), words.at(-1)].filter(Boolean).join(" and ");
}

// Countries and territories without postcodes.
const without =
  "AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GN GQ GY HK JM KI KM KN KP LY ML MO MR MW NR NU " +
  "PA QA RW SB SC SL SR SS ST SX SY TD TF TG TK TL TO TV UG VU YE ZW";
const withoutPostcodes = new Set(without.split(" "));

function hasNoPostcodes(country: Text): boolean {
  return withoutPostcodes.has(country ?? "");
}
