import "server-only";

/** The bytes that are sent, the last one included. */
export type ByteRange = { start: number; end: number };

/**
 * Reads a Range header of one range (RFC 9110, 14.1.2). Undefined: send all of it, also where the header makes no sense;
 * "unsatisfiable": none of it lies in the object.
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
