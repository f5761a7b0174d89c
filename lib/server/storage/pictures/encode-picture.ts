import "server-only";
import type sharpLibrary from "sharp";
import type { FormatEnum, Metadata, Sharp, SharpOptions } from "sharp";
import { NOT_A_LOGO, type PictureSize, reducedLogo, whyNoLogo } from "@/lib/logo/size";

export type PictureKind = "avatar" | "logo";

/** A picture as this server encoded it. It contains no metadata. */
type EncodedPicture = PictureSize & { bytes: Uint8Array; contentType: string };
type Encoded = EncodedPicture | { problem: string };

const DAMAGED = "This picture can't be read. Save it again and choose it once more.";
const TOO_MANY_PIXELS = "This picture has too many pixels. Choose a smaller one.";

const UNKNOWN = { logo: NOT_A_LOGO, avatar: DAMAGED };

/** Decoding keeps at most about 100 MB in memory. */
const MOST_PIXELS = 25_000_000;
/** Twice the size that browsers upload. Encoded, a picture of this size is smaller than any limit of an upload. */
const avatarSize: PictureSize = { width: 512, height: 512 };

/** A logo with more is reduced to what the paper needs. No limit of an upload is lower. */
const MOST_LOGO_BYTES = 1024 * 1024;

const options: SharpOptions = { limitInputPixels: MOST_PIXELS, failOn: "error" };

type Encoding = { contentType: string; encode: (picture: Sharp) => Sharp };

const encodings: Partial<Record<keyof FormatEnum, Encoding>> = {
  png: { contentType: "image/png", encode: (picture) => picture.png() },
  jpeg: {
    contentType: "image/jpeg",
    encode: (picture) => picture.jpeg({ quality: 92, chromaSubsampling: "4:4:4" }),
  },
  webp: { contentType: "image/webp", encode: (picture) => picture.webp({ quality: 90 }) },
  gif: { contentType: "image/gif", encode: (picture) => picture.gif() },
  heif: { contentType: "image/avif", encode: (picture) => picture.avif({ quality: 70, effort: 2 }) },
};

/**
 * Decodes a picture completely and encodes it anew in its own format: in sRGB with 8 bits per channel and without
 * metadata. Of an animation it keeps the first frame.
 */
export async function encodePicture(bytes: Uint8Array, kind: PictureKind): Promise<Encoded> {
  return encode(bytes, kind, { isUpright: true });
}

/**
 * Does the same for a picture of an archive, with two differences: a picture that already is as this server encodes it keeps
 * its bytes, so that it loses nothing with each import; and a logo is not turned, because its stored size is the one before.
 */
export async function encodeArchivedPicture(bytes: Uint8Array, kind: PictureKind): Promise<Encoded> {
  const encoded = await encode(bytes, kind, { isUpright: kind === "avatar" });
  if ("problem" in encoded || encoded.contentType === "image/png") return encoded;
  const { width, height, pages = 1, orientation = 1, ...noted } = await (await loadSharp())(bytes).metadata();
  const isClean = pages === 1 && orientation === 1 && !noted.exif && !noted.icc && !noted.xmp && !noted.iptc;
  return isClean && width === encoded.width && height === encoded.height ? { ...encoded, bytes } : encoded;
}

async function encode(
  bytes: Uint8Array,
  kind: PictureKind,
  { isUpright }: { isUpright: boolean },
): Promise<Encoded> {
  const sharp = await loadSharp();
  // Throws for no bytes.
  if (bytes.byteLength === 0) return { problem: UNKNOWN[kind] };
  const metadata = await sharp(bytes, { ...options, limitInputPixels: false })
    .metadata()
    .catch(() => null);
  const encoding = metadata && encodings[metadata.format];
  if (!encoding) return { problem: UNKNOWN[kind] };
  const problem = problemOf(metadata, kind);
  if (problem) return { problem };
  const encodeWithin = async (size: PictureSize): Promise<EncodedPicture> => {
    const picture = sharp(bytes, options).resize({ ...size, fit: "inside", withoutEnlargement: true });
    if (isUpright) picture.autoOrient();
    const { data, info } = await encoding
      .encode(picture.toColourspace("srgb"))
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, contentType: encoding.contentType, width: info.width, height: info.height };
  };
  try {
    if (kind === "avatar") return await encodeWithin(avatarSize);
    const size = isUpright ? metadata.autoOrient : metadata;
    const encoded = await encodeWithin(size);
    return encoded.bytes.byteLength > MOST_LOGO_BYTES ? await encodeWithin(reducedSize(size)) : encoded;
  } catch {
    return { problem: DAMAGED };
  }
}

/** Returns the size that the paper needs, unless it would be too narrow for a logo. */
function reducedSize({ width, height }: PictureSize): PictureSize {
  const size = reducedLogo({ width, height });
  return whyNoLogo(size) ? { width, height } : size;
}

function problemOf({ format, width, height, space }: Metadata, kind: PictureKind) {
  if (kind === "logo") {
    // Programs differ in the colors that they show for CMYK.
    if ((format !== "png" && format !== "jpeg") || space === "cmyk") return NOT_A_LOGO;
    return whyNoLogo({ width, height });
  }
  return width * height > MOST_PIXELS ? TOO_MANY_PIXELS : undefined;
}

/** Loads the library at the first picture. Its loaders of other formats are closed, and it keeps no memory between pictures. */
function loadSharp() {
  return (library ??= import("sharp").then(({ default: sharp }) => {
    sharp.block({ operation: ["VipsForeignLoad"] });
    sharp.unblock({ operation: loaders });
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  }));
}

let library: Promise<typeof sharpLibrary> | undefined;

const loaders = ["Png", "Jpeg", "Webp", "Nsgif", "Heif"].map((name) => `VipsForeignLoad${name}`);
