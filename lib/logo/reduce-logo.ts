import { readPictureHeader } from "./picture-header";
import { NOT_A_LOGO, type PictureSize, reducedLogo, TOO_NARROW, whyNoLogo } from "./size";

/** A browser needs four bytes per pixel to open a picture. */
const MOST_PIXELS = 50_000_000;
const QUALITY = 0.92;

/** A chosen picture that cannot be used, with the reason for the person. */
export class RefusedLogo extends Error {}

/**
 * Returns a chosen picture as it is uploaded: upright, on white, in sRGB and no larger than the paper needs. Throws RefusedLogo
 * for anything but a PNG or JPEG of a suitable size.
 */
export async function reduceLogo(file: Blob): Promise<{ blob: Blob } & PictureSize> {
  const header = readPictureHeader(new Uint8Array(await file.arrayBuffer()));
  if (!header) throw new RefusedLogo(NOT_A_LOGO);
  if (header.width * header.height > MOST_PIXELS)
    throw new RefusedLogo("This picture has too many pixels. Choose a smaller one.");
  const picture = await createImageBitmap(file).catch(() => {
    throw new RefusedLogo("This picture can't be read. Save it again and choose it once more.");
  });
  const size = reducedLogo(picture);
  if (whyNoLogo(size)) throw new RefusedLogo(TOO_NARROW);
  const blob = await draw(picture, size, header.type);
  picture.close();
  return { blob, ...size };
}

function draw(picture: ImageBitmap, { width, height }: PictureSize, type: string): Promise<Blob> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext("2d", { colorSpace: "srgb" });
  if (!context) throw new Error("This browser cannot draw");
  context.fillStyle = "white";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The picture cannot be drawn"))),
      type,
      QUALITY,
    );
  });
}
