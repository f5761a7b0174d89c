import "server-only";

/** A byte range; `end` is inclusive. */
export type ByteRange = { start: number; end: number };

/**
 * Parses a Range header with one range (RFC 9110, 14.1.2). Returns undefined if the whole object is to be sent, also for an
 * invalid header, and "unsatisfiable" if the range is outside the object.
 */
export function readRange(header: string | null, size: number): ByteRange | "unsatisfiable" | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "");
  const [, first = "", last = ""] = match ?? [];
  if (first === "" && last === "") return undefined;
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? "unsatisfiable" : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < start) return undefined;
  return start >= size ? "unsatisfiable" : { start, end };
}
