import { decodeCsv } from "@/lib/archive/csv/text";
import { isInvoiceNinja, readInvoiceNinja } from "./invoice-ninja";
import { isInvoiceShelf, readInvoiceShelf } from "./invoice-shelf";
import { readTimeCsv } from "./time-csv";
import { timeProgramOf } from "./time-programs";
import type { DateOrder } from "./time-values";
import type { ProgramData } from "./other-program";
import { ImportFileError, isZip, readZipEntry } from "@/lib/archive/zip-file";

/** Browsers hold a text of this size in memory. */
const MAX_BYTES = 300 * 1024 * 1024;
const UNKNOWN = "This is not an export of one of these programs. Choose the file that you received from it.";

type Options = {
  timeZone?: string;
  maxBytes?: number;
  /** Of dates that can be read with the day or with the month first. Without it, the likelier one. */
  dateOrder?: DateOrder;
};

/** Returns what an export of another program contains. Throws an ImportFileError that says what is wrong with the file. */
export async function readProgramFile(
  file: Blob,
  { timeZone = "UTC", maxBytes = MAX_BYTES, dateOrder }: Options = {},
): Promise<ProgramData> {
  const text = await readText(file, maxBytes);
  if (isInvoiceShelf(text)) return readInvoiceShelf(text);
  if (timeProgramOf(text)) return readTimeCsv(text, timeZone, new Date(), { chosen: dateOrder });
  const content = parse(text);
  if (isInvoiceNinja(content)) return readInvoiceNinja(content);
  throw new ImportFileError(UNKNOWN);
}

/** The backup.json of Invoice Ninja or the dump of InvoiceShelf, from its ZIP or by itself. */
async function readText(file: Blob, maxBytes: number): Promise<string> {
  if (await isZip(file)) {
    const isWanted = (name: string) => /(^|\/)(backup\.json|db-dumps\/[^/]+\.sql)$/.test(name);
    const text = await readZipEntry(file, isWanted, maxBytes);
    if (text === undefined) throw new ImportFileError(UNKNOWN);
    return text;
  }
  if (file.size > maxBytes) throw new ImportFileError("The file is too large to be read in the browser.");
  return decodeCsv(new Uint8Array(await file.arrayBuffer())).text;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ImportFileError(UNKNOWN);
  }
}
