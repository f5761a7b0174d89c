import { notifyManager } from "@tanstack/react-query";

let waiting: (() => void)[] = [];

/**
 * Makes queries whose answers arrive together render together. TanStack Query starts a timer for each, so the avatars of a page of
 * clients, which arrive in one answer, took 13 renders.
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
