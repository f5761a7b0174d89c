"use client";

import { useEffect, useEffectEvent } from "react";
import { useSetTaskStatus } from "@/lib/tasks/queries";
import type { Task, TaskStatus } from "@/lib/tasks/schema";

/** Completes or reopens a task when it is rendered: its code is loaded for the first tick. */
export function SetTaskStatus({ task, status }: { task: Task; status: TaskStatus }) {
  const setTaskStatus = useSetTaskStatus();
  const handleRender = useEffectEvent(() => setTaskStatus(task, status));
  useEffect(() => handleRender(), [task.id, status]);
  return null;
}
