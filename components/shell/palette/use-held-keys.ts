import { useEffect } from "react";
import { isTyping } from "@/components/shell/palette/use-palette-key";

/**
 * A held key types only where it was pressed, and not into a field that has the focus since, such as that of a dialog it opened. A held
 * Enter presses a button once, because browsers press it with every repeat, and nothing that has the focus since.
 */
export function useHeldKeys() {
  useEffect(() => {
    let pressedIn: EventTarget | null = null;
    const handleKey = (event: KeyboardEvent) => {
      if (!event.repeat) pressedIn = event.target;
      const isElsewhere = event.target !== pressedIn;
      const isPressedAgain =
        event.repeat && event.key === "Enter" && (isElsewhere || event.target instanceof HTMLButtonElement);
      // Keys such as Tab and Backspace go on.
      const isTypedElsewhere = isElsewhere && event.key.length === 1 && isTyping(event.target);
      if (!isPressedAgain && !isTypedElsewhere) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener("keydown", handleKey, true);
    return () => document.removeEventListener("keydown", handleKey, true);
  }, []);
}
