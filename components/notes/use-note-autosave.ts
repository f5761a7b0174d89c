"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { warnBeforeUnload } from "@/lib/drafts/unload";
import { NoteAutosave, type NoteState, type NoteStore } from "@/lib/notes/note-autosave";

/** Saves one note while its panel is mounted. `stored` is the latest known text of the server. */
export function useNoteAutosave(stored: string, makeStore: () => NoteStore): [NoteState, NoteAutosave] {
  const [autosave] = useState(() => new NoteAutosave(stored, makeStore()));
  const state = useSyncExternalStore(autosave.subscribe, autosave.getState, autosave.getState);

  useEffect(() => autosave.receive(stored), [autosave, stored]);

  useEffect(() => {
    autosave.enter();
    const events = new AbortController();
    const { signal } = events;
    const flush = () => autosave.flush();
    // Mobile browsers may fire no event after the page is hidden.
    document.addEventListener("visibilitychange", () => document.hidden && flush(), { signal });
    window.addEventListener("pagehide", flush, { signal });
    window.addEventListener("online", () => autosave.retry(), { signal });
    return () => {
      events.abort();
      autosave.leave();
    };
  }, [autosave]);

  const isUnsaved = state.status !== "idle" && state.status !== "saved";
  useEffect(() => {
    if (isUnsaved) return warnBeforeUnload();
  }, [isUnsaved]);

  return [state, autosave];
}
