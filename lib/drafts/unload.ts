const reasons = new Set<object>();

/**
 * Makes the browser ask before the tab is closed or reloaded, for example during an upload. Returns an unregister function.
 */
export function warnBeforeUnload(): () => void {
  const reason = {};
  reasons.add(reason);
  window.addEventListener("beforeunload", ask);
  return () => {
    reasons.delete(reason);
    // Some browsers do not put a page with a beforeunload listener into the back/forward cache.
    if (reasons.size === 0) window.removeEventListener("beforeunload", ask);
  };
}

function ask(event: BeforeUnloadEvent) {
  event.preventDefault();
}
