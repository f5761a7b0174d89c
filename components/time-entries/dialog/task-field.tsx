"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type Control, useWatch } from "react-hook-form";
import { ComboboxField } from "@/components/form/combobox-field";
import { MAX_SELECTIONS } from "@/lib/shared/constants";
import { tasksQuery } from "@/lib/tasks/search-query";
import type { EntryForm, EntryFormInput } from "@/lib/time-entries/entry-form";
import type { TimeEntry } from "@/lib/time-entries/schema";

/** Chooses a task of the chosen project, or none. */
export function TaskField({
  control,
  task,
  isDisabled,
}: {
  control: Control<EntryFormInput, unknown, EntryForm>;
  /** The task that the form begins with. */
  task: TimeEntry["task"];
  isDisabled: boolean;
}) {
  const projectId = useWatch({ control, name: "projectId" });
  const [name, setName] = useState("");
  const [isOpened, setIsOpened] = useState(false);
  const query = useQuery({
    ...tasksQuery({
      projectId: projectId ?? undefined,
      status: "pending",
      name: name || undefined,
      take: MAX_SELECTIONS,
    }),
    enabled: isOpened && projectId !== null,
  });
  return (
    <ComboboxField
      control={control}
      name="taskId"
      label="Task"
      isClearable
      isDisabled={isDisabled || projectId === null}
      initialOption={task && { value: task.id, label: task.name }}
      options={(query.data?.items ?? []).map(({ id, name: label }) => ({ value: id, label }))}
      isLoading={query.isFetching}
      onRetry={!query.data && query.isError ? () => void query.refetch() : undefined}
      onSearch={setName}
      onOpenChange={(isOpen) => isOpen && setIsOpened(true)}
      placeholder={projectId === null ? "Choose a project first" : "No task"}
      searchPlaceholder="Search tasks"
    />
  );
}
