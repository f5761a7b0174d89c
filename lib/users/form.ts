import { z } from "zod";
import { isCurrency } from "@/lib/shared/money/currency-codes";
import { optionalEmail } from "@/lib/shared/text/email";
import type { FieldNames } from "@/lib/edits/merge";
import { addressPartNames } from "@/lib/shared/text/address";
import { addressFields, longText, optionalText, requiredText } from "@/lib/shared/text/fields";
import { tagList } from "@/lib/tags/schema";
import type { User } from "./schema";

/** The form of the profile. */
export const profileFormSchema = z.object({
  displayName: requiredText("Please enter your name."),
  specialization: tagList(),
  bio: longText(),
  taxId: optionalText(),
  vatId: optionalText(),
  phoneNumber: optionalText(),
  email: optionalEmail(),
  address: optionalText(2000),
  ...addressFields,
  currency: z.string().refine(isCurrency, { error: "Please select a currency" }),
  singleKeys: z.boolean(),
});

export type ProfileForm = z.output<typeof profileFormSchema>;
export type ProfileFormInput = z.input<typeof profileFormSchema>;

export function toProfileForm(user: User): ProfileFormInput {
  return {
    displayName: user.displayName,
    specialization: user.specialization,
    bio: user.bio ?? "",
    taxId: user.taxId ?? "",
    vatId: user.vatId ?? "",
    phoneNumber: user.phoneNumber ?? "",
    email: user.email ?? "",
    address: user.address ?? "",
    street: user.street ?? "",
    postcode: user.postcode ?? "",
    city: user.city ?? "",
    region: user.region ?? "",
    country: user.country ?? "",
    currency: user.currency,
    singleKeys: user.singleKeys,
  };
}

export const profileFieldNames: FieldNames<ProfileFormInput> = {
  displayName: "Display name",
  specialization: "Specialisation",
  bio: "Bio",
  taxId: "Tax ID",
  vatId: "VAT ID",
  phoneNumber: "Phone number",
  email: "Email",
  address: "Address",
  ...addressPartNames,
  currency: "Currency",
  singleKeys: "Single-key shortcuts",
};
