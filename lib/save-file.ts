const REVOKE_AFTER_MS = 60_000;

/** Has the browser save bytes as a file of this name. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
}
