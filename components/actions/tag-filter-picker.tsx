"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Combobox } from "@/components/ui/combobox/combobox";
import { tagsQuery } from "@/lib/tags/queries";

/** The tag filter of tasks and events; undefined shows all. Loads nothing until it is opened. */
export function TagFilterPicker({
  tag,
  onChange,
  className,
}: {
  tag: string | undefined;
  onChange: (tag: string | undefined) => void;
  className?: string;
}) {
  const [name, setName] = useState("");
  const [isOpened, setIsOpened] = useState(false);
  const query = useQuery({ ...tagsQuery(name), enabled: isOpened });
  return (
    <Combobox
      options={query.data ?? []}
      isLoading={query.isFetching}
      onRetry={!query.data && query.isError ? () => void query.refetch() : undefined}
      onSearch={setName}
      onOpenChange={(isOpen: boolean) => isOpen && setIsOpened(true)}
      label="Tag"
      placeholder="All tags"
      searchPlaceholder="Search tags"
      value={tag === undefined ? null : { value: tag, label: tag }}
      onChange={(option) => onChange(option?.value)}
      isClearable
      isFilter
      className={className}
    />
  );
}
