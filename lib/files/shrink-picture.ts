const SIDE = 256;
const QUALITY = 0.9;

/** Returns the center square of a picture, 256 px wide, as WebP if the browser can encode it, else as JPEG. */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const side = Math.min(picture.width, picture.height);
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = Math.min(SIDE, side);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser cannot draw");
  // JPEG has no transparency and would show black.
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
  picture.close();
  const webp = await toBlob(canvas, "image/webp");
  // A browser that cannot encode WebP returns PNG.
  return webp.type === "image/webp" ? webp : toBlob(canvas, "image/jpeg");
}

function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The picture cannot be drawn"))),
      type,
      QUALITY,
    );
  });
}
