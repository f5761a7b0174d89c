"use client";

import { useState } from "react";
import { ClientFilterPicker } from "@/components/clients/client-filter-picker";
import { FilterBar } from "@/components/list/filter/filter-bar";
import { FilterField } from "@/components/list/filter/filter-field";
import { SearchField } from "@/components/list/filter/search-field";
import { ToggleGroup } from "@/components/ui/input/toggle-group";
import type { PaymentFilter } from "@/lib/payments/schema";

type Filter = Pick<PaymentFilter, "name" | "clientId" | "paymentStatus">;

/** The filters of the income page. */
export function PaymentFilterBar({
  filter,
  onFilter,
  onClear,
  total,
  isEmpty,
}: {
  filter: Filter;
  onFilter: (change: Filter) => void;
  onClear: (() => void) | undefined;
  total: number | undefined;
  /** True if there is nothing to filter. */
  isEmpty: boolean;
}) {
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
      onClear={onClear}
      isEmpty={isEmpty}
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
