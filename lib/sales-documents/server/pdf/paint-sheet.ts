import "server-only";
import { codeImage } from "@/lib/payment-codes/code-image";
import { QUIET_ZONE } from "@/lib/payment-codes/qr-path";
import type { CodeMark, PaperLayout, Sheet } from "@/lib/sales-documents/layout/marks";
import type { Fonts } from "./fonts";
import { paintText } from "./paint-text";
import type { Painter } from "./painter";

const grays = { ink: "#1a1a1d", soft: "#62626a", faint: "#d9d9de" };

/** Draws a page except for its pictures: rules first, then texts, then codes. Returns null, as a painter of the renderer does. */
export function paintSheet(
  painter: Painter,
  { marks }: Sheet,
  fonts: Fonts,
  accent: PaperLayout["accent"],
): null {
  const colors = { ...grays, accent: accent ?? grays.ink };
  let chosen: keyof typeof colors | undefined;
  const choose = (color: keyof typeof colors) => {
    if (color !== chosen) painter.fillColor(colors[color]);
    chosen = color;
  };
  for (const mark of marks) {
    if (mark.kind !== "rule") continue;
    choose(mark.color);
    painter.rect(mark.x, mark.y, mark.width, mark.height).fill();
  }
  for (const mark of marks) {
    if (mark.kind !== "text") continue;
    choose(mark.style.color);
    paintText(painter, fonts, mark);
  }
  for (const mark of marks) if (mark.kind === "code") paintCode(painter, mark);
  return null;
}

function paintCode(painter: Painter, { x, y, width, code }: CodeMark) {
  const { side, dark, cross } = codeImage(code);
  const scale = width / side;
  painter
    .save()
    .translate(x + QUIET_ZONE * scale, y + QUIET_ZONE * scale)
    .scale(scale);
  painter.path(dark).fill("#000000");
  if (cross) {
    painter.path(cross.white).fill("#ffffff");
    painter.path(cross.black).fill("#000000");
    painter.path(cross.sign).fill("#ffffff");
  }
  painter.restore();
}
