import { WITH_BUTTON_MS } from "@/lib/shared/browser/toast-durations";

/** Part of the response to what brings drafts or their lines back. */
export type MaybeWithoutTime = { linesWithoutTime: number };

/** Returns the second line of a toast about lines that came back without their time, which would otherwise be billed twice. Nothing if all have theirs. */
export function withoutTime(lines = 0) {
  if (lines === 0) return undefined;
  const subject = lines === 1 ? "one line" : `${lines} lines`;
  const description = `The time of ${subject} was changed or deleted since. It is not on this draft and can be billed again.`;
  return { description, duration: WITH_BUTTON_MS };
}
