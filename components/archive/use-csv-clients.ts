import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { findDuplicates, missingClients } from "@/lib/archive/csv/clients";
import type { CsvKind } from "@/lib/archive/csv/kinds";
import type { CsvRow } from "@/lib/archive/csv/mapping";
import { clientIdsQuery } from "@/lib/archive/csv/find-clients";

const none = { existing: [], repeated: [] };

/** Compares the clients of a CSV file with the existing ones. Returns which are created, skipped and imported. */
export function useCsvClients(kind: CsvKind, rows: readonly CsvRow[]) {
  const [areDuplicatesImported, setAreDuplicatesImported] = useState(false);
  const names = rows.map(({ name, company = "" }) => (kind === "clients" ? name : company));
  const isNeeded = kind !== "partner-contacts" && rows.length > 0;
  const { data: clients, isError, refetch } = useQuery({ ...clientIdsQuery(names), enabled: isNeeded });
  const { existing, repeated } = kind === "clients" && clients ? findDuplicates(rows, clients) : none;
  const skipped = new Set<CsvRow>(areDuplicatesImported ? [] : [...existing, ...repeated]);
  return {
    isKnown: !isNeeded || clients !== undefined,
    isFailed: isError && !clients,
    retry: () => void refetch(),
    imported: rows.filter((row) => !skipped.has(row)),
    created: kind === "client-contacts" && clients ? missingClients(names, clients) : [],
    existing: existing.map(({ name }) => name),
    repeated: repeated.map(({ name }) => name),
    areDuplicatesImported,
    setAreDuplicatesImported,
  };
}
