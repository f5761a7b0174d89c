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
  if (data) {
    const related = listDeletion(data);
    return related ? `This also deletes ${related}.` : "Nothing else is deleted.";
  }
  return isError ? "The related items could not be counted." : "Counting related items...";
}
