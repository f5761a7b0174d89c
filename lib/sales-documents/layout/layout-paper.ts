import { localeOf } from "@/lib/shared/text/languages";
import type { PrintModel } from "@/lib/sales-documents/print/model";
import { closingBlock, repeatedTotal } from "./closing";
import { headBlock, partyBlocks, projectBlocks } from "./head";
import { itemTable, totalsBlock } from "./item-table";
import { type Block, mirrored, moved, type PaperLayout, spaceOf, stacked } from "./marks";
import { type MeasuredText } from "./measured-text";
import { measures, styles } from "./measures";
import { Pages } from "./pages";
import { type Desk, figureBlock, linesOf, textBlock } from "./text-block";

/** Lays out a document. The same model and measure give the same pages, on the server and in a browser. */
export function layoutPaper(model: PrintModel, text: MeasuredText): PaperLayout {
  const { width, height } = measures[model.paper];
  const { direction } = model;
  const desk: Desk = { text, direction, x: measures.margin, width: width - 2 * measures.margin };
  const pages = new Pages(measures.margin, height - measures.contentEnd);
  pages.place(headBlock(desk, model));
  for (const block of [...partyBlocks(desk, model), ...projectBlocks(desk, model)]) pages.place(block);
  placeTable(pages, desk, model);
  const sheets = pages.sheets.map(({ marks }, index) => {
    const footer = moved(footerBlock(desk, model, index, pages.sheets.length), height - measures.footer);
    const all = [...marks, ...footer];
    return { marks: direction === "rtl" ? mirrored(all, width) : all };
  });
  return { width, height, direction, han: text.typefaces.han, accent: model.accent, sheets };
}

/** Places the items, and what follows them together with the last one. */
function placeTable(pages: Pages, desk: Desk, model: PrintModel) {
  const { head, rows } = itemTable(desk, model, pages.capacity / 2);
  const last = rows.at(-1) ?? [];
  pages.place(spaceOf(measures.section - measures.head.vertical));
  const [first = [], ...others] = rows.slice(0, -1);
  // The head is not left alone at the end of a page.
  pages.placeTogether(rows.length > 1 ? [head, ...first.slice(0, 1)] : [head]);
  pages.head = head;
  for (const block of [...first.slice(1), ...others.flat()]) pages.place(block);
  placeEnd(pages, desk, model, last);
}

function placeEnd(pages: Pages, desk: Desk, model: PrintModel, lastRow: Block[]) {
  const totals = [
    totalsBlock(desk, model),
    ...(model.taxNote === null
      ? []
      : [spaceOf(measures.section), textBlock(desk, model.taxNote, desk, styles.text)]),
  ];
  const note = noteBlocks(desk, model);
  const closing = closingBlock(desk, model);
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
    pages.placeTogether([...(isSigned && note.length > 0 ? [repeatedTotal(desk, model)] : []), closing]);
}

function noteBlocks(desk: Desk, { note }: PrintModel): Block[] {
  if (!note) return [];
  return [
    spaceOf(measures.section),
    textBlock(desk, note.label, desk, styles.label),
    ...linesOf(desk, note.text, desk, styles.text),
  ];
}

/** The number of the document and of the page. */
function footerBlock(desk: Desk, { footer, language }: PrintModel, index: number, pages: number) {
  const format = new Intl.NumberFormat(localeOf(language));
  const page = footer.page
    .replace("{page}", format.format(index + 1))
    .replace("{pages}", format.format(pages));
  const width = desk.width - desk.text.widthOf(page, styles.label) - measures.row.gap;
  const [name = spaceOf(0)] = linesOf(desk, footer.name, { x: desk.x, width }, styles.label);
  return stacked({ ...name, height: 0 }, figureBlock(desk, page, desk, styles.label)).marks;
}
