/** Returns the default display name of a file: its name without folders and extension. */
export function nameFromFile(fileName: string): string {
  const last = fileName.split(/[/\\]/).at(-1) ?? "";
  return last.replace(/(?<=.)\.[a-z0-9]{1,12}$/i, "").trim() || last;
}

/** Returns the default display name of a link: the last part of its path in words, else its host; "" if it is not a URL. */
export function nameFromLink(link: string): string {
  if (!URL.canParse(link)) return "";
  const { pathname, hostname } = new URL(link);
  const last = pathname.split("/").filter(Boolean).at(-1);
  const words = nameFromFile(readable(last ?? ""))
    .replace(/[-_+]+/g, " ")
    .trim();
  return words || hostname.replace(/^www\./, "");
}

function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
