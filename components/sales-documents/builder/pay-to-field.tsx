"use client";

import { useQuery } from "@tanstack/react-query";
import { Icon } from "@/components/ui/icons/icon";
import { Plus } from "lucide";
import { useController, useWatch } from "react-hook-form";
import { useDialog } from "@/components/dialog/use-dialog";
import { SelectField } from "@/components/form/select-field";
import { LoadFailureLine } from "@/components/list/load-failure-line";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { bankAccountsQuery } from "@/lib/bank-accounts/queries";
import type { BuilderControl } from "@/lib/sales-documents/form";

const BankAccountDialog = lazyComponent(() =>
  import("@/components/bank-accounts/bank-account-dialog").then((module) => module.BankAccountDialog),
);

const none = { value: "", label: "No account" };

/** The bank account that an invoice is paid into, with a button for a new one. */
export function PayToField({ control, className }: { control: BuilderControl; className?: string }) {
  const query = useQuery(bankAccountsQuery());
  const accounts = query.data;
  const { field } = useController({ control, name: "bankAccountId" });
  const holder = useWatch({ control, name: "freelancerName" });
  const dialog = useDialog(BankAccountDialog);
  const isEmpty = accounts?.items.length === 0;
  const options = accounts?.items.map(({ id, label }) => ({ value: id, label })) ?? [];
  if (!accounts && query.isError)
    return <LoadFailureLine what="Bank accounts" query={query} className={className} />;
  return (
    <div className={className}>
      {isEmpty ? (
        <div className="flex flex-col items-start gap-1">
          <span className="text-label font-medium text-ink-muted">Pay to</span>
          <Button onClick={() => dialog.open(true)}>
            <Icon of={Plus} />
            Add bank account
          </Button>
        </div>
      ) : (
        <div className="flex items-end gap-1">
          <SelectField
            control={control}
            name="bankAccountId"
            label="Pay to"
            options={[...options, none]}
            placeholder={none.label}
            className="flex-1"
          />
          <IconButton name="Add bank account" onClick={() => dialog.open(true)}>
            <Icon of={Plus} />
          </IconButton>
        </div>
      )}
      {dialog.subject && (
        <BankAccountDialog
          key={dialog.key}
          subject={{ mode: "create", holder, onCreated: ({ id }) => field.onChange(id) }}
          isOpen={dialog.isOpen}
          onClose={dialog.close}
        />
      )}
    </div>
  );
}
