import type { IconNode } from "lucide";

const paths = new WeakMap<IconNode, string>();

/** Returns the `d` of one path that draws all shapes of an icon. All of them have the same stroke. */
export function iconPath(icon: IconNode): string {
  let path = paths.get(icon);
  if (path === undefined) {
    path = icon
      .map(([tag, attributes]) => shapes[tag]?.((name) => Number(attributes[name] ?? 0), attributes) ?? "")
      .join("");
    paths.set(icon, path);
  }
  return path;
}

type Attributes = IconNode[number][1];

const shapes: Record<string, (number: (name: string) => number, attributes: Attributes) => string> = {
  // A path may begin relative to the origin, so the pen is moved there.
  path: (_, { d }) => `M0 0${d}`,
  circle: (n) => ellipse(n("cx"), n("cy"), n("r"), n("r")),
  ellipse: (n) => ellipse(n("cx"), n("cy"), n("rx"), n("ry")),
  line: (n) => `M${n("x1")} ${n("y1")}L${n("x2")} ${n("y2")}`,
  polyline: (_, { points }) => `M${points}`,
  polygon: (_, { points }) => `M${points}z`,
  rect: (n, { rx, ry }) => rectangle(n("x"), n("y"), n("width"), n("height"), Number(rx ?? ry ?? 0)),
};

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  const arc = `a${rx} ${ry} 0 1 0 `;
  return `M${cx - rx} ${cy}${arc}${2 * rx} 0${arc}${-2 * rx} 0z`;
}

function rectangle(x: number, y: number, width: number, height: number, r: number): string {
  const arc = `a${r} ${r} 0 0 1 `;
  const [across, down] = [width - 2 * r, height - 2 * r];
  return `M${x + r} ${y}h${across}${arc}${r} ${r}v${down}${arc}${-r} ${r}h${-across}${arc}${-r} ${-r}v${-down}${arc}${r} ${-r}z`;
}
