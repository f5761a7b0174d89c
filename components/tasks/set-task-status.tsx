"use client";

import { useEffect, useEffectEvent } from "react";
import { useSetTaskStatus } from "@/lib/tasks/queries";
import type { Task, TaskStatus } from "@/lib/tasks/schema";

/** Completes or reopens a task when it is rendered: its code is loaded for the first tick. */
export function SetTaskStatus({
  task,
  status,
  onSent,
}: {
  task: Task;
  status: TaskStatus;
  /** Called when the change is on its way, and this need not be rendered any more. */
  onSent: () => void;
}) {
  const setTaskStatus = useSetTaskStatus();
  const handleRender = useEffectEvent(() => {
    setTaskStatus(task, status);
    onSent();
  });
  useEffect(() => handleRender(), []);
  return null;
}
