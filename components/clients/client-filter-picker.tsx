"use client";

import { useClientOptions } from "@/components/clients/client-picker";
import { Combobox } from "@/components/ui/combobox/combobox";

/** The client filter of a list; undefined shows all clients. */
export function ClientFilterPicker({
  clientId,
  onChange,
  withFreelancing = true,
  className,
}: {
  clientId: string | undefined;
  onChange: (clientId: string | undefined) => void;
  /** Also offers what belongs to no client. */
  withFreelancing?: boolean;
  className?: string;
}) {
  const { chosen, picker } = useClientOptions({ withFreelancing, chosenId: clientId });
  return (
    <Combobox
      {...picker}
      label="Client"
      placeholder="All clients"
      searchPlaceholder="Search clients"
      value={chosen}
      onChange={(option) => onChange(option?.value)}
      isClearable
      className={className}
    />
  );
}
