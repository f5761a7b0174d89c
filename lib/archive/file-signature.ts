/** The first bytes of files that people choose by mistake, and their names in a sentence. */
const signatures: [format: string, bytes: number[], at?: number][] = [
  ["a picture", [0x89, 0x50, 0x4e, 0x47]],
  ["a picture", [0xff, 0xd8, 0xff]],
  ["a picture", [0x47, 0x49, 0x46, 0x38]],
  ["a picture", [0x57, 0x45, 0x42, 0x50], 8],
  ["a picture", [0x66, 0x74, 0x79, 0x70, 0x68, 0x65, 0x69], 4],
  ["a picture", [0x66, 0x74, 0x79, 0x70, 0x61, 0x76, 0x69], 4],
  ["a PDF", [0x25, 0x50, 0x44, 0x46]],
  ["a ZIP file or an Excel workbook", [0x50, 0x4b, 0x03, 0x04]],
  ["an old Excel workbook", [0xd0, 0xcf, 0x11, 0xe0]],
];

/** Returns what a file is that is certainly no text, such as "a picture"; undefined for text. */
export function foreignFormat(bytes: Uint8Array): string | undefined {
  const known = signatures.find(([, start, at = 0]) =>
    start.every((byte, index) => bytes[at + index] === byte),
  );
  if (known) return known[0];
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return !isUtf16 && bytes.subarray(0, SAMPLE).includes(0) ? "a binary file" : undefined;
}

const SAMPLE = 4096;
