import type { KeyboardEvent } from "react";

/** Submits a form by Ctrl+Enter or ⌘+Enter from any field. Keys of a dialog inside bubble here through React and are left alone. */
export function submitFromTextarea(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
