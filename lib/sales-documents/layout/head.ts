import { logoOnPaper } from "@/lib/logo/size";
import type { PrintedLogo, PrintModel } from "@/lib/sales-documents/print/model";
import type { PrintParty } from "@/lib/sales-documents/print/parties";
import { beside, type Block, nothing, spaceOf, stacked } from "./marks";
import { measures, styles } from "./measures";
import { type Column, type Frame, halvesOf, labelledLines, linesOf, textBlock } from "./text-block";

/** A text of a party with more lines is set below both parties, over the whole width. */
const LONG = 15;

/** Returns the title with what is due and when, and beside it the logo and the facts of the document. */
export function headBlock(frame: Frame, { title, headline, facts, logo }: PrintModel): Block {
  const [left, right] = halvesOf(frame);
  return beside(
    stacked(
      textBlock(frame, title, left, styles.title),
      headline === null ? nothing : stacked(spaceOf(4), textBlock(frame, headline, left, styles.headline)),
    ),
    stacked(
      logo === null ? spaceOf(7) : stacked(logoBlock(logo, right.x), spaceOf(measures.logo)),
      labelledLines(frame, facts, right),
    ),
  );
}

function logoBlock({ key, ...pixels }: PrintedLogo, x: number): Block {
  const { width, height } = logoOnPaper(pixels);
  return { height, marks: [{ kind: "picture", x, y: 0, width, height, key }] };
}

/** Returns who the document is from and for, and the long texts of both, which may break across pages. */
export function partyBlocks(frame: Frame, { freelancer, client }: PrintModel): Block[] {
  const [left, right] = halvesOf(frame);
  return [
    spaceOf(measures.section),
    beside(partyBlock(frame, freelancer, left), partyBlock(frame, client, right)),
    ...longTexts(frame, freelancer, left.width),
    ...longTexts(frame, client, right.width),
  ];
}

function partyBlock(frame: Frame, { label, name, texts, lines }: PrintParty, column: Column): Block {
  const short = texts.filter((text) => !isLong(frame, text, column.width));
  return stacked(
    textBlock(frame, label, column, styles.label),
    spaceOf(measures.label),
    textBlock(frame, name, column, styles.partyName),
    ...short.map((text) => textBlock(frame, text, column, styles.text)),
    labelledLines(frame, lines, column),
  );
}

function longTexts(frame: Frame, { name, texts }: PrintParty, width: number): Block[] {
  return texts
    .filter((text) => isLong(frame, text, width))
    .flatMap((text) => [
      spaceOf(measures.section),
      textBlock(frame, name, frame, styles.label),
      ...linesOf(frame, text, frame, styles.text),
    ]);
}

function isLong(frame: Frame, text: string, width: number): boolean {
  return frame.text.breakLines(text, width, styles.text).length > LONG;
}

/** Returns the project, whose description may break across pages. */
export function projectBlocks(frame: Frame, { project }: PrintModel): Block[] {
  const { label, title, description } = project;
  return [
    spaceOf(measures.section),
    stacked(
      textBlock(frame, label, frame, styles.label),
      spaceOf(measures.label),
      textBlock(frame, title, frame, styles.projectTitle),
    ),
    ...(description === null ? [] : [spaceOf(2), ...linesOf(frame, description, frame, styles.soft)]),
  ];
}
