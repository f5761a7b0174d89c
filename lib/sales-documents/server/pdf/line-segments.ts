import "server-only";
import bidiFactory from "bidi-js";
import type { FontName, TextRun } from "@/lib/sales-documents/layout/text-runs";

/** A part of a line in one typeface and one direction. */
export type Segment = { font: FontName; text: string; direction: "ltr" | "rtl" };

const bidi = bidiFactory();

const hasDirection = /[\p{Script=Arabic}\p{Script=Hebrew}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/u;
const marksOfDirection = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;

/** Returns the parts of a line from left to right, as the Unicode bidirectional algorithm orders them. */
export function segmentsOf(runs: readonly TextRun[], direction: "ltr" | "rtl"): Segment[] {
  const text = runs.map((run) => run.text).join("");
  if (direction === "ltr" && !hasDirection.test(text)) return runs.map((run) => ({ ...run, direction }));
  const { levels } = bidi.getEmbeddingLevels(text, direction);
  const parts: { font: FontName; text: string; level: number }[] = [];
  let at = 0;
  for (const run of runs) {
    let last: (typeof parts)[number] | undefined;
    for (let index = 0; index < run.text.length; index += 1) {
      const level = levels[at + index] ?? 0;
      const unit = run.text.charAt(index);
      if (last?.level === level) last.text += unit;
      else parts.push((last = { font: run.font, text: unit, level }));
    }
    at += run.text.length;
  }
  return inVisualOrder(parts).map(({ font, text: part, level }) => ({
    font,
    text: part.replace(marksOfDirection, ""),
    direction: level % 2 === 1 ? "rtl" : "ltr",
  }));
}

/** Reverses the parts of each level, from the highest to the lowest odd one. */
function inVisualOrder<Part extends { level: number }>(parts: readonly Part[]): Part[] {
  const ordered = [...parts];
  const highest = Math.max(0, ...ordered.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      if ((ordered[start]?.level ?? 0) < level) continue;
      let end = start;
      while (end < ordered.length && (ordered[end]?.level ?? 0) >= level) end += 1;
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = end;
    }
  }
  return ordered;
}
