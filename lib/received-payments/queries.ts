import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api/request";
import type { Change } from "@/lib/edits/merge";
import { createRow } from "@/lib/edits/create-row";
import type { List } from "@/lib/api/list";
import { keepPreviousPage } from "@/lib/query/keep-previous-page";
import { keys, searchKey } from "@/lib/query/keys";
import { dropRows } from "@/lib/query/optimistic";
import { updateOptimistically } from "@/lib/query/optimistic-update";
import { paymentErrorToast } from "./over-limit";
import type {
  NewReceivedPayment,
  ReceivedPayment,
  ReceivedPaymentChange,
  ReceivedPaymentFilter,
  ReceivedPaymentPatch,
  ReceivedPaymentRow,
} from "./schema";

// A payment changes the balance of its document, and with it every sum.
const refreshes = [
  keys.receivedPayments,
  keys.salesDocuments,
  keys.salesDocument,
  keys.income,
  keys.paymentData,
  keys.paymentStats,
  keys.projects,
  keys.project,
  keys.clients,
  keys.client,
];

/** The values of the form. Dates are calendar dates, "2026-11-27"; amounts are text. */
type NewPayment = Omit<NewReceivedPayment, "receivedOn"> & { receivedOn: string };
type PaymentPatch = Omit<ReceivedPaymentPatch, "receivedOn"> & { receivedOn?: string };

export function receivedPaymentsQuery(filter: ReceivedPaymentFilter) {
  return queryOptions({
    queryKey: searchKey(keys.receivedPayments, filter),
    queryFn: ({ signal }) =>
      api<List<ReceivedPaymentRow>>("received-payments/search", { method: "POST", body: filter, signal }),
    placeholderData: keepPreviousPage(filter),
  });
}

/** The corrections and removals of a document's payments, the latest first. */
export function paymentHistoryQuery(documentId: string) {
  return queryOptions({
    queryKey: [...keys.receivedPayments, "history", documentId],
    queryFn: ({ signal }) =>
      api<{ items: ReceivedPaymentChange[] }>(`sales-documents/${documentId}/payment-history`, { signal }),
  });
}

/**
 * Records a payment. The response's `paymentStatusChange` says whether the project's payment status moved by itself; setting it
 * back by `useUpdatePaymentStatus` undoes that.
 */
export function useCreateReceivedPayment() {
  return useMutation({
    mutationFn: (input: NewPayment & { id: string }) =>
      createRow<ReceivedPayment>("received-payments", input),
    meta: { refreshes, toasts: { success: "Payment recorded", error: paymentErrorToast } },
  });
}

export function useUpdateReceivedPayment() {
  return useMutation({
    mutationFn: ({ id, version, ...patch }: Change<PaymentPatch>) =>
      api<ReceivedPayment>(`received-payments/${id}`, { method: "PATCH", body: patch, version }),
    meta: { refreshes, toasts: { success: "Payment corrected", error: paymentErrorToast } },
  });
}

/** Removes a payment, from its lists optimistically. */
export function useDeleteReceivedPayment() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api<null>(`received-payments/${id}`, { method: "DELETE" }),
    onMutate: (id) => updateOptimistically(client, (draft) => dropRows(draft, keys.receivedPayments, [id])),
    meta: { refreshes, toasts: { success: "Payment removed" } },
  });
}
