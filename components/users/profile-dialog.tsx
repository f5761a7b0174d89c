"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useRouter } from "next/navigation";
import { useForm } from "react-hook-form";
import { FormDialog } from "@/components/dialog/form-dialog";
import { useRowEdit } from "@/components/dialog/use-row-edit";
import { AvatarField } from "@/components/form/avatar-field";
import { TagField } from "@/components/form/tag-field";
import { TextField } from "@/components/form/text-field";
import { TextareaField } from "@/components/form/textarea-field";
import { useAvatarDraft } from "@/components/form/use-avatar-draft";
import { CurrencyField } from "@/components/users/currency-field";
import { StorageUsage } from "@/components/users/storage-usage";
import { useConfirmCurrency } from "@/components/users/use-confirm-currency";
import { optionalEmail } from "@/lib/email";
import { currencyName } from "@/lib/currencies";
import { paths } from "@/lib/paths";
import {
  profileFieldNames,
  type ProfileForm,
  type ProfileFormInput,
  profileFormSchema,
  toProfileForm,
} from "@/lib/users/form";
import { useDeleteUser, useUpdateProfile, useUpdateUser } from "@/lib/users/queries";
import type { User } from "@/lib/users/schema";

/** "Profile": who the freelancer is, as documents print it, and the way to end the account. */
export function ProfileDialog({
  user,
  isOpen,
  onClose,
}: {
  user: User;
  isOpen: boolean;
  onClose: () => void;
}) {
  const router = useRouter();
  const updateProfile = useUpdateProfile();
  const updateUser = useUpdateUser();
  const deleteUser = useDeleteUser();
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
    inWords: { Currency: ({ currency }) => `${currency} · ${currencyName(currency)}` },
    save: (change) => updateProfile.mutateAsync(change),
  });

  const handleSubmit = async (values: ProfileForm) => {
    if (!(await confirmCurrency(values.currency))) return false;
    if (!(await edit.submit(values))) return false;
    // What was typed is saved first: a picture that does not arrive takes nothing else with it.
    const avatar = await picture.save(user.id, "Error saving changes");
    if (avatar?.avatar !== undefined) await updateUser.mutateAsync(avatar);
    return avatar !== undefined;
  };
  const handleDelete = () =>
    deleteUser.mutateAsync().then(
      () => router.replace(paths.welcome),
      () => undefined,
    );

  const { control } = form;
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      subject={user.id}
      onSubmit={handleSubmit}
      conflict={edit.conflict}
      onDelete={handleDelete}
      deleteLabel="Delete Account"
      deleteQuestion={{
        title: "Delete your account?",
        body: "Your profile and everything in this workspace are deleted for good: clients, partners, contacts, projects, tasks, events, notes, files and documents. This cannot be undone.",
      }}
      isDirtyElsewhere={picture.isChanged}
      isBusyElsewhere={deleteUser.isPending}
      title="Profile"
      width="lg"
    >
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
            placeholder="What you are good at"
          />
        </div>
      </div>
      <TextareaField control={control} name="bio" label="Bio" rows={3} />
      <div className="grid gap-4 md:grid-cols-2">
        <TextField control={control} name="email" label="Email" type="email" autoComplete="email" />
        <TextField control={control} name="phoneNumber" label="Phone number" type="tel" autoComplete="tel" />
        <TextField control={control} name="taxId" label="Tax ID" autoComplete="off" />
        <CurrencyField control={control} current={user.currency} />
      </div>
      <TextareaField control={control} name="address" label="Address" rows={3} />
      <StorageUsage />
    </FormDialog>
  );
}
