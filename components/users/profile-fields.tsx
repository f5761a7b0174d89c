"use client";

import type { Control } from "react-hook-form";
import { AvatarField } from "@/components/form/avatar-field";
import { CheckboxField } from "@/components/form/checkbox-field";
import { TagField } from "@/components/form/tag-field";
import { AddressFields } from "@/components/form/address-fields";
import { TaxIdField } from "@/components/form/tax-id-field";
import { TextField } from "@/components/form/text-field";
import { TextareaField } from "@/components/form/textarea-field";
import type { AvatarDraft } from "@/components/form/use-avatar-draft";
import { CurrencyField } from "@/components/users/currency-field";
import { addressNames } from "@/lib/shared/text/address";
import type { ProfileForm, ProfileFormInput } from "@/lib/users/form";
import type { User } from "@/lib/users/schema";

/** The user's details, as documents print them. */
export function ProfileFields({
  control,
  picture,
  user,
}: {
  control: Control<ProfileFormInput, unknown, ProfileForm>;
  picture: AvatarDraft;
  /** As stored. */
  user: User;
}) {
  return (
    <>
      <div className="flex flex-col gap-4 md:flex-row md:gap-6">
        <AvatarField draft={picture} />
        <div className="flex min-w-0 flex-1 flex-col gap-4">
          <TextField
            control={control}
            name="displayName"
            label="Display name"
            isRequired
            autoComplete="name"
          />
          <TagField
            control={control}
            name="specialization"
            label="Specialisation"
            placeholder="Your skills and services"
          />
        </div>
      </div>
      <TextareaField control={control} name="bio" label="Bio" rows={3} />
      <div className="grid gap-4 md:grid-cols-2">
        <TextField control={control} name="email" label="Email" type="email" autoComplete="email" />
        <TextField control={control} name="phoneNumber" label="Phone number" type="tel" autoComplete="tel" />
        <TaxIdField control={control} name="vatId" label="VAT ID" />
        <TaxIdField control={control} name="taxId" label="Tax ID" />
        <CurrencyField control={control} current={user.currency} />
      </div>
      <AddressFields control={control} names={addressNames} rows={3} />
      <CheckboxField
        control={control}
        name="singleKeys"
        label="Single-key shortcuts, such as ? for the list of all"
      />
    </>
  );
}
