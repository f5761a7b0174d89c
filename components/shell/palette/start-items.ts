import { Play } from "lucide";
import type { PaletteGroup } from "@/components/shell/palette/palette-items";
import type { Found } from "@/lib/search/schema";

const START = /^start\s+(\S.*)$/i;

/** Returns the activity of "start website"; undefined for other texts. */
export function startedActivity(text: string): string | undefined {
  return START.exec(text.trim())?.[1];
}

/** Returns the options that start the clock: on the projects and tasks that were found, and on the text as a description. */
export function startGroup(
  activity: string,
  found: Pick<Found, "projects" | "tasks"> | undefined,
): PaletteGroup {
  const option = (id: string, label: string, detail?: string | null, themeColor?: string | null) => ({
    id: `start ${id}`,
    label,
    detail,
    icon: Play,
    themeColor,
  });
  return {
    value: "Start the clock",
    items: [
      ...(found?.projects ?? []).map(({ id, name, client }) => ({
        ...option(id, name, client?.name, client?.themeColor ?? null),
        command: { type: "clock" as const, activity: { projectId: id } },
      })),
      ...(found?.tasks ?? []).map(({ id, name, projectName, client }) => ({
        ...option(id, name, projectName, client?.themeColor ?? null),
        command: { type: "clock" as const, activity: { taskId: id } },
      })),
      {
        ...option("text", `“${activity}”`),
        command: { type: "clock" as const, activity: { description: activity } },
      },
    ],
  };
}
