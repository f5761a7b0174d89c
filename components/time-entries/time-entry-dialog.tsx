"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { v7 as newId } from "uuid";
import { TimeEntryFields } from "./dialog/time-entry-fields";
import { FormDialog } from "@/components/dialog/form-dialog";
import { useRowEdit } from "@/components/dialog/use-row-edit";
import { useProjectChoice } from "@/components/projects/project-field-picker";
import { AppLink } from "@/components/ui/app-link";
import { Button } from "@/components/ui/button";
import { findProjectLabels } from "@/lib/projects/find-label";
import { formatFullDate } from "@/lib/shared/dates/dates";
import { browserTimeZone } from "@/lib/shared/dates/time-zone";
import { paths } from "@/lib/shared/paths";
import {
  type EntryForm,
  type EntryFormContext,
  type EntryFormInput,
  entryFieldNames,
  entryFormSchema,
  newEntryForm,
  timesOf,
  toColumns,
  toEntryForm,
} from "@/lib/time-entries/entry-form";
import { useCreateTimeEntry, useUpdateTimeEntry } from "@/lib/time-entries/change-entry";
import { hasRunTooLong } from "@/lib/time-entries/clock-queries";
import { TOO_LONG } from "@/lib/time-entries/limits";
import { findEntriesAround, useDeleteTimeEntry } from "@/lib/time-entries/queries";
import { type NewEntrySubject, requestClock } from "@/lib/time-entries/requests";
import { entryName } from "@/lib/time-entries/rules";
import type { TimeEntry } from "@/lib/time-entries/schema";
import { documentRefusal } from "@/lib/time-entries/week/cell-change";

type Opening = { isOpen: boolean; onClose: () => void; onClosed?: () => void };

/** The dialog that writes down time, which begins with `initial`, or changes or deletes the given entry. */
export function TimeEntryDialog({
  entry,
  initial,
  ...opening
}: { entry?: TimeEntry; initial?: NewEntrySubject } & Opening) {
  return entry ? <EditEntry entry={entry} {...opening} /> : <NewEntry initial={initial} {...opening} />;
}

function NewEntry({ initial, ...opening }: { initial?: NewEntrySubject } & Opening) {
  const create = useCreateTimeEntry();
  // Generated once per dialog, so that saving again after a lost response does not create a second entry.
  const [id] = useState(() => newId());
  const { themeColor, project } = useProjectChoice(initial ?? { project: null, client: null });
  const { form, context } = useEntryForm(id, undefined, initial);
  const handleSubmit = ({ time: _, day: __, isWithTime: ___, ...values }: EntryForm) => {
    const times = timesOf(form.getValues(), context);
    if ("problem" in times) return false;
    return create.mutateAsync({ id, ...values, ...times });
  };
  return (
    <FormDialog
      {...opening}
      form={form}
      onSubmit={handleSubmit}
      title="Time"
      themeColor={themeColor}
      saveLabel="Add time"
    >
      <TimeEntryFields
        form={form}
        context={context}
        project={project}
        task={initial?.task ?? null}
        isFixed={false}
        isLocked={false}
      />
    </FormDialog>
  );
}

function EditEntry({ entry, ...opening }: { entry: TimeEntry } & Opening) {
  const queryClient = useQueryClient();
  const update = useUpdateTimeEntry();
  const remove = useDeleteTimeEntry();
  const { themeColor, project } = useProjectChoice(entry);
  const { form, context } = useEntryForm(entry.id, entry);
  const { timeZone } = context;
  const refusal = documentRefusal(entry);
  const isLocked = entry.document?.isIssued ?? false;

  const edit = useRowEdit({
    form,
    row: entry,
    toForm: (row: TimeEntry) => toEntryForm(row, timeZone),
    names: entryFieldNames,
    inWords: {
      Day: ({ day, isWithTime }) => formatFullDate(day, isWithTime, timeZone),
      Billable: ({ isBillable }) => (isBillable ? "Yes" : "No"),
      Project: ({ projectId }, current) =>
        (current ?? findProjectLabels(queryClient, projectId)).project?.name ?? "No project",
      Task: ({ taskId }, current) => current?.task?.name ?? (taskId ? "Another task" : "No task"),
    },
    save: ({ version, ...change }) =>
      update.mutateAsync({ id: entry.id, ...toColumns(change, form.getValues(), context), version }),
  });
  const handleStop = () => {
    opening.onClose();
    requestClock({ act: "askEnd", entry });
  };
  const handleDelete = () => {
    remove.mutate({ id: entry.id, name: entryName(entry) });
    opening.onClose();
  };

  return (
    <FormDialog
      {...opening}
      form={form}
      subject={entry.id}
      onSubmit={edit.submit}
      edit={edit}
      onDelete={refusal ? undefined : handleDelete}
      savesWhatIsShown={!isLocked}
      title="Time"
      themeColor={themeColor}
    >
      {refusal && (
        <p className="rounded-control bg-sunken px-3 py-2 text-meta">
          {refusal}{" "}
          {entry.documentId && (
            <AppLink
              href={paths.salesDocument(entry.documentId)}
              onClick={opening.onClose}
              className="font-medium text-link underline"
            >
              Open it
            </AppLink>
          )}
        </p>
      )}
      {entry.endedAt === null && hasRunTooLong(entry) && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control bg-sunken px-3 py-2 text-meta">
          <span className="min-w-48 flex-1">{TOO_LONG} Stop the clock at an earlier time.</span>
          <Button size="sm" onClick={handleStop}>
            Stop it at…
          </Button>
        </p>
      )}
      <TimeEntryFields
        form={form}
        context={context}
        project={project}
        task={entry.task}
        isFixed={refusal !== undefined}
        isLocked={isLocked}
      />
    </FormDialog>
  );
}

/** `id` is that of the entry, which overlaps only others. */
function useEntryForm(id: string, entry?: TimeEntry, initial?: NewEntrySubject) {
  const queryClient = useQueryClient();
  const [context] = useState<EntryFormContext>(() => ({
    entry,
    entriesAround: (day) => findEntriesAround(queryClient, day).filter((other) => other.id !== id),
    // A form can be open for hours, and "now" is when it is read.
    get now() {
      return new Date();
    },
    timeZone: browserTimeZone(),
  }));
  const form = useForm<EntryFormInput, unknown, EntryForm>({
    resolver: zodResolver(entryFormSchema(context)),
    defaultValues: entry ? toEntryForm(entry, context.timeZone) : newEntryForm(context, initial),
  });
  return { form, context };
}
