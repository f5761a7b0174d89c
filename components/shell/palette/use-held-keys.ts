import { useEffect } from "react";
import { isTyping } from "@/components/shell/palette/use-palette-key";

/** A held key types only where it was pressed, and not into a field that has the focus since, such as that of a dialog it opened. */
export function useHeldKeys() {
  useEffect(() => {
    let pressedIn: EventTarget | null = null;
    const handleKey = (event: KeyboardEvent) => {
      if (!event.repeat) pressedIn = event.target;
      // Keys such as Tab and Backspace go on.
      if (event.target === pressedIn || event.key.length > 1 || !isTyping(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener("keydown", handleKey, true);
    return () => document.removeEventListener("keydown", handleKey, true);
  }, []);
}
