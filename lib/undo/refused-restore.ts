import type { QueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { ApiError, refusalMessage } from "@/lib/api/request";
import { keys } from "@/lib/query/keys";
import { WITH_BUTTON_MS } from "@/lib/shared/browser/toast-durations";
import { runMutation } from "./run-mutation";
import { withoutTime } from "./without-time";

/** Everything that a restored row can be shown in. */
export const restored = [
  keys.trash,
  keys.clients,
  keys.clientTimeline,
  keys.client,
  keys.projects,
  keys.project,
  keys.tasks,
  keys.events,
  keys.repeats,
  keys.files,
  keys.clientContacts,
  keys.partnerContacts,
  keys.partnerCompanies,
  keys.bankAccounts,
  keys.catalogueItems,
  keys.timeEntries,
  keys.salesDocuments,
  keys.salesDocument,
  keys.paymentData,
  keys.paymentStats,
  keys.income,
  keys.today,
];

/** Returns whether a row was not restored because the row that it belongs to is deleted too. */
export function isParentDeleted(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === "parent-deleted";
}

/** Says why a row was not restored. */
export function refusalText(error: Error): string {
  if (error instanceof ApiError && error.status === 404) return "It is no longer in the trash.";
  return refusalMessage(error) ?? "It could not be restored. Please try again.";
}

/** Says why a deletion was not undone. If the row that it belongs to is deleted too, a button restores both. */
export function showRefusal(client: QueryClient, error: Error, restoreBoth: () => Promise<number>): void {
  if (!isParentDeleted(error)) return void toast.error(refusalText(error));
  const restore = () =>
    runMutation(client, {
      mutationFn: restoreBoth,
      meta: { refreshes: restored, toasts: { error: refusalText } },
    }).then(
      (lines) => toast.success("Undone", withoutTime(lines)),
      () => {},
    );
  toast.error(refusalText(error), {
    duration: WITH_BUTTON_MS,
    action: { label: "Restore both", onClick: () => void restore() },
  });
}
