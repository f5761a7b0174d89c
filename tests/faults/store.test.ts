import { describe, expect, it } from "vitest";
import { s3Server } from "../setup/s3-server-address";
import { newBucket } from "./bucket";
import { openFaultyProxy } from "../setup/faulty-proxy";
import { documentsOf } from "./documents";
import { cronSecret, measure, printFigure, startDemo, startServer } from "./server";
import { openTestDatabase } from "./tenant-database";

const s3 = await s3Server();
const database = await openTestDatabase();

describe.skipIf("reason" in s3)("the file store", () => {
  it("returns 503 within two seconds when it is unreachable, silent or failing, loses nothing, and recovers at once", async () => {
    if ("reason" in s3) return;
    const proxy = await openFaultyProxy({ port: s3.port });
    const bucket = await newBucket(s3.port);
    const env = {
      DATABASE_URL: database.url,
      PENNANT_DATA_DIR: database.folder,
      ...bucket,
      S3_ENDPOINT: `http://127.0.0.1:${proxy.port}`,
    };
    const server = await startServer(env);
    const { token } = await startDemo(server);

    const bytes = new TextEncoder().encode("Hello");
    const store = async () => {
      const presign = { fileName: "a.txt", category: "work", contentType: "text/plain", size: bytes.length };
      const made = await server.ask("POST", "files/presign", { token, body: presign });
      const { url, key } = (await made.json()) as { url: string; key: string };
      const put = await fetch(url, { method: "PUT", body: bytes, headers: { "content-type": "text/plain" } });
      expect(put.status).toBe(200);
      return key;
    };
    const register = (key: string) =>
      measure(() =>
        server.ask("POST", "files", { token, body: { name: "Stored", category: "work", s3Key: key } }),
      );

    const papers = documentsOf(server, token);
    const invoice = `sales-documents/${await papers.issue("invoice")}`;
    expect((await measure(() => server.ask("GET", `${invoice}/pdf`, { token }))).status).toBe(200);
    const eInvoice = () => measure(() => server.ask("GET", `${invoice}/e-invoice?format=facturx`, { token }));

    for (const mode of ["closed", "stalled"] as const) {
      const key = await store();
      proxy.set(mode);
      const [file, paper, ready, sweep] = [
        await register(key),
        await eInvoice(),
        await measure(() => server.ask("GET", "ready")),
        await measure(() => server.ask("POST", "projects/search", { token, body: {} })),
      ];
      proxy.set("open");
      const back = await register(key);
      printFigure(
        mode === "closed" ? "store away" : "store silent",
        `${file.status} after ${file.ms} ms, an e-invoice ${paper.status} after ${paper.ms} ms, ready ${ready.status} after ${ready.ms} ms, lists ${sweep.status} after ${sweep.ms} ms; the same upload registered (${back.status}) ${back.ms} ms after its return`,
      );
      expect([file.status, paper.status, ready.status]).toEqual([503, 503, 503]);
      expect([sweep.status, back.status, (await eInvoice()).status]).toEqual([200, 201, 200]);
      expect(Math.max(file.ms, paper.ms, ready.ms, sweep.ms)).toBeLessThan(2_000);
      expect(back.ms).toBeLessThan(1_000);
    }

    const key = await store();
    await server.kill();
    const refused = await startServer({ ...env, S3_SECRET_ACCESS_KEY: "another secret" });
    // A new process loads its store at the first request.
    expect((await measure(() => refused.ask("GET", "ready"))).status).toBe(503);
    const file = await measure(() =>
      refused.ask("POST", "files", { token, body: { name: "Stored", category: "work", s3Key: key } }),
    );
    await database.eye.query(
      `UPDATE "Upload" SET "createdAt" = now() - interval '2 hours' WHERE "usedAt" IS NULL`,
    );
    const sweep = await measure(() => refused.ask("POST", "cron/sweep", { token: cronSecret }));
    expect([file.status, sweep.status]).toEqual([503, 503]);
    // The sweep is not timed, as it sends a request to the store for every object.
    expect(file.ms).toBeLessThan(2_000);
    await refused.kill();

    const again = await startServer(env);
    const swept = await measure(() => again.ask("POST", "cron/sweep", { token: cronSecret }));
    expect(swept.status).toBe(200);
    const left = await database.eye.query(`SELECT FROM "ObjectRemoval" WHERE "requestedAt" <= now()`);
    expect(left.rowCount).toBe(0);
    await again.kill();
    printFigure(
      "store refusing",
      `503 after ${file.ms} ms, sweep 503 after ${sweep.ms} ms, all swept when it is back`,
    );
    proxy.close();
  });
});
