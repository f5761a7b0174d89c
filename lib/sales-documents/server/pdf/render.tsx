import "server-only";
import {
  Canvas,
  Document,
  Image as PdfImage,
  Link as PdfLink,
  Page,
  renderToBuffer,
} from "@react-pdf/renderer";
import { layoutPaper } from "@/lib/sales-documents/layout/layout-paper";
import type { PaperLayout, PictureMark, TextMark } from "@/lib/sales-documents/layout/marks";
import { createMeasuredText } from "@/lib/sales-documents/layout/measured-text";
import { type PrintModel, printedText } from "@/lib/sales-documents/print/model";
import { type Fonts, loadFonts } from "./fonts";
import { withDateAndMetadata } from "./metadata";
import { paintSheet } from "./paint-sheet";
import type { Painter } from "./painter";
import { measureWith } from "./shaped-runs";

/** Renders a document as PDF/A-3b. The same document, date and logo give the same bytes. `logo` is the picture that the model names. */
export async function renderPdf(model: PrintModel, at: Date, logo?: Uint8Array): Promise<Buffer> {
  const fonts = await loadFonts(printedText(model));
  const layout = layoutPaper(model, createMeasuredText(measureWith(fonts), fonts.typefaces));
  const pdf = await renderToBuffer(paperDocument(model, at, layout, fonts, logo));
  // The renderer only warns of a picture that it cannot read.
  if (logo && hasPicture(layout) && !pdf.includes("/Subtype /Image"))
    throw new Error("The logo cannot be read");
  return withDateAndMetadata(pdf, model, at);
}

// A canvas as high as its page would be taken for one that does not fit. It may be drawn beyond its box.
const LESS = 1;

function paperDocument(model: PrintModel, at: Date, layout: PaperLayout, fonts: Fonts, logo?: Uint8Array) {
  const { title, facts, project, freelancer, subject, language } = model;
  const { width, height, sheets, accent } = layout;
  return (
    <Document
      conformance="PDF/A-3b"
      pdfVersion="1.7"
      language={language}
      title={`${title} ${facts[0]?.value ?? ""} – ${project.title}`}
      author={freelancer.name}
      subject={subject}
      creator="Pennant"
      producer="Pennant"
      creationDate={at}
    >
      {sheets.map((sheet, index) => (
        <Page key={index} size={[width, height]}>
          <Canvas
            style={{ width, height: height - LESS }}
            paint={(painter: Painter) => paintSheet(painter, sheet, fonts, accent)}
          />
          {logo &&
            sheet.marks
              .filter((mark) => mark.kind === "picture")
              .map((mark) => <Picture key={mark.key} mark={mark} logo={logo} />)}
          {sheet.marks
            .filter((mark) => mark.kind === "text" && mark.href !== undefined)
            .map((mark, at) => (
              <AddressOf key={at} mark={mark as TextMark} />
            ))}
        </Page>
      ))}
    </Document>
  );
}

/** Makes a line of text a link. */
function AddressOf({ mark: { x: left, y: top, width, height, href } }: { mark: TextMark }) {
  return <PdfLink src={href} style={{ position: "absolute", left, top, width, height }} />;
}

// The renderer clips a picture at its box, which blurs the edges of one that fills it.
const EDGE = 1;

function Picture({ mark, logo }: { mark: PictureMark; logo: Uint8Array }) {
  const [left, top] = [mark.x - EDGE, mark.y - EDGE];
  const [width, height] = [mark.width + 2 * EDGE, mark.height + 2 * EDGE];
  return (
    <PdfImage
      src={Buffer.from(logo)}
      style={{ position: "absolute", left, top, width, height, padding: EDGE }}
    />
  );
}

function hasPicture({ sheets }: PaperLayout): boolean {
  return sheets.some(({ marks }) => marks.some(({ kind }) => kind === "picture"));
}
