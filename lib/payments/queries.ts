import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api/request";
import type { List } from "@/lib/api/list";
import { type PaymentStatusPatch, paymentToasts } from "@/lib/projects/payment-status";
import { keepPreviousPage } from "@/lib/query/keep-previous-page";
import { keys, searchKey } from "@/lib/query/keys";
import { findRow, putRow, rewriteQuery } from "@/lib/query/optimistic";
import { updateOptimistically } from "@/lib/query/optimistic-update";
import { userQuery } from "@/lib/users/queries";
import { comparePayments, matchesPaymentFilter, statsAfterChange } from "./rules";
import type { PaymentFilter, PaymentRow, PaymentStats } from "./schema";

const rules = { matches: matchesPaymentFilter, compare: comparePayments };

export function paymentsQuery(filter: PaymentFilter) {
  return queryOptions({
    queryKey: searchKey(keys.paymentData, filter),
    queryFn: ({ signal }) =>
      api<List<PaymentRow>>("payment/search", { method: "POST", body: filter, signal }),
    placeholderData: keepPreviousPage(filter),
  });
}

export function paymentStatsQuery() {
  return queryOptions({
    queryKey: keys.paymentStats,
    queryFn: ({ signal }) => api<PaymentStats>("payment/stats", { signal }),
  });
}

/** Returns whether any project has a budget; true if the request fails. */
export async function hasBudgets(client: QueryClient): Promise<boolean> {
  try {
    const { allAmountDue, others } = await client.fetchQuery(paymentStatsQuery());
    // The sums include only amounts due.
    return (
      allAmountDue > 0 ||
      others !== undefined ||
      (await client.fetchQuery(paymentsQuery({ paymentStatus: "paid", take: 1 }))).total > 0
    );
  } catch {
    return true;
  }
}

/** Updates a project's payment status, with its row and the three sums updated optimistically. */
export function useUpdatePaymentStatus() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...patch }: PaymentStatusPatch) =>
      api(`projects/${id}`, { method: "PATCH", body: { id, ...patch } }),
    onMutate: ({ id, ...patch }) =>
      updateOptimistically(client, (draft) => {
        const row = findRow<PaymentRow>(draft, keys.paymentData, id);
        if (!row) return;
        const updatedAt = new Date().toISOString();
        const own = draft.getQueryData(userQuery().queryKey)?.currency;
        putRow(draft, keys.paymentData, { ...row, ...patch, updatedAt }, rules);
        rewriteQuery<PaymentStats>(draft, keys.paymentStats, (stats) =>
          statsAfterChange(stats, row, patch.paymentStatus, own),
        );
      }),
    meta: {
      refreshes: [keys.paymentData, keys.paymentStats, keys.projects, keys.project, keys.client],
      toasts: paymentToasts,
    },
  });
}
