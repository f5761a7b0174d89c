import { type QueryClient, type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { api, ApiError, apiTrash, refusalMessage } from "@/lib/api/request";
import { errorMessages } from "@/lib/shared/errors";
import { sendInOrder } from "@/lib/api/write-order";
import { keys } from "@/lib/query/keys";
import { type Draft, updateOptimistically } from "@/lib/query/optimistic-update";
import { offerUndo } from "./offer-undo";
import { runMutation } from "./run-mutation";
import { type MaybeWithoutTime, withoutTime } from "./without-time";

/** `scope` is for repeating rows: `following` deletes all after it as well. */
type Named = { id: string; name: string; scope?: "one" | "following" };

type Deletion<Subject> = {
  /** Sends the calls. Returns the ids of the trash entries. */
  remove: (subject: Subject) => Promise<(string | null)[]>;
  /** Removes the rows from what is cached. */
  hide: (draft: Draft, subject: Subject) => void;
  /** Shows the row again at once when the deletion is undone. The rest follows with the refetch. */
  show?: (draft: Draft, subject: Subject) => void;
  onDeleted?: (client: QueryClient, subject: Subject) => void;
  /** The name in the toast "Deleted …". */
  nameOf?: (subject: Subject) => string;
  refreshes: readonly QueryKey[];
  /** The message of a failure, and other texts than "Deleted …" during and after the deletion. */
  toasts?: { error?: string; loading?: string; success?: string };
};

/** Deletes a row at once, with a toast that undoes it. `mutate` takes the row, or at least its id and name. */
export function useDeleteRow<Row extends Named>({
  path,
  ...deletion
}: Omit<Deletion<Row>, "remove" | "nameOf"> & {
  /** The path of its calls: "tasks". */
  path: string;
}) {
  return useDeleteRows<Row>({
    ...deletion,
    remove: async ({ id, scope }) => {
      const query = scope === "following" ? "?scope=following" : "";
      return [await apiTrash(`${path}/${id}${query}`, { method: "DELETE" })];
    },
    nameOf: ({ name }) => name,
  });
}

/** Does the same for several rows at once. */
export function useDeleteRows<Subject = readonly string[]>({
  remove,
  hide,
  show,
  onDeleted,
  nameOf,
  toasts,
  ...deletion
}: Deletion<Subject>) {
  const client = useQueryClient();
  const refreshes = [...deletion.refreshes, keys.trash];
  return useMutation({
    mutationFn: remove,
    onMutate: (subject) => {
      const update = updateOptimistically(client, (draft) => hide(draft, subject));
      const { promise, resolve } = deferred<(string | null)[]>();
      let lines = 0;
      const offer = offerUndo({
        verb: "Deleted",
        name: nameOf?.(subject),
        loading: toasts?.loading,
        note: () => withoutTime(lines),
        undo: () =>
          runMutation(client, {
            // Later changes of the rows wait until they are back.
            mutationFn: () => sendInOrder("trash", subject, () => restore(promise)),
            onSuccess: (restored) => (lines = restored),
            onMutate: () => updateOptimistically(client, (draft) => show?.(draft, subject)),
            meta: {
              refreshes,
              toasts: {
                error: (error) => explain(client, error, () => restore(promise, { withParent: true })),
              },
            },
          }),
      });
      return { update, offer, resolve };
    },
    onError: (_error, _subject, context) => {
      context?.update.revert();
      context?.offer.withdraw();
      context?.resolve([]);
    },
    onSuccess: (entryIds, subject, { update, offer, resolve }) => {
      update.keep();
      if (toasts?.success) offer.reword(toasts.success);
      resolve(entryIds);
      onDeleted?.(client, subject);
    },
    meta: { refreshes, ...(toasts?.error && { toasts: { error: toasts.error } }) },
  });
}

function deferred<Value>() {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

/** Restores trash entries, which are known once the deletion has been answered. Returns the number of lines that came back without their time. */
async function restore(entryIds: Promise<(string | null)[]>, body?: { withParent: true }): Promise<number> {
  let lines = 0;
  for (const id of await entryIds) if (id) lines += await restoreEntry(id, body);
  return lines;
}

/** Restores a trash entry. Returns the number of lines that came back without their time. */
export async function restoreEntry(id: string, body?: { withParent: true }): Promise<number> {
  const { linesWithoutTime } = await api<MaybeWithoutTime>(`trash/${id}/restore`, { method: "POST", body });
  return linesWithoutTime;
}

/** Returns the message of a failed restore. A refusal of the server is shown by code that is loaded then. */
export function explain(
  client: QueryClient,
  error: Error,
  restoreBoth: () => Promise<number>,
): string | undefined {
  const standard = refusalMessage(error) ?? errorMessages.mutation;
  if (!(error instanceof ApiError && error.problem)) return standard;
  void import("./refused-restore").then(
    ({ showRefusal }) => showRefusal(client, error, restoreBoth),
    () => toast.error(standard),
  );
  return undefined;
}
