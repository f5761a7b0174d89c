/**
 * Lets all colors change at once after another theme was chosen. The option of next-themes (`disableTransitionOnChange`) does so whenever
 * a page mounts, too, where it makes the browser calculate the styles of everything twice.
 */
export function endTransitions() {
  // After the effect in which the theme changes.
  setTimeout(() => {
    for (const one of document.getAnimations()) if ("transitionProperty" in one) one.finish();
  });
}
