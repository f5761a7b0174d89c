import { codeImage } from "@/lib/payment-codes/code-image";
import { QUIET_ZONE } from "@/lib/payment-codes/qr-path";
import type { PrintModel } from "@/lib/sales-documents/print/model";
import { accountColumns } from "@/lib/sales-documents/print/payment";
import { beside, type Block, nothing, ruleOf, spaceOf, stacked } from "./marks";
import { measures, styles } from "./measures";
import { type Column, type Frame, figureBlock, halvesOf, labelledLines, textBlock } from "./text-block";

const POINTS_PER_MM = 72 / 25.4;

/** Returns the account to pay into or the lines to write on, and the lines to sign on. */
export function closingBlock(frame: Frame, model: PrintModel): Block {
  return stacked(
    model.payment ? paymentBlock(frame, model.payment) : nothing,
    model.payTo ? payToBlock(frame, model.payTo, model.scan) : nothing,
    model.payLink ? payLinkBlock(frame, model.payLink) : nothing,
    model.signatures.length > 0 ? signatureBlock(frame, model.signatures) : nothing,
  );
}

/** The account, beside the code to scan or in two columns. */
function payToBlock(frame: Frame, payTo: NonNullable<PrintModel["payTo"]>, scan: PrintModel["scan"]): Block {
  const [left, right] = halvesOf(frame);
  const [first, second] = accountColumns(payTo.lines, scan !== null);
  const label = (text: string, column: Column) =>
    stacked(textBlock(frame, text, column, styles.label), spaceOf(measures.label));
  return stacked(
    spaceOf(measures.section),
    beside(
      stacked(label(payTo.label, left), labelledLines(frame, first, left)),
      stacked(
        label(scan?.label ?? " ", right),
        scan ? stacked(spaceOf(2), codeBlock(scan, right.x)) : labelledLines(frame, second, right),
      ),
    ),
  );
}

/** The address to pay at, which is a link in the PDF: its lines are as wide as the page. */
function payLinkBlock(frame: Frame, { label, url }: NonNullable<PrintModel["payLink"]>): Block {
  const block = textBlock(frame, url, frame, styles.text);
  return stacked(
    spaceOf(measures.section),
    textBlock(frame, label, frame, styles.label),
    spaceOf(measures.label),
    { ...block, marks: block.marks.map((mark) => (mark.kind === "text" ? { ...mark, href: url } : mark)) },
  );
}

function codeBlock({ label, code }: NonNullable<PrintModel["scan"]>, x: number): Block {
  const { side: modules, sideMm } = codeImage(code);
  const side = sideMm * POINTS_PER_MM;
  // Its dark modules begin at the edge of the column. What is beside it leaves more room than the quiet zone needs.
  const left = x - (side * QUIET_ZONE) / modules;
  return { height: side, marks: [{ kind: "code", x: left, y: 0, width: side, height: side, label, code }] };
}

/** Lines to write on in two columns, with the values that are known. */
function paymentBlock(frame: Frame, { label, lines }: NonNullable<PrintModel["payment"]>): Block {
  const widest = Math.max(...lines.map((line) => frame.text.widthOf(line.label, styles.soft)));
  const columns = halvesOf(frame);
  const rows = lines.map(({ label: name, value }, index) => {
    const { x, width } = columns[index % 2 === 0 ? 0 : 1];
    return lineToWriteOn(frame, { label: name, value: value ?? "", labelWidth: widest }, { x, width });
  });
  const pairs = Array.from({ length: Math.ceil(rows.length / 2) }, (_, index) =>
    beside(...rows.slice(index * 2, index * 2 + 2)),
  );
  return stacked(
    spaceOf(measures.section),
    textBlock(frame, label, frame, styles.label),
    spaceOf(2),
    ...pairs,
  );
}

type Blank = { label: string; value: string; labelWidth: number };

function lineToWriteOn(frame: Frame, { label, value, labelWidth }: Blank, { x, width }: Column): Block {
  const from = labelWidth + measures.labelGap;
  const line = { x: x + from, width: width - from };
  return stacked(
    spaceOf(measures.blank.gap),
    beside(
      textBlock(frame, label, { x, width: labelWidth + 1 }, styles.soft),
      textBlock(frame, value, line, styles.strong),
    ),
    spaceOf(1),
    ruleOf({ ...line, height: measures.rule.strong, color: "soft" }),
  );
}

/** Two lines to sign on, each with the name below it and a line for the date. */
function signatureBlock(frame: Frame, signatures: PrintModel["signatures"]): Block {
  const columns = halvesOf(frame);
  return stacked(
    spaceOf(measures.section + measures.signature.height),
    beside(
      ...signatures.map(({ label, name, dateLabel }, index) => {
        const { x, width } = columns[index] ?? columns[0];
        const nameWidth = width - measures.signature.date - measures.row.gap;
        const date = { x: x + width - measures.signature.date, width: measures.signature.date };
        const dateLabelWidth = frame.text.widthOf(dateLabel, styles.soft);
        return stacked(
          ruleOf({ x, width, height: measures.rule.strong, color: "soft" }),
          spaceOf(4),
          beside(
            stacked(
              textBlock(frame, label, { x, width: nameWidth }, styles.label),
              textBlock(frame, name, { x, width: nameWidth }, styles.text),
            ),
            stacked(
              // The label ends at the line of the name.
              spaceOf(styles.label.size * styles.label.leading - measures.blank.gap),
              lineToWriteOn(frame, { label: dateLabel, value: "", labelWidth: dateLabelWidth }, date),
            ),
          ),
        );
      }),
    ),
  );
}

/** The signed total, repeated above the signatures where a long note separates them from it. */
export function repeatedTotal(frame: Frame, { title, facts, total, due }: PrintModel): Block {
  const { value } = due ?? total;
  const number = facts[0]?.value ?? "";
  return stacked(
    spaceOf(measures.section),
    ruleOf({ x: frame.x, width: frame.width, height: measures.rule.strong, color: "accent" }),
    spaceOf(5),
    beside(
      textBlock(frame, `${title} ${number}`, { x: frame.x, width: frame.width / 2 }, styles.total),
      figureBlock(frame, value, frame, styles.totalFigure),
    ),
  );
}
