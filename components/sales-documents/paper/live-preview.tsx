"use client";

import { useDeferredValue, useMemo } from "react";
import { useFormValues } from "@/components/sales-documents/builder/use-form-values";
import { bankAccountsQuery } from "@/lib/bank-accounts/queries";
import { useQueryData } from "@/lib/query/use-query-data";
import type { BuilderControl } from "@/lib/sales-documents/form";
import { Paper } from "@/components/sales-documents/paper/paper";
import { usePaperWords } from "@/components/sales-documents/paper/use-paper-words";
import { brandingOf } from "@/lib/logo/branding";
import type { PrintInput } from "@/lib/sales-documents/print/input";
import { toDraftPrintModel } from "@/lib/sales-documents/print/model";
import { printedAccount } from "@/lib/sales-documents/print/printed-account";
import { userQuery } from "@/lib/users/queries";

/** The fields that a stored document prints besides the values of the form. */
export type PrintedBesides = Pick<PrintInput, "kind" | "source" | "credits" | "deposits">;

/** The preview of the current values. It is rendered with low priority, so that typing is not delayed. */
export function LivePreview({ control, printed }: { control: BuilderControl; printed?: PrintedBesides }) {
  const accounts = useQueryData(bankAccountsQuery());
  const user = useQueryData(userQuery());
  const values = useFormValues(control);
  const words = usePaperWords(values.language);
  const model = useMemo(() => {
    const account = accounts?.items.find(({ id }) => id === values.bankAccountId);
    const branding = user && brandingOf(user);
    return toDraftPrintModel({ ...values, ...printedAccount(account), ...branding, ...printed }, words);
  }, [accounts, printed, user, values, words]);
  return <Paper model={useDeferredValue(model)} />;
}
