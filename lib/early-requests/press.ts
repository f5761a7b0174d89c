/**
 * Inline script that holds back a press of a button of the navigation, or of the landing page's header, until the app can respond
 * to it.
 */
export const earlyPressScript = `
  let button;
  const handleClick = (event) => {
    const pressed = event.target.closest("[data-chrome] button, header button");
    if (!pressed) return;
    event.preventDefault();
    event.stopPropagation();
    button = pressed;
  };
  addEventListener("click", handleClick, true);
  window.pennantEarlyPress = () => {
    removeEventListener("click", handleClick, true);
    return button;
  };`;

/** Presses the button that was pressed last while the code of the page was loading, once. Later presses are not held back. */
export function repeatEarlyPress(): void {
  const page = globalThis as { pennantEarlyPress?: () => HTMLButtonElement | undefined };
  const button = page.pennantEarlyPress?.();
  delete page.pennantEarlyPress;
  button?.click();
}
