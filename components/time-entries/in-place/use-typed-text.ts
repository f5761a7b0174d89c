"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import { toast } from "sonner";
import { NOT_READ_YET } from "./use-reading-code";
import { refusalMessage, requireConnection } from "@/lib/api/request";
import type { Reading } from "@/lib/time-entries/week/reading";

/**
 * A text that is edited in place of what shows it. `reading` is what it is understood as; what is a problem is not saved, and its
 * field stays open, and so does one without a connection. A text whose reading is not known yet is saved once it is. `owner` has the
 * focus after the field.
 */
export function useTypedText({
  value,
  read,
  onSave,
  owner,
}: {
  value: string;
  read?: (text: string) => Reading | undefined;
  onSave: (text: string) => void;
  owner: RefObject<HTMLElement | null>;
}) {
  const [draft, setDraft] = useState<string>();
  const [isUnsaved, setIsUnsaved] = useState(false);
  const waiting = useRef<{ isFocused: boolean }>(undefined);
  // A stored text needs no reading, and may be one that means something else, as in the hour that a clock change repeats.
  const reading = draft === undefined || draft === value ? undefined : read?.(draft);

  const type = (text: string) => {
    waiting.current = undefined;
    setIsUnsaved(false);
    setDraft(text);
  };
  const leave = (isFocused: boolean) => {
    waiting.current = undefined;
    setIsUnsaved(false);
    setDraft(undefined);
    // The owner may be there only once the field is gone.
    if (isFocused) setTimeout(() => owner.current?.focus());
  };
  const save = (isFocused: boolean) => {
    if (draft === undefined || reading?.isProblem) return;
    if (reading === NOT_READ_YET) {
      waiting.current = { isFocused };
      // The code cannot be loaded either.
      if (!navigator.onLine) setIsUnsaved(!canSave());
      return;
    }
    if (draft.trim() !== value) {
      if (!canSave()) {
        setIsUnsaved(true);
        return;
      }
      onSave(draft.trim());
    }
    leave(isFocused);
  };
  useEffect(() => {
    if (!waiting.current || reading === NOT_READ_YET) return;
    const { isFocused } = waiting.current;
    waiting.current = undefined;
    save(isFocused);
  });
  return { draft, reading: isUnsaved ? NOT_SAVED : reading, type, save, leave };
}

const NOT_SAVED: Reading = { words: "Not saved. Press Enter to save it.", isProblem: true };

/** Returns if the server can be reached. If not, a toast says so. */
function canSave(): boolean {
  try {
    requireConnection();
    return true;
  } catch (error) {
    toast.error(refusalMessage(error), { id: "typed-text" });
    return false;
  }
}
