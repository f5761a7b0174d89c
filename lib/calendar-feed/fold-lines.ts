const MAX_OCTETS = 74;

/**
 * Folds the lines of a calendar by octets and within no character (RFC 5545, 3.1), as `ical-generator` does when it writes a
 * whole calendar, which takes a hundred times as long.
 */
export function foldLines(text: string): string {
  return text.split("\r\n").map(foldLine).join("\r\n");
}

function foldLine(line: string): string {
  // No character has more than three octets for each of its UTF-16 units.
  if (line.length * 3 <= MAX_OCTETS) return line;
  const parts: string[] = [];
  let [from, at, octets] = [0, 0, 0];
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > MAX_OCTETS) {
      parts.push(line.slice(from, at));
      [from, octets] = [at, 0];
    }
    octets += size;
    at += character.length;
  }
  return [...parts, line.slice(from)].join("\r\n ");
}

/** In UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
