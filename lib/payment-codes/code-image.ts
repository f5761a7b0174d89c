import type { PaymentCode } from "./payment-code";
import { QUIET_ZONE, qrPath } from "./qr-path";

/** A payment code to draw: lengths and paths in modules, with the quiet zone. */
type CodeImage = {
  /** The side of the square picture. */
  side: number;
  sideMm: number;
  dark: string;
  /** The Swiss cross, which is drawn over the dark modules: a white square, a black one, and the white cross. */
  cross: { white: string; black: string; sign: string } | null;
};

/** The size that the Swiss guidelines prescribe, without the quiet zone. */
const SWISS_MM = 46;

/** With the quiet zone. */
const SIDE_MM = 42;

/** Returns the picture of a payment code, as it is drawn on the screen and in the PDF. */
export function codeImage({ scheme, payload }: PaymentCode): CodeImage {
  const { size, path } = qrPath(payload);
  const side = size + 2 * QUIET_ZONE;
  if (scheme !== "swiss") return { side, sideMm: SIDE_MM, dark: path, cross: null };
  return { side, sideMm: (SWISS_MM * side) / size, dark: path, cross: crossOf(size) };
}

/** The lengths in millimetres of the published artwork. */
function crossOf(size: number) {
  const mm = size / SWISS_MM;
  const rectangle = (width: number, height: number) => {
    const [w, h] = [width * mm, height * mm];
    return `M${size / 2 - w / 2} ${size / 2 - h / 2}h${w}v${h}h${-w}z`;
  };
  return {
    white: rectangle(7, 7),
    black: rectangle(6, 6),
    sign: rectangle(3.89, 1.17) + rectangle(1.17, 3.89),
  };
}
