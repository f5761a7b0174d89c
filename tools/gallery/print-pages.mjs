import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DOMMatrix, ImageData, Path2D } from "@napi-rs/canvas";
import { definePDFJSModule, getDocumentProxy, renderPageAsImage } from "unpdf";

const DOTS_PER_INCH = 150;

// The rasteriser draws with the browser's classes of these names.
Object.assign(globalThis, { Path2D, DOMMatrix, ImageData });

/** Writes each page of a PDF as a picture, `<name>-1.png` and so on. */
export async function printPages(pdf, folder, name) {
  await definePDFJSModule(() => import("pdfjs-dist/legacy/build/pdf.mjs"));
  mkdirSync(folder, { recursive: true });
  const { numPages } = await getDocumentProxy(pdf.slice());
  for (let page = 1; page <= numPages; page++) {
    const image = await renderPageAsImage(pdf.slice(), page, {
      canvasImport: () => import("@napi-rs/canvas"),
      scale: DOTS_PER_INCH / 72,
    });
    writeFileSync(path.join(folder, `${name}-${page}.png`), Buffer.from(image));
  }
}
