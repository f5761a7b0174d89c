"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { FormDialog } from "@/components/dialog/form-dialog";
import { AvatarField } from "@/components/form/avatar-field";
import { useAvatarDraft } from "@/components/form/use-avatar-draft";
import { PartnerContactFields } from "@/components/partner-contacts/partner-contact-fields";
import { optionalEmail } from "@/lib/email";
import { newId } from "@/lib/new-id";
import {
  type PartnerContactForm,
  type PartnerContactFormInput,
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

/** What the dialog is about. */
export type PartnerContactSubject =
  | { mode: "create"; onCreated?: (partner: PartnerContact) => void }
  | { mode: "edit"; partner: PartnerContact };

/** "Partner Contact": someone to work with, new or known. A new one leads to the partners page, unless `onCreated` takes it. */
export function PartnerContactDialog({
  subject,
  isOpen,
  onClose,
}: {
  subject: PartnerContactSubject;
  isOpen: boolean;
  onClose: () => void;
}) {
  const router = useRouter();
  const createPartner = useCreatePartnerContact();
  const updatePartner = useUpdatePartnerContact();
  const deletePartner = useDeletePartnerContact();
  // Made with the dialog, so that pressing Save again after a lost answer still makes one partner.
  const [newPartnerId] = useState(() => newId());
  const partner = subject.mode === "edit" ? subject.partner : undefined;
  const picture = useAvatarDraft("partner-contact", partner?.avatar);
  const form = useForm<PartnerContactFormInput, unknown, PartnerContactForm>({
    resolver: zodResolver(partnerContactFormSchema.extend({ email: optionalEmail(partner?.email) })),
    defaultValues: toPartnerContactForm(partner ?? {}),
  });

  const handleSubmit = async (values: PartnerContactForm) => {
    if (partner) {
      onClose();
      // What was typed shows at once; the picture follows when it has arrived.
      updatePartner.mutate({ id: partner.id, ...values });
      const patch = await picture.save(partner.id, "Error saving changes");
      if (patch?.avatar !== undefined) updatePartner.mutate({ id: partner.id, ...patch });
      return;
    }
    const patch = await picture.save(newPartnerId, "Error saving avatar");
    if (!patch) return;
    await createPartner.mutateAsync({ id: newPartnerId, ...values, ...patch }).then(
      (stored) => {
        onClose();
        if (subject.mode === "create" && subject.onCreated) subject.onCreated(stored);
        else router.push(paths.partners);
      },
      // The dialog stays open with what was typed; the toast has said why.
      () => undefined,
    );
  };

  const handleDelete = (id: string) => {
    onClose();
    deletePartner.mutate(id);
  };

  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      onSubmit={handleSubmit}
      onDelete={partner && (() => handleDelete(partner.id))}
      deleteLabel="Delete Contact"
      deleteQuestion={partner && { title: `Delete ${partner.name}?`, body: "This cannot be undone." }}
      isDirtyElsewhere={picture.isChanged}
      title="Partner Contact"
    >
      <AvatarField draft={picture} />
      <PartnerContactFields control={form.control} />
    </FormDialog>
  );
}
