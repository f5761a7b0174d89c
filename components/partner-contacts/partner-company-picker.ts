"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { partnerCompaniesQuery } from "@/lib/partner-companies/queries";

/** Returns the props of a searchable picker of partners' companies, which loads nothing until it is opened. */
export function usePartnerCompanyOptions() {
  const [name, setName] = useState("");
  const [isOpened, setIsOpened] = useState(false);
  const query = useQuery({ ...partnerCompaniesQuery(name), enabled: isOpened });
  return {
    options: query.data ?? [],
    isLoading: query.isFetching,
    onRetry: !query.data && query.isError ? () => void query.refetch() : undefined,
    onSearch: setName,
    onOpenChange: (isOpen: boolean) => isOpen && setIsOpened(true),
  };
}
