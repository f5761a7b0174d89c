"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ComboboxOption } from "@/components/ui/combobox/combobox-trigger";
import { clientQuery, clientsQuery } from "@/lib/clients/queries";
import { FREELANCING, MAX_SELECTIONS } from "@/lib/shared/constants";
import { useQueryData } from "@/lib/query/use-query-data";

const freelancing: ComboboxOption = { value: FREELANCING, label: "Freelancing", themeColor: null };

/**
 * Returns the props of a searchable client picker, which loads nothing until it is opened. `withFreelancing` adds
 * "Freelancing" for no client. `chosen` is the option of an initially chosen id.
 */
export function useClientOptions({
  withFreelancing = false,
  chosenId,
}: {
  withFreelancing?: boolean;
  chosenId?: string;
}) {
  const [name, setName] = useState("");
  const [isOpened, setIsOpened] = useState(false);
  const query = useQuery({
    ...clientsQuery({ name: name || undefined, take: MAX_SELECTIONS }),
    // The options stay while letters are typed.
    placeholderData: keepPreviousData,
    enabled: isOpened,
  });
  const isClient = chosenId !== undefined && chosenId !== "" && chosenId !== FREELANCING;
  const chosenClient = useQueryData({ ...clientQuery(chosenId ?? ""), enabled: isClient });

  const clients: ComboboxOption[] = (query.data?.items ?? []).map((client) => ({
    value: client.id,
    label: client.name,
    themeColor: client.themeColor,
  }));
  const offersFreelancing = withFreelancing && freelancing.label.toLowerCase().includes(name.toLowerCase());
  return {
    chosen:
      chosenId === FREELANCING
        ? freelancing
        : isClient && chosenClient
          ? { value: chosenClient.id, label: chosenClient.name, themeColor: chosenClient.themeColor }
          : null,
    picker: {
      options: offersFreelancing ? [freelancing, ...clients] : clients,
      isLoading: query.isFetching,
      onRetry: !query.data && query.isError ? () => void query.refetch() : undefined,
      onSearch: setName,
      onOpenChange: (isOpen: boolean) => isOpen && setIsOpened(true),
    },
  };
}
