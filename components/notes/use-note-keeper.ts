"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { askBeforeUnload } from "@/lib/drafts/unload";
import { NoteKeeper, type NoteState, type NoteStore } from "@/lib/notes/note-keeper";

/** Saves one note while its panel is mounted. `stored` is the latest known text of the server. */
export function useNoteKeeper(stored: string, makeStore: () => NoteStore): [NoteState, NoteKeeper] {
  const [keeper] = useState(() => new NoteKeeper(stored, makeStore()));
  const state = useSyncExternalStore(keeper.subscribe, keeper.getState, keeper.getState);

  useEffect(() => keeper.receive(stored), [keeper, stored]);

  useEffect(() => {
    keeper.enter();
    const events = new AbortController();
    const { signal } = events;
    const flush = () => keeper.flush();
    // Mobile browsers may fire no event after the page is hidden.
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
