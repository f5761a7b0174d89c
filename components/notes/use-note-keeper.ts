"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { askBeforeUnload } from "@/lib/drafts/unload";
import { NoteKeeper, type NoteState, type NoteStore } from "@/lib/notes/note-keeper";

/** A keeper for one note for as long as its panel is there. `stored` is the server's text as it is known now. */
export function useNoteKeeper(stored: string, makeStore: () => NoteStore): [NoteState, NoteKeeper] {
  const [keeper] = useState(() => new NoteKeeper(stored, makeStore()));
  const state = useSyncExternalStore(keeper.subscribe, keeper.getState, keeper.getState);

  useEffect(() => keeper.receive(stored), [keeper, stored]);

  useEffect(() => {
    keeper.enter();
    const events = new AbortController();
    const { signal } = events;
    const flush = () => keeper.flush();
    // A phone may never tell more than that the page is hidden.
    document.addEventListener("visibilitychange", () => document.hidden && flush(), { signal });
    window.addEventListener("pagehide", flush, { signal });
    window.addEventListener("online", () => keeper.retry(), { signal });
    return () => {
      events.abort();
      keeper.leave();
    };
  }, [keeper]);

  const isUnsaved = state.status !== "idle" && state.status !== "saved";
  useEffect(() => {
    if (isUnsaved) return askBeforeUnload();
  }, [isUnsaved]);

  return [state, keeper];
}
