/** Shown when a link could not be copied. */
export const COPY_REFUSED = "The browser does not allow copying here. Open the link and copy its address.";

/** Copies text to the clipboard, in response to a press. Rejects if the browser does not allow it. */
export async function copyText(text: string): Promise<void> {
  if ("clipboard" in navigator) return navigator.clipboard.writeText(text);
  // Over plain http, except on localhost, browsers offer only the older way.
  if (!copyByCommand(text)) throw new Error("The browser did not copy");
}

function copyByCommand(text: string): boolean {
  let isFilled = false;
  const fill = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData?.setData("text/plain", text);
    isFilled = true;
  };
  document.addEventListener("copy", fill);
  try {
    return document.execCommand("copy") && isFilled;
  } finally {
    document.removeEventListener("copy", fill);
  }
}
