import "server-only";
import type {
  EventContent,
  FileContent,
  TaskContent,
} from "@/lib/demo/server/workspace/content/content-types";
import type { DemoCalendar } from "./demo-calendar";
import { demoObjects, objectFileName, objectKey } from "./demo-objects";
import type { DemoRows } from "./demo-rows";

/** The owner of a row, and its project; null for the studio's own. */
export type RowOwner = {
  userId: string;
  projectId: string | null;
  newId: () => string;
  calendar: DemoCalendar;
};

/** `index` varies how long before it is due a task was created. */
export function taskRow(owner: RowOwner, task: TaskContent, index: number): DemoRows["tasks"][number] {
  const { dueAt, isWithTime, madeAt } = owner.calendar.due(task, 4 + (index % 5));
  return {
    userId: owner.userId,
    id: owner.newId(),
    projectId: owner.projectId,
    name: task.name,
    status: task.done ? "completed" : "pending",
    details: task.details ?? null,
    link: task.link ?? null,
    dueAt,
    isWithTime,
    tags: task.tags ?? [],
    createdAt: madeAt,
    updatedAt: madeAt,
  };
}

/** `index` varies how long before it takes place an event was created. */
export function eventRow(owner: RowOwner, event: EventContent, index: number): DemoRows["events"][number] {
  const { dueAt, isWithTime, madeAt } = owner.calendar.due(event, 6 + (index % 4));
  return {
    userId: owner.userId,
    id: owner.newId(),
    projectId: owner.projectId,
    name: event.name,
    details: event.details ?? null,
    link: event.link ?? null,
    dueAt,
    isWithTime,
    tags: event.tags ?? [],
    createdAt: madeAt,
    updatedAt: madeAt,
  };
}

export function fileRow(
  owner: RowOwner,
  file: FileContent,
  category: "work" | "asset",
): DemoRows["files"][number] {
  const name = owner.calendar.text(file[0]);
  const object = file.length === 3 ? file[1] : null;
  const madeAt = owner.calendar.madeAt(file[2]);
  return {
    userId: owner.userId,
    id: owner.newId(),
    projectId: owner.projectId,
    name,
    originalName: object && objectFileName(name, object),
    type: file.length === 3 ? demoObjects[file[1]].type : file[3],
    category,
    link: file.length === 3 ? null : file[1],
    size: object && demoObjects[object].bytes,
    s3Key: object && objectKey(object),
    createdAt: madeAt,
    updatedAt: madeAt,
  };
}
