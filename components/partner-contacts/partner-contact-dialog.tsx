"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { FormDialog } from "@/components/dialog/form-dialog";
import { PartnerContactFields } from "@/components/partner-contacts/partner-contact-fields";
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
export type PartnerContactSubject = { mode: "create" } | { mode: "edit"; partner: PartnerContact };

/** "Partner Contact": someone to work with, new or known. A new one leads to the partners page. */
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
  const form = useForm<PartnerContactFormInput, unknown, PartnerContactForm>({
    resolver: zodResolver(partnerContactFormSchema),
    defaultValues: toPartnerContactForm(partner ?? {}),
  });

  const handleSubmit = (values: PartnerContactForm) => {
    if (partner) {
      updatePartner.mutate({ id: partner.id, ...values });
      return onClose();
    }
    return createPartner.mutateAsync({ id: newPartnerId, ...values }).then(
      () => {
        onClose();
        router.push(paths.partners);
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
      title="Partner Contact"
    >
      <PartnerContactFields control={form.control} />
    </FormDialog>
  );
}
