import type { FieldNames } from "@/lib/edits/merge";
import type { ItemRow, SalesDocumentFormInput } from "./form";
import { itemUnitLabels } from "./totals/units";

/** The labels of the builder's fields outside their sections. */
export const salesDocumentFieldNames: FieldNames<SalesDocumentFormInput> = {
  category: "Category",
  number: "Number",
  referenceNumber: "Reference",
  issuedAt: "Issue date",
  currency: "Currency",
  language: "Language",
  projectTitle: "Project title",
  projectDescription: "Project description",
  freelancerName: "Freelancer name",
  freelancerEmail: "Freelancer email",
  freelancerPhone: "Freelancer phone",
  freelancerTaxId: "Freelancer tax ID",
  freelancerVatId: "Freelancer VAT ID",
  freelancerAddress: "Freelancer address",
  freelancerStreet: "Freelancer street",
  freelancerPostcode: "Freelancer postcode",
  freelancerCity: "Freelancer city",
  freelancerRegion: "Freelancer region",
  freelancerCountry: "Freelancer country",
  clientId: "Client",
  clientName: "Client name",
  clientTaxId: "Client tax ID",
  clientVatId: "Client VAT ID",
  clientAddress: "Client address",
  clientStreet: "Client street",
  clientPostcode: "Client postcode",
  clientCity: "Client city",
  clientRegion: "Client region",
  clientCountry: "Client country",
  clientPhone: "Client phone",
  clientOffice: "Client office",
  clientDetail: "Client detail",
  bankAccountId: "Pay to",
  items: "Items",
  tax: "Tax",
  discountPercent: "Discount",
  discountFlat: "Flat discount",
  taxTreatment: "Tax treatment",
  taxNote: "Sentence about tax",
  pricesIncludeTax: "Prices include tax",
  serviceDate: "Date of supply",
  serviceFrom: "First day of the period",
  serviceTo: "Last day of the period",
  withholding: "Withholding tax",
  note: "Note",
  signatures: "Signature lines",
};

/** Describes an item: "Logo, 2 × 750", "Logo, 2 hour × 750, 7 % tax, 10 % discount". */
export function describeItem({ title, rate, quantity, taxRate, unit, ...item }: ItemRow): string {
  const counted = unit ? `${quantity} ${itemUnitLabels[unit].toLowerCase()}` : quantity;
  const discounts = [
    Number(item.discountPercent) > 0 ? `, ${item.discountPercent} % discount` : "",
    Number(item.discountFlat) > 0 ? `, ${item.discountFlat} discount` : "",
  ];
  return [`${title}, ${counted} × ${rate}`, taxRate ? `, ${taxRate} % tax` : "", ...discounts].join("");
}
