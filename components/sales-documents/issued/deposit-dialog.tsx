"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useRouter } from "next/navigation";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { ShortFormDialog } from "@/components/dialog/short-form-dialog";
import { TextField } from "@/components/form/text-field";
import { parseNumber } from "@/components/form/number-text";
import { formatMoney } from "@/lib/shared/money/money";
import { paths } from "@/lib/shared/paths";
import { readDeposit } from "@/lib/sales-documents/totals/deposit-rules";
import { useMakeDeposit } from "@/lib/sales-documents/issue/queries";
import { documentName } from "@/lib/sales-documents/rules";
import type { SalesDocument } from "@/lib/sales-documents/schema";
import { UNCLEAR_NUMBER } from "@/lib/shared/money/unclear-number";

const formSchema = z.object({
  deposit: z.string().transform((typed, context) => {
    const { number, error } = parseNumber(typed, { unit: "%", locale: navigator.language });
    const deposit = typed.includes("%") ? `${number} %` : (number ?? "");
    if (readDeposit(deposit)) return deposit;
    const message = error === UNCLEAR_NUMBER ? error : "Please enter a percentage such as 30 %, or an amount";
    context.addIssue({ code: "custom", message });
    return z.NEVER;
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
      title="Create deposit invoice"
      description={`${documentName(document)} is for ${formatMoney(total, currency)}. The final invoice deducts the deposit.`}
      submitLabel="Create invoice"
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
