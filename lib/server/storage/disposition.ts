import "server-only";

// What a browser shows without ever running it. SVG is a document with scripts and is not among them.
const shown =
  /^(image\/(png|jpeg|gif|webp|avif|bmp|x-icon)|application\/pdf|audio\/[\w.+-]+|video\/[\w.+-]+)$/;

// Neither runs as a script or a style sheet of a page, and the sandbox that they are sent with keeps SVG's scripts from running.
const harmless = /^(image\/svg\+xml|text\/plain)$/;

/** Whether an object of this type may be shown in the browser; all others are only downloaded. */
export function isShownInline(contentType: string): boolean {
  return shown.test(mediaType(contentType));
}

/**
 * The type that an object is sent with: its own where that is harmless, else bytes. A page of this site could run a stored
 * script as its own by the type that the script was uploaded with.
 */
export function servedType(contentType: string): string {
  return isShownInline(contentType) || harmless.test(mediaType(contentType))
    ? contentType
    : "application/octet-stream";
}

/** The Content-Disposition of an object by its type. */
export function contentDisposition(contentType: string, fileName: string): string {
  return disposition(isShownInline(contentType) ? "inline" : "attachment", fileName);
}

/** A Content-Disposition (RFC 6266) with the name in ASCII and, for who reads it, as it is (RFC 5987). */
export function disposition(kind: "inline" | "attachment", fileName: string): string {
  const ascii = fileName.replace(/[^\x20-\x7e]/g, "_").replace(/["\\%]/g, "_");
  const full = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${full}`;
}

/** The type without its parameters, in lower case. */
export function mediaType(contentType: string): string {
  return (contentType.split(";")[0] ?? "").trim().toLowerCase();
}
