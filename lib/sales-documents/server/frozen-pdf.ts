import "server-only";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { db } from "@/lib/server/db/client";
import { log } from "@/lib/server/log";
import { Problem } from "@/lib/server/problem";
import { newObjectKey } from "@/lib/server/storage/object-key";
import { contentHash, readObject } from "@/lib/server/storage/read-object";
import { objectStore } from "@/lib/server/storage/store";
import { discardUpload } from "@/lib/server/storage/uploads";
import { documentCategory } from "@/lib/files/upload-limits";
import { documentFileName } from "@/lib/sales-documents/file-name";

type Issued = Parameters<typeof documentFileName>[0] & { id: string; lockedAt: Date | null };

const contentType = "application/pdf";

/**
 * Returns the stored PDF of an issued document. The first reader makes it and stores it: of several at once, on any instance,
 * one wins and all return its bytes. Throws 410 if the stored PDF is lost or damaged.
 */
export async function frozenPdf(
  userId: string,
  document: Issued,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const stored = await readStored(userId, document.id);
  if (stored) return stored;
  const pdf = await make();
  const isStored = await store(userId, document, pdf);
  // Another reader was faster, or the document was taken back while its PDF was made.
  return isStored ? pdf : ((await readStored(userId, document.id)) ?? pdf);
}

/** Returns the stored PDF; null if it was not made yet. Throws 410 if it is lost or damaged. */
export async function readStored(userId: string, id: string): Promise<Uint8Array | null> {
  const where = { userId_id: { userId, id } };
  const row = await db.salesDocument.findUnique({ where, select: { pdfKey: true, pdfHash: true } });
  if (!row?.pdfKey) return null;
  const object = await readObject(row.pdfKey);
  const pdf = object && (await buffer(object));
  if (pdf && contentHash(pdf) === row.pdfHash) return pdf;
  log.error({ document: id, isLost: !pdf }, "the stored PDF of an issued document is lost or damaged");
  throw new Problem(410, "The stored PDF of this document is lost. Restore it from a backup.");
}

/**
 * Stores a PDF unless the document has one already. Returns whether it was stored. An answer that was given before has its
 * hash from now on: the document is the same.
 */
async function store(userId: string, document: Issued, pdf: Uint8Array): Promise<boolean> {
  const key = newObjectKey(userId, documentFileName(document));
  const size = pdf.byteLength;
  // Until it is claimed, the sweep removes the object like an abandoned upload.
  await db.upload.create({ data: { userId, key, category: documentCategory, contentType, size } });
  await (await objectStore()).write({ key, contentType, size }, Readable.from([Buffer.from(pdf)]));
  const isStored = await db.$transaction(async (transaction) => {
    // Uploads before documents, as a deletion of the tenant locks them.
    const uploads = await transaction.$queryRaw<object[]>`
      SELECT 1 FROM "Upload" WHERE "userId" = ${userId}::uuid AND "key" = ${key} FOR UPDATE`;
    if (uploads.length === 0) return false;
    // Not by Prisma, which would change the version of the document.
    const claimed = await transaction.$executeRaw`
      UPDATE "SalesDocument" SET "pdfKey" = ${key}, "pdfHash" = ${contentHash(pdf)},
        "answerHash" = CASE WHEN "answer" IS NULL THEN NULL ELSE coalesce("answerHash", ${contentHash(pdf)}) END
      WHERE "userId" = ${userId}::uuid AND "id" = ${document.id}::uuid
        AND "lockedAt" = ${document.lockedAt} AND "pdfKey" IS NULL`;
    if (claimed === 0) return false;
    await transaction.upload.update({
      where: { userId_key: { userId, key } },
      data: { usedAt: new Date() },
      select: { key: true },
    });
    return true;
  });
  if (!isStored) await discardUpload(userId, key);
  return isStored;
}
