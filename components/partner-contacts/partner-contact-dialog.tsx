"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { v7 as newId } from "uuid";
import { FormDialog } from "@/components/dialog/form-dialog";
import { useRowEdit } from "@/components/dialog/use-row-edit";
import { AvatarField } from "@/components/form/avatar-field";
import { useAvatarDraft } from "@/components/form/use-avatar-draft";
import { PartnerContactFields } from "@/components/partner-contacts/partner-contact-fields";
import { optionalEmail } from "@/lib/email";
import {
  type PartnerContactForm,
  type PartnerContactFormInput,
  partnerContactFieldNames,
  partnerContactFormSchema,
  toPartnerContactForm,
} from "@/lib/partner-contacts/form";
import {
  useCreatePartnerContact,
  useDeletePartnerContact,
  useUpdatePartnerContact,
} from "@/lib/partner-contacts/queries";
import type { PartnerContact } from "@/lib/partner-contacts/schema";
import { paths } from "@/lib/paths";

/** The partner to edit, or the defaults of a new one. */
export type PartnerContactSubject =
  | { mode: "create"; onCreated?: (partner: PartnerContact) => void }
  | { mode: "edit"; partner: PartnerContact };

type Opening = { isOpen: boolean; onClose: () => void };

/** The "Partner Contact" dialog: creates or edits a partner. Creating one opens the partners page unless `onCreated` is set. */
export function PartnerContactDialog({ subject, ...opening }: { subject: PartnerContactSubject } & Opening) {
  return subject.mode === "create" ? (
    <NewPartnerContact onCreated={subject.onCreated} {...opening} />
  ) : (
    <EditPartnerContact partner={subject.partner} {...opening} />
  );
}

function NewPartnerContact({
  onCreated,
  isOpen,
  onClose,
}: { onCreated?: (partner: PartnerContact) => void } & Opening) {
  const router = useRouter();
  const createPartner = useCreatePartnerContact();
  // Generated once per dialog, so that saving again after a lost response does not create a second partner.
  const [id] = useState(() => newId());
  const picture = useAvatarDraft("partner-contact");
  const form = useForm<PartnerContactFormInput, unknown, PartnerContactForm>({
    resolver: zodResolver(partnerContactFormSchema),
    defaultValues: toPartnerContactForm({}),
  });

  const handleSubmit = async (values: PartnerContactForm) => {
    const avatar = await picture.save(id, "Error saving avatar");
    return avatar ? createPartner.mutateAsync({ id, ...values, ...avatar }) : false;
  };
  const handleSaved = (partner: PartnerContact) => {
    onClose();
    if (onCreated) onCreated(partner);
    else router.push(paths.partners);
  };

  return (
    <FormDialog
      {...{ form, isOpen, onClose }}
      onSubmit={handleSubmit}
      onSaved={handleSaved}
      isDirtyElsewhere={picture.isChanged}
      title="Partner Contact"
    >
      <AvatarField draft={picture} />
      <PartnerContactFields control={form.control} />
    </FormDialog>
  );
}

function EditPartnerContact({ partner, isOpen, onClose }: { partner: PartnerContact } & Opening) {
  const { id } = partner;
  const updatePartner = useUpdatePartnerContact();
  const deletePartner = useDeletePartnerContact();
  const picture = useAvatarDraft("partner-contact", partner.avatar);
  const form = useForm<PartnerContactFormInput, unknown, PartnerContactForm>({
    resolver: zodResolver(partnerContactFormSchema.extend({ email: optionalEmail(partner.email) })),
    defaultValues: toPartnerContactForm(partner),
  });
  const edit = useRowEdit({
    form,
    row: partner,
    toForm: toPartnerContactForm,
    names: partnerContactFieldNames,
    save: (change) => updatePartner.mutateAsync({ id, ...change }),
  });

  const handleSubmit = async (values: PartnerContactForm) => {
    if (!(await edit.submit(values))) return false;
    // The fields are saved first, so that a failed upload does not lose them.
    const avatar = await picture.save(id, "Error saving changes");
    if (avatar?.avatar !== undefined) await updatePartner.mutateAsync({ id, ...avatar });
    return avatar !== undefined;
  };
  const handleDelete = () => {
    onClose();
    deletePartner.mutate(id);
  };

  return (
    <FormDialog
      {...{ form, isOpen, onClose }}
      subject={id}
      onSubmit={handleSubmit}
      conflict={edit.conflict}
      onDelete={handleDelete}
      deleteLabel="Delete Contact"
      deleteQuestion={{ title: `Delete ${partner.name}?`, body: "This cannot be undone." }}
      isDirtyElsewhere={picture.isChanged}
      title="Partner Contact"
    >
      <AvatarField draft={picture} />
      <PartnerContactFields control={form.control} />
    </FormDialog>
  );
}
