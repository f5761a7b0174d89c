"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { FormDialog } from "@/components/dialog/form-dialog";
import { useRowEdit } from "@/components/dialog/use-row-edit";
import { useAvatarDraft } from "@/components/form/use-avatar-draft";
import { ToggleGroup } from "@/components/ui/input/toggle-group";
import { ProfileFields } from "@/components/users/profile-fields";
import { SessionList } from "@/components/users/session-list";
import { SecurityActivity } from "@/components/users/security-activity";
import { useConfirmCurrency } from "@/components/users/use-confirm-currency";
import { type ProfilePart, useProfilePart } from "@/components/users/use-profile-part";
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
import { useDeleteUser, useUpdateProfile, useUpdateUser } from "@/lib/users/queries";
import type { User } from "@/lib/users/schema";

/** The "Profile" dialog: the user's details, how they sign in, their sessions, and the deletion of the account. */
export function ProfileDialog({
  user,
  opensAt = "profile",
  waysToSignIn,
  isOpen,
  onClose,
}: {
  user: User;
  opensAt?: ProfilePart;
  /** Shown above the sessions. Its changes are immediate and not part of what the dialog saves. */
  waysToSignIn: ReactNode;
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

  const { part, setPart } = useProfilePart(form, opensAt);
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

  const handleSubmit = async (values: ProfileForm) => {
    if (!(await confirmCurrency(values.currency))) return false;
    if (!(await edit.submit(values))) return false;
    // The fields are saved first, so that a failed upload does not lose them.
    const avatar = await picture.save(user.id);
    if (avatar?.avatar !== undefined) await updateUser.mutateAsync(avatar);
    return avatar !== undefined;
  };
  const handleDelete = () =>
    deleteUser.mutateAsync().then(
      () => router.replace(paths.welcome),
      () => undefined,
    );

  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      subject={user.id}
      onSubmit={handleSubmit}
      edit={edit}
      onDelete={handleDelete}
      deleteLabel="Delete Account"
      deleteQuestion={{
        title: "Delete your account?",
        body: "Your profile and everything in this workspace are permanently deleted: clients, partners, contacts, projects, tasks, events, notes, files and documents. This cannot be undone.",
      }}
      isDirtyElsewhere={picture.isChanged}
      isBusyElsewhere={deleteUser.isPending}
      savesWhatIsShown={part === "profile"}
      title="Profile"
      width="lg"
    >
      {/* The dialog's initial focus belongs on its first field. */}
      <div data-not-first className="flex">
        <ToggleGroup label="Part of the profile" value={part} onChange={setPart} options={parts} />
      </div>
      {part === "profile" ? (
        <ProfileFields control={form.control} picture={picture} user={user} />
      ) : (
        <div className="flex flex-col gap-6 md:min-h-140">
          {waysToSignIn}
          <SessionList />
          <SecurityActivity />
        </div>
      )}
    </FormDialog>
  );
}

const parts = [
  { value: "profile", label: "Profile" },
  { value: "security", label: "Sign-in and security" },
] satisfies { value: ProfilePart; label: string }[];
