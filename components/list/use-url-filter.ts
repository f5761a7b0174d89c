"use client";

import { useSearchParams } from "next/navigation";
import type { z } from "zod";

type FilterSchema = z.ZodObject<Record<string, z.ZodType>>;
type Filter<Schema extends FilterSchema> = Partial<z.infer<Schema>>;

/**
 * A page's filter, kept in its URL. `schema` holds optional texts and enums; values it does not know are dropped.
 * `const [filter, setFilter, isFiltered, clear] = useUrlFilter(schema)`; `setFilter` merges, undefined or "" removes.
 */
export function useUrlFilter<Schema extends FilterSchema>(
  schema: Schema,
  defaults: Filter<Schema> = {},
): [
  filter: Filter<Schema>,
  setFilter: (patch: Filter<Schema>) => void,
  isFiltered: boolean,
  clear: () => void,
] {
  const params = useSearchParams();
  const chosen = readFilter(schema, params);
  const filter = { ...defaults, ...chosen };
  const isFiltered = Object.keys(chosen).length > 0;

  const setFilter = (patch: Filter<Schema>) => {
    // Read again at the time of the call: two filters may change between two renders.
    const next = new URLSearchParams(window.location.search);
    for (const [key, value] of Object.entries(patch)) {
      const isDefault = value === undefined || value === "" ? !(key in defaults) : value === defaults[key];
      if (isDefault) next.delete(key);
      else next.set(key, String(value ?? ""));
    }
    replaceQuery(next);
  };

  const clear = () => {
    const next = new URLSearchParams(window.location.search);
    for (const key of Object.keys(schema.shape)) next.delete(key);
    replaceQuery(next);
  };

  return [dropEmpty(filter), setFilter, isFiltered, clear];
}

function readFilter<Schema extends FilterSchema>(schema: Schema, params: URLSearchParams): Filter<Schema> {
  const known = Object.entries(schema.shape).flatMap(([key, field]) => {
    const value = params.get(key);
    if (value === null) return [];
    // "?status=" says "all" where the default is something else.
    if (value === "") return [[key, ""]];
    const parsed = field.safeParse(value);
    return parsed.success && parsed.data !== undefined ? [[key, parsed.data]] : [];
  });
  return Object.fromEntries(known) as Filter<Schema>;
}

function dropEmpty<Schema extends FilterSchema>(filter: Filter<Schema>): Filter<Schema> {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== "")) as Filter<Schema>;
}

// Next hears of replaceState and updates useSearchParams, without asking the server for the page again.
function replaceQuery(query: URLSearchParams) {
  const text = query.toString();
  window.history.replaceState(null, "", text ? `?${text}` : window.location.pathname);
}
