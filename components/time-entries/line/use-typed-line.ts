"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { areKnown, type KnownEntries, useEntriesAround } from "@/components/time-entries/use-entries-around";
import { lazyPart, usePreload } from "@/components/ui/popup/lazy-part";
import { requireConnection } from "@/lib/api/request";
import { projectsQuery } from "@/lib/projects/queries";
import type { ProjectRow } from "@/lib/projects/schema";
import { useQueryData } from "@/lib/query/use-query-data";
import { MAX_TAKE } from "@/lib/shared/constants";
import { entriesAroundQuery } from "@/lib/time-entries/queries";
import type { TimeEntry } from "@/lib/time-entries/schema";
import type { Clock } from "@/lib/time-entries/week/grid";
import type { TypedLine } from "@/lib/time-entries/week/typed-line";

const lazyReader = lazyPart(() => import("@/lib/time-entries/week/typed-line"));

/** The projects that a line can name. */
const openProjectsQuery = projectsQuery({ projectStatus: "active", take: MAX_TAKE });

/** A line, and what it is read with. `id` is that of the entry that is made from it, which does not overlap itself. */
type Line = {
  text: string;
  id: string;
  /** False if the project was chosen by hand: the words name none then. */
  namesProject: boolean;
  /** The entries that the page shows. */
  known: KnownEntries | undefined;
  clock: Clock;
};

/**
 * Returns the meaning of a line as far as its project and its day are known, undefined without a text; and a function that reads it
 * once they are, as Enter may be pressed before.
 */
export function useTypedLine(line: Line): {
  read: TypedLine<ProjectRow> | undefined;
  readNow: () => Promise<TypedLine<ProjectRow>>;
} {
  const { text, namesProject, known, clock } = line;
  const client = useQueryClient();
  const [reader, setReader] = useState(() => lazyReader.current);
  const isTyped = text.trim() !== "";
  usePreload(lazyReader);
  useEffect(() => {
    if (!isTyped || reader) return undefined;
    const load = () => void lazyReader.load().then(setReader, () => undefined);
    // Where loading has failed, the next text or the connection loads again. Offline the browser would report each attempt.
    if (navigator.onLine) load();
    addEventListener("online", load);
    return () => removeEventListener("online", load);
  }, [isTyped, text, reader]);
  const entries = useEntriesAround(reader && isTyped ? reader.lineDay(text, clock) : undefined, known);
  const projects = useQueryData({ ...openProjectsQuery, enabled: isTyped && namesProject });

  const readWith = (
    { readTyped }: NonNullable<typeof reader>,
    around: readonly TimeEntry[],
    named: readonly ProjectRow[] = [],
  ) =>
    readTyped(text, {
      clock,
      entries: around.filter(({ id }) => id !== line.id),
      projects: namesProject ? named : [],
    });
  const readNow = async () => {
    requireConnection();
    const loaded = await lazyReader.load();
    const day = loaded.lineDay(text, clock);
    const [around, named] = await Promise.all([
      areKnown(day, known) ? known.entries : findAround(day),
      namesProject ? client.ensureQueryData(openProjectsQuery) : undefined,
    ]);
    return readWith(loaded, around, named?.items);
  };
  // Overlaps are allowed: a line is not refused because they are not known.
  const findAround = (day: string) =>
    client.ensureQueryData(entriesAroundQuery(day)).then(
      ({ items }) => items,
      () => known?.entries ?? [],
    );
  return { read: reader && isTyped ? readWith(reader, entries, projects?.items) : undefined, readNow };
}
