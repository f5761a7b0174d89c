import { LAYERS } from "@/lib/shared/browser/layers";
import { singleKeyOf } from "@/lib/shared/browser/shortcut";

const TYPING = "input, textarea, select, [contenteditable], [role=combobox]";

/**
 * Holds back Ctrl K, ⌘ K and keys of one character until the app can respond to them (`repeatEarlyKeys`). A field keeps what is
 * typed into it, and so does an open menu. During hydration React stops events, so this listens before it.
 */
export function holdKeys(): void {
  const keys: KeyboardEvent[] = [];
  const hold = (event: KeyboardEvent) => {
    const hasModifier = event.ctrlKey || event.metaKey;
    const isHeld = hasModifier ? singleKeyOf(event).toLowerCase() === "k" : event.key.length === 1;
    if (event.altKey || !isHeld) return;
    if (!hasModifier && (isTyped(event) || document.querySelector(LAYERS))) return;
    // Browsers search with these keys.
    if (hasModifier || event.key === "/") event.preventDefault();
    keys.push(event);
  };
  addEventListener("keydown", hold, true);
  globalThis.pennantRepeatKeys = () => {
    removeEventListener("keydown", hold, true);
    for (const key of keys) {
      const event = new KeyboardEvent("keydown", key);
      // The time between two keys tells whether they are a pair.
      Object.defineProperty(event, "timeStamp", { value: key.timeStamp });
      document.body.dispatchEvent(event);
    }
  };
}

function isTyped({ target }: Event): boolean {
  return target instanceof Element && target.closest(TYPING) !== null;
}
