import "server-only";
import type { Readable } from "node:stream";
import type { z } from "zod";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { check } from "@/lib/server/check";
import { invalid, Problem } from "@/lib/server/problem";
import { type ArchiveRow, archiveRowSchemas, archivedProfileSchema, manifestSchema } from "./schema";
import { type ArchiveTable, MANIFEST, PROFILE, tablePath } from "./tables";

const MAX_ENTRIES = 200_000;
const MAX_LINE = 8_000_000;
const MAX_TABLE_BYTES = 1_000_000_000;

/** An archive that is read where it lies: an entry when it is asked for, a table a row at a time. */
export class Unpacked {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: Map<string, Entry>,
  ) {}

  /** Throws the 422 of what is no archive of Pennant. */
  static async open(file: string): Promise<Unpacked> {
    const zip = await openPromise(file, { lazyEntries: true, autoClose: false }).catch(notAnArchive);
    try {
      const entries = new Map<string, Entry>();
      for await (const entry of zip.eachEntry()) {
        if (entries.size >= MAX_ENTRIES) throw refused("has too many files");
        entries.set(entry.fileName, entry);
      }
      const unpacked = new Unpacked(zip, entries);
      checked(manifestSchema, await unpacked.json(MANIFEST), MANIFEST);
      return unpacked;
    } catch (error) {
      zip.close();
      throw error instanceof Problem ? error : notAnArchive();
    }
  }

  close() {
    this.zip.close();
  }

  async profile() {
    return checked(archivedProfileSchema, await this.json(PROFILE), PROFILE);
  }

  /** The rows of a table, each of them checked. */
  async *rows<Table extends ArchiveTable>(table: Table): AsyncGenerator<ArchiveRow<Table>> {
    const name = tablePath(table);
    const schema: z.ZodType<ArchiveRow<Table>> = archiveRowSchemas[table] as never;
    let number = 0;
    for await (const line of this.lines(name)) {
      number++;
      if (line === "" || line === "[" || line === "]") continue;
      yield checked(
        schema,
        parse(line.replace(/,$/, ""), `${name}, line ${number}`),
        `${name}, line ${number}`,
      );
    }
  }

  /** How many bytes an entry says that it has; undefined when there is none. Reading it fails when that is not so. */
  sizeOf(name: string): number | undefined {
    return this.entries.get(name)?.uncompressedSize;
  }

  async read(name: string): Promise<Readable> {
    const entry = this.entries.get(name);
    if (!entry) throw refused(`lacks ${name}`);
    return this.zip.openReadStreamPromise(entry).catch(() => {
      throw refused(`has ${name} in a way that cannot be read`);
    });
  }

  private async json(name: string): Promise<unknown> {
    let text = "";
    for await (const line of this.lines(name)) {
      text += `${line}\n`;
      if (text.length > MAX_LINE) throw refused(`has ${name} too long`);
    }
    return parse(text, name);
  }

  private async *lines(name: string): AsyncGenerator<string> {
    if ((this.sizeOf(name) ?? 0) > MAX_TABLE_BYTES) throw refused(`has ${name} too long`);
    const decoder = new TextDecoder("utf-8", { fatal: true });
    let rest = "";
    try {
      for await (const chunk of (await this.read(name)) as AsyncIterable<Uint8Array>) {
        const parts = (rest + decoder.decode(chunk, { stream: true })).split("\n");
        rest = parts.pop() ?? "";
        if (rest.length > MAX_LINE) throw refused(`has ${name} with one row a line no longer`);
        yield* parts;
      }
      rest += decoder.decode();
    } catch (error) {
      throw error instanceof Problem ? error : refused(`has ${name} damaged`);
    }
    if (rest) yield rest;
  }
}

/** 422 with what is wrong with the archive. */
export function refused(what: string): Problem {
  return invalid([{ path: "archive", message: `The archive ${what}` }]);
}

function checked<Schema extends z.ZodType>(schema: Schema, value: unknown, place: string): z.output<Schema> {
  const { data, faults } = check(schema, value);
  if (!faults) return data;
  throw invalid(
    faults.slice(0, 20).map((fault) => {
      const path = [place, ...(fault.path ? fault.path.split(".") : [])].join(", ");
      return { path, message: `${path}: ${fault.message}` };
    }),
  );
}

function parse(text: string, place: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refused(`has no JSON in ${place}`);
  }
}

function notAnArchive(): never {
  throw refused("is not an export of Pennant, or it is damaged");
}
