import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import * as lucide from "lucide";
import type { IconNode } from "lucide";
import { expect, test } from "vitest";
import { iconPath } from "./icon-path";

const files = execFileSync("git", ["grep", "-l", 'from "lucide"', "--", "app", "components"], {
  encoding: "utf8",
});
const names = new Set(
  files
    .trim()
    .split("\n")
    .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/import \{([^}]*)\} from "lucide"/g)])
    .flatMap(([, list = ""]) => list.split(",").map((name) => name.trim().split(" as ")[0] ?? ""))
    .filter((name) => name && !name.startsWith("type ")),
);
const used = [...names].map((name) => [name, (lucide as unknown as Record<string, IconNode>)[name]] as const);

const geometry: Record<string, string[]> = {
  path: ["d"],
  circle: ["cx", "cy", "r"],
  ellipse: ["cx", "cy", "rx", "ry"],
  line: ["x1", "x2", "y1", "y2"],
  polyline: ["points"],
  polygon: ["points"],
  rect: ["x", "y", "width", "height", "rx", "ry"],
};

test("every icon in use has only shapes that one path can draw", () => {
  expect(used.length).toBeGreaterThan(80);
  for (const [name, icon] of used) {
    for (const [tag, attributes] of icon ?? []) {
      // A filled dot is as small as its stroke, which fills it too.
      const others = Object.keys(attributes).filter((key) => !geometry[tag]?.includes(key));
      const isDot = tag === "circle" && Number(attributes.r) <= 1;
      expect(
        others.filter((key) => !(isDot && key === "fill")),
        name,
      ).toEqual([]);
    }
    expect(iconPath(icon ?? []), name).toMatch(/^M[\d\s.,acehlmqstvz-]+$/i);
  }
});

test("a circle and a rounded rectangle are drawn by arcs", () => {
  expect(iconPath([["circle", { cx: 12, cy: 12, r: 10 }]])).toBe("M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z");
  expect(iconPath([["rect", { x: 3, y: 4, width: 18, height: 10, rx: 2 }]])).toBe(
    "M5 4h14a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-6a2 2 0 0 1 2 -2z",
  );
});
