import pg from "pg";
import { describe, expect, it, vi } from "vitest";
import { exportArchive, importArchive, temporaryFolders, zipFiles } from "../support/archive/archive";
import { ask } from "../support/call";
import { newTenant, type Tenant } from "../support/tenants";

describe("an import on a slow line", () => {
  /** A request body that ends on demand. */
  function slowBody(bytes: Buffer) {
    let finish = () => {};
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new Uint8Array(bytes.subarray(0, 10)));
        finish = () => {
          controller.enqueue(new Uint8Array(bytes.subarray(10)));
          controller.close();
        };
      },
    });
    return { body, finish: () => finish() };
  }

  async function send(tenant: Tenant, body: ReadableStream<Uint8Array>) {
    const { POST } = await import("@/app/api/import/route");
    const headers = { authorization: `Bearer ${tenant.token}` };
    const init = { method: "POST", headers, body, duplex: "half" };
    return POST(new Request("http://localhost/api/import", init), { params: Promise.resolve({}) });
  }

  it("does not delay other tenants, and runs once at a time per tenant", async () => {
    const [slow, other] = [await newTenant(), await newTenant()];
    const bytes = await zipFiles(await exportArchive(other));
    const held = Array.from({ length: 3 }, () => slowBody(bytes));
    const first = send(slow, held[0]!.body);
    const tenants = [await newTenant(), await newTenant()];
    const more = tenants.map((tenant, at) => send(tenant, held[at + 1]!.body));
    await vi.waitFor(async () => expect(await temporaryFolders()).toHaveLength(3), { timeout: 60_000 });
    expect((await importArchive(other, bytes)).status).toBe(200);
    expect((await importArchive(slow, bytes)).body.detail).toBe(
      "An import into this workspace is already running",
    );
    held.forEach(({ finish }) => finish());
    const answers = await Promise.all([first, ...more]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it("is rejected while another import of the tenant runs, five times a second, without querying the workspace", async () => {
    const [tenant, other] = [await newTenant(), await newTenant()];
    const bytes = await zipFiles(await exportArchive(tenant));
    const outside = new pg.Client({ connectionString: process.env.DATABASE_URL });
    await outside.connect();
    try {
      // Blocks every import that reads the workspace.
      await outside.query('BEGIN; LOCK TABLE "Client" IN ACCESS EXCLUSIVE MODE');
      const statuses: number[] = [];
      const started = performance.now();
      const crowd = Array.from({ length: 10 }, () =>
        importArchive(tenant, bytes).then(({ status }) => statuses.push(status)),
      );
      const rejected = () => statuses.filter((status) => status === 409);
      await vi.waitFor(() => expect(rejected()).toHaveLength(9), { timeout: 60_000 });
      expect(performance.now() - started).toBeGreaterThan(1_500);
      expect((await ask(other, "POST", "tasks/search", {})).status).toBe(200);
      await outside.query("COMMIT");
      await Promise.all(crowd);
      // On a machine that stalls for seconds, the wait for the lock may time out, also before the others are rejected.
      const [first] = statuses.filter((status) => status !== 409);
      expect([200, 503]).toContain(first);
    } finally {
      await outside.end();
    }
  });

  it("stores nothing when the request is aborted", async () => {
    const tenant = await newTenant();
    const bytes = await zipFiles(await exportArchive(tenant));
    const request = new AbortController();
    const { POST } = await import("@/app/api/import/route");
    const { body } = slowBody(bytes);
    const broken = new ReadableStream<Uint8Array>({
      async start(controller) {
        const reader = body.getReader();
        controller.enqueue((await reader.read()).value ?? new Uint8Array());
        request.abort();
        controller.error(new Error("aborted"));
      },
    });
    const headers = { authorization: `Bearer ${tenant.token}` };
    const init = { method: "POST", headers, body: broken, duplex: "half", signal: request.signal };
    const answer = await POST(new Request("http://localhost/api/import", init), {
      params: Promise.resolve({}),
    });
    expect(answer.status).toBe(400);
    expect(await temporaryFolders()).toEqual([]);
    expect((await importArchive(tenant, bytes)).status).toBe(200);
  });
});
