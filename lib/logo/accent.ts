/** The least contrast of text with the paper: WCAG 2.2, level AA. */
export const LEAST_CONTRAST = 4.5;

const accentPattern = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Colors to choose from, each with enough contrast for text. */
export const accentChoices = [
  { value: "#1f5f8b", label: "Blue" },
  { value: "#0f6b6b", label: "Teal" },
  { value: "#2f6b3a", label: "Green" },
  { value: "#7a5c00", label: "Ochre" },
  { value: "#a8431c", label: "Rust" },
  { value: "#b3261e", label: "Red" },
  { value: "#9c2a6b", label: "Magenta" },
  { value: "#5b3fa6", label: "Violet" },
] as const;

/** Returns a typed color as "#1f5f8b"; null if it is none. Accepts "1F5F8B" and "#abc". */
export function toAccent(text: string): string | null {
  const digits = accentPattern.exec(text.trim())?.[1]?.toLowerCase();
  if (!digits) return null;
  return `#${digits.length === 3 ? digits.replace(/./g, "$&$&") : digits}`;
}

/** Returns the contrast of a color with white, from 1 to 21. */
export function contrastWithWhite(accent: string): number {
  return 1.05 / (luminanceOf(accent) + 0.05);
}

/** Returns the color as it is printed: darkened until text in it can be read on white paper. */
export function printedAccent(accent: string): string {
  if (contrastWithWhite(accent) >= LEAST_CONTRAST) return accent;
  const channels = channelsOf(accent);
  const scaled = (percent: number) => toHex(channels.map((channel) => Math.floor((channel * percent) / 100)));
  let percent = 99;
  while (contrastWithWhite(scaled(percent)) < LEAST_CONTRAST) percent -= 1;
  return scaled(percent);
}

function luminanceOf(accent: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(accent).map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function toHex(channels: number[]): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

function channelsOf(accent: string): number[] {
  return [1, 3, 5].map((at) => parseInt(accent.slice(at, at + 2), 16));
}

function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
