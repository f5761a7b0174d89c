"use client";

import { clsx } from "clsx";
import { type FormEvent, useId, useState } from "react";
import { toast } from "sonner";
import { v7 as newId } from "uuid";
import { useTypedLine } from "./use-typed-line";
import { projectOption, useProjectOptions } from "@/components/projects/project-picker";
import { Button } from "@/components/ui/button";
import { Combobox } from "@/components/ui/combobox/combobox";
import type { ComboboxOption } from "@/components/ui/combobox/combobox-trigger";
import { Input } from "@/components/ui/input/input";
import type { KnownEntries } from "@/components/time-entries/use-entries-around";
import { refusalMessage } from "@/lib/api/request";
import { errorMessages } from "@/lib/shared/errors";
import { useCreateTimeEntry } from "@/lib/time-entries/change-entry";
import { openEntryDialog } from "@/lib/time-entries/requests";
import { startDay } from "@/lib/time-entries/week/grid";

// A word joiner keeps the two times on one line.
const HINT = "Type how long and what, such as 2h 30m website or 9–\u206011:30 call yesterday";

/**
 * One line that writes down time: what is understood is shown before Enter, also the project that it begins or ends with, unless one
 * is chosen by hand. Without a text its button opens the dialog that has all fields. `onAdded` gets the day of the new entry.
 */
export function EntryLine({
  known,
  clock,
  onAdded,
}: {
  /** The entries of the shown week: a length of an earlier day begins after the last of them. */
  known: KnownEntries | undefined;
  clock: { now: Date; timeZone: string };
  onAdded: (day: string) => void;
}) {
  const create = useCreateTimeEntry();
  const picker = useProjectOptions({ projectStatus: "active" });
  // Of the next entry, so that saving again after a lost response does not create a second one.
  const [id, setId] = useState(() => newId());
  const [text, setText] = useState("");
  // By hand; null is none, undefined is that which the text names.
  const [chosen, setChosen] = useState<ComboboxOption | null>();
  const [isTried, setIsTried] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const noteId = useId();
  const { read, readNow } = useTypedLine({ text, id, namesProject: chosen === undefined, known, clock });
  const named = read?.project && projectOption(read.project);
  const isRefused = isTried && read?.reading.isProblem === true;

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    if (text.trim() === "") return openEntryDialog("new");
    setIsTried(true);
    setIsSaving(true);
    const saved = await save();
    setIsSaving(false);
    if (!saved) return;
    setId(newId());
    setText("");
    // A chosen project is kept for the next line.
    setChosen((option) => option ?? undefined);
    setIsTried(false);
    onAdded(startDay(saved, clock.timeZone));
  };
  /** Resolves without an entry if none was made. The text stays then, and a toast or the line says why. */
  const save = async () => {
    const line = await readNow().catch((error: unknown) => {
      toast.error(refusalMessage(error) ?? errorMessages.mutation);
    });
    if (!line?.input) return undefined;
    const projectId = (chosen === undefined ? line.project?.id : chosen?.value) ?? null;
    return create.mutateAsync({ id, ...line.input, projectId }).catch(() => undefined);
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
          value={chosen === undefined ? (named ?? null) : chosen}
          // Without the one that was chosen, the text may name one; without the one that it names, there is none.
          onChange={(option) => setChosen(option ?? (chosen ? undefined : null))}
          isClearable
          className="w-52 max-md:flex-1"
        />
        <Button type="submit" variant="primary" isLoading={isSaving}>
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
