"use client";

import { toast } from "sonner";
import { useUpdatePaymentStatus } from "./queries";
import type { PaymentStatusChange } from "@/lib/projects/schema";

/** Long enough to reach the button with the keyboard. */
const DURATION_MS = 8_000;

const sentences = {
  pending: "is pending again",
  processing: "is being processed",
  paid: "is paid",
} as const;

/**
 * Returns a function that says that a project's payment status moved by itself, with a button that sets it back. From then on
 * the status counts as set by hand.
 */
export function useStatusChangeToast(): (change: PaymentStatusChange | null) => void {
  const { mutate } = useUpdatePaymentStatus();
  return (change) => {
    if (!change) return;
    toast.success(`“${change.projectName}” ${sentences[change.after]}`, {
      duration: DURATION_MS,
      action: {
        label: "Undo",
        onClick: () => mutate({ id: change.projectId, paymentStatus: change.before }),
      },
    });
  };
}
