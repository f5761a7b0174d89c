/** The maximum size of a file name: file systems allow 255 bytes, and browsers append " (1)". */
const MAX_BYTES = 200;

/** Returns text without the characters that a file name must not contain. */
export function safeName(text: string): string {
  return (
    text
      .normalize("NFC")
      // Separators and wildcards of file systems; then control characters, including bidirectional ones.
      .replace(/[/\\:*?"<>|]+/g, " ")
      .replace(/[\p{Cc}\p{Surrogate}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu, " ")
      .replace(/\s+/g, " ")
      .replace(/^[\s.]+|(?<![\s.])[\s.]+$/g, "")
      // Devices of Windows, with any extension.
      .replace(/^(con|prn|aux|nul|(?:com|lpt)[0-9¹²³]|conin\$|conout\$)(?=\s*(?:\.|$))/i, "$1_")
  );
}

/** Shortens a name to what file systems allow, between graphemes, so that no letter loses its accent. */
export function shortName(name: string): string {
  const encoder = new TextEncoder();
  if (encoder.encode(name).length <= MAX_BYTES) return name;
  let kept = "";
  let bytes = 0;
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    bytes += encoder.encode(segment).length;
    if (bytes > MAX_BYTES) break;
    kept += segment;
  }
  return kept.replace(/(?<![\s.])[\s.]+$/, "");
}

/** Returns a function that numbers equal names, ignoring case as some file systems do: "plan.pdf", "Plan (2).pdf". */
export function distinctNames(): (stem: string, extension: string) => string {
  const used = new Set<string>();
  const counts = new Map<string, number>();
  return (stem, extension) => {
    const key = `${stem}${extension}`.toLowerCase();
    let count = counts.get(key) ?? 0;
    let name: string;
    do {
      count++;
      name = `${stem}${count === 1 ? "" : ` (${count})`}${extension}`;
    } while (used.has(name.toLowerCase()));
    counts.set(key, count);
    used.add(name.toLowerCase());
    return name;
  };
}
