import fs, { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable, Transform } from "node:stream";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { writeFileFrom } from "./write-file";

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "pennant-write-file-"));
  file = path.join(folder, "notes.txt");
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const refuses = () => new Transform({ transform: (_chunk, _encoding, next) => next(new Error("Refused")) });

/** Delays every file that is opened until the returned function is called. */
function holdOpening(): () => void {
  const open = fs.open;
  const held: (() => void)[] = [];
  vi.spyOn(fs, "open").mockImplementation((...args: Parameters<typeof open>) => {
    held.push(() => open(...args));
  });
  return () => held.forEach((openNow) => openNow());
}

it("writes everything that passes", async () => {
  await writeFileFrom([Readable.from([Buffer.from("Hello "), Buffer.from("you")])], file, { flush: true });
  expect(readFileSync(file, "utf8")).toBe("Hello you");
});

it("rejects only once a file that opens late is closed, so that it can be removed", async () => {
  const openNow = holdOpening();
  const removing = writeFileFrom([Readable.from([Buffer.from("x")]), refuses()], file, { flags: "wx" })
    .catch((error: Error) => error.message)
    .finally(() => rmSync(file, { force: true }));
  // Long enough for an early rejection: each is a round trip to the file system.
  for (let index = 0; index < 20; index++) await stat(folder);
  openNow();
  expect(await removing).toBe("Refused");
  await stat(folder);
  expect(readdirSync(folder)).toEqual([]);
});

it.each([
  ["a source that fails", failing, {}, "Cut off"],
  ["a source that was closed", () => Readable.from([]).destroy(), {}, /premature close|aborted/i],
  ["a signal that was aborted", waiting, { signal: AbortSignal.abort() }, /aborted/i],
] as const)("rejects with %s", async (_, source, options, message) => {
  await expect(writeFileFrom([source()], file, options)).rejects.toThrow(message);
});

it("rejects without a folder, and for a file that is not to be overwritten", async () => {
  const write = (target: string) => writeFileFrom([Readable.from(["x"])], target, { flags: "wx" });
  await expect(write(path.join(folder, "missing", "x"))).rejects.toMatchObject({ code: "ENOENT" });
  await write(file);
  await expect(write(file)).rejects.toMatchObject({ code: "EEXIST" });
});

function failing() {
  return new Readable({ construct: (next) => next(new Error("Cut off")) });
}

function waiting() {
  return new Readable({ read: () => undefined });
}
