"use client";

import { type ReactNode, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { v7 as newId } from "uuid";
import { FormDialog } from "@/components/dialog/form-dialog";
import { useRowEdit } from "@/components/dialog/use-row-edit";
import { AvatarField } from "@/components/form/avatar-field";
import { useAvatarDraft } from "@/components/form/use-avatar-draft";
import type { FieldNames } from "@/lib/edits/merge";

const titles = { "client-contact": "Client Contact", "partner-contact": "Partner Contact" };
const createLabels = { "client-contact": "Add contact", "partner-contact": "Add partner" };

type ContactDialogProps<Input extends FieldValues, Values> = {
  category: keyof typeof titles;
  form: UseFormReturn<Input, unknown, Values>;
  isOpen: boolean;
  onClose: () => void;
  /** The fields below the picture. */
  children: ReactNode;
};

type Picture = { avatar?: string | null };

/** Creates a client contact or a partner, with a picture. */
export function NewContactDialog<Input extends FieldValues, Values extends object, Contact>({
  category,
  create,
  onCreated,
  children,
  ...dialog
}: ContactDialogProps<Input, Values> & {
  create: (contact: Values & Picture & { id: string }) => Promise<Contact>;
  /** Called after the dialog was closed. */
  onCreated: (contact: Contact) => void;
}) {
  // Generated once per dialog, so that saving again after a lost response does not create a second contact.
  const [id] = useState(() => newId());
  const picture = useAvatarDraft(category);

  const handleSubmit = async (values: Values) => {
    const avatar = await picture.save(id, { isNew: true });
    return avatar ? create({ id, ...values, ...avatar }) : false;
  };
  const handleSaved = (contact: Contact) => {
    dialog.onClose();
    onCreated(contact);
  };

  return (
    <FormDialog
      {...dialog}
      title={titles[category]}
      saveLabel={createLabels[category]}
      isShort
      onSubmit={handleSubmit}
      onSaved={handleSaved}
      isDirtyElsewhere={picture.isChanged}
    >
      <AvatarField draft={picture} />
      {children}
    </FormDialog>
  );
}

type Contact = { id: string; name: string; avatar: string | null; updatedAt: string };
type ContactChange<Values> = Partial<Values> & Picture & { id: string; version?: string };

/** Edits or deletes a client contact or a partner. */
export function EditContactDialog<Input extends FieldValues, Values extends object, Row extends Contact>({
  category,
  contact,
  toForm,
  names,
  update,
  onDelete,
  children,
  ...dialog
}: ContactDialogProps<Input, Values> & {
  contact: Row;
  toForm: (contact: Row) => Partial<Input>;
  names: FieldNames<Input>;
  update: (change: ContactChange<Values>) => Promise<Row>;
  onDelete: (contact: Row) => void;
  themeColor?: string | null;
}) {
  const { id } = contact;
  const { form, onClose } = dialog;
  const picture = useAvatarDraft(category, contact.avatar);
  const edit = useRowEdit({
    form,
    row: contact,
    toForm,
    names,
    save: (change) => update({ id, ...change }),
  });

  const handleSubmit = async (values: Values) => {
    if (!(await edit.submit(values))) return false;
    // The fields are saved first, so that a failed upload does not lose them.
    const change = await picture.save(id);
    if (change?.avatar !== undefined) await update({ id, ...change } as ContactChange<Values>);
    return change !== undefined;
  };
  const handleDelete = () => {
    onClose();
    onDelete(contact);
  };

  return (
    <FormDialog
      {...dialog}
      title={titles[category]}
      isShort
      subject={id}
      onSubmit={handleSubmit}
      edit={edit}
      onDelete={handleDelete}
      deleteLabel="Delete Contact"
      isDirtyElsewhere={picture.isChanged}
    >
      <AvatarField draft={picture} />
      {children}
    </FormDialog>
  );
}
