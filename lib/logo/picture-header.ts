import type { PictureSize } from "./size";

export type PictureHeader = PictureSize & { type: "image/png" | "image/jpeg" };

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Reads the type and the size of a picture without decoding it; null if it is no PNG or JPEG that can be printed. */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | null {
  if (PNG.every((byte, at) => bytes[at] === byte)) return readPng(bytes);
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? readJpeg(bytes) : null;
}

function readPng(bytes: Uint8Array): PictureHeader | null {
  if (bytes.length < 33) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(8) !== 13 || view.getUint32(12) !== 0x49484452) return null;
  return { type: "image/png", width: view.getUint32(16), height: view.getUint32(20) };
}

/** Reads the frame of a JPEG: baseline or progressive, gray or three components of 8 bits. CMYK cannot be in PDF/A with sRGB. */
function readJpeg(bytes: Uint8Array): PictureHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      const isSupported = marker <= 0xc2 && bytes[at + 4] === 8 && [1, 3].includes(bytes[at + 9] ?? 0);
      if (!isSupported) return null;
      return { type: "image/jpeg", width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    }
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}
