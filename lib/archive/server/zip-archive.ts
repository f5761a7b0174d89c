import "server-only";
import { PassThrough, type Readable } from "node:stream";
import type { z } from "zod";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { validate } from "@/lib/server/http/validate";
import { invalid, Problem } from "@/lib/server/problem";
import { isVisible } from "@/lib/shared/text/fields";
import { readEntries } from "./read-entries";
import { archiveError, notAnArchive } from "./archive-error";
import {
  type ArchiveRow,
  archiveRowSchemas,
  archivedProfileSchema,
  manifestSchema,
} from "@/lib/archive/schema";
import { type ArchiveTable, firstTables, MANIFEST, MISSING, PROFILE, tablePath } from "@/lib/archive/tables";

const BATCH_ROWS = 500;
const BATCH_CHARACTERS = 1_000_000;
const MAX_LINE = 8_000_000;
const MAX_ROWS = 1_000_000;
// An export has none; a manually edited file may have some.
const MAX_BLANK_LINES = 1_000;

/** An archive that is read in place, without unpacking it: entries on demand, tables in batches of rows. */
export class ZipArchive {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: Map<string, Entry>,
  ) {}

  /** Opens an archive. Throws 422 if the file is not an archive of Pennant. */
  static async open(file: string): Promise<ZipArchive> {
    const zip = await openPromise(file, { lazyEntries: true, autoClose: false }).catch(notAnArchive);
    try {
      return new ZipArchive(zip, await readEntries(zip));
    } catch (error) {
      zip.close();
      throw error instanceof Problem ? error : notAnArchive();
    }
  }

  close() {
    this.zip.close();
  }

  /** Throws 422 unless the manifest is that of a Pennant export of a supported version. */
  async requireManifest(): Promise<void> {
    checked(manifestSchema, await this.json(MANIFEST), MANIFEST);
  }

  async profile() {
    return checked(archivedProfileSchema, await this.json(PROFILE), PROFILE);
  }

  /** Yields the validated rows of a table in batches of at most 500 rows or about a megabyte. */
  async *batches<Table extends ArchiveTable>(table: Table): AsyncGenerator<ArchiveRow<Table>[]> {
    const name = tablePath(table);
    if (!firstTables.includes(table) && !this.entries.has(name)) return;
    const schema: z.ZodType<ArchiveRow<Table>> = archiveRowSchemas[table] as never;
    let batch: ArchiveRow<Table>[] = [];
    let characters = 0;
    for await (const { text, number } of this.rowLines(name)) {
      const position = `${name}, line ${number}`;
      batch.push(checked(schema, withVisibleNames(parse(text, position)), position));
      characters += text.length;
      if (batch.length < BATCH_ROWS && characters < BATCH_CHARACTERS) continue;
      yield batch;
      batch = [];
      characters = 0;
    }
    if (batch.length > 0) yield batch;
  }

  private async *rowLines(name: string) {
    let number = 0;
    let rows = 0;
    let blankLines = 0;
    for await (const line of this.lines(name)) {
      number++;
      if (line === "[" || line === "]") continue;
      if (line.trim() === "") {
        if (++blankLines > MAX_BLANK_LINES) throw archiveError(`has too many blank lines in ${name}`);
        continue;
      }
      if (++rows > MAX_ROWS) throw archiveError(`has too many rows in ${name}`);
      yield { text: line.replace(/,$/, ""), number };
    }
  }

  /** Returns the declared size of an entry; undefined if it does not exist. Reading fails if the actual size differs. */
  sizeOf(name: string): number | undefined {
    return this.entries.get(name)?.uncompressedSize;
  }

  async read(name: string): Promise<Readable> {
    const entry = this.entries.get(name);
    if (!entry) throw archiveError(`has no ${name}`);
    const source = await this.zip.openReadStreamPromise(entry).catch(() => {
      throw archiveError(`has ${name} in an unsupported format`);
    });
    // An error before the first read is kept by the stream for its reader.
    const content = new PassThrough().on("error", () => undefined).once("close", () => source.destroy());
    source.once("error", () => content.destroy(archiveError(`has ${name} damaged`)));
    return source.pipe(content);
  }

  /** Returns the paths that the export could not include; each line also has the reason. */
  async missing(): Promise<Set<string>> {
    if (!this.entries.has(MISSING)) return new Set();
    const lines = (await this.text(MISSING)).split("\n");
    return new Set(lines.map((line) => line.slice(0, Math.max(0, line.lastIndexOf(": ")))));
  }

  private async json(name: string): Promise<unknown> {
    return parse(await this.text(name), name);
  }

  private async text(name: string): Promise<string> {
    let text = "";
    for await (const line of this.lines(name)) {
      text += `${line}\n`;
      if (text.length > MAX_LINE) throw archiveError(`has ${name}, which is too long`);
    }
    return text;
  }

  private async *lines(name: string): AsyncGenerator<string> {
    const decoder = new TextDecoder("utf-8", { fatal: true });
    let parts: string[] = [];
    let length = 0;
    try {
      for await (const chunk of (await this.read(name)) as AsyncIterable<Uint8Array>) {
        const [first = "", ...others] = decoder.decode(chunk, { stream: true }).split("\n");
        parts.push(first);
        length += first.length;
        for (const part of others) {
          yield parts.join("");
          parts = [part];
          length = part.length;
        }
        if (length > MAX_LINE) throw archiveError(`has ${name} with a line that is too long`);
      }
      parts.push(decoder.decode());
    } catch (error) {
      throw error instanceof Problem ? error : archiveError(`has ${name} damaged`);
    }
    const last = parts.join("");
    if (last) yield last;
  }
}

function checked<Schema extends z.ZodType>(schema: Schema, value: unknown, place: string): z.output<Schema> {
  const { data, issues } = validate(schema, value);
  if (!issues) return data;
  throw invalid(
    issues.slice(0, 20).map((issue) => {
      const path = [place, ...(issue.path ? issue.path.split(".") : [])].join(", ");
      return { path, message: `${path}: ${issue.message}` };
    }),
  );
}

/** Names a row of an earlier version whose name is not seen, which is refused since then. */
function withVisibleNames(row: unknown): unknown {
  if (typeof row !== "object" || row === null) return row;
  const isUnseen = (value: unknown) => typeof value === "string" && value.trim() !== "" && !isVisible(value);
  const changed = nameFields.filter((field) => isUnseen(Reflect.get(row, field)));
  return { ...row, ...Object.fromEntries(changed.map((field) => [field, "Untitled"])) };
}

const nameFields = [
  "name",
  "role",
  "label",
  "holder",
  "number",
  "projectTitle",
  "clientName",
  "freelancerName",
];

function parse(text: string, place: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw archiveError(`has no JSON in ${place}`);
  }
}
