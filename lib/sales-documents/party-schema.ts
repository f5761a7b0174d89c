import { z } from "zod";
import { optionalEmail } from "@/lib/shared/text/email";
import { addressFields, longText, optionalText, requiredText } from "@/lib/shared/text/fields";

/** The fields of the freelancer and the client on a document, in a request. */
export const partyFields = {
  freelancerName: requiredText("Please add a freelancer name"),
  freelancerEmail: optionalEmail(),
  freelancerPhone: optionalText(),
  freelancerTaxId: optionalText(),
  freelancerVatId: optionalText(),
  freelancerAddress: optionalText(2000),
  freelancerStreet: addressFields.street,
  freelancerPostcode: addressFields.postcode,
  freelancerCity: addressFields.city,
  freelancerRegion: addressFields.region,
  freelancerCountry: addressFields.country,
  clientName: requiredText("Please add a client name"),
  clientTaxId: optionalText(),
  clientVatId: optionalText(),
  clientAddress: optionalText(2000),
  clientStreet: addressFields.street,
  clientPostcode: addressFields.postcode,
  clientCity: addressFields.city,
  clientRegion: addressFields.region,
  clientCountry: addressFields.country,
  clientPhone: optionalText(),
  clientOffice: optionalText(),
  clientDetail: longText(5000),
};

const optional = z.string().nullable();

/** The same in a response. The client's name is in every row. */
export const partyRowFields = {
  freelancerName: z.string(),
  freelancerEmail: optional,
  freelancerPhone: optional,
  freelancerTaxId: optional,
  freelancerVatId: optional,
  freelancerAddress: optional,
  freelancerStreet: optional,
  freelancerPostcode: optional,
  freelancerCity: optional,
  freelancerRegion: optional,
  freelancerCountry: optional,
  clientTaxId: optional,
  clientVatId: optional,
  clientAddress: optional,
  clientStreet: optional,
  clientPostcode: optional,
  clientCity: optional,
  clientRegion: optional,
  clientCountry: optional,
  clientPhone: optional,
  clientOffice: optional,
  clientDetail: optional,
};

/** The fields that a document copies and a request cannot set. */
export const copiedRowFields = {
  /** Where the client receives e-invoices, as the document is issued. */
  buyerReference: optional,
  electronicAddress: optional,
  /** The account as it is printed. A draft follows its account, an issued document keeps it. */
  bankHolder: optional,
  bankIban: optional,
  bankBic: optional,
  bankAccountNumber: optional,
  bankName: optional,
  bankPromptPayId: optional,
  bankUpiId: optional,
  bankPixKey: optional,
  bankPayLink: optional,
  /** Logo and color as of the issue; a draft is printed with those of the profile. */
  logo: optional,
  logoWidth: z.int().nullable(),
  logoHeight: z.int().nullable(),
  accent: optional,
};
