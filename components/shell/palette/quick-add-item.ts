import { CalendarPlus, ListPlus } from "lucide";
import { useEffect, useState } from "react";
import type { PaletteItem } from "@/components/shell/palette/palette-items";
import { useClock } from "@/components/ui/hooks/use-clock";
import { formatRelativeDate } from "@/lib/shared/dates/dates";
import { useQueryData } from "@/lib/query/use-query-data";
import { namesInTokens } from "@/lib/quick-add/tokens";
import type { parseQuickAdd, QuickAdd } from "@/lib/quick-add/parse";
import { loadParser, referencesQuery } from "@/lib/quick-add/queries";
import { defaultDue } from "@/lib/quick-add/use-quick-add";

const none = { projects: [], clients: [] };

/**
 * The option that adds what the text describes, with a chip for each part that was understood. `isExplicit` says that the text
 * cannot be meant as a search, `isUnderstood` that it has at least a date.
 */
export function useQuickAddItem(text: string, asked: string) {
  const clock = useClock();
  const [parse, setParse] = useState<typeof parseQuickAdd>();
  useEffect(
    () =>
      void loadParser().then(
        ({ parseQuickAdd, compilePatterns }) => {
          setParse(() => parseQuickAdd);
          void compilePatterns();
        },
        () => undefined,
      ),
    [],
  );
  const marked = namesInTokens(asked);
  const hasTokens = marked.project !== undefined || marked.client !== undefined;
  const references = useQueryData({ ...referencesQuery(marked), enabled: hasTokens }) ?? none;
  if (!parse || text.trim() === "") return undefined;
  const read = parse(text, { ...clock, ...references });
  if (Array.from(read.name).length < 2) return undefined;
  return { item: toItem(read, text, clock), isExplicit: read.isExplicit, isUnderstood: read.due !== null };
}

type Clock = { now: Date; timeZone: string };

function toItem(read: QuickAdd, text: string, clock: Clock): PaletteItem {
  const { kind, name, project, tags } = read;
  const due = read.due ?? (kind === "task" ? defaultDue(clock) : null);
  return {
    id: "quick add",
    label: `Add ${kind} “${name}”`,
    icon: kind === "task" ? ListPlus : CalendarPlus,
    themeColor: project ? (project.client?.themeColor ?? null) : undefined,
    command: { type: "quickAdd", text },
    note: due ? undefined : "Add a date, such as Fri 10:00",
    chips: [
      ...(due ? [{ label: formatRelativeDate(due.dueAt, due.isWithTime, clock.timeZone, clock.now) }] : []),
      ...(project
        ? [{ label: [project.name, project.client?.name].filter(Boolean).join(" · "), isProject: true }]
        : []),
      ...tags.map((tag) => ({ label: tag })),
    ],
  };
}
