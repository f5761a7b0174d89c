import { useEffect } from "react";
import { takeTypedAhead } from "@/components/shell/typed-ahead";
import { LAYERS } from "@/lib/layers";

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
  field.setRangeText(text, field.value.length, field.value.length, "end");
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * Returns the field of a dialog that takes the focus. On touch screens, where the dialog itself takes it, that is its first
 * field: who has typed has a keyboard.
 */
function fieldOf(target: EventTarget | null): HTMLInputElement | HTMLTextAreaElement | undefined {
  const layer = target instanceof HTMLElement && target.closest(LAYERS);
  if (!layer) return;
  if (target !== layer) return isTextField(target) ? target : undefined;
  return [...layer.querySelectorAll("input, textarea")].find(isTextField);
}

// A selection is what only fields for text have: not checkboxes, numbers or dates.
function isTextField(element: EventTarget | null): element is HTMLInputElement | HTMLTextAreaElement {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return isField && element.selectionStart !== null && element.tabIndex >= 0;
}
