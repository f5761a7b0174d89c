import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/api/request";
import { keys } from "@/lib/query/keys";
import type { IncomeRange, IncomeSummary } from "./schema";

/** The amounts due, issued and received per currency; twelve months up to the current one unless the range says otherwise. */
export function incomeSummaryQuery(range: IncomeRange = {}) {
  const query = new URLSearchParams();
  if (range.from) query.set("from", range.from);
  if (range.to) query.set("to", range.to);
  return queryOptions({
    queryKey: [...keys.income, range],
    queryFn: ({ signal }) => api<IncomeSummary>(`income/summary?${query.toString()}`, { signal }),
  });
}
