import { Text, View } from "@react-pdf/renderer";
import type { ComponentProps, ReactElement } from "react";
import { breakWord } from "./line-breaks";
import { FONT_SIZE } from "./paper-style";
import { stack } from "./stack";
import { isRightToLeft, type TextRun, toPrintable, toRuns } from "./text-runs";

type Style = Extract<NonNullable<ComponentProps<typeof View>["style"]>, { fontSize?: unknown }>;
type Typefaces = Parameters<typeof toRuns>[1];

/** Renders a text, which may have several lines, in the typefaces that it needs. */
export type SetText = (text: string, ...styles: Style[]) => ReactElement;

// The renderer hyphenates in English unless the penalty is infinite.
const NEVER = 10_000;

// For typefaces whose letters are taller than the default line height.
const lineHeights: Partial<Record<TextRun["font"], number>> = { lao: 1.65, myanmar: 2.1 };

export function createSetText(typefaces: Typefaces): SetText {
  return setText;

  function setText(text: string, ...styles: Style[]) {
    const lines = toPrintable(text).split("\n");
    const [only = ""] = lines;
    if (lines.length === 1) return setLine(only, styles);
    return (
      <View style={styles}>{stack(lines.map((line) => setLine(line, [{ fontSize: sizeOf(styles) }])))}</View>
    );
  }

  function setLine(line: string, styles: Style[]) {
    const runs = toRuns(line, typefaces);
    const [first = { font: "latin" as const, text: " " }, ...others] = runs;
    const direction = isRightToLeft(line) ? "rtl" : "ltr";
    const style = [...styles, { fontFamily: first.font, direction } as const, ...lineHeightFor(runs, styles)];
    return (
      <Text
        style={direction === "rtl" ? [...style, { textAlign: "right" }] : style}
        hyphenationCallback={breakWord}
        hyphenationPenalty={NEVER}
      >
        {first.text}
        {others.map((run, index) => (
          <Text key={index} style={{ fontFamily: run.font }}>
            {run.text}
          </Text>
        ))}
      </Text>
    );
  }
}

/** Also sets the font size: the renderer multiplies a line height by the size in the same style. */
function lineHeightFor(runs: readonly TextRun[], styles: readonly Style[]): Style[] {
  const heights = runs.flatMap(({ font }) => lineHeights[font] ?? []);
  if (heights.length === 0) return [];
  return [{ fontSize: sizeOf(styles), lineHeight: Math.max(...heights) }];
}

function sizeOf(styles: readonly Style[]) {
  return styles.findLast(({ fontSize }) => fontSize !== undefined)?.fontSize ?? FONT_SIZE;
}
