"use client";

import type { Control } from "react-hook-form";
import { DateTimeField } from "@/components/form/date/date-time-field";
import { LinkChip } from "@/components/form/link-field";
import { SelectField } from "@/components/form/select-field";
import { TagField } from "@/components/form/tag-field";
import { NameField } from "@/components/form/name-field";
import { TextareaField } from "@/components/form/textarea-field";
import { RepeatField } from "@/components/repeats/repeat-field-picker";
import { ProjectField } from "@/components/projects/project-field-picker";
import type { ComboboxOption } from "@/components/ui/combobox/combobox-trigger";
import { StatusDot, statusLabel } from "@/components/ui/status-dot";
import type { TaskForm, TaskFormInput } from "@/lib/tasks/form";
import { taskStatuses } from "@/lib/tasks/schema";

/** The fields of a task. `project` is undefined on a project's page. */
export function TaskFields({
  control,
  project,
  repeatId = null,
}: {
  control: Control<TaskFormInput, unknown, TaskForm>;
  project?: { initialOption: ComboboxOption | null; onPick: (option: ComboboxOption | null) => void };
  /** The rule that it has. */
  repeatId?: string | null;
}) {
  return (
    <>
      <NameField control={control} name="name" label="Name" isTitle isRequired />
      <div className="grid gap-4 md:grid-cols-[auto_minmax(12rem,1fr)]">
        <DateTimeField control={control} name="dueAt" timeName="isWithTime" label="Due date" isRequired />
        {project && <ProjectField control={control} name="projectId" {...project} />}
      </div>
      <div className="flex flex-wrap items-start gap-2">
        <SelectField control={control} name="status" label="Status" options={statusOptions} isChip />
        <RepeatField
          control={control}
          name="repeat"
          dueName="dueAt"
          timeName="isWithTime"
          repeatId={repeatId}
        />
        <LinkChip control={control} name="link" label="Link" />
      </div>
      <TextareaField control={control} name="details" label="Details" rows={4} />
      <TagField control={control} name="tags" label="Tags" />
    </>
  );
}

const statusOptions = taskStatuses.map((status) => ({
  value: status,
  label: statusLabel(status),
  mark: <StatusDot status={status} />,
}));
