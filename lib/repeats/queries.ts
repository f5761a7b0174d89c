import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/api/request";
import type { List } from "@/lib/api/list";
import { keys } from "@/lib/query/keys";
import type { Repeat, RepeatScope } from "./schema";

/** The rule of a repeating row. */
export function repeatQuery(id: string) {
  return queryOptions({
    queryKey: [...keys.repeats, id] as const,
    queryFn: ({ signal }) => api<Repeat>(`repeats/${id}`, { signal }),
  });
}

type Repeated = { id: string; repeatId: string | null; dueAt: string; scope?: RepeatScope };

/** Returns the ids of a row that is deleted and of the cached ones that go along: with `following` the later ones of its rule. */
export function idsAlong(client: QueryClient, resource: readonly [string], row: Repeated): string[] {
  if (row.scope !== "following") return [row.id];
  const pages = client.getQueriesData<List<Repeated>>({ queryKey: [...resource, "search"] });
  const along = pages
    .flatMap(([, page]) => page?.items ?? [])
    .filter(({ repeatId, dueAt }) => repeatId === row.repeatId && dueAt >= row.dueAt)
    .map(({ id }) => id);
  return [...new Set([row.id, ...along])];
}
