"use client";

import { useState } from "react";
import { FileFilterBar } from "@/components/files/file-filter-bar";
import { FilesPanel } from "@/components/files/files-panel";
import { useFileSearch } from "@/components/files/use-file-search";
import type { FileFilter } from "@/lib/files/schema";

/** The files of all of a client's projects. */
export function ClientFiles({ clientId }: { clientId: string }) {
  const [filter, setFilter] = useState<Pick<FileFilter, "name" | "type">>({});
  const search = useFileSearch({ ...filter, clientId });
  const { data, isPlaceholderData } = search.query;
  const isFiltered = Boolean(filter.name ?? filter.type);
  const hasFilters = isFiltered || isPlaceholderData || data?.total !== 0;
  return (
    <FilesPanel
      search={search}
      subject={{ origin: "clientPage", clientId }}
      emptyLine="No file related to this client"
      showProject
      isFiltered={isFiltered}
      onClear={() => setFilter({})}
      isHere={(target) => target.clientId === clientId}
      toolbar={
        hasFilters && (
          <FileFilterBar
            filter={filter}
            onFilter={(change) =>
              setFilter((current) => {
                const next = { ...current, ...change };
                return { type: next.type, name: next.name || undefined };
              })
            }
          />
        )
      }
    />
  );
}
