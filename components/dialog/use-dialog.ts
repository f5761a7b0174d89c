"use client";

import { startTransition, useState } from "react";
import { type Preloadable, usePreload } from "@/components/ui/lazy-part";

export interface DialogState<Subject> {
  /** What the dialog is about; kept while it closes, so the words do not vanish before the sheet does. */
  subject: Subject | undefined;
  isOpen: boolean;
  /** Changes with every opening: use it as `key`, so that the form starts fresh. */
  key: number;
  open: (subject: Subject) => void;
  close: () => void;
}

/**
 * Opens a dialog where the click happens (take `open` out of it where rows call it: it stays the same, the rest does not):
 * `{dialog.subject && <TaskDialog key={dialog.key} task={dialog.subject} isOpen={dialog.isOpen} onClose={dialog.close} />}`
 * A dialog whose code is lazy is named, so that it is here before the first press.
 */
export function useDialog<Subject = true>(dialog?: Preloadable): DialogState<Subject> {
  usePreload(dialog);
  const [state, setState] = useState<{ subject?: Subject; isOpen: boolean; key: number }>({
    isOpen: false,
    key: 0,
  });
  return {
    subject: state.subject,
    isOpen: state.isOpen,
    key: state.key,
    // The press is answered first: drawing a form for the first time may take several frames.
    open: (subject) =>
      startTransition(() => setState(({ key }) => ({ subject, isOpen: true, key: key + 1 }))),
    close: () => setState((current) => ({ ...current, isOpen: false })),
  };
}
