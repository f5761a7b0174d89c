"use client";

import { useSearchParams } from "next/navigation";
import { useIsHydrated } from "@/components/ui/hooks/use-is-hydrated";
import type { UrlField } from "./url-fields";

type UrlFields = Record<string, UrlField>;
type Filter<Fields extends UrlFields> = { [Key in keyof Fields]?: ReturnType<Fields[Key]> };

/**
 * A page's filter, stored in its URL. `fields` parse the parameters; unknown values are dropped.
 * `const [filter, setFilter, isFiltered, clear] = useUrlFilter(fields)`; `setFilter` merges, undefined or "" removes.
 */
export function useUrlFilter<Fields extends UrlFields>(
  fields: Fields,
  defaults: Filter<Fields> = {},
): [
  filter: Filter<Fields>,
  setFilter: (patch: Filter<Fields>) => void,
  isFiltered: boolean,
  clear: () => void,
] {
  const params = useQueryParams();
  const chosen = readFilter(fields, params);
  const filter = { ...defaults, ...chosen };
  const isFiltered = Object.keys(chosen).length > 0;

  const setFilter = (patch: Filter<Fields>) => {
    // Read at the time of the call: two filters may change between two renders.
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
    for (const key of Object.keys(fields)) next.delete(key);
    replaceQuery(next);
  };

  return [dropEmpty(filter), setFilter, isFiltered, clear];
}

/** Returns the parameters of the address, and none in the static file and its first render. */
function useQueryParams(): URLSearchParams {
  const params = useParams();
  return useIsHydrated() ? params : none;
}

const none = new URLSearchParams();
// On the server, `useSearchParams` would leave the whole page out of its static file.
const useParams = typeof window === "undefined" ? () => none : useSearchParams;

function readFilter<Fields extends UrlFields>(fields: Fields, params: URLSearchParams): Filter<Fields> {
  const read = Object.entries(fields).flatMap(([key, field]): [string, string][] => {
    const value = params.get(key);
    if (value === null) return [];
    // "?status=" means "all" when the default is another value.
    if (value === "") return [[key, ""]];
    const known = field(value);
    return known === undefined ? [] : [[key, known]];
  });
  return Object.fromEntries(read) as Filter<Fields>;
}

function dropEmpty<Fields extends UrlFields>(filter: Filter<Fields>): Filter<Fields> {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== "")) as Filter<Fields>;
}

// Next updates useSearchParams after replaceState, without requesting the page again.
function replaceQuery(query: URLSearchParams) {
  const text = query.toString();
  window.history.replaceState(null, "", text ? `?${text}` : window.location.pathname);
}
