import type { TextStyle } from "./text-style";

/** Every size of the paper, in points. Preview and PDF have no others. */
export const measures = {
  A4: { width: 595.28, height: 841.89 },
  Letter: { width: 612, height: 792 },
  margin: 44,
  /** The lowest point of the content, and the top of the footer, from the lower edge. */
  contentEnd: 48,
  footer: 36,
  columnGap: 32,
  labelGap: 10,
  section: 16,
  /** Below the logo. */
  logo: 10,
  /** Between a label and the text below it. */
  label: 1,
  row: { top: 5.5, bottom: 4, gap: 16 },
  head: { vertical: 5 },
  /** The narrowest column of figures. */
  figure: 40,
  totals: { gap: 1.5 },
  rule: { strong: 0.75, faint: 0.5 },
  blank: { height: 18, gap: 6 },
  signature: { height: 30, date: 90 },
} as const;

const base: TextStyle = { size: 9.25, weight: 400, color: "ink", leading: 1.36, isFigure: false };

export const styles = {
  text: base,
  strong: { ...base, weight: 600 },
  soft: { ...base, color: "soft" },
  small: { ...base, size: 8.25, color: "soft" },
  label: { ...base, size: 8, color: "soft" },
  figure: { ...base, isFigure: true },
  title: { ...base, size: 26, weight: 600, leading: 1.15, color: "accent" },
  headline: { ...base, size: 12, weight: 600, leading: 1.3 },
  partyName: { ...base, size: 11, weight: 600, leading: 1.3 },
  projectTitle: { ...base, size: 13, weight: 600, leading: 1.3 },
  total: { ...base, size: 12, weight: 600 },
  totalFigure: { ...base, size: 12, weight: 600, isFigure: true },
} satisfies Record<string, TextStyle>;
