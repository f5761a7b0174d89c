import { LAYERS } from "@/lib/shared/browser/layers";
import { OTHER_SCRIPT } from "@/lib/shared/browser/shortcut";

/**
 * Part of the inline script: holds back a press of a button of the navigation, or of the landing page's header, until the app can
 * respond to it.
 */
export const earlyPressScript = `
  let button;
  const holdPress = (event) => {
    const pressed = event.target.closest("[data-chrome] button, header button");
    if (!pressed) return;
    event.preventDefault();
    event.stopPropagation();
    button = pressed;
  };
  addEventListener("click", holdPress, true);
  window.pennantRepeatPress = () => {
    removeEventListener("click", holdPress, true);
    button?.click();
  };`;

/**
 * Part of the inline script: holds back Ctrl K, ⌘ K and keys of one character until the app can respond to them. A field keeps
 * what is typed into it, and so does an open menu. During hydration React stops events, so this listens before it.
 */
export const earlyKeysScript = `
  const typing = "input, textarea, select, [contenteditable], [role=combobox]";
  const keys = [];
  const holdKey = (event) => {
    const hasModifier = event.ctrlKey || event.metaKey;
    const isK = event.key.toLowerCase() === "k" || (event.code === "KeyK" && /${OTHER_SCRIPT}/u.test(event.key));
    if (event.altKey || (hasModifier ? !isK : event.key.length > 1)) return;
    if (!hasModifier && (event.target.closest(typing) || document.querySelector("${LAYERS}"))) return;
    // Browsers search with these keys.
    if (hasModifier || event.key === "/") event.preventDefault();
    keys.push(event);
  };
  addEventListener("keydown", holdKey, true);
  window.pennantRepeatKeys = () => {
    removeEventListener("keydown", holdKey, true);
    for (const key of keys) {
      const event = new KeyboardEvent("keydown", key);
      // The time between two keys tells whether they are a pair.
      Object.defineProperty(event, "timeStamp", { value: key.timeStamp });
      document.body.dispatchEvent(event);
    }
  };`;
