import type { Numbering } from "@/lib/document-settings/number-pattern";

/** The formats that most people use: "2026-0001", which starts again every year, and "1", which never does. */
export const numberPresets = {
  year: { pattern: "{YYYY}-{0000}", reset: "year" },
  plain: { pattern: "{0}", reset: "never" },
} as const satisfies Record<string, Numbering>;

export type NumberPreset = keyof typeof numberPresets | "custom";

/** Returns the preset that a numbering is, or "custom". */
export function presetOf({ pattern, reset }: Numbering): NumberPreset {
  const presets = Object.keys(numberPresets) as (keyof typeof numberPresets)[];
  const isSame = (name: keyof typeof numberPresets) =>
    numberPresets[name].pattern === pattern.trim() && numberPresets[name].reset === reset;
  return presets.find(isSame) ?? "custom";
}
