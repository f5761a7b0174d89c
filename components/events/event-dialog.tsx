"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { v7 as newId } from "uuid";
import { FormDialog } from "@/components/dialog/form-dialog";
import { useRowEdit } from "@/components/dialog/use-row-edit";
import { useProjectChoice } from "@/components/projects/project-field-picker";
import { useRepeatScope } from "@/components/repeats/repeat-scope-dialog";
import { EventFields } from "@/components/events/event-fields";
import { formatFullDate } from "@/lib/shared/dates/dates";
import { changedFields } from "@/lib/edits/merge";
import { paths } from "@/lib/shared/paths";
import { findProjectLabels } from "@/lib/projects/find-label";
import {
  emptyEventForm,
  type EventForm,
  type EventFormInput,
  eventFieldNames,
  eventFormSchema,
  toEventForm,
} from "@/lib/events/form";
import { useDeleteEvent } from "@/lib/events/delete-event";
import { useCreateEvent, useUpdateEvent } from "@/lib/events/queries";
import type { CalendarEvent } from "@/lib/events/schema";
import { withoutKept } from "@/lib/repeats/form";
import { browserTimeZone } from "@/lib/shared/dates/time-zone";

type Origin = "globalAddButton" | "projectPage" | "actionsPage";
/** The date that a new one starts with. */
type NewDue = { dueAt: string; isWithTime: boolean };
type Opening = { isOpen: boolean; onClose: () => void; onClosed?: () => void };

/** The event to edit, or the defaults of a new one. */
export type EventSubject =
  | { mode: "create"; origin: Origin; projectId?: string; due?: NewDue }
  | { mode: "edit"; origin: Origin; event: CalendarEvent };

/** The "Event" dialog: creates or edits an event. */
export function EventDialog(props: EventSubject & Opening) {
  return props.mode === "create" ? <NewEvent {...props} /> : <EditEvent {...props} />;
}

function NewEvent({
  origin,
  projectId = null,
  due,
  isOpen,
  onClose,
  onClosed,
}: { origin: Origin; projectId?: string | null; due?: NewDue } & Opening) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const createEvent = useCreateEvent();
  // Generated once per dialog, so that saving again after a lost response does not create a second event.
  const [id] = useState(() => newId());
  const { themeColor, project } = useProjectChoice(findProjectLabels(queryClient, projectId));
  const form = useForm<EventFormInput, unknown, EventForm>({
    resolver: zodResolver(eventFormSchema),
    defaultValues: { ...emptyEventForm(projectId), ...due },
  });

  const handleSubmit = (values: EventForm) => createEvent.mutateAsync({ id, ...withoutKept(values) });
  const handleSaved = () => {
    onClose();
    if (origin === "globalAddButton") router.push(paths.actions);
  };

  return (
    <FormDialog
      {...{ form, isOpen, onClose, onClosed, themeColor }}
      onSubmit={handleSubmit}
      onSaved={handleSaved}
      title="Event"
      saveLabel="Add event"
    >
      <EventFields control={form.control} project={origin === "projectPage" ? undefined : project} />
    </FormDialog>
  );
}

function EditEvent({
  origin,
  event,
  isOpen,
  onClose,
  onClosed,
}: { origin: Origin; event: CalendarEvent } & Opening) {
  const queryClient = useQueryClient();
  const updateEvent = useUpdateEvent();
  const deleteEvent = useDeleteEvent();
  const repeat = useRepeatScope("event", event);
  const { themeColor, project } = useProjectChoice(event);
  const form = useForm<EventFormInput, unknown, EventForm>({
    resolver: zodResolver(eventFormSchema),
    defaultValues: toEventForm(event),
  });

  const edit = useRowEdit({
    form,
    row: event,
    toForm: toEventForm,
    names: eventFieldNames,
    inWords: {
      Date: ({ dueAt, isWithTime }) => formatFullDate(dueAt, isWithTime, browserTimeZone()),
      Project: ({ projectId }, current) =>
        (current ?? findProjectLabels(queryClient, projectId)).project?.name ?? "No project",
    },
    save: (change) => updateEvent.mutateAsync({ id: event.id, ...repeat.withScope(change) }),
  });
  const handleSubmit = async (values: EventForm) => {
    const changed = changedFields(edit.base().values, form.getValues());
    return (await repeat.askBeforeSave(changed)) && edit.submit(values);
  };
  const handleDelete = async () => {
    const scope = await repeat.askBeforeDelete();
    if (!scope) return;
    deleteEvent.mutate({ ...event, scope });
    onClose();
  };

  return (
    <FormDialog
      {...{ form, isOpen, onClose, onClosed, themeColor }}
      subject={event.id}
      onSubmit={handleSubmit}
      edit={edit}
      onDelete={handleDelete}
      title="Event"
    >
      <EventFields
        control={form.control}
        project={origin === "projectPage" ? undefined : project}
        repeatId={event.repeatId}
      />
    </FormDialog>
  );
}
