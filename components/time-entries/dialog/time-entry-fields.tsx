"use client";

import { type Control, useController, type UseFormReturn } from "react-hook-form";
import { TaskField } from "./task-field";
import { TypedTimeField } from "./typed-time-field";
import { useRate } from "./use-rate";
import { DateTimeField } from "@/components/form/date/date-time-field";
import { NumberField } from "@/components/form/number-field";
import { TagField } from "@/components/form/tag-field";
import { TextField } from "@/components/form/text-field";
import { ProjectField } from "@/components/projects/project-field-picker";
import type { ComboboxOption } from "@/components/ui/combobox/combobox-trigger";
import { Switch } from "@/components/ui/input/switch";
import type { EntryForm, EntryFormContext, EntryFormInput } from "@/lib/time-entries/entry-form";
import type { TimeEntry } from "@/lib/time-entries/schema";

type Form = UseFormReturn<EntryFormInput, unknown, EntryForm>;

/** The fields of an entry. `isFixed` is for those that a document was made from, `isLocked` for all. */
export function TimeEntryFields({
  form,
  context,
  project,
  task,
  isFixed,
  isLocked,
}: {
  form: Form;
  context: EntryFormContext;
  project: { initialOption: ComboboxOption | null; onPick: (option: ComboboxOption | null) => void };
  /** The task that the form begins with. */
  task: TimeEntry["task"];
  isFixed: boolean;
  isLocked: boolean;
}) {
  const { control } = form;
  const isRunning = context.entry?.endedAt === null;
  return (
    <>
      <TextField
        control={control}
        name="description"
        label="Description"
        placeholder="What did you do?"
        autoComplete="off"
        isDisabled={isLocked}
      />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {!isRunning && <TypedTimeField control={control} context={context} isDisabled={isFixed} />}
        <DateTimeField
          control={control}
          name="day"
          timeName={isRunning ? "isWithTime" : undefined}
          label={isRunning ? "Started" : "Day"}
          isRequired={!isFixed}
          yearless="nearest"
          isDisabled={isFixed}
        />
      </div>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <ProjectField
          control={control}
          name="projectId"
          isDisabled={isFixed}
          initialOption={project.initialOption}
          onPick={(option) => {
            form.setValue("taskId", null, { shouldDirty: true });
            project.onPick(option);
          }}
        />
        <TaskField control={control} task={task} isDisabled={isLocked} />
      </div>
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <Rate control={control} entry={context.entry} isDisabled={isFixed} />
        <Billable control={control} isDisabled={isFixed} />
      </div>
      <TagField control={control} name="tags" label="Tags" isDisabled={isLocked} />
    </>
  );
}

function Rate({
  control,
  entry,
  isDisabled,
}: {
  control: Control<EntryFormInput, unknown, EntryForm>;
  entry: EntryFormContext["entry"];
  isDisabled: boolean;
}) {
  const standard = useRate(control);
  // Later rates do not change what is on a document.
  const billed = entry?.document ? entry.effectiveRate : null;
  return (
    <NumberField
      control={control}
      name="rate"
      label="Hourly rate"
      unit={entry?.currency ?? standard.currency}
      placeholder={billed ?? standard.rate ?? (standard.isKnown ? "No rate" : undefined)}
      hint={billed ? "As it is billed" : standard.of && `If empty, the rate of the ${standard.of}`}
      isDisabled={isDisabled}
    />
  );
}

function Billable({
  control,
  isDisabled,
}: {
  control: Control<EntryFormInput, unknown, EntryForm>;
  isDisabled: boolean;
}) {
  const { field } = useController({ control, name: "isBillable" });
  return (
    <div className="flex min-h-8 items-center sm:mt-5">
      <Switch isOn={field.value} onChange={field.onChange} isDisabled={isDisabled}>
        Billable
      </Switch>
    </div>
  );
}
