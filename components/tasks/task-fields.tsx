"use client";

import type { Control } from "react-hook-form";
import { DateTimeField } from "@/components/form/date/date-time-field";
import { LinkField } from "@/components/form/link-field";
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
      <NameField control={control} name="name" label="Name" isRequired />
      <DateTimeField control={control} name="dueAt" timeName="isWithTime" label="Due date" isRequired />
      <RepeatField
        control={control}
        name="repeat"
        dueName="dueAt"
        timeName="isWithTime"
        repeatId={repeatId}
      />
      <div className="grid gap-4 md:grid-cols-[1fr_9rem]">
        {project && <ProjectField control={control} name="projectId" {...project} />}
        <SelectField
          control={control}
          name="status"
          label="Status"
          options={statusOptions}
          className="md:w-36"
        />
      </div>
      <TextareaField control={control} name="details" label="Details" rows={4} />
      <LinkField control={control} name="link" label="Link" />
      <TagField control={control} name="tags" label="Tags" />
    </>
  );
}

const statusOptions = taskStatuses.map((status) => ({
  value: status,
  label: statusLabel(status),
  mark: <StatusDot status={status} />,
}));
