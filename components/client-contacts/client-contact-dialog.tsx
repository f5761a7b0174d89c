"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useRouter } from "next/navigation";
import { useForm } from "react-hook-form";
import { ClientContactFields } from "@/components/client-contacts/client-contact-fields";
import { EditContactDialog, NewContactDialog } from "@/components/contacts/contact-dialog";
import { useDeleteClientContact } from "@/lib/client-contacts/delete-client-contact";
import {
  type ClientContactForm,
  type ClientContactFormInput,
  clientContactFieldNames,
  clientContactFormSchema,
  toClientContactForm,
} from "@/lib/client-contacts/form";
import { useCreateClientContact, useUpdateClientContact } from "@/lib/client-contacts/queries";
import type { ClientContact } from "@/lib/client-contacts/schema";
import { optionalEmail } from "@/lib/shared/text/email";
import { paths } from "@/lib/shared/paths";

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
  ...opening
}: { subject: Extract<ClientContactSubject, { mode: "create" }> } & Opening) {
  const router = useRouter();
  const createContact = useCreateClientContact();
  const form = useForm<ClientContactFormInput, unknown, ClientContactForm>({
    resolver: zodResolver(clientContactFormSchema),
    defaultValues: toClientContactForm({ companyId: subject.companyId }),
  });
  const handleCreated = (contact: ClientContact) => {
    if (subject.onCreated) subject.onCreated(contact);
    else if (subject.origin !== "clientPage") router.push(paths.clients);
  };
  return (
    <NewContactDialog
      {...opening}
      category="client-contact"
      form={form}
      create={({ details, ...contact }) => createContact.mutateAsync({ ...contact, detail: details })}
      onCreated={handleCreated}
    >
      <ClientContactFields form={form} onLeave={opening.onClose} />
    </NewContactDialog>
  );
}

function EditClientContact({ contact, ...opening }: { contact: ClientContact } & Opening) {
  const updateContact = useUpdateClientContact();
  const deleteContact = useDeleteClientContact();
  const form = useForm<ClientContactFormInput, unknown, ClientContactForm>({
    resolver: zodResolver(clientContactFormSchema.extend({ email: optionalEmail(contact.email) })),
    defaultValues: toClientContactForm(contact),
  });
  return (
    <EditContactDialog
      {...opening}
      category="client-contact"
      form={form}
      contact={contact}
      toForm={toClientContactForm}
      names={clientContactFieldNames}
      update={updateContact.mutateAsync}
      onDelete={deleteContact.mutate}
      themeColor={contact.company.themeColor}
    >
      <ClientContactFields form={form} company={contact.company} onLeave={opening.onClose} />
    </EditContactDialog>
  );
}
