import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api/request";
import { keys } from "@/lib/query/keys";
import { rewriteQuery } from "@/lib/query/optimistic";
import { updateOptimistically } from "@/lib/query/optimistic-update";
import type { AuthenticatorSetup, SignInMethods } from "./schema";

const refreshes = [keys.signInMethods, keys.securityEvents];

/** The form of the mutation shows its errors. */
const inForm = () => undefined;

/** The ways to sign in to the account. */
export function signInMethodsQuery() {
  return queryOptions({
    queryKey: keys.signInMethods,
    queryFn: ({ signal }) => api<SignInMethods>("sign-in-methods", { signal }),
    // Always refetched, so that a change made elsewhere is shown.
    staleTime: 0,
  });
}

export function useChangeSignInEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (email: string) =>
      api<SignInMethods>("sign-in-methods", { method: "PATCH", body: { email } }),
    onSuccess: (methods) => client.setQueryData(keys.signInMethods, methods),
    meta: { refreshes, toasts: { success: "Email address changed", error: inForm } },
  });
}

/** Mails the link that confirms the account's own email address. */
export function useSendConfirmation() {
  return useMutation({
    mutationFn: () => api<null>("sign-in-methods/confirmation", { method: "POST" }),
    // The address may be confirmed by now.
    meta: {
      refreshes,
      toasts: { success: "The link is on its way. Open it to confirm your address.", error: inForm },
    },
  });
}

/** A new passphrase, with the email address if the account has none, and the old passphrase if there is one. */
export type NewPassphrase = { email?: string; currentPassphrase?: string; passphrase: string };

export function useSetPassphrase() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewPassphrase) =>
      api<SignInMethods>("sign-in-methods/passphrase", { method: "PUT", body }),
    onSuccess: (methods) => client.setQueryData(keys.signInMethods, methods),
    meta: { refreshes, toasts: { success: "Passphrase saved", error: inForm } },
  });
}

/** Removes the passphrase. The server refuses with 409 if it is the last way to sign in. */
export function useRemovePassphrase() {
  const rewrite = useRewriteMethods();
  return useMutation({
    mutationFn: () => api<null>("sign-in-methods/passphrase", { method: "DELETE" }),
    onMutate: () => rewrite((methods) => ({ ...methods, passphraseChangedAt: null })),
    meta: { refreshes, toasts: { success: "Passphrase removed" } },
  });
}

/** Begins to set up an authenticator app. Returns its secret. */
export function useStartAuthenticator() {
  return useMutation({
    mutationFn: () => api<AuthenticatorSetup>("sign-in-methods/authenticator", { method: "POST" }),
  });
}

/** Turns on the authenticator app with its first code. Returns recovery codes if the account had none. */
export function useConfirmAuthenticator() {
  return useMutation({
    mutationFn: (code: string) =>
      api<{ recoveryCodes: string[] }>("sign-in-methods/authenticator/confirm", {
        method: "POST",
        body: { code },
      }),
    meta: { refreshes, toasts: { success: "Authenticator app turned on", error: inForm } },
  });
}

export function useRemoveAuthenticator() {
  const rewrite = useRewriteMethods();
  return useMutation({
    mutationFn: () => api<null>("sign-in-methods/authenticator", { method: "DELETE" }),
    onMutate: () => rewrite((methods) => ({ ...methods, authenticatorAddedAt: null })),
    meta: { refreshes, toasts: { success: "Authenticator app turned off" } },
  });
}

/** Returns ten new recovery codes. The old ones are invalid from then on. */
export function useRenewRecoveryCodes() {
  return useMutation({
    mutationFn: () => api<{ recoveryCodes: string[] }>("sign-in-methods/recovery-codes", { method: "POST" }),
    meta: { refreshes },
  });
}

/** Removes a provider account. The server refuses with 409 if it is the last way to sign in. */
export function useRemoveProvider() {
  const rewrite = useRewriteMethods();
  return useMutation({
    mutationFn: (id: string) => api<null>(`sign-in-methods/providers/${id}`, { method: "DELETE" }),
    onMutate: (id) =>
      rewrite((methods) => ({ ...methods, providers: methods.providers.filter((one) => one.id !== id) })),
    meta: { refreshes, toasts: { success: "Account removed" } },
  });
}

/** Returns the URL of a sign-in that adds the provider's account. */
export async function fetchAddProviderUrl(): Promise<string> {
  const { url } = await api<{ url: string }>("sign-in-methods/providers", { method: "POST" });
  return url;
}

/**
 * Proves the person's identity with their passphrase, and the code of their authenticator app if they have one. Rejects with 422
 * if one is wrong.
 */
export async function proveByPassphrase(proof: { passphrase: string; code?: string }): Promise<void> {
  await api<null>("auth/proof", { method: "POST", body: proof });
}

/** Returns the URL of a sign-in that proves the person's identity with the provider's account. */
export async function fetchProofUrl(): Promise<string> {
  const { url } = await api<{ url: string }>("auth/proof", { method: "POST", body: {} });
  return url;
}

function useRewriteMethods() {
  const client = useQueryClient();
  return (rewrite: (methods: SignInMethods) => SignInMethods) =>
    updateOptimistically(client, (draft) => rewriteQuery<SignInMethods>(draft, keys.signInMethods, rewrite));
}
