"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useRouter } from "next/navigation";
import { useForm } from "react-hook-form";
import { EditContactDialog, NewContactDialog } from "@/components/contacts/contact-dialog";
import { PartnerContactFields } from "@/components/partner-contacts/partner-contact-fields";
import { optionalEmail } from "@/lib/shared/text/email";
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
import { paths } from "@/lib/shared/paths";

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
  ...opening
}: { onCreated?: (partner: PartnerContact) => void } & Opening) {
  const router = useRouter();
  const createPartner = useCreatePartnerContact();
  const form = useForm<PartnerContactFormInput, unknown, PartnerContactForm>({
    resolver: zodResolver(partnerContactFormSchema),
    defaultValues: toPartnerContactForm({}),
  });
  return (
    <NewContactDialog
      {...opening}
      category="partner-contact"
      form={form}
      create={createPartner.mutateAsync}
      onCreated={onCreated ?? (() => router.push(paths.partners))}
    >
      <PartnerContactFields control={form.control} />
    </NewContactDialog>
  );
}

function EditPartnerContact({ partner, ...opening }: { partner: PartnerContact } & Opening) {
  const updatePartner = useUpdatePartnerContact();
  const deletePartner = useDeletePartnerContact();
  const form = useForm<PartnerContactFormInput, unknown, PartnerContactForm>({
    resolver: zodResolver(partnerContactFormSchema.extend({ email: optionalEmail(partner.email) })),
    defaultValues: toPartnerContactForm(partner),
  });
  return (
    <EditContactDialog
      {...opening}
      category="partner-contact"
      form={form}
      contact={partner}
      toForm={toPartnerContactForm}
      names={partnerContactFieldNames}
      update={updatePartner.mutateAsync}
      onDelete={deletePartner.mutate}
    >
      <PartnerContactFields control={form.control} />
    </EditContactDialog>
  );
}
