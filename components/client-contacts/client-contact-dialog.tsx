"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { ClientContactFields } from "@/components/client-contacts/client-contact-fields";
import { FormDialog } from "@/components/dialog/form-dialog";
import { AvatarField } from "@/components/form/avatar-field";
import { useAvatarDraft } from "@/components/form/use-avatar-draft";
import {
  type ClientContactForm,
  type ClientContactFormInput,
  clientContactFormSchema,
  toClientContactForm,
} from "@/lib/client-contacts/form";
import {
  useCreateClientContact,
  useDeleteClientContact,
  useUpdateClientContact,
} from "@/lib/client-contacts/queries";
import type { ClientContact } from "@/lib/client-contacts/schema";
import { optionalEmail } from "@/lib/email";
import { newId } from "@/lib/new-id";
import { paths } from "@/lib/paths";

/**
 * What the dialog is about. A new contact leads to the clients page, except from a client's page and where `onCreated`
 * takes it.
 */
export type ClientContactSubject =
  | {
      mode: "create";
      origin: "globalAddButton" | "clientsPage" | "clientPage" | "projectPage";
      companyId?: string;
      onCreated?: (contact: ClientContact) => void;
    }
  | { mode: "edit"; contact: ClientContact };

/** "Client Contact": someone at a client, new or known. */
export function ClientContactDialog({
  subject,
  isOpen,
  onClose,
}: {
  subject: ClientContactSubject;
  isOpen: boolean;
  onClose: () => void;
}) {
  const router = useRouter();
  const createContact = useCreateClientContact();
  const updateContact = useUpdateClientContact();
  const deleteContact = useDeleteClientContact();
  // Made with the dialog, so that pressing Save again after a lost answer still makes one contact.
  const [newContactId] = useState(() => newId());
  const contact = subject.mode === "edit" ? subject.contact : undefined;
  const picture = useAvatarDraft("client-contact", contact?.avatar);
  const form = useForm<ClientContactFormInput, unknown, ClientContactForm>({
    resolver: zodResolver(clientContactFormSchema.extend({ email: optionalEmail(contact?.email) })),
    defaultValues: toClientContactForm(
      subject.mode === "edit" ? subject.contact : { companyId: subject.companyId },
    ),
  });

  const handleSubmit = async ({ companyId, details, ...values }: ClientContactForm) => {
    if (contact) {
      onClose();
      // What was typed shows at once; the picture follows when it has arrived.
      updateContact.mutate({ id: contact.id, ...values, details });
      const patch = await picture.save(contact.id, "Error saving changes");
      if (patch?.avatar !== undefined) updateContact.mutate({ id: contact.id, ...patch });
      return;
    }
    const patch = await picture.save(newContactId, "Error saving avatar");
    if (!patch) return;
    const created = { id: newContactId, companyId, ...values, detail: details, ...patch };
    await createContact.mutateAsync(created).then(
      (stored) => {
        onClose();
        if (subject.mode === "edit") return;
        if (subject.onCreated) subject.onCreated(stored);
        else if (subject.origin !== "clientPage") router.push(paths.clients);
      },
      // The dialog stays open with what was typed; the toast has said why.
      () => undefined,
    );
  };

  const handleDelete = (id: string) => {
    onClose();
    deleteContact.mutate(id);
  };

  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      onSubmit={handleSubmit}
      onDelete={contact && (() => handleDelete(contact.id))}
      deleteLabel="Delete Contact"
      deleteQuestion={contact && { title: `Delete ${contact.name}?`, body: "This cannot be undone." }}
      isDirtyElsewhere={picture.isChanged}
      title="Client Contact"
      themeColor={contact?.company.themeColor}
    >
      <AvatarField draft={picture} />
      <ClientContactFields form={form} company={contact?.company} onLeave={onClose} />
    </FormDialog>
  );
}
