import "server-only";

// Types that a browser displays without running scripts. SVG can contain scripts and is excluded.
const inlineTypes =
  /^(image\/(png|jpeg|gif|webp|avif|bmp|x-icon)|application\/pdf|audio\/[\w.+-]+|video\/[\w.+-]+)$/;

// Types that cannot be used as a script or style sheet of a page. The response's sandbox blocks scripts in SVG.
const passiveTypes = /^(image\/svg\+xml|text\/plain)$/;

/** Returns whether an object of this type may be displayed in the browser; all others are downloaded. */
export function isShownInline(contentType: string): boolean {
  return inlineTypes.test(mediaType(contentType));
}

/**
 * Returns the Content-Type to send: the object's own if it is safe, else application/octet-stream. Otherwise a page of this
 * site could load a stored file as a script.
 */
export function servedType(contentType: string): string {
  return isShownInline(contentType) || passiveTypes.test(mediaType(contentType))
    ? contentType
    : "application/octet-stream";
}

/** Returns the Content-Disposition for an object of this type. */
export function contentDisposition(contentType: string, fileName: string): string {
  return disposition(isShownInline(contentType) ? "inline" : "attachment", fileName);
}

/** Returns a Content-Disposition (RFC 6266) with the name in ASCII and in full (RFC 5987). */
export function disposition(kind: "inline" | "attachment", fileName: string): string {
  const ascii = fileName.replace(/[^\x20-\x7e]/g, "_").replace(/["\\%]/g, "_");
  const full = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${full}`;
}

/** Returns the media type without its parameters, in lower case. */
export function mediaType(contentType: string): string {
  return (contentType.split(";")[0] ?? "").trim().toLowerCase();
}
