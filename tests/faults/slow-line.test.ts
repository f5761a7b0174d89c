import { Readable } from "node:stream";
import { expect, it } from "vitest";
import { ZipFile } from "yazl";
import { unzip } from "../api/support/archive/archive";
import { printFigure, type Server, startDemo, startServer } from "./server";
import { openTestDatabase } from "./tenant-database";
import { sendArchive, throttled } from "./throttled";

const MIB = 1024 * 1024;
const LARGE = Number(process.env.FAULTS_LARGE_MB ?? 490) * MIB;

const { url, folder } = await openTestDatabase();

it("500 MB over a slow line arrive; an upload below the minimum rate is aborted and frees its place in the queue", async () => {
  const server = await startServer({ DATABASE_URL: url, PENNANT_DATA_DIR: folder });
  const tenants = await Promise.all(Array.from({ length: 3 }, () => startDemo(server)));
  const [large, above, below] = tenants.map(({ token }) => token) as [string, string, string];
  const exported = await (await server.ask("GET", "export", { token: large })).arrayBuffer();
  const files = await unzip(Buffer.from(exported));
  const timed = async (token: string, size: number, perSecond: number) => {
    const began = performance.now();
    const answer = await sendArchive({ server, token, body: throttled(padded(files, size), perSecond) });
    return { ...answer, seconds: Math.round((performance.now() - began) / 1000) };
  };

  const slow = timed(below, 200_000, 1_000);
  const [whole, least] = await Promise.all([timed(large, LARGE, LARGE / 60), timed(above, 70_000, 2_500)]);
  const ended = await slow;
  printFigure(
    "slow lines",
    `${Math.round(LARGE / MIB)} MB in ${whole.seconds} s: ${whole.status}; 2.5 KB a second for ${least.seconds} s: ${least.status}; 1 KB a second: ${ended.status} after ${ended.seconds} s`,
  );
  expect([whole.status, least.status, ended.status], whole.text + least.text).toEqual([200, 200, 408]);
  expect(ended.seconds).toBeLessThan(45);
  // 409 if its place in the queue were not free.
  const again = await timed(below, 1_000, MIB);
  expect(again.status, again.text).toBe(200);
  await expectNothingLeft(server);
});

/** An exported archive with additional bytes that an import ignores. */
async function* padded(files: Map<string, Buffer>, size: number): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  for (const [path, bytes] of files) zip.addBuffer(bytes, path);
  zip.addReadStream(Readable.from(zeros(size)), "padding.bin", { compress: false });
  zip.end();
  for await (const chunk of zip.outputStream) yield chunk as Buffer;
}

function* zeros(size: number) {
  const block = Buffer.alloc(64 * 1024);
  for (let left = size; left > 0; left -= block.length) yield block.subarray(0, Math.min(left, block.length));
}

async function expectNothingLeft(server: Server) {
  const { readdir } = await import("node:fs/promises");
  expect(await readdir(`${folder}/tmp`)).toEqual([]);
  await server.kill();
}
