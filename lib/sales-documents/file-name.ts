/** The maximum size of a file name: file systems allow 255 bytes, and browsers append " (1)". */
const MAX_BYTES = 200;

type Named = { category: string; kind?: string; number: string; projectTitle: string };

/** Returns a document's file name without unsafe characters: "invoice-2-Online pre-orders.pdf". */
export function documentFileName({ category, kind, number, projectTitle }: Named) {
  const name = [kind === "creditNote" ? "credit note" : category, number, projectTitle]
    .map(safe)
    .filter(Boolean)
    .join("-");
  return `${shorten(name).replace(/[\s.]+$/, "")}.pdf`;
}

function safe(text: string): string {
  return (
    text
      .normalize("NFC")
      // Separators and wildcards of file systems; then control characters, including bidirectional ones.
      .replace(/[/\\:*?"<>|]+/g, " ")
      .replace(/[\p{Cc}\p{Surrogate}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu, " ")
      .replace(/\s+/g, " ")
      .replace(/^[\s.]+|[\s.]+$/g, "")
  );
}

// Truncated between graphemes, so that no letter loses its accent.
function shorten(name: string): string {
  const encoder = new TextEncoder();
  if (encoder.encode(name).length <= MAX_BYTES) return name;
  let kept = "";
  let bytes = 0;
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    bytes += encoder.encode(segment).length;
    if (bytes > MAX_BYTES) break;
    kept += segment;
  }
  return kept;
}
