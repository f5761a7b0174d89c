"use client";

import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { useWatch } from "react-hook-form";
import { bankAccountsQuery } from "@/lib/bank-accounts/queries";
import type { BuilderControl } from "@/lib/sales-documents/form";
import { Paper } from "@/components/sales-documents/paper";
import type { PrintInput } from "@/lib/sales-documents/print-input";
import { toDraftPrintModel } from "@/lib/sales-documents/print-model";
import { printedAccount } from "@/lib/sales-documents/printed-account";

/** What a stored document prints besides the values of the form. */
export type PrintedBesides = Pick<PrintInput, "kind" | "source" | "credits" | "deposits">;

/** The preview of the current values. It is rendered with low priority, so that typing is not delayed. */
export function LivePreview({ control, printed }: { control: BuilderControl; printed?: PrintedBesides }) {
  const { data: accounts } = useQuery(bankAccountsQuery());
  const model = useWatch({
    control,
    compute: (values) => {
      const account = accounts?.items.find(({ id }) => id === values.bankAccountId);
      return toDraftPrintModel({ ...values, ...printedAccount(account), ...printed });
    },
  });
  return <Paper model={useDeferredValue(model)} />;
}
