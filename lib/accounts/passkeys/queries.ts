import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api/request";
import type { SignInMethods } from "@/lib/accounts/schema";
import { keys } from "@/lib/query/keys";
import { rewriteQuery } from "@/lib/query/optimistic";
import { updateOptimistically } from "@/lib/query/optimistic-update";
import { addPasskey, passkeyErrorMessage } from "./ceremony";
import type { Passkey } from "./schema";

const refreshes = [keys.passkeys, keys.signInMethods, keys.securityEvents];

/** The form of the mutation shows its errors. */
const inForm = () => undefined;

export function passkeysQuery() {
  return queryOptions({
    queryKey: keys.passkeys,
    queryFn: ({ signal }) => api<Passkey[]>("passkeys", { signal }),
    // Always refetched, so that a passkey added elsewhere is shown.
    staleTime: 0,
  });
}

/** Lets the browser create a passkey for the account. */
export function useAddPasskey() {
  return useMutation({
    mutationFn: addPasskey,
    meta: { refreshes, toasts: { success: "Passkey added", error: passkeyErrorMessage } },
  });
}

export function useRenamePasskey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, name }: Pick<Passkey, "id" | "name">) =>
      api<Passkey>(`passkeys/${id}`, { method: "PATCH", body: { name } }),
    onMutate: ({ id, name }) =>
      updateOptimistically(client, (draft) =>
        rewriteQuery<Passkey[]>(draft, keys.passkeys, (passkeys) =>
          passkeys.map((passkey) => (passkey.id === id ? { ...passkey, name } : passkey)),
        ),
      ),
    meta: { refreshes: [keys.passkeys], toasts: { error: inForm } },
  });
}

/** Removes a passkey. The server refuses with 409 if it is the last way to sign in. */
export function useRemovePasskey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api<null>(`passkeys/${id}`, { method: "DELETE" }),
    onMutate: (id) =>
      updateOptimistically(client, (draft) => {
        rewriteQuery<Passkey[]>(draft, keys.passkeys, (passkeys) => passkeys.filter((one) => one.id !== id));
        rewriteQuery<SignInMethods>(draft, keys.signInMethods, (methods) => ({
          ...methods,
          passkeys: methods.passkeys - 1,
        }));
      }),
    meta: { refreshes, toasts: { success: "Passkey removed" } },
  });
}
