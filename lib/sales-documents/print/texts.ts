import type { Text } from "./input";

/** A label and its value. Values may contain line breaks. */
export type PrintLine = { label: string; value: string };

/** Returns the lines with a value. */
export function filled(lines: [label: string, value: Text][]): PrintLine[] {
  return lines.flatMap(([label, value]) => (trimmed(value) ? { label, value: trimmed(value) } : []));
}

/** Returns the texts that are not empty. */
export function texts(...values: Text[]): string[] {
  return values.map(trimmed).filter(Boolean);
}

export function trimmed(text: Text): string {
  return text?.trim() ?? "";
}
