import "server-only";
import type { Entry, ZipFile } from "yauzl";
import { env } from "@/lib/server/env";
import { archiveError } from "./archive-error";

const MAX_ENTRIES = 200_000;
const MIB = 1024 * 1024;
// Row data compresses 10 to 20 times. A far higher ratio indicates a ZIP bomb.
const MAX_RATIO = 200;
const RATIO_FROM_BYTES = 10 * MIB;
/** The fixed part of a local file header, before the entry's name. */
const LOCAL_HEADER_BYTES = 30;

/**
 * Returns the entries of an archive by name. Throws 422 for an archive that exceeds the limits of an import: too many
 * entries, entries that overlap or share a name, or more than twice IMPORT_MAX_MB when unpacked.
 */
export async function readEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > MAX_ENTRIES) throw archiveError("has too many files");
  const entries = new Map<string, Entry>();
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    const { fileName, compressedSize, uncompressedSize } = entry;
    if (entries.has(fileName)) throw archiveError(`has ${fileName} twice`);
    if (uncompressedSize > RATIO_FROM_BYTES && uncompressedSize > compressedSize * MAX_RATIO)
      throw archiveError(`has ${fileName} with too high a compression ratio`);
    bytes += uncompressedSize;
    if (bytes > 2 * env().IMPORT_MAX_MB * MIB) throw archiveError("is too large when unpacked");
    entries.set(fileName, entry);
  }
  requireNoOverlap([...entries.values()]);
  return entries;
}

/** Throws 422 for overlapping entries, which unpack to far more than was received. */
function requireNoOverlap(entries: Entry[]): void {
  const inOrder = entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader);
  let end = 0;
  for (const { fileName, relativeOffsetOfLocalHeader: start, compressedSize, fileNameLength } of inOrder) {
    if (start < end) throw archiveError(`has ${fileName} overlapping another file`);
    end = start + LOCAL_HEADER_BYTES + fileNameLength + compressedSize;
  }
}
