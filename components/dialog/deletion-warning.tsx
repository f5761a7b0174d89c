"use client";

import { type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { listDeletion } from "@/lib/deletion/rules";
import type { ClientDeletion } from "@/lib/deletion/schema";

/** The body of a delete confirmation: the warning, and how many related rows are deleted too. */
export function DeletionWarning<Deletion extends Partial<ClientDeletion>>({
  warning,
  query,
}: {
  warning: string;
  query: UseQueryOptions<Deletion, Error, Deletion, string[]>;
}) {
  const deletion = useQuery(query);
  return (
    <>
      <p>{warning}</p>
      <p role="status" className="mt-3 min-h-[3lh] text-ink tabular">
        {describe(deletion)}
      </p>
    </>
  );
}

function describe({ data, isError }: { data: Partial<ClientDeletion> | undefined; isError: boolean }) {
  if (data) return `Deleted with it: ${listDeletion(data) || "nothing else"}.`;
  return isError ? "What is deleted with it could not be counted." : "Counting what is deleted with it...";
}
