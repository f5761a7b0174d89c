import "server-only";
import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { codeImage } from "@/lib/payment-codes/code-image";
import { QUIET_ZONE } from "@/lib/payment-codes/qr-path";
import { layoutPaper } from "@/lib/sales-documents/layout/layout-paper";
import type { CodeMark, PaperLayout, PictureMark, RuleMark } from "@/lib/sales-documents/layout/marks";
import { createMeasuredText } from "@/lib/sales-documents/layout/measured-text";
import { type PrintModel, printedText } from "@/lib/sales-documents/print/model";
import { type Fonts, loadFonts } from "./fonts";
import { withSafeMetadata } from "./metadata";
import { createTextWriter, isText, short } from "./page-text";
import { measureWith, shapeRun } from "./shaped-runs";

/** Renders a document as PDF/A-3b. The same document, date and logo give the same bytes. `logo` is the picture that the model names. */
export async function renderPdf(model: PrintModel, at: Date, logo?: Uint8Array): Promise<Buffer> {
  const fonts = await loadFonts(printedText(model));
  const layout = layoutPaper(model, createMeasuredText(measureWith(fonts), fonts.typefaces));
  const document = newDocument(model, layout, at);
  const pdf = buffer(document);
  draw(document, layout, fonts, logo);
  document.end();
  return withSafeMetadata(await pdf, model);
}

function newDocument(model: PrintModel, { width, height }: PaperLayout, at: Date): PDFDocument {
  const { title, facts, project, freelancer, subject, language } = model;
  return new PDFDocument({
    autoFirstPage: false,
    size: [width, height],
    margin: 0,
    font: null,
    pdfVersion: "1.7",
    subset: "PDF/A-3b",
    lang: language,
    displayTitle: true,
    info: {
      Title: `${title} ${facts[0]?.value ?? ""} – ${project.title}`,
      Author: freelancer.name,
      Subject: subject,
      Creator: "Pennant",
      Producer: "Pennant",
      CreationDate: at,
      ModDate: at,
    },
  });
}

function draw(document: PDFDocument, { sheets, accent }: PaperLayout, fonts: Fonts, logo?: Uint8Array) {
  const colors = { ...grays, accent: accent ?? grays.ink };
  const write = createTextWriter(document, fonts, shapeRun);
  for (const { marks } of sheets) {
    document.addPage();
    document.addContent(
      marks
        .filter((mark) => mark.kind === "rule")
        .map((mark) => ruleOperators(mark, colors[mark.color]))
        .join("\n"),
    );
    let color: string | undefined;
    const texts = marks.filter(isText).map((mark) => {
      const isSame = color === mark.style.color;
      color = mark.style.color;
      return `${isSame ? "" : `${operands(colors[mark.style.color])} rg\n`}${write(mark)}`;
    });
    document.addContent(texts.join(""));
    for (const mark of marks) {
      if (mark.kind === "code") drawCode(document, mark);
      if (mark.kind === "picture" && logo) drawPicture(document, mark, logo);
    }
  }
}

const grays = { ink: "#1a1a1d", soft: "#62626a", faint: "#d9d9de" };

function ruleOperators({ x, y, width, height }: RuleMark, color: string): string {
  return `${operands(color)} rg ${[x, y, width, height].map(short).join(" ")} re f`;
}

function operands(color: string): string {
  return [1, 3, 5].map((at) => short(parseInt(color.slice(at, at + 2), 16) / 255)).join(" ");
}

/** As the browser shows it: without the rotation that a camera may have noted in the file. */
function drawPicture(document: PDFDocument, { x, y, width, height }: PictureMark, bytes: Uint8Array) {
  document.image(Buffer.from(bytes), x, y, { width, height, ignoreOrientation: true });
}

function drawCode(document: PDFDocument, { x, y, width, code }: CodeMark) {
  const { side, dark, cross } = codeImage(code);
  const scale = width / side;
  document.save().transform(scale, 0, 0, scale, x + QUIET_ZONE * scale, y + QUIET_ZONE * scale);
  document.path(dark).fill("#000000");
  if (cross) {
    document.path(cross.white).fill("#ffffff");
    document.path(cross.black).fill("#000000");
    document.path(cross.sign).fill("#ffffff");
  }
  document.restore();
}
