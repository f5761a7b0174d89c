"use client";

import type { Control } from "react-hook-form";
import { AvatarField } from "@/components/form/avatar-field";
import { TagField } from "@/components/form/tag-field";
import { TextField } from "@/components/form/text-field";
import { TextareaField } from "@/components/form/textarea-field";
import type { AvatarDraft } from "@/components/form/use-avatar-draft";
import { CurrencyField } from "@/components/users/currency-field";
import { StorageUsage } from "@/components/users/storage-usage";
import type { ProfileForm, ProfileFormInput } from "@/lib/users/form";

/** The user's details, as documents print them. */
export function ProfileFields({
  control,
  picture,
  currency,
}: {
  control: Control<ProfileFormInput, unknown, ProfileForm>;
  picture: AvatarDraft;
  /** The stored value. */
  currency: string;
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
        <TextField control={control} name="taxId" label="Tax ID" autoComplete="off" />
        <CurrencyField control={control} current={currency} />
      </div>
      <TextareaField control={control} name="address" label="Address" rows={3} />
      <StorageUsage />
    </>
  );
}
