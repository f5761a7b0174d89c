import { clsx } from "clsx";
import { useClock } from "@/components/ui/hooks/use-clock";
import type { ProjectRow } from "@/lib/projects/schema";
import { fullDay, isLate, lateWords, relativeDay } from "@/lib/shared/dates/day-text";

/** When the next task of a project is due; nothing without one. */
export function NextTaskDate({ project, className }: { project: ProjectRow; className?: string }) {
  const { now, timeZone } = useClock();
  const task = project.tasks[0];
  if (!task || project.projectStatus === "completed") return null;
  const hasPassed = isLate(task, timeZone, now);
  return (
    <time
      dateTime={task.dueAt}
      title={fullDay(task, timeZone)}
      className={clsx(
        "shrink-0 whitespace-nowrap tabular",
        hasPassed && "font-medium text-danger",
        className,
      )}
    >
      {hasPassed ? lateWords(task, timeZone, now) : relativeDay(task, timeZone, now)}
    </time>
  );
}
