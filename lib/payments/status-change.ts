"use client";

import type { PaymentStatusChange } from "@/lib/projects/schema";
import { offerUndo } from "@/lib/undo/offer-undo";
import { useUpdatePaymentStatus } from "./queries";

const sentences = {
  pending: "is pending again",
  processing: "is being processed",
  paid: "is paid",
} as const;

/**
 * Returns a function that says that a project's payment status moved by itself, with a button that sets it back. From then on
 * the status counts as set by hand, so that the next payment does not move it again.
 */
export function useStatusChangeToast(): (change: PaymentStatusChange | null) => void {
  const { mutateAsync } = useUpdatePaymentStatus();
  return (change) => {
    if (!change) return;
    const { projectId: id, projectName, before, after } = change;
    offerUndo({
      verb: `“${projectName}” ${sentences[after]}`,
      undo: () => mutateAsync({ id, paymentStatus: before, isPaymentStatusManual: true }),
    });
  };
}
