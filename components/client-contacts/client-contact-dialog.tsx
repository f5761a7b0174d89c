"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { v7 as newId } from "uuid";
import { ClientContactFields } from "@/components/client-contacts/client-contact-fields";
import { FormDialog } from "@/components/dialog/form-dialog";
import { useRowEdit } from "@/components/dialog/use-row-edit";
import { AvatarField } from "@/components/form/avatar-field";
import { useAvatarDraft } from "@/components/form/use-avatar-draft";
import {
  type ClientContactForm,
  type ClientContactFormInput,
  clientContactFieldNames,
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
import { paths } from "@/lib/paths";

/**
 * The contact to edit, or the defaults of a new one. Creating one leads to the clients page, except on a client's page and
 * with `onCreated`.
 */
export type ClientContactSubject =
  | {
      mode: "create";
      origin: "globalAddButton" | "clientsPage" | "clientPage" | "projectPage";
      companyId?: string;
      onCreated?: (contact: ClientContact) => void;
    }
  | { mode: "edit"; contact: ClientContact };

type Opening = { isOpen: boolean; onClose: () => void };

/** The "Client Contact" dialog: creates or edits a contact of a client. */
export function ClientContactDialog({ subject, ...opening }: { subject: ClientContactSubject } & Opening) {
  return subject.mode === "create" ? (
    <NewClientContact subject={subject} {...opening} />
  ) : (
    <EditClientContact contact={subject.contact} {...opening} />
  );
}

function NewClientContact({
  subject,
  isOpen,
  onClose,
}: { subject: Extract<ClientContactSubject, { mode: "create" }> } & Opening) {
  const router = useRouter();
  const createContact = useCreateClientContact();
  // Generated once per dialog, so that saving again after a lost response does not create a second contact.
  const [id] = useState(() => newId());
  const picture = useAvatarDraft("client-contact");
  const form = useForm<ClientContactFormInput, unknown, ClientContactForm>({
    resolver: zodResolver(clientContactFormSchema),
    defaultValues: toClientContactForm({ companyId: subject.companyId }),
  });

  const handleSubmit = async ({ details, ...values }: ClientContactForm) => {
    const avatar = await picture.save(id, "Error saving avatar");
    return avatar ? createContact.mutateAsync({ id, ...values, detail: details, ...avatar }) : false;
  };
  const handleSaved = (contact: ClientContact) => {
    onClose();
    if (subject.onCreated) subject.onCreated(contact);
    else if (subject.origin !== "clientPage") router.push(paths.clients);
  };

  return (
    <FormDialog
      {...{ form, isOpen, onClose }}
      onSubmit={handleSubmit}
      onSaved={handleSaved}
      isDirtyElsewhere={picture.isChanged}
      title="Client Contact"
    >
      <AvatarField draft={picture} />
      <ClientContactFields form={form} onLeave={onClose} />
    </FormDialog>
  );
}

function EditClientContact({ contact, isOpen, onClose }: { contact: ClientContact } & Opening) {
  const { id } = contact;
  const updateContact = useUpdateClientContact();
  const deleteContact = useDeleteClientContact();
  const picture = useAvatarDraft("client-contact", contact.avatar);
  const form = useForm<ClientContactFormInput, unknown, ClientContactForm>({
    resolver: zodResolver(clientContactFormSchema.extend({ email: optionalEmail(contact.email) })),
    defaultValues: toClientContactForm(contact),
  });
  const edit = useRowEdit({
    form,
    row: contact,
    toForm: toClientContactForm,
    names: clientContactFieldNames,
    save: (change) => updateContact.mutateAsync({ id, ...change }),
  });

  const handleSubmit = async (values: ClientContactForm) => {
    if (!(await edit.submit(values))) return false;
    // The fields are saved first, so that a failed upload does not lose them.
    const avatar = await picture.save(id, "Error saving changes");
    if (avatar?.avatar !== undefined) await updateContact.mutateAsync({ id, ...avatar });
    return avatar !== undefined;
  };
  const handleDelete = () => {
    onClose();
    deleteContact.mutate(id);
  };

  return (
    <FormDialog
      {...{ form, isOpen, onClose }}
      subject={id}
      onSubmit={handleSubmit}
      conflict={edit.conflict}
      onDelete={handleDelete}
      deleteLabel="Delete Contact"
      deleteQuestion={{ title: `Delete ${contact.name}?`, body: "This cannot be undone." }}
      isDirtyElsewhere={picture.isChanged}
      title="Client Contact"
      themeColor={contact.company.themeColor}
    >
      <AvatarField draft={picture} />
      <ClientContactFields form={form} company={contact.company} onLeave={onClose} />
    </FormDialog>
  );
}
