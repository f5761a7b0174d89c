import "server-only";
import type { getSalesDocument } from "../data";
import { toPrintModel } from "../print-model";
import { printInThread } from "./print-in-thread";

type Document = Awaited<ReturnType<typeof getSalesDocument>>;

/** A stored document as PDF, and the name that it is saved under. */
export async function documentPdf(document: Document): Promise<{ pdf: Uint8Array; fileName: string }> {
  const model = toPrintModel({ ...document, issuedAt: document.issuedAt.toISOString() });
  return { pdf: await printInThread(model, document.updatedAt), fileName: model.fileName };
}
