import type { QueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { showLoading, toastId } from "./client";

/**
 * Hides what is said to be under way while the person is asked to confirm their identity: it is not, until they have. Returns a
 * function that says so again.
 */
export function pauseLoadingToasts(client: QueryClient): () => void {
  const pending = client.getMutationCache().findAll({ status: "pending" });
  for (const mutation of pending) if (mutation.meta?.toasts?.loading) toast.dismiss(toastId(mutation));
  return () => pending.filter(({ state }) => state.status === "pending").forEach(showLoading);
}
