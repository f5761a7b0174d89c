"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { FormPanel } from "@/components/dialog/form-panel";
import { useFollowRow } from "@/components/dialog/use-follow-row";
import { useRowEdit } from "@/components/dialog/use-row-edit";
import { useAvatarDraft } from "@/components/form/use-avatar-draft";
import { ProfileFields } from "@/components/users/profile-fields";
import { useConfirmCurrency } from "@/components/users/use-confirm-currency";
import { optionalEmail } from "@/lib/shared/text/email";
import { currencyName } from "@/lib/shared/money/currency-codes";
import { paths } from "@/lib/shared/paths";
import {
  profileFieldNames,
  type ProfileForm,
  type ProfileFormInput,
  profileFormSchema,
  toProfileForm,
} from "@/lib/users/form";
import { useUpdateProfile, useUpdateUser } from "@/lib/users/queries";
import type { User } from "@/lib/users/schema";

/** The "Profile" dialog, which is a part of the settings page: the person's details, as documents print them. */
export function ProfilePanel({ user, onClose }: { user: User; onClose: () => void }) {
  const updateProfile = useUpdateProfile();
  const updateUser = useUpdateUser();
  const confirmCurrency = useConfirmCurrency(user.currency);
  const picture = useAvatarDraft("user", user.avatar);
  const form = useForm<ProfileFormInput, unknown, ProfileForm>({
    resolver: zodResolver(profileFormSchema.extend({ email: optionalEmail(user.email) })),
    defaultValues: toProfileForm(user),
  });
  const edit = useRowEdit({
    form,
    row: user,
    toForm: toProfileForm,
    names: profileFieldNames,
    inWords: {
      Currency: ({ currency }) => `${currency} · ${currencyName(currency)}`,
      "Single-key shortcuts": ({ singleKeys }) => (singleKeys ? "On" : "Off"),
    },
    save: (change) => updateProfile.mutateAsync(change),
  });
  useFollowRow(form, { row: user, toForm: toProfileForm, edit });

  const handleSubmit = async (values: ProfileForm) => {
    if (!(await confirmCurrency(values.currency))) return false;
    if (!(await edit.submit(values))) return false;
    // The fields are saved first, so that a failed upload does not lose them.
    const avatar = await picture.save(user.id);
    if (avatar?.avatar !== undefined) await updateUser.mutateAsync(avatar);
    return avatar !== undefined;
  };

  return (
    <FormPanel
      form={form}
      path={paths.settings()}
      onClose={onClose}
      onReset={picture.reset}
      subject={user.id}
      onSubmit={handleSubmit}
      edit={edit}
      isDirtyElsewhere={picture.isChanged}
      title="Profile"
    >
      <ProfileFields control={form.control} picture={picture} user={user} />
    </FormPanel>
  );
}
