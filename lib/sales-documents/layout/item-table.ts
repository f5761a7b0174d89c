import type { PrintItem, PrintModel } from "@/lib/sales-documents/print/model";
import { beside, type Block, nothing, ruleOf, spaceOf, stacked } from "./marks";
import { measures, styles } from "./measures";
import { type Column, type Frame, figureBlock, halvesOf, linesOf, textBlock } from "./text-block";

type Columns = { item: Column; figures: { column: Column; of: (item: PrintItem) => string; head: string }[] };

/** The head of the table, which every page of it repeats, and its rows. A row is several blocks if it may break. */
export type ItemTable = { head: Block; rows: Block[][] };

/** `tallest` is the height of a row that does not break across pages. */
export function itemTable(frame: Frame, { columns, items }: PrintModel, tallest: number): ItemTable {
  const { item, figures } = columnsOf(frame, { columns, items });
  const head = stacked(
    spaceOf(measures.head.vertical),
    beside(
      textBlock(frame, columns.item, item, styles.label),
      ...figures.map((figure) => figureBlock(frame, figure.head, figure.column, styles.label)),
    ),
    spaceOf(measures.head.vertical),
    ruleOf({ ...contentOf(frame), height: measures.rule.strong, color: "accent" }),
  );
  return { head, rows: items.map((one) => rowBlocks(frame, one, { item, figures }, tallest)) };
}

function rowBlocks(frame: Frame, one: PrintItem, { item, figures }: Columns, tallest: number): Block[] {
  const beginning = [
    spaceOf(measures.row.top),
    ...figures.map(({ column, of }) => figureBlock(frame, of(one), column, styles.figure)),
  ] as const;
  const [top, ...amounts] = beginning;
  const discount = one.discount ? discountLine(frame, one.discount, { item, figures }) : nothing;
  const end = stacked(
    spaceOf(measures.row.bottom),
    ruleOf({ ...contentOf(frame), height: measures.rule.faint, color: "faint" }),
  );
  const title = textBlock(frame, one.title, item, styles.strong);
  const { description } = one;
  const details = description === null ? [] : linesOf(frame, description, item, styles.small);
  const row = stacked(top, beside(stacked(title, ...details), ...amounts), discount, end);
  if (row.height <= tallest || description === null) return [row];
  // Below its figures, over the whole width.
  const lines = linesOf(frame, description, frame, styles.small);
  return [stacked(top, beside(title, ...amounts)), ...lines, stacked(discount, end)];
}

/** The discount of a line below it: its label below the item, its amount below the others. */
function discountLine(
  frame: Frame,
  { label, amount }: NonNullable<PrintItem["discount"]>,
  { item, figures }: Columns,
): Block {
  const last = figures.at(-1)?.column ?? item;
  return beside(textBlock(frame, label, item, styles.small), figureBlock(frame, amount, last, styles.figure));
}

/** Returns the columns: figures as wide as the widest one, and the rest for the item. */
function columnsOf(frame: Frame, { columns, items }: Pick<PrintModel, "columns" | "items">): Columns {
  const all = [
    { head: columns.rate, of: (item: PrintItem) => item.rate },
    { head: columns.quantity, of: (item: PrintItem) => item.quantity },
    ...(columns.tax === null ? [] : [{ head: columns.tax, of: (item: PrintItem) => item.tax ?? "" }]),
    { head: columns.amount, of: (item: PrintItem) => item.amount },
  ];
  let right = frame.x + frame.width;
  const figures = all
    .toReversed()
    .map(({ head, of }) => {
      const widest = Math.max(
        measures.figure,
        frame.text.widthOf(head, styles.label),
        ...items.map((item) => frame.text.widthOf(of(item), styles.figure)),
        ...(head === columns.amount
          ? items.map(({ discount }) => frame.text.widthOf(discount?.amount ?? "", styles.figure))
          : []),
      );
      right -= widest;
      const column = { x: right, width: widest };
      right -= measures.row.gap;
      return { head, of, column };
    })
    .toReversed();
  return { item: { x: frame.x, width: right - frame.x }, figures };
}

function contentOf({ x, width }: Frame): Column {
  return { x, width };
}

/** Returns the lines of totals, in the right half. */
export function totalsBlock(frame: Frame, { totals, total, included, deductions, due }: PrintModel): Block {
  const { gap } = measures.totals;
  const [, column] = halvesOf(frame);
  const line = ({ label, value }: PrintModel["total"]) => [
    amountLine(frame, label, value, column),
    spaceOf(gap * 2),
  ];
  return stacked(
    spaceOf(6),
    ...totals.flatMap(line),
    grandTotal(frame, total, column),
    ...included.flatMap(line),
    deductions.length > 0 ? spaceOf(4) : nothing,
    ...deductions.flatMap(line),
    due === null ? nothing : grandTotal(frame, due, column),
  );
}

function amountLine(frame: Frame, label: string, value: string, column: Column): Block {
  const used = frame.text.widthOf(value, styles.figure) + measures.row.gap;
  return beside(
    textBlock(frame, label, { x: column.x, width: column.width - used }, styles.text),
    figureBlock(frame, value, column, styles.figure),
  );
}

function grandTotal(frame: Frame, { label, value }: PrintModel["total"], column: Column): Block {
  const used = frame.text.widthOf(value, styles.totalFigure) + measures.row.gap;
  return stacked(
    spaceOf(3),
    ruleOf({ ...column, height: measures.rule.strong, color: "accent" }),
    spaceOf(5),
    beside(
      textBlock(frame, label, { x: column.x, width: column.width - used }, styles.total),
      figureBlock(frame, value, column, styles.totalFigure),
    ),
    spaceOf(3),
  );
}
