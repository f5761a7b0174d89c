import { isEmail } from "@/lib/shared/text/email";
import { optionalText } from "@/lib/shared/text/fields";

/** Where an e-invoice is delivered: an identifier and the scheme that it belongs to. */
export type ElectronicAddress = { scheme: string; value: string };

/** The scheme of an email address. Peppol does not have it. */
export const EMAIL = "EM";

/** Reads an address as a person writes it: an email address, or a scheme and an identifier such as "0204:991-12345-67". */
export function readElectronicAddress(text: string | null | undefined): ElectronicAddress | null {
  const value = text?.trim() ?? "";
  const [, scheme, id] = /^(\d{4}):\s*(\S+)$/.exec(value) ?? [];
  if (scheme && id) return { scheme, value: id };
  return isEmail(value) ? { scheme: EMAIL, value } : null;
}

/** Where a client receives e-invoices; "" becomes null. */
export function electronicAddressField() {
  return optionalText().refine((text) => text === null || readElectronicAddress(text) !== null, {
    error: "Must be an email address or a Peppol ID such as 0204:991-12345-67",
  });
}
