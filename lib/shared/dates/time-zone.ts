/** Returns whether a value is a time zone that this runtime supports. */
export function isTimeZone(name: unknown): name is string {
  if (typeof name !== "string" || name === "") return false;
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the time zone of this computer where it can be read without `Intl`, whose first use in a page takes 20 ms; undefined in
 * browsers and versions of Node without `Temporal`.
 */
export function systemTimeZone(): string | undefined {
  return (globalThis as { Temporal?: typeof Temporal }).Temporal?.Now.timeZoneId();
}

/** Returns the browser's time zone. */
export function browserTimeZone(): string {
  return systemTimeZone() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}
