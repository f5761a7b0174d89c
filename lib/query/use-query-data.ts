import { type DefaultError, type QueryKey, useQuery, type UseQueryOptions } from "@tanstack/react-query";

/**
 * Returns the data of a query; undefined until it is loaded, and if it cannot be. For a label, a unit or a default, which is
 * left out then. What a person would take for "there is none" shows its failure instead.
 */
export function useQueryData<Fetched, Data, Key extends QueryKey>(
  options: UseQueryOptions<Fetched, DefaultError, Data, Key>,
): Data | undefined {
  return useQuery(options).data;
}
