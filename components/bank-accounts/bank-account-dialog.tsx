"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { v7 as newId } from "uuid";
import { FormDialog } from "@/components/dialog/form-dialog";
import { useRowEdit } from "@/components/dialog/use-row-edit";
import { BankAccountFields } from "./bank-account-fields";
import {
  bankAccountFieldNames,
  type BankAccountForm,
  type BankAccountFormInput,
  bankAccountFormSchema,
  toBankAccountForm,
} from "@/lib/bank-accounts/form";
import {
  useCreateBankAccount,
  useDeleteBankAccount,
  useUpdateBankAccount,
} from "@/lib/bank-accounts/queries";
import type { BankAccount } from "@/lib/bank-accounts/schema";

/** The account to edit, or what a new one begins with. */
export type BankAccountSubject =
  | { mode: "create"; holder: string; onCreated?: (account: BankAccount) => void }
  | { mode: "edit"; account: BankAccount };

type Opening = { isOpen: boolean; onClose: () => void };

/** The "Bank account" dialog: creates, edits or deletes an account. */
export function BankAccountDialog({ subject, ...opening }: { subject: BankAccountSubject } & Opening) {
  return subject.mode === "create" ? (
    <NewBankAccount {...subject} {...opening} />
  ) : (
    <EditBankAccount account={subject.account} {...opening} />
  );
}

function NewBankAccount({
  holder,
  onCreated,
  ...opening
}: { holder: string; onCreated?: (account: BankAccount) => void } & Opening) {
  const createAccount = useCreateBankAccount();
  // Generated once per dialog, so that saving again after a lost response does not create a second account.
  const [id] = useState(() => newId());
  const form = useAccountForm(toBankAccountForm({ holder }));
  return (
    <FormDialog
      {...opening}
      form={form}
      onSubmit={(values) => createAccount.mutateAsync({ id, ...values })}
      onSaved={(account) => {
        onCreated?.(account);
        opening.onClose();
      }}
      title="Add bank account"
    >
      <BankAccountFields control={form.control} />
    </FormDialog>
  );
}

function EditBankAccount({ account, ...opening }: { account: BankAccount } & Opening) {
  const updateAccount = useUpdateBankAccount();
  const deleteAccount = useDeleteBankAccount();
  const form = useAccountForm(toBankAccountForm(account), account);
  const edit = useRowEdit({
    form,
    row: account,
    toForm: toBankAccountForm,
    names: bankAccountFieldNames,
    save: (change) => updateAccount.mutateAsync({ id: account.id, ...change }),
  });
  const handleDelete = () => {
    deleteAccount.mutate({ id: account.id, name: account.label });
    opening.onClose();
  };
  return (
    <FormDialog
      {...opening}
      form={form}
      subject={account.id}
      onSubmit={edit.submit}
      edit={edit}
      onDelete={handleDelete}
      title="Bank account"
    >
      <BankAccountFields control={form.control} />
    </FormDialog>
  );
}

function useAccountForm(defaultValues: BankAccountFormInput, account?: BankAccount) {
  return useForm<BankAccountFormInput, unknown, BankAccountForm>({
    resolver: zodResolver(bankAccountFormSchema(account)),
    defaultValues,
  });
}
