import { localeOf } from "@/lib/shared/text/languages";
import type { PrintModel } from "@/lib/sales-documents/print/model";
import { closingBlock, repeatedTotal } from "./closing";
import { headBlock, partyBlocks, projectBlocks } from "./head";
import { itemTable, totalsBlock } from "./item-table";
import { type Block, mirrored, moved, type PaperLayout, spaceOf, stacked } from "./marks";
import { type MeasuredText } from "./measured-text";
import { measures, styles } from "./measures";
import { Pages } from "./pages";
import { type Frame, figureBlock, linesOf, textBlock } from "./text-block";

/** Lays out a document. The same model and measure give the same pages, on the server and in a browser. */
export function layoutPaper(model: PrintModel, text: MeasuredText): PaperLayout {
  const { width, height } = measures[model.paper];
  const { direction } = model;
  const frame: Frame = { text, direction, x: measures.margin, width: width - 2 * measures.margin };
  const pages = new Pages(measures.margin, height - measures.contentEnd);
  pages.place(headBlock(frame, model));
  for (const block of [...partyBlocks(frame, model), ...projectBlocks(frame, model)]) pages.place(block);
  placeTable(pages, frame, model);
  const sheets = pages.sheets.map(({ marks }, index) => {
    const footer = moved(footerBlock(frame, model, index, pages.sheets.length), height - measures.footer);
    const all = [...marks, ...footer];
    return { marks: direction === "rtl" ? mirrored(all, width) : all };
  });
  return { width, height, direction, han: text.typefaces.han, accent: model.accent, sheets };
}

/** Places the items, and what follows them together with the last one. */
function placeTable(pages: Pages, frame: Frame, model: PrintModel) {
  const { head, rows } = itemTable(frame, model, pages.capacity / 2);
  const last = rows.at(-1) ?? [];
  pages.place(spaceOf(measures.section - measures.head.vertical));
  const [first = [], ...others] = rows.slice(0, -1);
  // The head is not left alone at the end of a page.
  pages.placeTogether(rows.length > 1 ? [head, ...first.slice(0, 1)] : [head]);
  pages.head = head;
  for (const block of [...first.slice(1), ...others.flat()]) pages.place(block);
  placeEnd(pages, frame, model, last);
}

function placeEnd(pages: Pages, frame: Frame, model: PrintModel, lastRow: Block[]) {
  const totals = [
    totalsBlock(frame, model),
    ...(model.taxNote === null
      ? []
      : [spaceOf(measures.section), textBlock(frame, model.taxNote, frame, styles.text)]),
  ];
  const note = noteBlocks(frame, model);
  const closing = closingBlock(frame, model);
  const all = [...lastRow, ...totals, ...note, closing];
  // Signatures are never alone on a page.
  const isSigned = model.signatures.length > 0;
  if (pages.fits(all) || (isSigned && pages.fitOnPage(all))) {
    pages.placeTogether(all);
    return;
  }
  const beginning = [...lastRow, ...totals];
  // Of a row that is longer than a page, its last line.
  const kept = pages.fitOnPage(beginning) ? 0 : Math.max(0, lastRow.length - 2);
  for (const block of lastRow.slice(0, kept)) pages.place(block);
  pages.placeTogether(beginning.slice(kept));
  pages.head = null;
  for (const block of note) pages.place(block);
  if (closing.height > 0)
    pages.placeTogether([...(isSigned && note.length > 0 ? [repeatedTotal(frame, model)] : []), closing]);
}

function noteBlocks(frame: Frame, { note }: PrintModel): Block[] {
  if (!note) return [];
  return [
    spaceOf(measures.section),
    textBlock(frame, note.label, frame, styles.label),
    ...linesOf(frame, note.text, frame, styles.text),
  ];
}

/** The number of the document and of the page. */
function footerBlock(frame: Frame, { footer, language }: PrintModel, index: number, pages: number) {
  const format = new Intl.NumberFormat(localeOf(language));
  const page = footer.page
    .replace("{page}", format.format(index + 1))
    .replace("{pages}", format.format(pages));
  const width = frame.width - frame.text.widthOf(page, styles.label) - measures.row.gap;
  const [name = spaceOf(0)] = linesOf(frame, footer.name, { x: frame.x, width }, styles.label);
  return stacked({ ...name, height: 0 }, figureBlock(frame, page, frame, styles.label)).marks;
}
