import { notifyManager } from "@tanstack/react-query";

let waiting: (() => void)[] = [];

/**
 * Renders query results of one turn in one commit. TanStack Query notifies the observers of each query in a separate timer, so the avatars of
 * the clients page, which are in one response, took 13 commits.
 */
export function renderTogether(): void {
  notifyManager.setScheduler((notify) => {
    waiting.push(notify);
    if (waiting.length === 1) setTimeout(notifyAll);
  });
}

function notifyAll(): void {
  const notified = waiting;
  waiting = [];
  for (const notify of notified) {
    try {
      notify();
    } catch (error) {
      // As in a timer of its own: the others are notified too.
      reportError(error);
    }
  }
}
