const REVOKE_AFTER_MS = 60_000;

/** Makes the browser download bytes as a file with this name. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // By then the browser has started reading it.
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
}
