import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/api/request";
import type { SelectionOption } from "@/lib/api/list";
import { keys } from "@/lib/query/keys";

export function partnerCompaniesQuery(name: string) {
  return queryOptions({
    queryKey: [...keys.partnerCompanies, name],
    queryFn: ({ signal }) =>
      api<SelectionOption[]>("partner-companies/selections", { method: "POST", body: { name }, signal }),
    placeholderData: keepPreviousData,
  });
}
