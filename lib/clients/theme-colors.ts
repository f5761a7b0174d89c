import type { CSSProperties } from "react";

/** The colors of a client. `lightness`, `chroma`, `hue` are OKLCH; globals.css computes the tones from them. */
export const themeColors = [
  { value: "red", label: "Red Alert", hue: 26, chroma: 0.19, lightness: 0.6 },
  { value: "orange", label: "Fresh Squeezed", hue: 50, chroma: 0.17, lightness: 0.7 },
  { value: "peach", label: "Just Peachy", hue: 56, chroma: 0.1, lightness: 0.8 },
  { value: "yellow", label: "Sticky Note", hue: 93, chroma: 0.16, lightness: 0.83 },
  { value: "beige", label: "Bold Beige", hue: 84, chroma: 0.055, lightness: 0.79 },
  { value: "coral", label: "Coral Support", hue: 33, chroma: 0.145, lightness: 0.72 },
  { value: "maroon", label: "Marooned", hue: 18, chroma: 0.125, lightness: 0.43 },
  { value: "bronze", label: "Third Place", hue: 66, chroma: 0.1, lightness: 0.56 },
  { value: "olive", label: "Olive Branch", hue: 112, chroma: 0.1, lightness: 0.56 },
  { value: "green", label: "Green Light", hue: 147, chroma: 0.155, lightness: 0.6 },
  { value: "mint", label: "Mint Condition", hue: 163, chroma: 0.105, lightness: 0.8 },
  { value: "turquoise", label: "Pool Day", hue: 192, chroma: 0.105, lightness: 0.73 },
  { value: "teal", label: "Big Teal", hue: 196, chroma: 0.08, lightness: 0.52 },
  { value: "blue", label: "Out of the Blue", hue: 257, chroma: 0.17, lightness: 0.57 },
  { value: "purple", label: "Purple Patch", hue: 296, chroma: 0.19, lightness: 0.53 },
  { value: "lavender", label: "Nap Time", hue: 288, chroma: 0.095, lightness: 0.74 },
  { value: "lilac", label: "Lilac Later", hue: 318, chroma: 0.105, lightness: 0.76 },
  { value: "magenta", label: "Out of Ink", hue: 340, chroma: 0.215, lightness: 0.59 },
  { value: "pink", label: "Tickled Pink", hue: 356, chroma: 0.135, lightness: 0.74 },
  { value: "taupe", label: "Taupe Secret", hue: 52, chroma: 0.03, lightness: 0.58 },
  { value: "zinc", label: "Zinc or Swim", hue: 262, chroma: 0.016, lightness: 0.54 },
] as const satisfies readonly ThemeColorTone[];

/** The tone without a color. */
export const greyTone = {
  value: "grey",
  label: "Undecided",
  hue: 80,
  chroma: 0.008,
  lightness: 0.62,
} as const satisfies ThemeColorTone;

export type ThemeColor = (typeof themeColors)[number]["value"];

export const themeColorValues = themeColors.map((color) => color.value) as [ThemeColor, ...ThemeColor[]];

/** Returns the tone of a stored theme color; grey if there is none or it is unknown. */
export function themeTone(themeColor: string | null | undefined): ThemeColorTone {
  return themeColors.find((color) => color.value === themeColor) ?? greyTone;
}

/** Returns the style that sets `bg-client-tint`, `bg-client-edge`, `border-client-edge` and `text-client-ink` to this color. */
export function clientColor(themeColor: string | null | undefined): CSSProperties {
  const { lightness, chroma, hue } = themeTone(themeColor);
  return { "--client-l": lightness, "--client-c": chroma, "--client-h": hue } as CSSProperties;
}

export interface ThemeColorTone {
  value: string;
  label: string;
  hue: number;
  chroma: number;
  lightness: number;
}
