import { ApiError, refusalMessage } from "@/lib/api/request";
import { errorMessages } from "@/lib/shared/errors";

/**
 * Returns the server's sentence when a payment was refused only because it is more than is due, or a refund more than was
 * received; undefined for any other error. The same call with `allowOver` is accepted.
 */
export function overLimitMessage(error: unknown): string | undefined {
  if (!(error instanceof ApiError && error.status === 422)) return undefined;
  return error.problem?.errors?.find(({ path, message }) => path === "amount" && isOverLimit.test(message))
    ?.message;
}

/** Returns the toast of a failed payment: none for invalid fields, which the form shows. */
export function paymentErrorToast(error: Error): string | undefined {
  if (error instanceof ApiError && error.status === 422) return undefined;
  return refusalMessage(error) ?? errorMessages.mutation;
}

const isOverLimit = /^That is \S+ more than /;
