"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useConfirm } from "@/components/dialog/confirm";
import { hasBudgets } from "@/lib/payments/queries";

/** Asks before existing amounts are shown in another currency. Resolves with whether to continue. */
export function useConfirmCurrency(current: string): (next: string) => Promise<boolean> {
  const client = useQueryClient();
  const confirm = useConfirm();
  return async (next) =>
    next === current ||
    !(await hasBudgets(client)) ||
    confirm({
      title: `Change the currency to ${next}?`,
      body: `Amounts are not converted: a budget of 5,000 ${current} becomes 5,000 ${next}. Existing documents keep their currency.`,
    });
}
