import { useEffect } from "react";
import { takeTypedAhead } from "@/lib/shared/browser/typed-ahead";
import { LAYERS } from "@/lib/shared/browser/layers";

/** Types what was collected while a dialog was opening into its field. */
export function useTypedAhead() {
  useEffect(() => {
    document.addEventListener("focusin", handleFocus);
    return () => document.removeEventListener("focusin", handleFocus);
  }, []);
}

function handleFocus({ target }: FocusEvent) {
  const text = takeTypedAhead();
  const field = text ? fieldOf(target) : undefined;
  if (!text || !field) return;
  field.focus();
  if (field instanceof HTMLButtonElement) {
    for (const key of text) field.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    return;
  }
  field.setRangeText(text, field.value.length, field.value.length, "end");
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLButtonElement;

/**
 * Returns the field of a dialog that takes the focus. On touch screens, where the dialog itself takes it, that is its first
 * field: who has typed has a keyboard.
 */
function fieldOf(target: EventTarget | null): Field | undefined {
  const layer = target instanceof HTMLElement && target.closest(LAYERS);
  if (!layer) return;
  if (target !== layer) return isField(target) ? target : undefined;
  return [...layer.querySelectorAll("input, textarea, button")].find(isField);
}

/** A field for text, or the button of a picker, which starts its search with what is typed. */
function isField(element: EventTarget | null): element is Field {
  if (element instanceof HTMLButtonElement) return element.role === "combobox";
  const isInput = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  // A selection is what only fields for text have: not checkboxes, numbers or dates.
  return isInput && element.selectionStart !== null && element.tabIndex >= 0;
}
