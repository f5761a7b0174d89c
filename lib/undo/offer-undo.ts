import { createElement } from "react";
import { type ExternalToast, toast } from "sonner";
import { isShortcut } from "@/lib/shared/browser/shortcut";
import { WITH_BUTTON_MS } from "@/lib/shared/browser/toast-durations";

type Offer = { id: string; undo: () => void };

/** The changes that can be undone now, the latest last: each as long as its toast is shown. */
const offers: Offer[] = [];
let count = 0;

export type UndoOffer = {
  /** Ends the offer, because what it would undo did not happen. */
  withdraw: () => void;
  /** Shows another text, such as that a deletion is done. */
  reword: (text: string) => void;
};

/** Shows a toast with Undo. Ctrl Z and ⌘ Z do the same as long as it is shown, except while typing. */
export function offerUndo({
  verb,
  name,
  loading,
  undo,
  note,
  open,
}: {
  /** "Deleted", before the name of the row; or the whole text. */
  verb: string;
  name?: string;
  /** Shown with a spinner until it is reworded. */
  loading?: string;
  /** Its errors are shown by its mutation. Without a promise, it says itself what it has done. */
  undo: () => Promise<unknown> | void;
  /** The text below "Undone". */
  note?: () => ExternalToast | undefined;
  /** Opens the row. */
  open?: () => void;
}): UndoOffer {
  const id = `undo-${(count += 1)}`;
  const end = () => {
    const at = offers.findIndex((offer) => offer.id === id);
    if (at !== -1) offers.splice(at, 1);
    if (offers.length === 0) document.removeEventListener("keydown", handleKey);
  };
  const run = () => {
    end();
    toast.dismiss(id);
    undo()?.then(
      () => toast.success("Undone", note?.()),
      () => {},
    );
  };
  // Listening begins with the offer, so that a key pressed right after it is not lost.
  document.addEventListener("keydown", handleKey);
  offers.push({ id, undo: run });
  const options = {
    id,
    duration: WITH_BUTTON_MS,
    action: { label: "Undo", onClick: run },
    ...(open && { cancel: { label: "Open", onClick: open } }),
    onDismiss: end,
    onAutoClose: end,
  };
  if (loading) toast.loading(loading, options);
  else toast(text(verb, name), options);
  return {
    withdraw: () => {
      end();
      toast.dismiss(id);
    },
    reword: (done) => {
      if (offers.some((offer) => offer.id === id)) toast.success(done, options);
    },
  };
}

/** Undoes the latest change whose toast is still shown. While typing, the field has its own undo. */
function handleKey(event: KeyboardEvent) {
  if (!isShortcut(event, "z") || event.defaultPrevented || hasOwnUndo(event.target)) return;
  event.preventDefault();
  // A key that is held undoes once.
  if (!event.repeat) offers.at(-1)?.undo();
}

function hasOwnUndo(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !["checkbox", "radio", "button"].includes(target.type);
  return target instanceof HTMLTextAreaElement || target.isContentEditable;
}

function text(verb: string, name?: string) {
  if (name === undefined) return verb;
  return createElement(
    "span",
    { className: "line-clamp-2 wrap-break-word" },
    `${verb} `,
    createElement("span", { className: "font-semibold", dir: "auto" }, name),
  );
}
