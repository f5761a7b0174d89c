import { Text, View } from "@react-pdf/renderer";
import type { ComponentProps, ReactElement } from "react";
import { breakWord } from "./line-breaks";
import { isRightToLeft, toPrintable, toRuns } from "./text-runs";

type Style = Extract<NonNullable<ComponentProps<typeof View>["style"]>, { fontSize?: unknown }>;
type Typefaces = Parameters<typeof toRuns>[1];

/** Sets a text, which may have lines of its own, in the typefaces that its letters need. */
export type SetText = (text: string, ...styles: Style[]) => ReactElement;

// The renderer hyphenates, in English, unless breaking between letters is never worth it.
const NEVER = 10_000;

export function textSetter(typefaces: Typefaces): SetText {
  return setText;

  function setText(text: string, ...styles: Style[]) {
    const lines = toPrintable(text).split("\n");
    const [only = ""] = lines;
    if (lines.length === 1) return setLine(only, styles);
    return <View style={styles}>{lines.map((line, index) => setLine(line, [], index))}</View>;
  }

  function setLine(line: string, styles: Style[], key?: number) {
    const [first = { font: "latin", text: " " }, ...others] = toRuns(line, typefaces);
    const direction = isRightToLeft(line) ? "rtl" : "ltr";
    const style = [...styles, { fontFamily: first.font, direction } as const];
    return (
      <Text
        key={key}
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
