export type PictureSize = { width: number; height: number };

/** The sides that a stored logo can have, in pixels. */
export const logoSides = { least: 16, most: 2000 };

/** The largest size on paper, in points, and the size of a pixel that is not enlarged: 96 per inch. */
const most = { width: 150, height: 40 };
const POINTS_PER_PIXEL = 0.75;

/** The size to which a picture that is wider than the paper needs is reduced before it is uploaded: 400 dots per inch. */
const reduced = { width: (most.width / 72) * 400, height: (most.height / 72) * 400 };

export const NOT_A_LOGO = "Choose a PNG or JPEG picture.";
export const TOO_NARROW = `The logo must be at least ${logoSides.least} pixels wide and high.`;
export const TOO_WIDE = `The logo can be at most ${logoSides.most.toLocaleString("en-US")} pixels wide and high.`;

/** Returns why a picture cannot be a logo; undefined if it can. */
export function whyNoLogo({ width, height }: PictureSize): string | undefined {
  if (Math.min(width, height) < logoSides.least) return TOO_NARROW;
  if (Math.max(width, height) > logoSides.most) return TOO_WIDE;
  return undefined;
}

/** Returns the size of a logo on paper, in points. */
export function logoOnPaper({ width, height }: PictureSize): PictureSize {
  const scale = Math.min(most.width / width, most.height / height, POINTS_PER_PIXEL);
  return { width: width * scale, height: height * scale };
}

/** Returns the size that a chosen picture is reduced to, in pixels. */
export function reducedLogo({ width, height }: PictureSize): PictureSize {
  const scale = Math.min(reduced.width / width, reduced.height / height, 1);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
