import { groupThousands } from "@/lib/shared/text/thousands";

/** Returns a count with its noun, pluralized: "1 contact", "12 contacts". */
export function countOf(count: number, noun: string, plural = `${noun}s`): string {
  return `${groupThousands(String(count))} ${count === 1 ? noun : plural}`;
}

/** Formats a size in bytes with two decimals, in units of 1024: "1.50 MB". Bytes are whole: "230 Bytes". */
export function formatFileSize(bytes: number): string {
  let [size, unit] = [bytes, 0];
  // 1023.995 KB would be shown as "1024 KB".
  while (Number(size.toFixed(2)) >= 1024 && unit < units.length - 1) [size, unit] = [size / 1024, unit + 1];
  return `${unit === 0 ? size : size.toFixed(2)} ${units[unit] ?? ""}`;
}

/** Formats a limit, without decimals where it is whole: "10 MB". */
export function formatSizeLimit(bytes: number): string {
  return formatFileSize(bytes).replace(".00 ", " ");
}

/** Returns the title of a browser page: "Rebrand · Pennant". */
export function pageTitle(name: string): string {
  return `${name} · Pennant`;
}

const units = ["Bytes", "KB", "MB", "GB", "TB", "PB", "EB", "ZB", "YB"] as const;

/** Returns a text whose first letter is a capital. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
