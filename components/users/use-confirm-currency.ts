"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useConfirm } from "@/components/dialog/confirm";
import { hasBudgets } from "@/lib/payments/queries";

/** Asks before new amounts are in another currency than the existing ones. Resolves with whether to continue. */
export function useConfirmCurrency(current: string): (next: string) => Promise<boolean> {
  const client = useQueryClient();
  const confirm = useConfirm();
  return async (next) =>
    next === current ||
    !(await hasBudgets(client)) ||
    confirm({
      title: `Change the currency to ${next}?`,
      body: `Amounts are not converted: existing projects and documents keep their currency. New ones are in ${next}.`,
    });
}
