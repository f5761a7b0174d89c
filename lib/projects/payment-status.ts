import { offerUndo } from "@/lib/undo/offer-undo";
import { useProjectPatch } from "./queries";
import type { Project } from "./schema";
import type { PaymentStatus } from "./statuses";

/** A project's payment status, and whether it was set by hand. */
export type PaymentStatusPatch = Pick<Project, "id" | "paymentStatus" | "isPaymentStatusManual">;

/** The message during a change of the payment status. */
export const paymentToasts = { loading: "Updating payment" };

/** Updates the payment status from the project's page. */
export function useUpdateProjectPayment() {
  return useProjectPatch(paymentToasts);
}

/** Sets a payment status by hand, with a toast that undoes it once it is saved. */
export function setPaymentStatus(
  save: (patch: PaymentStatusPatch) => Promise<unknown>,
  { id, paymentStatus, isPaymentStatusManual }: PaymentStatusPatch,
  next: PaymentStatus,
): void {
  save({ id, paymentStatus: next, isPaymentStatusManual: true }).then(
    () =>
      void offerUndo({
        verb: "Payment updated",
        undo: () => save({ id, paymentStatus, isPaymentStatusManual }),
      }),
    // The mutation shows its error.
    () => {},
  );
}
