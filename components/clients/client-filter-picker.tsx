"use client";

import { useClientOptions } from "@/components/clients/client-picker";
import { Combobox } from "@/components/ui/combobox/combobox";

/** The client filter of a list; undefined is all clients. */
export function ClientFilterPicker({
  clientId,
  onChange,
  withFreelancing = true,
  placeholder = "All clients",
  isField = false,
  className,
}: {
  clientId: string | undefined;
  onChange: (clientId: string | undefined) => void;
  /** Also offers what belongs to no client. */
  withFreelancing?: boolean;
  /** Shown while none is chosen. */
  placeholder?: string;
  /** Looks like a field of a form instead of a filter. */
  isField?: boolean;
  className?: string;
}) {
  const { chosen, picker } = useClientOptions({ withFreelancing, chosenId: clientId });
  return (
    <Combobox
      {...picker}
      label="Client"
      placeholder={placeholder}
      searchPlaceholder="Search clients"
      value={chosen}
      onChange={(option) => onChange(option?.value)}
      isClearable
      isFilter={!isField}
      className={className}
    />
  );
}
