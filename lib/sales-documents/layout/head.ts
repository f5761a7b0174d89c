import { logoOnPaper } from "@/lib/logo/size";
import type { PrintedLogo, PrintModel } from "@/lib/sales-documents/print/model";
import type { PrintParty } from "@/lib/sales-documents/print/parties";
import { beside, type Block, nothing, spaceOf, stacked } from "./marks";
import { measures, styles } from "./measures";
import { type Column, type Desk, halvesOf, labelledLines, linesOf, textBlock } from "./text-block";

/** A text of a party with more lines is set below both parties, over the whole width. */
const LONG = 15;

/** Returns the title with what is due and when, and beside it the logo and the facts of the document. */
export function headBlock(desk: Desk, { title, headline, facts, logo }: PrintModel): Block {
  const [left, right] = halvesOf(desk);
  return beside(
    stacked(
      textBlock(desk, title, left, styles.title),
      headline === null ? nothing : stacked(spaceOf(4), textBlock(desk, headline, left, styles.headline)),
    ),
    stacked(
      logo === null ? spaceOf(7) : stacked(logoBlock(logo, right.x), spaceOf(measures.logo)),
      labelledLines(desk, facts, right),
    ),
  );
}

function logoBlock({ key, ...pixels }: PrintedLogo, x: number): Block {
  const { width, height } = logoOnPaper(pixels);
  return { height, marks: [{ kind: "picture", x, y: 0, width, height, key }] };
}

/** Returns who the document is from and for, and the long texts of both, which may break across pages. */
export function partyBlocks(desk: Desk, { freelancer, client }: PrintModel): Block[] {
  const [left, right] = halvesOf(desk);
  return [
    spaceOf(measures.section),
    beside(partyBlock(desk, freelancer, left), partyBlock(desk, client, right)),
    ...longTexts(desk, freelancer, left.width),
    ...longTexts(desk, client, right.width),
  ];
}

function partyBlock(desk: Desk, { label, name, texts, lines }: PrintParty, column: Column): Block {
  const short = texts.filter((text) => !isLong(desk, text, column.width));
  return stacked(
    textBlock(desk, label, column, styles.label),
    spaceOf(measures.label),
    textBlock(desk, name, column, styles.partyName),
    ...short.map((text) => textBlock(desk, text, column, styles.text)),
    labelledLines(desk, lines, column),
  );
}

function longTexts(desk: Desk, { name, texts }: PrintParty, width: number): Block[] {
  return texts
    .filter((text) => isLong(desk, text, width))
    .flatMap((text) => [
      spaceOf(measures.section),
      textBlock(desk, name, desk, styles.label),
      ...linesOf(desk, text, desk, styles.text),
    ]);
}

function isLong(desk: Desk, text: string, width: number): boolean {
  return desk.text.breakLines(text, width, styles.text).length > LONG;
}

/** Returns the project, whose description may break across pages. */
export function projectBlocks(desk: Desk, { project }: PrintModel): Block[] {
  const { label, title, description } = project;
  return [
    spaceOf(measures.section),
    stacked(
      textBlock(desk, label, desk, styles.label),
      spaceOf(measures.label),
      textBlock(desk, title, desk, styles.projectTitle),
    ),
    ...(description === null ? [] : [spaceOf(2), ...linesOf(desk, description, desk, styles.soft)]),
  ];
}
