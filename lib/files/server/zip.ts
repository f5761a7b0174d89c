import "server-only";
import { distinctNames, safeName, shortName } from "@/lib/shared/text/file-names";
import { extensionOf } from "@/lib/files/file-types";
import { db } from "@/lib/server/db/client";
import { FairQueue } from "@/lib/server/http/limits/fair-queue";
import { notFound } from "@/lib/server/problem";
import { processWide } from "@/lib/server/process-wide";
import { disposition } from "@/lib/server/storage/disposition";
import { readObject, requireReadable } from "@/lib/server/storage/read-object";
import { streamZip, type ZipEntries } from "@/lib/server/zip-stream";
import { downloadName } from "@/lib/files/rules";
import { dateText } from "@/lib/shared/dates/calendar-date";

/** Limits ZIPs from their first file to the last byte of the download: one per tenant. */
const zipQueue = processWide(
  "file-zips",
  () =>
    new FairQueue({
      concurrency: Infinity,
      perTenant: 1,
      maxWaiting: 2,
      maxWaitMs: 60_000,
      busy: "A ZIP of this workspace is already being downloaded",
    }),
);

/** Streams files as one ZIP. Unknown ids are ignored; throws 404 if none is known. */
export async function zipFiles(
  userId: string,
  { ids }: { ids: string[] },
  signal: AbortSignal,
): Promise<Response> {
  const leave = await zipQueue.enter(userId, signal);
  try {
    const files = await db.file.findMany({
      where: { userId, id: { in: ids } },
      select: { name: true, originalName: true, s3Key: true, link: true },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    });
    if (files.length === 0) throw notFound();
    await requireReadable(files.flatMap(({ s3Key }) => s3Key ?? []));
    const day = dateText(new Date());
    const addEntries = (entries: ZipEntries) => addFiles(entries, files);
    return new Response(streamZip({ what: "a ZIP of files", signal, addEntries, onEnd: leave }), {
      headers: {
        "content-type": "application/zip",
        "content-disposition": disposition("attachment", `files-${day}.zip`),
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
      },
    });
  } catch (error) {
    leave();
    throw error;
  }
}

type File = { name: string; originalName: string | null; s3Key: string | null; link: string | null };

async function addFiles(entries: ZipEntries, files: readonly File[]): Promise<void> {
  const distinct = distinctNames();
  // Names of the lists are taken, so that no file has one of them.
  const [linkList, missingList] = [distinct("links", ".txt"), distinct("missing", ".txt")];
  const links: string[] = [];
  const missing: string[] = [];
  for (const file of files) {
    if (file.s3Key === null) {
      links.push(`${file.name}\n${file.link}\n`);
      continue;
    }
    const object = await readObject(file.s3Key);
    // Pictures, sound and archives, the most frequent files, are compressed already.
    if (object) await entries.add(pathOf(file, distinct), object, false);
    else missing.push(`${file.name}: it no longer exists in the file store\n`);
  }
  if (links.length > 0) entries.addText(linkList, links.join("\n"));
  if (missing.length > 0) entries.addText(missingList, missing.join(""));
}

function pathOf(file: File, distinct: ReturnType<typeof distinctNames>): string {
  const name = safeName(downloadName(file));
  const extension = extensionOf(name);
  const end = extension ? `.${extension}` : "";
  return distinct(shortName(end ? name.slice(0, -end.length) : name) || "file", end);
}
