"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { Icon } from "@/components/ui/icons/icon";
import { Play } from "lucide";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { v7 as newId } from "uuid";
import { z } from "zod";
import { ShortFormDialog } from "@/components/dialog/short-form-dialog";
import { TextField } from "@/components/form/text-field";
import { LoadingRows } from "@/components/list/loading-rows";
import { ProjectField } from "@/components/projects/project-field-picker";
import { ClientDot } from "@/components/ui/person/client-dot";
import { EndIsAsked, useStartTime } from "@/lib/time-entries/clock-queries";
import { timeEntriesQuery } from "@/lib/time-entries/queries";
import { activityOf } from "@/lib/time-entries/requests";
import { entryName, recentActivities } from "@/lib/time-entries/rules";
import { startTimeSchema, type TimeEntry } from "@/lib/time-entries/schema";

/** As many entries as are looked through for what was tracked last. */
const LOOKED_THROUGH = 50;

const { description, projectId } = startTimeSchema.shape;
const formSchema = z.object({ description: description.unwrap(), projectId: projectId.unwrap() });

/** The dialog that starts the clock: on what was tracked last, or on something new. */
export function StartDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  // Generated once per dialog, so that starting again after a lost response does not start a second entry.
  const [id] = useState(() => newId());
  const start = useStartTime();
  const form = useForm<z.input<typeof formSchema>, unknown, z.output<typeof formSchema>>({
    resolver: zodResolver(formSchema),
    defaultValues: { description: "", projectId: null },
  });
  const handleRecent = (entry: TimeEntry) => {
    start.mutate({ id, ...activityOf(entry) });
    onClose();
  };
  const handleSubmit = (values: z.output<typeof formSchema>) =>
    start.mutateAsync({ id, ...values }).catch((error: unknown) => {
      // The dialog that asks starts it then.
      if (!(error instanceof EndIsAsked)) throw error;
      return null;
    });
  return (
    <ShortFormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      title="Start the clock"
      submitLabel="Start"
      onSubmit={handleSubmit}
    >
      <TextField
        control={form.control}
        name="description"
        label="Description"
        placeholder="For example: Layout of the home page"
        autoComplete="off"
      />
      <ProjectField control={form.control} name="projectId" initialOption={null} />
      <RecentActivities onStart={handleRecent} />
    </ShortFormDialog>
  );
}

function RecentActivities({ onStart }: { onStart: (entry: TimeEntry) => void }) {
  const query = useQuery(timeEntriesQuery({ take: LOOKED_THROUGH }));
  const recent = recentActivities(query.data?.items ?? []);
  if (query.data && recent.length === 0) return null;
  return (
    <section aria-label="Recent">
      <h3 className="text-label font-medium text-ink-muted">Or continue</h3>
      {!query.data && <LoadingRows query={query} count={3} className="mt-1 h-9" />}
      <ul className="-mx-2 mt-1 flex flex-col">
        {recent.map((entry) => (
          <li key={entry.id}>
            <button
              type="button"
              onClick={() => onStart(entry)}
              className="flex h-9 target w-full items-center gap-2 rounded-control px-2 text-left transition-colors hover:bg-hover"
            >
              <ClientDot themeColor={entry.client?.themeColor} />
              <span className="truncate">{entryName(entry)}</span>
              {entryName(entry) !== entry.project?.name && (
                <span className="min-w-0 truncate text-meta text-ink-muted">{entry.project?.name}</span>
              )}
              <Icon of={Play} className="ml-auto size-3.5 shrink-0 text-ink-muted" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
