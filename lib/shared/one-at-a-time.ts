const running = new Map<string, Promise<void>>();

/** Runs a function unless one with the same key is running, in which case it returns the running promise. */
export function oneAtATime(key: string, run: () => Promise<void>): Promise<void> {
  const current = running.get(key);
  if (current) return current;
  const started = run().finally(() => running.delete(key));
  running.set(key, started);
  return started;
}
