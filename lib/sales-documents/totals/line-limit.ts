import { lineBreak } from "@/lib/shared/text/line-breaks";

/** Each line of a text is an element of the PDF; more would take the renderer minutes. */
const MAX_LINE_BREAKS = 5_000;

export const TOO_MANY_LINES = "The whole document must have at most 5,000 line breaks";

type Texts = { items: readonly { title: string; description?: string | null }[] };

/** Returns whether a document's texts have too many lines to print. */
export function hasTooManyLines(document: Texts): boolean {
  return countLineBreaks(document) > MAX_LINE_BREAKS;
}

export function countLineBreaks({ items, ...fields }: Texts): number {
  const texts = [...Object.values(fields), ...items.flatMap((item) => [item.title, item.description])];
  return texts.reduce<number>(
    (sum, text) => sum + (typeof text === "string" ? (text.match(lineBreak)?.length ?? 0) : 0),
    0,
  );
}
