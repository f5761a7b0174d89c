/** Returns a count with its noun, pluralized: "1 contact", "12 contacts". */
export function countOf(count: number, noun: string): string {
  return `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;
}

/** Formats a size in bytes with at most two decimals, in units of 1024: "1.5 MB". */
export function formatFileSize(bytes: number): string {
  let [size, unit] = [bytes, 0];
  // 1023.995 KB would be shown as "1024 KB".
  while (Number(size.toFixed(2)) >= 1024 && unit < units.length - 1) [size, unit] = [size / 1024, unit + 1];
  return `${Number(size.toFixed(2))} ${units[unit] ?? ""}`;
}

/** Returns the title of a browser page: "Rebrand · Pennant". */
export function pageTitle(name: string): string {
  return `${name} · Pennant`;
}

const units = ["Bytes", "KB", "MB", "GB", "TB", "PB", "EB", "ZB", "YB"] as const;
