"use client";

import { startTransition, useState } from "react";
import { type Preloadable, usePreload } from "@/components/ui/popup/lazy-part";

export interface DialogState<Subject> {
  /** The row that the dialog shows; kept during the closing animation, so that the content does not disappear first. */
  subject: Subject | undefined;
  isOpen: boolean;
  /** Changes with every opening: use it as `key`, so that the form is reset. */
  key: number;
  open: (subject: Subject) => void;
  close: () => void;
}

/**
 * The state of a dialog. `open` is stable between renders; the rest is not, so pass only `open` to rows.
 * `{dialog.subject && <TaskDialog key={dialog.key} task={dialog.subject} isOpen={dialog.isOpen} onClose={dialog.close} />}`
 * Pass a lazy dialog to preload its code before the first press.
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
    // Respond to the press before rendering the form, which may take several frames the first time.
    open: (subject) =>
      startTransition(() => setState(({ key }) => ({ subject, isOpen: true, key: key + 1 }))),
    close: () => setState((current) => ({ ...current, isOpen: false })),
  };
}
