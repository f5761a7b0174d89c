import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { clientColor, greyTone, themeColors, themeTone } from "@/lib/clients/theme-colors";

// The tones are computed in CSS, so the test reads the rule's numbers from there.
const css = readFileSync("app/globals.css", "utf8");
const tones = [...themeColors, greyTone];

describe.each([
  ["light", block(":root")],
  ["dark", block(".dark")],
])("%s", (_, theme) => {
  test.each(tones.map((tone) => [tone.value, tone] as const))("%s is legible on its tint", (_, tone) => {
    const tint = toRgb(
      theme("client-tint-base") + theme("client-tint-slope") * tone.lightness,
      theme("client-tint-chroma") * tone.chroma,
      tone.hue,
    );
    const ink = toRgb(theme("client-ink-l"), theme("client-ink-chroma") * tone.chroma, tone.hue);
    expect(contrast(ink, tint)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(ink, tint), "the ink of its own color").toBeGreaterThanOrEqual(7);
    for (const name of ["ink", "ink-muted", "danger"]) {
      expect(contrast(theme.color(name), tint), name).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each(["canvas", "panel", "raised", "sunken"])("all inks are legible on %s", (surface) => {
    for (const name of ["ink", "ink-muted", "ink-faint", "danger", "link"]) {
      expect(contrast(theme.color(name), theme.color(surface)), name).toBeGreaterThanOrEqual(4.5);
    }
  });

  test("tints are apart from each other, but for a few pairs", () => {
    const tints = tones.map(
      (tone) =>
        [
          theme("client-tint-base") + theme("client-tint-slope") * tone.lightness,
          theme("client-tint-chroma") * tone.chroma,
          tone.hue,
        ] as const,
    );
    const close = tints.flatMap((one, index) =>
      tints.slice(index + 1).filter((other) => distance(one, other) < 0.02),
    );
    expect(close.length).toBeLessThanOrEqual(5);
  });

  test("the borders of fields are visible on every surface", () => {
    for (const surface of ["panel", "canvas", "raised", "sunken"])
      expect(contrast(theme.color("line-mark"), theme.color(surface)), surface).toBeGreaterThanOrEqual(3);
  });

  test("labels of filled buttons are legible and markers are visible", () => {
    expect(contrast(theme.color("on-accent"), theme.color("accent"))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(theme.color("on-danger"), theme.color("danger"))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(theme.color("danger"), theme.color("danger-soft"))).toBeGreaterThanOrEqual(4.5);
    for (const name of ["focus", "line-mark", "status-active", "status-completed", "status-cancelled"]) {
      expect(contrast(theme.color(name), theme.color("panel")), name).toBeGreaterThanOrEqual(3);
    }
  });

  test.each(tones.map((tone) => [tone.value, tone] as const))(
    "%s is a colour that screens have",
    (_, tone) => {
      const edge = toRgb(Math.max(theme("client-edge-least"), tone.lightness), tone.chroma, tone.hue);
      for (const channel of edge) expect(channel).toSatisfy((value: number) => value > -0.02 && value < 1.02);
    },
  );
});

test("there are 21 distinct, labelled colors", () => {
  expect(themeColors).toHaveLength(21);
  expect(new Set(themeColors.map((color) => color.value)).size).toBe(21);
  expect(new Set(themeColors.map((color) => color.label)).size).toBe(21);
});

test("a missing or unknown color is grey", () => {
  expect(themeTone(null)).toBe(greyTone);
  expect(themeTone("ultraviolet")).toBe(greyTone);
  expect(clientColor(undefined)).toEqual({ "--client-l": 0.62, "--client-c": 0.008, "--client-h": 80 });
});

function block(selector: string) {
  const body = css.slice(css.indexOf(`${selector} {`)).split("\n}")[0] ?? "";
  const text = (name: string) => new RegExp(`--${name}: ([^;]+);`).exec(body)?.[1] ?? "";
  const read = (name: string) => Number(text(name));
  read.color = (name: string) => {
    const [lightness = 0, chroma = 0, hue = 0] = (text(name).match(/[\d.]+/g) ?? []).map(Number);
    return toRgb(lightness, chroma, hue);
  };
  return read;
}

type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** Returns the distance of two colors in OKLab. */
function distance([l1, c1, h1]: Oklch, [l2, c2, h2]: Oklch): number {
  const [a, b] = [(h1 * Math.PI) / 180, (h2 * Math.PI) / 180];
  return Math.hypot(l1 - l2, c1 * Math.cos(a) - c2 * Math.cos(b), c1 * Math.sin(a) - c2 * Math.sin(b));
}

/** Converts OKLCH to linear sRGB (Ottosson's matrices), without clipping. */
function toRgb(lightness: number, chroma: number, hue: number): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function contrast(one: [number, number, number], other: [number, number, number]): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(rgb: [number, number, number]): number {
  const [red, green, blue] = rgb.map((channel) => Math.min(1, Math.max(0, channel))) as typeof rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
