"use client";

import { clsx } from "clsx";
import { type ReactNode, Suspense, useState } from "react";
import { toast } from "sonner";
import { useNoteAutosave } from "./use-note-autosave";
import { Button } from "@/components/ui/button";
import { lazyComponent } from "@/components/ui/popup/lazy-part";
import { Panel } from "@/components/ui/panel";
import { Skeleton } from "@/components/ui/skeleton";
import { useHasDraftCipher } from "@/lib/drafts/sealed-storage";
import { isNoteDraftSealed, localNoteDrafts } from "@/lib/notes/note-drafts";
import type { NoteState, NoteStore } from "@/lib/notes/note-autosave";

const NoteConflict = lazyComponent(() =>
  import("@/components/notes/note-conflict").then((module) => module.NoteConflict),
);

const MOST_CHARACTERS = 20_000;

type NotesPanelProps = {
  userId: string;
  /** Identifies the note, for example "project:" and the id. */
  subject: string;
  stored: string;
  placeholder: string;
} & Pick<NoteStore, "save" | "load">;

/** A note with automatic saving. */
export function NotesPanel(props: NotesPanelProps) {
  const hasCipher = useHasDraftCipher();
  const [wasSealed] = useState(() => isNoteDraftSealed(props.userId, props.subject));
  // A draft of an earlier visit may be newer than the stored note.
  return wasSealed && !hasCipher ? <NotesPanelSkeleton /> : <Note {...props} />;
}

function Note({ userId, subject, stored, placeholder, save, load }: NotesPanelProps) {
  const [state, autosave] = useNoteAutosave(stored, () => ({
    drafts: localNoteDrafts(userId, subject),
    save,
    load,
    onKept: () => void toast.error("Your notes are not saved yet. They are kept on this device."),
  }));
  return (
    <NotesFrame state={<SaveState state={state} onRetry={() => autosave.retry()} />}>
      {state.status === "conflict" ? (
        <Suspense>
          <NoteConflict
            mine={state.text}
            theirs={state.theirs}
            onChoose={(which) => autosave.choose(which)}
          />
        </Suspense>
      ) : (
        <textarea
          aria-label="Notes"
          value={state.text}
          maxLength={MOST_CHARACTERS}
          placeholder={placeholder}
          onChange={(event) => autosave.write(event.target.value)}
          onBlur={() => autosave.flush()}
          className="block field-sizing-content h-full min-h-32 w-full max-w-[calc(56ch+2rem)] resize-none rounded-chip bg-transparent px-4 pb-4 placeholder:text-ink-faint focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus lg:field-sizing-fixed lg:min-h-full pointer-coarse:text-lead"
        />
      )}
    </NotesFrame>
  );
}

/** The panel while the note is loading. */
export function NotesPanelSkeleton() {
  return (
    <NotesFrame>
      <div className="flex flex-col gap-2 px-4" role="status" aria-label="Loading">
        <Skeleton className="h-4 w-11/12" />
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="h-4 w-2/3" />
      </div>
    </NotesFrame>
  );
}

function NotesFrame({ state, children }: { state?: ReactNode; children: ReactNode }) {
  return (
    <Panel title="Notes" actions={state} bodyClassName="px-0! pb-0!">
      {children}
    </Panel>
  );
}

function SaveState({ state, onRetry }: { state: NoteState; onRetry: () => void }) {
  const isFailed = state.status === "failed";
  return (
    <>
      <span
        role="status"
        className={clsx("text-label", isFailed ? "font-medium text-danger" : "text-ink-muted")}
      >
        {words[state.status]}
        {isFailed && state.reason && `: ${state.reason}`}
      </span>
      {isFailed && (
        <Button size="sm" onClick={onRetry}>
          Try Again
        </Button>
      )}
    </>
  );
}

const words = { idle: "", saving: "Saving…", saved: "Saved", failed: "Not saved", conflict: "Not saved" };
