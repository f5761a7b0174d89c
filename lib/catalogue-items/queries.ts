import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api/request";
import type { List } from "@/lib/api/list";
import type { Change } from "@/lib/edits/merge";
import { createRow } from "@/lib/edits/create-row";
import { keys, searchKey } from "@/lib/query/keys";
import { dropRows } from "@/lib/query/optimistic";
import { MAX_TAKE } from "@/lib/shared/constants";
import { useDeleteRow } from "@/lib/undo/use-delete";
import { offerUndo } from "@/lib/undo/offer-undo";
import type { CatalogueItem, CatalogueItemPatch, NewCatalogueItem } from "./schema";

const refreshes = [keys.catalogueItems];

/** The whole price list, by title. It is searched in the browser. */
export function catalogueItemsQuery() {
  const filter = { take: MAX_TAKE };
  return queryOptions({
    queryKey: searchKey(keys.catalogueItems, filter),
    queryFn: ({ signal }) =>
      api<List<CatalogueItem>>("catalogue-items/search", { method: "POST", body: filter, signal }),
  });
}

export function useCreateCatalogueItem() {
  return useMutation({
    mutationFn: (input: NewCatalogueItem & { id: string }) =>
      createRow<CatalogueItem>("catalogue-items", input),
    meta: { refreshes },
  });
}

/** Saves a line of a document to the price list, with a toast that takes it back. */
export function useSaveToPriceList() {
  const client = useQueryClient();
  const create = useCreateCatalogueItem();
  const remove = useMutation({
    mutationFn: (id: string) => api(`catalogue-items/${id}`, { method: "DELETE" }),
    onMutate: (id) => client.cancelQueries({ queryKey: keys.catalogueItems }).then(() => id),
    meta: { refreshes: [...refreshes, keys.trash] },
  });
  return (input: NewCatalogueItem & { id: string }) => {
    const saving = create.mutateAsync(input);
    const offer = offerUndo({
      verb: "Saved to the price list:",
      name: input.title,
      undo: () => saving.then(() => remove.mutateAsync(input.id)),
    });
    saving.catch(offer.withdraw);
  };
}

export function useUpdateCatalogueItem() {
  return useMutation({
    mutationFn: ({ id, version, ...patch }: Change<CatalogueItemPatch>) =>
      api<CatalogueItem>(`catalogue-items/${id}`, { method: "PATCH", body: patch, version }),
    meta: { refreshes },
  });
}

/** Deletes a line, from the list optimistically. */
export function useDeleteCatalogueItem() {
  return useDeleteRow<{ id: string; name: string }>({
    path: "catalogue-items",
    hide: (draft, { id }) => dropRows(draft, keys.catalogueItems, [id]),
    refreshes,
  });
}
