const running = new Map<string, Promise<void>>();

/** Runs what a key names unless it runs already: a second press while a download is prepared joins the first one. */
export function oneAtATime(key: string, run: () => Promise<void>): Promise<void> {
  const current = running.get(key);
  if (current) return current;
  const started = run().finally(() => running.delete(key));
  running.set(key, started);
  return started;
}
