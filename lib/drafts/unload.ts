const reasons = new Set<object>();

/**
 * Has the browser ask before the tab is closed or loaded again: something would be lost, such as an upload under way.
 * Returns an unregister function.
 */
export function askBeforeUnload(): () => void {
  const reason = {};
  reasons.add(reason);
  window.addEventListener("beforeunload", ask);
  return () => {
    reasons.delete(reason);
    // A page that listens is not kept for the way back by every browser.
    if (reasons.size === 0) window.removeEventListener("beforeunload", ask);
  };
}

function ask(event: BeforeUnloadEvent) {
  event.preventDefault();
}
