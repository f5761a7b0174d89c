"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ComboboxOption } from "@/components/ui/combobox/combobox-trigger";
import { MAX_SELECTIONS } from "@/lib/shared/constants";
import { projectsQuery } from "@/lib/projects/queries";
import { clientName } from "@/lib/projects/rules";
import type { ProjectFilter, ProjectRow } from "@/lib/projects/schema";

/** Returns a project as the option of a picker. */
export function projectOption(project: Pick<ProjectRow, "id" | "name" | "client">): ComboboxOption {
  return {
    value: project.id,
    label: project.name,
    themeColor: project.client?.themeColor ?? null,
    detail: clientName(project),
  };
}

/** Returns the props of a searchable project picker, which loads nothing until it is opened. */
export function useProjectOptions(filter: ProjectFilter = {}) {
  const [name, setName] = useState("");
  const [isOpened, setIsOpened] = useState(false);
  const query = useQuery({
    ...projectsQuery({ ...filter, name: name || undefined, take: MAX_SELECTIONS }),
    // The options stay while letters are typed.
    placeholderData: keepPreviousData,
    enabled: isOpened,
  });
  return {
    options: (query.data?.items ?? []).map(projectOption),
    isLoading: query.isFetching,
    onRetry: !query.data && query.isError ? () => void query.refetch() : undefined,
    onSearch: setName,
    onOpenChange: (isOpen: boolean) => isOpen && setIsOpened(true),
  };
}
