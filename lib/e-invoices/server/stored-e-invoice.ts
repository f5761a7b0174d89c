import "server-only";
import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { db } from "@/lib/server/db/client";
import { Prisma } from "@/lib/server/db/generated/client";
import { log } from "@/lib/server/log";
import { Problem } from "@/lib/server/problem";
import { fileNameOf } from "@/lib/server/storage/object-key";
import { contentHash, readObject } from "@/lib/server/storage/read-object";
import { objectStore } from "@/lib/server/storage/store";
import { discardUpload } from "@/lib/server/storage/uploads";
import { eInvoiceCategory } from "@/lib/files/upload-limits";
import { type EInvoiceFormat, eInvoiceTypes } from "@/lib/e-invoices/formats";

/**
 * Returns the stored e-invoice of an issued document; null if it was not made yet. It is in the folder of the document's PDF
 * (lib/server/storage/removal.ts), and its name has its hash. Throws 410 if it is lost or damaged.
 */
export async function readStoredEInvoice(
  userId: string,
  id: string,
  format: EInvoiceFormat,
): Promise<Uint8Array | null> {
  const [stored] = await db.$queryRaw<{ key: string }[]>(storedKey(userId, id, format));
  if (!stored) return null;
  const object = await readObject(stored.key);
  const bytes = object && (await buffer(object));
  if (bytes && fileNameOf(stored.key).startsWith(`${format}-${contentHash(bytes)}-`)) return bytes;
  log.error({ document: id, isLost: !bytes }, "the stored e-invoice of a document is lost or damaged");
  throw new Problem(410, "The stored e-invoice of this document is lost. Restore it from a backup.");
}

/**
 * Stores the e-invoice of a document whose PDF is stored, and returns it. Of several at once, on any instance, one wins and all
 * return its bytes.
 */
export async function storeEInvoice(
  userId: string,
  { id, lockedAt }: { id: string; lockedAt: Date | null },
  format: EInvoiceFormat,
  bytes: Uint8Array,
): Promise<Uint8Array> {
  const where = { userId_id: { userId, id } };
  const row = await db.salesDocument.findUnique({ where, select: { pdfKey: true } });
  // The document was taken back while its e-invoice was made.
  if (!row?.pdfKey) return bytes;
  const { contentType, extension } = eInvoiceTypes[format];
  const folder = row.pdfKey.slice(0, row.pdfKey.lastIndexOf("/"));
  const key = `${folder}/${format}-${contentHash(bytes)}-${randomUUID().slice(0, 8)}.${extension}`;
  const size = bytes.byteLength;
  // Until it is claimed, the sweep removes the object like an abandoned upload.
  await db.upload.create({ data: { userId, key, category: eInvoiceCategory, contentType, size } });
  await (await objectStore()).write({ key, contentType, size }, Readable.from([Buffer.from(bytes)]));
  const isStored = await db.$transaction(async (transaction) => {
    // Uploads before documents, as a deletion of the tenant locks them.
    const uploads = await transaction.$queryRaw<object[]>`
      SELECT 1 FROM "Upload" WHERE "userId" = ${userId}::uuid AND "key" = ${key} FOR UPDATE`;
    const documents = await transaction.$queryRaw<object[]>`
      SELECT 1 FROM "SalesDocument" WHERE "userId" = ${userId}::uuid AND "id" = ${id}::uuid
        AND "lockedAt" = ${lockedAt} AND "pdfKey" = ${row.pdfKey} FOR UPDATE`;
    if (uploads.length === 0 || documents.length === 0) return false;
    const others = await transaction.$queryRaw<object[]>(storedKey(userId, id, format));
    if (others.length > 0) return false;
    await transaction.upload.update({
      where: { userId_key: { userId, key } },
      data: { usedAt: new Date() },
      select: { key: true },
    });
    return true;
  });
  if (isStored) return bytes;
  await discardUpload(userId, key);
  return (await readStoredEInvoice(userId, id, format)) ?? bytes;
}

function storedKey(userId: string, id: string, format: EInvoiceFormat): Prisma.Sql {
  return Prisma.sql`
    SELECT u."key" FROM "SalesDocument" d
    JOIN "Upload" u ON u."userId" = d."userId" AND split_part(u."key", '/', 2) = split_part(d."pdfKey", '/', 2)
    WHERE d."userId" = ${userId}::uuid AND d."id" = ${id}::uuid AND u."category" = ${eInvoiceCategory}
      AND u."usedAt" IS NOT NULL AND starts_with(split_part(u."key", '/', 3), ${`${format}-`})`;
}
