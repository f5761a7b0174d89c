/**
 * Returns a pair of functions for a dialog that any part of the page can open, and that one other part shows, because it outlives
 * what opened it. `open` keeps the last request until a listener is there, or until the connection is back: the code of the listener could
 * not be loaded then, and a dialog would open by itself. `onOpen` returns an unsubscribe function.
 */
export function openRequest<Subject>() {
  let pending: { subject: Subject } | undefined;
  const listeners = new Set<(subject: Subject) => void>();
  return {
    open(subject: Subject): void {
      if (listeners.size === 0) {
        pending = { subject };
        addEventListener("online", () => (pending = undefined), { once: true });
      }
      for (const listener of listeners) listener(subject);
    },
    onOpen(listener: (subject: Subject) => void): () => void {
      listeners.add(listener);
      if (pending) listener(pending.subject);
      pending = undefined;
      return () => void listeners.delete(listener);
    },
  };
}
