"use client";

import { useState } from "react";
import { ClientFilterPicker } from "@/components/clients/client-filter-picker";
import { FilterBar } from "@/components/list/filter/filter-bar";
import { FilterField } from "@/components/list/filter/filter-field";
import { anyId, anyText, oneOf } from "@/components/list/filter/url-fields";
import { useUrlFilter } from "@/components/list/filter/use-url-filter";
import { SearchField } from "@/components/list/filter/search-field";
import { ToggleGroup } from "@/components/ui/input/toggle-group";
import { paymentFilters } from "@/lib/projects/statuses";
import { FREELANCING } from "@/lib/shared/constants";

const urlFields = { paymentStatus: oneOf(paymentFilters), clientId: anyId(FREELANCING), name: anyText };
const defaults = { paymentStatus: "due" } as const;

/** Returns the filter of the projects in the address, a function that changes it, whether it is another than at first, and one that restores that. */
export function usePaymentFilter() {
  return useUrlFilter(urlFields, defaults);
}

/** The filters of the projects of the income page. */
export function PaymentFilterBar({
  total,
  isEmpty,
}: {
  total: number | undefined;
  /** True if there is nothing to filter. */
  isEmpty: boolean;
}) {
  const [filter, onFilter, isFiltered, clear] = usePaymentFilter();
  const status = filter.paymentStatus ?? "due";
  const [state, setState] = useState({ shown: status, settled: status });
  // The toggle changes at once; the URL follows later.
  if (state.settled !== status) setState({ shown: status, settled: status });
  const handleStatus = (paymentStatus: typeof status) => {
    setState((current) => ({ ...current, shown: paymentStatus }));
    onFilter({ paymentStatus });
  };
  return (
    <FilterBar
      // One of both statuses always limits the list.
      count={filter.clientId ? 2 : 1}
      total={total}
      noun="project"
      onClear={isFiltered ? clear : undefined}
      isEmpty={isEmpty && !isFiltered}
      filters={
        <>
          <FilterField label="Payment status">
            <ToggleGroup
              label="Payment status"
              value={state.shown}
              onChange={handleStatus}
              options={[
                { value: "due", label: "Due" },
                { value: "paid", label: "Paid" },
              ]}
              className="max-md:[&>label]:flex-1"
            />
          </FilterField>
          <FilterField label="Client">
            <ClientFilterPicker
              clientId={filter.clientId}
              onChange={(clientId) => onFilter({ clientId })}
              className="md:max-w-52"
            />
          </FilterField>
        </>
      }
      search={
        <SearchField
          label="Search projects"
          value={filter.name ?? ""}
          onChange={(name) => onFilter({ name })}
          className="max-md:flex-1"
        />
      }
    />
  );
}
