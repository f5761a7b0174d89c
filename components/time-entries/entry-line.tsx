"use client";

import { useQueryClient } from "@tanstack/react-query";
import { clsx } from "clsx";
import { type FormEvent, useId, useState } from "react";
import { v7 as newId } from "uuid";
import { useProjectOptions } from "@/components/projects/project-picker";
import { Button } from "@/components/ui/button";
import { Combobox } from "@/components/ui/combobox/combobox";
import type { ComboboxOption } from "@/components/ui/combobox/combobox-trigger";
import { Input } from "@/components/ui/input/input";
import { findProjectLabels } from "@/lib/projects/find-label";
import { todayIn } from "@/lib/shared/dates/dates";
import { useCreateTimeEntry } from "@/lib/time-entries/change-entry";
import { openEntryDialog } from "@/lib/time-entries/requests";
import type { TimeEntry } from "@/lib/time-entries/schema";
import { startDay } from "@/lib/time-entries/week/grid";
import { readLine } from "@/lib/time-entries/week/read-line";
import { type Reading, timesReading } from "@/lib/time-entries/week/reading";
import { placeTime } from "@/lib/time-entries/typed/place-time";

const HINT = "Type how long and what, such as 2h 30m website or 9–11:30 call yesterday";

/**
 * One line that writes down time: what is understood is shown before Enter. Without a text its
 * button opens the dialog that has all fields. `onAdded` gets the day of the new entry.
 */
export function EntryLine({
  entries,
  clock,
  onAdded,
}: {
  /** Those of the shown week: a length of an earlier day begins after the last of them. */
  entries: readonly TimeEntry[];
  clock: { now: Date; timeZone: string };
  onAdded: (day: string) => void;
}) {
  const create = useCreateTimeEntry();
  const picker = useProjectOptions({ projectStatus: "active" });
  const queryClient = useQueryClient();
  const [text, setText] = useState("");
  const [project, setProject] = useState<ComboboxOption | null>(null);
  const [isTried, setIsTried] = useState(false);
  const noteId = useId();
  const read = text.trim() === "" ? undefined : readTyped(text, entries, clock);
  const isRefused = isTried && read?.reading.isProblem === true;

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (create.isPending) return;
    if (!read) return openEntryDialog("new");
    setIsTried(true);
    if (!read.input) return;
    const labels = findProjectLabels(queryClient, project?.value ?? null);
    const saved = await create
      .mutateAsync({ id: newId(), ...read.input, projectId: labels.projectId })
      // The text stays, and a toast says why.
      .catch(() => undefined);
    if (!saved) return;
    setText("");
    setIsTried(false);
    onAdded(startDay(saved, clock.timeZone));
  };

  return (
    <form onSubmit={handleSubmit} className="flex flex-col gap-1">
      <div className="flex flex-wrap gap-2">
        <Input
          aria-label="What did you do?"
          placeholder="What did you do?"
          aria-describedby={noteId}
          aria-invalid={isRefused || undefined}
          autoComplete="off"
          enterKeyHint="done"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setIsTried(false);
          }}
          className="min-w-48 flex-1 max-md:basis-full"
        />
        <Combobox
          {...picker}
          label="Project"
          placeholder="No project"
          searchPlaceholder="Search projects"
          value={project}
          onChange={setProject}
          isClearable
          className="w-52 max-md:flex-1"
        />
        <Button type="submit" variant="primary" isLoading={create.isPending}>
          Add time
        </Button>
      </div>
      <p
        id={noteId}
        role="status"
        className={clsx("min-h-4 text-meta wrap-anywhere", isRefused ? "text-danger" : "text-ink-muted")}
      >
        {read?.reading.words ?? HINT}
      </p>
    </form>
  );
}

function readTyped(
  text: string,
  entries: readonly TimeEntry[],
  clock: { now: Date; timeZone: string },
): { reading: Reading; input?: { startedAt: string; endedAt: string; description: string } } {
  const today = todayIn(clock.timeZone, clock.now);
  const line = readLine(text, today);
  if ("error" in line) return { reading: { words: line.error, isProblem: true } };
  const date = line.time.date ?? today;
  const ofDay = entries.filter((entry) => startDay(entry, clock.timeZone) === date);
  const placed = placeTime(line.time, { ...clock, date, entries: ofDay });
  if (placed.error !== undefined) return { reading: { words: placed.error, isProblem: true } };
  const { startedAt, endedAt } = placed;
  // Without a day of its own, so that the day is always named.
  const { words, isProblem } = timesReading({ startedAt, endedAt }, { ...clock, day: "" });
  const named = [words, line.description].filter(Boolean).join(" · ");
  return {
    reading: { words: named, isProblem },
    input: { startedAt, endedAt, description: line.description },
  };
}
