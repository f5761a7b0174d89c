import { EMAIL, type ElectronicAddress, readElectronicAddress } from "@/lib/clients/electronic-address";
import { addressOfTaxNumber } from "./electronic-address";
import { type EInvoiceFormat } from "./formats";
import type { Party } from "./invoice";
import { readTaxNumbers, type TaxNumber, type TaxNumbers } from "./tax-number";

export type Text = string | null | undefined;

/** The fields of both parties that an e-invoice needs. */
export type PartiesInput = {
  freelancerName: string;
  freelancerEmail?: Text;
  freelancerPhone?: Text;
  freelancerTaxId?: Text;
  freelancerVatId?: Text;
  freelancerStreet?: Text;
  freelancerPostcode?: Text;
  freelancerCity?: Text;
  freelancerRegion?: Text;
  freelancerCountry?: Text;
  clientName: string;
  clientTaxId?: Text;
  clientVatId?: Text;
  clientStreet?: Text;
  clientPostcode?: Text;
  clientCity?: Text;
  clientRegion?: Text;
  clientCountry?: Text;
  electronicAddress?: Text;
  clientEmail?: Text;
};

/** Returns the freelancer. Whoever is not subject to VAT has no number for it: the rules accept it as an identifier only. */
export function toSeller(document: PartiesInput, format: EInvoiceFormat, isSubject: boolean): Party {
  const numbers = freelancerNumbers(document);
  const { vatId, taxNumber } = numbers;
  const email = filled(document.freelancerEmail);
  return {
    name: document.freelancerName,
    street: filled(document.freelancerStreet),
    postcode: filled(document.freelancerPostcode),
    city: filled(document.freelancerCity),
    region: filled(document.freelancerRegion),
    country: filled(document.freelancerCountry) ?? "",
    ...numbersOf(numbers, isSubject, hasNoIdentifiers(document, format)),
    taxNumber: isSubject ? (taxNumber?.value ?? null) : null,
    legalId: legalIdOf(document, vatId),
    address: sellerAddress(document, format),
    contact: { name: document.freelancerName, phone: filled(document.freelancerPhone), email },
  };
}

/** Returns the client. */
export function toBuyer(document: PartiesInput, format: EInvoiceFormat, isSubject: boolean): Party {
  return {
    name: document.clientName,
    street: filled(document.clientStreet),
    postcode: filled(document.clientPostcode),
    city: filled(document.clientCity),
    region: filled(document.clientRegion),
    country: filled(document.clientCountry) ?? "",
    ...numbersOf(clientNumbers(document), isSubject, hasNoIdentifiers(document, format)),
    taxNumber: null,
    legalId: null,
    address: buyerAddress(document, format),
    contact: null,
  };
}

/** In Peppol, a participant is registered with a number. Elsewhere invoices arrive by email. */
export function sellerAddress(document: PartiesInput, format: EInvoiceFormat): ElectronicAddress | null {
  const byNumber = addressOfTaxNumber(anyNumber(freelancerNumbers(document)));
  return format === "peppol" ? byNumber : (readElectronicAddress(document.freelancerEmail) ?? byNumber);
}

/** The address that was chosen for the client comes first. */
export function buyerAddress(document: PartiesInput, format: EInvoiceFormat): ElectronicAddress | null {
  const chosen = readElectronicAddress(document.electronicAddress);
  const byNumber = addressOfTaxNumber(anyNumber(clientNumbers(document)));
  if (format === "peppol") return chosen && chosen.scheme !== EMAIL ? chosen : byNumber;
  return chosen ?? readElectronicAddress(document.clientEmail) ?? byNumber;
}

function numbersOf(numbers: TaxNumbers, isSubject: boolean, isWithoutIdentifier: boolean) {
  const vatId = isSubject ? (numbers.vatId?.value ?? null) : null;
  // A seller must have a VAT ID, an identifier or a number of a register.
  return { vatId, identifier: vatId || isWithoutIdentifier ? null : (anyNumber(numbers)?.value ?? null) };
}

/** Returns the numbers of the freelancer. */
export function freelancerNumbers(
  document: Pick<PartiesInput, "freelancerVatId" | "freelancerTaxId">,
): TaxNumbers {
  return readTaxNumbers(document.freelancerVatId, document.freelancerTaxId);
}

/** Returns the numbers of the client. */
export function clientNumbers(document: Pick<PartiesInput, "clientVatId" | "clientTaxId">): TaxNumbers {
  return readTaxNumbers(document.clientVatId, document.clientTaxId);
}

function anyNumber({ vatId, taxNumber }: TaxNumbers): TaxNumber | null {
  return vatId ?? taxNumber;
}

/** From Denmark, Peppol allows no identifier of either party without its scheme (DK-R-013), and the seller has a number of a register. */
function hasNoIdentifiers({ freelancerCountry }: PartiesInput, format: EInvoiceFormat): boolean {
  return format === "peppol" && freelancerCountry === "DK";
}

/** A Danish VAT ID has the number of the business register, which Denmark requires. */
function legalIdOf({ freelancerCountry }: PartiesInput, number: TaxNumber | null): Party["legalId"] {
  return freelancerCountry === "DK" && number?.country === "DK"
    ? { scheme: "0184", value: number.value.slice(2) }
    : null;
}

function filled(text: Text): string | null {
  return text?.trim() || null;
}
