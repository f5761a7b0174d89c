import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { documentsOf } from "./documents";
import { printFigure, type Server, startDemo, startServer, storeFile } from "./server";
import { openTestDatabase } from "./tenant-database";

const { url, eye } = await openTestDatabase();
const disk = mkdtempSync(path.join(os.tmpdir(), "pennant-disk-"));
afterAll(() => rmSync(disk, { recursive: true, force: true }));

// A disk that only the server and its children see, in a user namespace, which needs no privileges.
const ownDisk = (size: string) => [
  ...["unshare", "--map-root-user", "--mount", "sh", "-c"],
  `mount -t tmpfs -o size=${size} none ${disk} && exec "$@"`,
  "sh",
];
const canMount = spawnSync(ownDisk("1m")[0] ?? "", [...ownDisk("1m").slice(1), "true"]).status === 0;
const detail = "This server is running out of storage. Text is still saved, files are not.";

it.each([
  ["down to the reserve", 8],
  ["to the last byte", 0],
])("a disk that is full %s refuses files in words and saves text", async (what, reserve) => {
  if (!canMount) return printFigure("a full disk", "left out: this system mounts no tmpfs for a user");
  const server = await startServer(
    { DATABASE_URL: url, PENNANT_DATA_DIR: disk, STORAGE_RESERVE_MB: String(reserve) },
    ownDisk("64m"),
  );
  const [{ token }, empty] = [await startDemo(server), await startDemo(server)];
  const before = await storeFile(server, token, "Stored before");
  expect(before.answer.status).toBe(201);
  const presign = { fileName: "late.txt", category: "work", contentType: "text/plain", size: 4 };
  const late = (await (await server.ask("POST", "files/presign", { token, body: presign })).json()) as {
    url: string;
  };

  const filler = path.join(`/proc/${server.pid}/root`, disk, "filler");
  fill(filler);
  const answers: Record<string, [number, string]> = {
    upload: await statusAndDetail(
      server.send(late.url, { method: "PUT", body: "Late", headers: { "content-type": "text/plain" } }),
    ),
    import: await statusAndDetail(
      server.send(`${server.origin}/api/import`, {
        method: "POST",
        headers: { authorization: `Bearer ${empty.token}` },
        body: new Uint8Array(100_000),
      }),
    ),
    export: await statusAndDetail(server.ask("GET", "export", { token })),
  };
  expect(answers).toEqual({ upload: [507, detail], import: [507, detail], export: [507, detail] });
  const ready = await server.ask("GET", "ready");
  if (reserve > 0)
    expect([ready.status, await ready.json()]).toMatchObject([
      200,
      { warnings: [expect.stringMatching(/almost full/)] },
    ]);
  const text = { name: "Saltmarsh Bakery", themeColor: "mint" };
  expect((await server.ask("POST", "clients", { token, body: text })).status).toBe(201);
  const read = await server.ask("POST", "files/url", { token, body: { key: before.key } });
  const { url: address } = (await read.json()) as { url: string };
  expect(await (await server.send(address)).text()).toBe("Stored before");
  // Issued and accepted while its PDF cannot be stored.
  const { issue, linkTo } = documentsOf(server, token);
  const quotation = await issue("quotation");
  const link = await linkTo(quotation);
  await acceptQuotation(server, link);

  rmSync(filler);
  const paper = await server.send(`${server.origin}${link}/pdf`);
  expect([paper.status, (await paper.text()).slice(0, 5)]).toEqual([200, "%PDF-"]);
  const { rows } = await eye.query<{ pdfHash: string | null; answerHash: string | null }>(
    `SELECT "pdfHash", "answerHash" FROM "SalesDocument" WHERE "id" = $1`,
    [quotation],
  );
  expect(rows[0]?.pdfHash).toMatch(/^[\da-f]{64}$/);
  expect(rows[0]?.answerHash).toBe(rows[0]?.pdfHash);
  expect((await storeFile(server, token, "Stored after")).answer.status).toBe(201);
  expect((await server.ask("GET", "export", { token })).status).toBe(200);
  expect(await (await server.ask("GET", "ready")).json()).toMatchObject({ warnings: [] });
  await server.kill();
  printFigure(
    `a disk full ${what}`,
    "uploads, imports and exports 507 in words, text saved, a quotation issued and accepted, all works again with room",
  );
});

async function statusAndDetail(response: Promise<Response>): Promise<[number, string]> {
  const answer = await response;
  return [answer.status, ((await answer.json()) as { detail?: string }).detail ?? ""];
}

/** Accepts a quotation on its page, as its client does. */
async function acceptQuotation(server: Server, link: string) {
  const read = async () => {
    const page = await server.send(server.origin + link);
    return [page.status, await page.text()];
  };
  expect(await read()).toEqual([200, expect.stringContaining("I accept this quotation")]);
  const sent = await server.send(`${server.origin}${link.replace("/p/", "/api/public/documents/")}/form`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "answer=accepted&name=A.+Suda",
    redirect: "manual",
  });
  expect([sent.status, sent.headers.get("location")]).toEqual([303, link]);
  expect(await read()).toEqual([200, expect.stringContaining("This quotation was accepted on")]);
}

/** Writes until the disk is full. */
function fill(file: string) {
  const handle = openSync(file, "w");
  try {
    for (let size = 1_000_000; size >= 1;) {
      try {
        if (writeSync(handle, Buffer.alloc(size)) < size) size = Math.floor(size / 10);
      } catch {
        size = Math.floor(size / 10);
      }
    }
  } finally {
    closeSync(handle);
  }
}
