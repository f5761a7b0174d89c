import { encode } from "uqr";

/** A QR code as a vector path, in modules: the dark modules of a square without its quiet zone. */
export type QrPath = { size: number; version: number; path: string };

/** The modules around a QR code that stay white. */
export const QUIET_ZONE = 4;

/** Returns a QR code with error correction level M exactly: the library would otherwise raise it where there is room. */
export function qrPath(payload: string): QrPath {
  const { data, size, version } = encode(payload, { ecc: "M", boostEcc: false, border: 0 });
  return { size, version, path: data.map(pathOfRow).join("") };
}

/** Returns a rectangle for each run of dark modules in a row. */
function pathOfRow(row: readonly boolean[], y: number): string {
  const text = row.map((isDark) => (isDark ? "1" : "0")).join("");
  return Array.from(text.matchAll(/1+/g), ({ 0: run, index }) => {
    return `M${index} ${y}h${run.length}v1h-${run.length}z`;
  }).join("");
}
