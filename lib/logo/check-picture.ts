import "server-only";
import { inflateSync } from "node:zlib";
import { type PictureHeader, readPictureHeader } from "./picture-header";
import { NOT_A_LOGO, whyNoLogo } from "./size";

const DAMAGED = "This picture can't be read. Save it again and choose it once more.";
const DEEP = "Save the picture with 8 bits per channel.";

type Checked = { header: PictureHeader } | { problem: string };

/**
 * Checks that the bytes are a complete PNG or JPEG that a PDF can contain. Decompression stops at the number of bytes that the
 * header's width and height need; a picture with more or fewer is refused.
 */
export function checkPicture(bytes: Uint8Array): Checked {
  const header = readPictureHeader(bytes);
  if (!header) return { problem: NOT_A_LOGO };
  const problem =
    whyNoLogo(header) ?? (header.type === "image/png" ? pngProblem(bytes, header) : jpegProblem(bytes));
  return problem ? { problem } : { header };
}

const samples: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

function pngProblem(bytes: Uint8Array, { width, height }: PictureHeader): string | undefined {
  const [bits = 0, color = -1, compression, filter, interlace] = bytes.subarray(24, 29);
  const perPixel = samples[color];
  if (bits === 16) return DEEP;
  if (!perPixel || ![1, 2, 4, 8].includes(bits) || compression || filter || (interlace ?? 2) > 1)
    return DAMAGED;
  if (bits < 8 && color !== 0 && color !== 3) return DAMAGED;
  const chunks = readChunks(bytes);
  if (!chunks || (color === 3 && !chunks.hasPalette)) return DAMAGED;
  const expected = rowsOf({ width, height }, interlace === 1).map(
    ([columns, rows]) => rows * (1 + Math.ceil((columns * bits * perPixel) / 8)),
  );
  const length = expected.reduce((sum, part) => sum + part, 0);
  try {
    return inflateSync(chunks.data, { maxOutputLength: length }).length === length ? undefined : DAMAGED;
  } catch {
    return DAMAGED;
  }
}

/** Returns the width and height of each pass of a PNG. */
function rowsOf({ width, height }: { width: number; height: number }, isInterlaced: boolean) {
  if (!isInterlaced) return [[width, height] as const];
  const passes = [
    [0, 0, 8, 8],
    [4, 0, 8, 8],
    [0, 4, 4, 8],
    [2, 0, 4, 4],
    [0, 2, 2, 4],
    [1, 0, 2, 2],
    [0, 1, 1, 2],
  ] as const;
  return passes
    .map(([x, y, across, down]) => [Math.ceil((width - x) / across), Math.ceil((height - y) / down)] as const)
    .filter(([columns, rows]) => columns > 0 && rows > 0);
}

/** Returns the compressed data of a PNG; null if its chunks do not end where the file ends. */
function readChunks(bytes: Uint8Array): { data: Uint8Array; hasPalette: boolean } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Uint8Array[] = [];
  let hasPalette = false;
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = view.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const end = at + 8 + length;
    if (end + 4 > bytes.length) return null;
    if (name === "PLTE") hasPalette = length > 0 && length <= 768 && length % 3 === 0;
    if (name === "IDAT") parts.push(bytes.subarray(at + 8, end));
    if (name === "IEND") return { data: Buffer.concat(parts), hasPalette };
    at = end + 4;
  }
  return null;
}

/** A JPEG ends with its end marker; programs may write a little after it. */
function jpegProblem(bytes: Uint8Array): string | undefined {
  const tail = Buffer.from(bytes.subarray(-1024));
  return tail.includes(Buffer.from([0xff, 0xd9])) ? undefined : DAMAGED;
}
