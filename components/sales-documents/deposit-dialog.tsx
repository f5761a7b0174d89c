"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useRouter } from "next/navigation";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { ShortFormDialog } from "@/components/dialog/short-form-dialog";
import { TextField } from "@/components/form/text-field";
import { formatMoney } from "@/lib/money";
import { paths } from "@/lib/paths";
import { readDeposit } from "@/lib/sales-documents/deposit-rules";
import { useMakeDeposit } from "@/lib/sales-documents/issue-queries";
import { documentName } from "@/lib/sales-documents/rules";
import type { SalesDocument } from "@/lib/sales-documents/schema";

const formSchema = z.object({
  deposit: z.string().refine((text) => readDeposit(text) !== null, {
    error: "Please enter a percentage such as 30 %, or an amount",
  }),
});

/** The dialog that makes a deposit invoice from a quotation, which is opened next. */
export function DepositDialog({
  document,
  isOpen,
  onClose,
}: {
  document: SalesDocument;
  isOpen: boolean;
  onClose: () => void;
}) {
  const router = useRouter();
  const makeDeposit = useMakeDeposit();
  const form = useForm({ resolver: zodResolver(formSchema), defaultValues: { deposit: "30 %" } });
  const { id, total, currency } = document;
  return (
    <ShortFormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      title="Make deposit invoice"
      description={`${documentName(document)} is for ${formatMoney(total, currency)}. The final invoice deducts the deposit.`}
      submitLabel="Make invoice"
      onSubmit={({ deposit }) => makeDeposit.mutateAsync({ id, deposit })}
      onSaved={(made) => {
        onClose();
        router.push(paths.salesDocument(made.id));
      }}
    >
      <TextField
        control={form.control}
        name="deposit"
        label="Deposit"
        isRequired
        autoComplete="off"
        hint={`A percentage such as 30 %, or an amount in ${currency} with tax.`}
      />
    </ShortFormDialog>
  );
}
