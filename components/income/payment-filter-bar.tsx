"use client";

import { useState } from "react";
import { ClientFilterPicker } from "@/components/clients/client-filter-picker";
import { SearchField } from "@/components/list/search-field";
import { ToggleGroup } from "@/components/ui/toggle-group";
import type { PaymentFilter } from "@/lib/payments/schema";

type Filter = Pick<PaymentFilter, "name" | "clientId" | "paymentStatus">;

/** The filters of the income page. */
export function PaymentFilterBar({
  filter,
  onFilter,
}: {
  filter: Filter;
  onFilter: (change: Filter) => void;
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
    <div className="grid w-full grid-cols-[auto_minmax(0,1fr)] gap-2 md:flex md:w-auto md:flex-wrap">
      <ToggleGroup
        label="Payment status"
        value={state.shown}
        onChange={handleStatus}
        options={[
          { value: "due", label: "Due" },
          { value: "paid", label: "Paid" },
        ]}
      />
      <ClientFilterPicker
        clientId={filter.clientId}
        onChange={(clientId) => onFilter({ clientId })}
        className="md:w-44"
      />
      <SearchField
        label="Search projects"
        value={filter.name ?? ""}
        onChange={(name) => onFilter({ name })}
        className="col-span-2 w-full md:w-56"
      />
    </div>
  );
}
