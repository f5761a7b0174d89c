import { deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { craftedZip } from "@/tests/api/support/archive/crafted-zip";
import { ninjaExport } from "@/tests/api/support/archive/invoice-ninja";
import { shelfDump } from "@/tests/api/support/archive/invoice-shelf";
import { readProgramFile } from "./read-program-file";

const json = Buffer.from(JSON.stringify(ninjaExport()));
const zipOf = (...entries: Parameters<typeof craftedZip>[0]) =>
  new Blob([new Uint8Array(craftedZip(entries))]);
const backup = { name: "backup.json", content: json };

describe("the file of another program", () => {
  it.each([
    ["a ZIP", zipOf({ name: "readme.txt", content: Buffer.from("hello") }, backup)],
    ["a ZIP with a folder", zipOf({ ...backup, name: "export/backup.json" })],
    ["the JSON in it", new Blob([new Uint8Array(json)])],
  ])("is read from %s", async (_, file) => {
    expect(await readProgramFile(file)).toMatchObject({
      program: "Invoice Ninja",
      clients: [{ name: "Fjellgate Bakery" }],
    });
  });

  it("is read from the dump in a backup of InvoiceShelf", async () => {
    const dump = { name: "db-dumps/mysql-shelf.sql", content: Buffer.from(shelfDump()) };
    const files = { name: "app/config/backup.php", content: Buffer.from("<?php") };
    expect(await readProgramFile(zipOf(files, dump))).toMatchObject({
      program: "InvoiceShelf",
      documents: [{}, {}],
    });
    const cut = dump.content.subarray(0, dump.content.indexOf("INV-000042"));
    const message = "The database in this backup is incomplete.";
    await expect(readProgramFile(zipOf({ ...dump, content: cut }))).rejects.toThrow(message);
  });

  const unknown = "This is not an export of one of these programs.";
  it.each<[string, Blob, string]>([
    ["an empty file", new Blob([]), unknown],
    ["a picture", new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47])]), unknown],
    ["other JSON", new Blob(["[1, 2]"]), unknown],
    ["a ZIP without it", zipOf({ name: "json/clients.json", content: Buffer.from("[]") }), unknown],
    ["broken JSON in a ZIP", zipOf({ ...backup, content: json.subarray(0, 90) }), unknown],
    ["a cut ZIP", zipOf(backup).slice(0, 300), "The ZIP is damaged."],
  ])("is refused in words if it is %s", async (_, file, message) => {
    await expect(readProgramFile(file)).rejects.toThrow(message);
  });

  it("is refused when it unpacks to more than it may, also if its headers say otherwise", async () => {
    const content = Buffer.concat([Buffer.from('{"a":"'), Buffer.alloc(5_000_000, "x"), Buffer.from('"}')]);
    expect(deflateRawSync(content).length).toBeLessThan(10_000);
    const message = "The file is too large to be read in the browser.";
    for (const claimedSize of [content.length, 10])
      await expect(
        readProgramFile(zipOf({ ...backup, content, claimedSize }), { maxBytes: 1_000_000 }),
      ).rejects.toThrow(message);
    await expect(
      readProgramFile(new Blob([new Uint8Array(content)]), { maxBytes: 1_000_000 }),
    ).rejects.toThrow(message);
  });
});
