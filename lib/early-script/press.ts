/**
 * Holds back a press of a button of the navigation, or of the landing page's header, until the app can respond to it
 * (`repeatEarlyPress`). A later press replaces an earlier one.
 */
export function holdPresses(): void {
  let button: HTMLButtonElement | null = null;
  const hold = (event: MouseEvent) => {
    const pressed =
      event.target instanceof Element &&
      event.target.closest<HTMLButtonElement>("[data-chrome] button, header button");
    if (!pressed) return;
    event.preventDefault();
    event.stopPropagation();
    button = pressed;
  };
  addEventListener("click", hold, true);
  globalThis.pennantRepeatPress = () => {
    removeEventListener("click", hold, true);
    button?.click();
  };
}
