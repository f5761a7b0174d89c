import { queryOptions, useMutation } from "@tanstack/react-query";
import { api } from "@/lib/api/request";
import { MAX_TAKE } from "@/lib/shared/constants";
import type { Change } from "@/lib/edits/merge";
import { createRow } from "@/lib/edits/create-row";
import type { List } from "@/lib/api/list";
import { keys, searchKey } from "@/lib/query/keys";
import { dropRows } from "@/lib/query/optimistic";
import { useDeleteRow } from "@/lib/undo/use-delete";
import type { BankAccount, BankAccountPatch, NewBankAccount } from "./schema";

// A draft prints its account.
const refreshes = [keys.bankAccounts, keys.salesDocument];

/** All bank accounts, the oldest first. */
export function bankAccountsQuery() {
  const filter = { take: MAX_TAKE };
  return queryOptions({
    queryKey: searchKey(keys.bankAccounts, filter),
    queryFn: ({ signal }) =>
      api<List<BankAccount>>("bank-accounts/search", { method: "POST", body: filter, signal }),
  });
}

export function useCreateBankAccount() {
  return useMutation({
    mutationFn: (input: NewBankAccount & { id: string }) => createRow<BankAccount>("bank-accounts", input),
    meta: { refreshes, toasts: { success: "Bank account saved" } },
  });
}

export function useUpdateBankAccount() {
  return useMutation({
    mutationFn: ({ id, version, ...patch }: Change<BankAccountPatch>) =>
      api<BankAccount>(`bank-accounts/${id}`, { method: "PATCH", body: patch, version }),
    meta: { refreshes, toasts: { success: "Bank account saved" } },
  });
}

/** Deletes an account, from the list optimistically. */
export function useDeleteBankAccount() {
  return useDeleteRow<{ id: string; name: string }>({
    path: "bank-accounts",
    hide: (draft, { id }) => dropRows(draft, keys.bankAccounts, [id]),
    refreshes,
  });
}
