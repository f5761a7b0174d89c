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
import { TaskFields } from "@/components/tasks/task-fields";
import { statusLabel } from "@/components/ui/status-dot";
import { formatFullDate } from "@/lib/shared/dates/dates";
import { changedFields } from "@/lib/edits/merge";
import { paths } from "@/lib/shared/paths";
import { findProjectLabels } from "@/lib/projects/find-label";
import {
  emptyTaskForm,
  type TaskForm,
  type TaskFormInput,
  taskFieldNames,
  taskFormSchema,
  toTaskForm,
} from "@/lib/tasks/form";
import { useDeleteTask } from "@/lib/tasks/delete-task";
import { useCreateTask, useUpdateTask } from "@/lib/tasks/queries";
import type { Task } from "@/lib/tasks/schema";
import { withoutKept } from "@/lib/repeats/form";
import { browserTimeZone } from "@/lib/shared/dates/time-zone";

type Origin = "globalAddButton" | "projectPage" | "actionsPage";
/** The date that a new one starts with. */
type NewDue = { dueAt: string; isWithTime: boolean };
type Opening = { isOpen: boolean; onClose: () => void; onClosed?: () => void };

/** The task to edit, or the defaults of a new one. */
export type TaskSubject =
  | { mode: "create"; origin: Origin; projectId?: string; due?: NewDue }
  | { mode: "edit"; origin: Origin; task: Task };

/** The "Task" dialog: creates or edits a task. */
export function TaskDialog(props: TaskSubject & Opening) {
  return props.mode === "create" ? <NewTask {...props} /> : <EditTask {...props} />;
}

function NewTask({
  origin,
  projectId = null,
  due,
  isOpen,
  onClose,
  onClosed,
}: { origin: Origin; projectId?: string | null; due?: NewDue } & Opening) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const createTask = useCreateTask();
  // Generated once per dialog, so that saving again after a lost response does not create a second task.
  const [id] = useState(() => newId());
  const [openedAt] = useState(() => new Date());
  const { themeColor, project } = useProjectChoice(findProjectLabels(queryClient, projectId));
  const form = useForm<TaskFormInput, unknown, TaskForm>({
    resolver: zodResolver(taskFormSchema),
    defaultValues: { ...emptyTaskForm(projectId, browserTimeZone(), openedAt), ...due },
  });

  const handleSubmit = (values: TaskForm) => createTask.mutateAsync({ id, ...withoutKept(values) });
  const handleSaved = () => {
    onClose();
    if (origin === "globalAddButton") router.push(paths.actions);
  };

  return (
    <FormDialog
      {...{ form, isOpen, onClose, onClosed, themeColor }}
      onSubmit={handleSubmit}
      onSaved={handleSaved}
      title="Task"
      saveLabel="Add task"
    >
      <TaskFields control={form.control} project={origin === "projectPage" ? undefined : project} />
    </FormDialog>
  );
}

function EditTask({ origin, task, isOpen, onClose, onClosed }: { origin: Origin; task: Task } & Opening) {
  const queryClient = useQueryClient();
  const updateTask = useUpdateTask();
  const deleteTask = useDeleteTask();
  const repeat = useRepeatScope("task", task);
  const { themeColor, project } = useProjectChoice(task);
  const form = useForm<TaskFormInput, unknown, TaskForm>({
    resolver: zodResolver(taskFormSchema),
    defaultValues: toTaskForm(task),
  });

  const edit = useRowEdit({
    form,
    row: task,
    toForm: toTaskForm,
    names: taskFieldNames,
    inWords: {
      "Due date": ({ dueAt, isWithTime }) => formatFullDate(dueAt, isWithTime, browserTimeZone()),
      Status: ({ status }) => statusLabel(status),
      Project: ({ projectId }, current) =>
        (current ?? findProjectLabels(queryClient, projectId)).project?.name ?? "No project",
    },
    save: (change) => updateTask.mutateAsync({ id: task.id, ...repeat.withScope(change) }),
  });
  const handleSubmit = async (values: TaskForm) => {
    const changed = changedFields(edit.base().values, form.getValues());
    return (await repeat.askBeforeSave(changed)) && edit.submit(values);
  };
  const handleDelete = async () => {
    const scope = await repeat.askBeforeDelete();
    if (!scope) return;
    deleteTask.mutate({ ...task, scope });
    onClose();
  };

  return (
    <FormDialog
      {...{ form, isOpen, onClose, onClosed, themeColor }}
      subject={task.id}
      onSubmit={handleSubmit}
      edit={edit}
      onDelete={handleDelete}
      title="Task"
    >
      <TaskFields
        control={form.control}
        project={origin === "projectPage" ? undefined : project}
        repeatId={task.repeatId}
      />
    </FormDialog>
  );
}
