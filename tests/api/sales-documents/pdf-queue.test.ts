import { afterEach, expect, it, vi } from "vitest";
import * as thread from "@/lib/sales-documents/server/pdf/print-in-thread";
import * as documents from "@/lib/sales-documents/server/read-document";
import { Problem } from "@/lib/server/problem";
import { exportArchive, temporaryFolders } from "../support/archive/archive";
import { ask, call } from "../support/call";
import { newTenant, type Tenant } from "../support/tenants";

const patience = { timeout: 60_000 };

// A mocked renderer: documents are finished by the test.
const printing: { title: string; size?: string; finish: () => void }[] = [];
vi.spyOn(thread, "printInThread").mockImplementation(
  ({ fileName }, _at, size) =>
    new Promise<Uint8Array>((resolve, reject) => {
      const title = /(\w+)\.pdf$/.exec(fileName)?.[1] ?? "";
      if (title === "Endless") reject(new Problem(503, "This document takes too long to create as a PDF"));
      printing.push({ title, size, finish: () => resolve(new TextEncoder().encode(title)) });
    }),
);
const stopped: string[] = [];
vi.spyOn(thread, "stopPrinting").mockImplementation((size) => void stopped.push(size));

// A mocked read of documents, which fails as if the database became unreachable between an export's rows and its PDFs.
const database = { isAway: false, read: [] as string[] };
afterEach(() => void Object.assign(database, { isAway: false, read: [] }));
const { getSalesDocument } = documents;
vi.spyOn(documents, "getSalesDocument").mockImplementation(async (...row) => {
  if (database.isAway) throw new Error("away");
  const document = await getSalesDocument(...row);
  database.read.push(document.projectTitle);
  return document;
});

async function newDocument(tenant: Tenant, title: string, count: number, more = {}): Promise<string> {
  const project = await ask(tenant, "POST", "projects", { name: title });
  const items = Array.from({ length: count }, (_, at) => ({ title: `Item ${at}`, rate: "1", quantity: "1" }));
  const body = {
    projectId: project.body.id,
    projectTitle: title,
    freelancerName: "A",
    clientName: "B",
    items,
    ...more,
  };
  const created = await ask(tenant, "POST", "sales-documents", { ...body, category: "invoice" });
  expect(created.status, JSON.stringify(created.body)).toBe(201);
  return `sales-documents/${created.body.id}/pdf`;
}

const running = (title: string) => printing.filter((paper) => paper.title === title);
const finish = async (title: string) => {
  await vi.waitFor(() => expect(running(title).length).toBeGreaterThan(0), patience);
  running(title).forEach((paper) => paper.finish());
};

/** Finishes all documents that are being rendered, so that the waiting ones continue. */
const finishAll = () => {
  printing.forEach((paper) => paper.finish());
  return new Promise<false>((resolve) => setImmediate(resolve, false));
};

it("a document with many lines is a large one", async () => {
  const tenant = await newTenant();
  const path = await newDocument(tenant, "Lines", 1, { note: "\n".repeat(300) + "End" });
  const answer = call(tenant, "GET", path);
  await finish("Lines");
  expect((await answer).status).toBe(200);
  expect(running("Lines").map(({ size }) => size)).toEqual(["large"]);
});

it("a small document never waits for large ones of another tenant, and documents of aborted requests are not started", async () => {
  const [greedy, other] = [await newTenant(), await newTenant()];
  const [large, small] = [await newDocument(greedy, "Large", 200), await newDocument(other, "Small", 10)];
  const leave = new AbortController();
  const { GET } = await import("@/app/api/sales-documents/[id]/pdf/route");
  const abandoned = Array.from({ length: 5 }, () => {
    const headers = { authorization: `Bearer ${greedy.token}` };
    const request = new Request(`http://localhost/api/${large}`, { headers, signal: leave.signal });
    return GET(request, { params: Promise.resolve({ id: large.split("/")[1]! }) });
  });
  await vi.waitFor(() => expect(running("Large")).toHaveLength(1), patience);
  const wanted = call(other, "GET", small);
  await finish("Small");
  expect((await wanted).status).toBe(200);

  leave.abort();
  await finish("Large");
  const statuses = (await Promise.all(abandoned)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(1);
  expect(running("Large").map(({ size }) => size)).toEqual(["large"]);
});

it("an export contains all its documents, however many others wait", async () => {
  const [tenant, other] = [await newTenant(), await newTenant()];
  const crowd = await newDocument(tenant, "Crowd", 1);
  await newDocument(tenant, "Ours", 1);
  await newDocument(other, "Theirs", 1);
  const statuses: number[] = [];
  const waiting = Array.from({ length: 12 }, () =>
    call(tenant, "GET", crowd).then(({ status }) => statuses.push(status)),
  );
  // One is rendered and eight wait.
  await vi.waitFor(() => expect(statuses).toEqual([503, 503, 503]), patience);
  const archives = [exportArchive(tenant), exportArchive(other)];
  await vi.waitFor(() => expect(database.read.slice(12).toSorted()).toEqual(["Crowd", "Theirs"]), patience);
  const all = Promise.all([...archives, ...waiting]).then(() => true);
  while (!(await Promise.race([all, finishAll()])));
  const [ours, theirs] = await Promise.all(archives);
  expect(ours?.get("documents/invoice-1-Crowd.pdf")?.toString()).toBe("Crowd");
  expect(ours?.get("documents/invoice-2-Ours.pdf")?.toString()).toBe("Ours");
  expect(theirs?.get("documents/invoice-1-Theirs.pdf")?.toString()).toBe("Theirs");
  expect(statuses.slice(3)).toEqual(Array<number>(9).fill(200));
});

it("a canceled export renders no further documents", async () => {
  const tenant = await newTenant();
  await newDocument(tenant, "First", 200);
  await newDocument(tenant, "Second", 1);
  const reader = (await call(tenant, "GET", "export")).body?.getReader();
  const read = (async () => {
    while (!(await reader?.read())?.done);
  })();
  await vi.waitFor(() => expect(running("First")).toHaveLength(1), patience);
  stopped.length = 0;
  await reader?.cancel();
  await read;
  await vi.waitFor(() => expect(stopped).toEqual(["large"]), patience);
  await finish("First");
  await vi.waitFor(async () => expect(await temporaryFolders()).toEqual([]), patience);
  expect(running("Second")).toEqual([]);
});

it("an export lists the documents that cannot be rendered, and aborts when the database is unreachable", async () => {
  const tenant = await newTenant();
  const endless = await newDocument(tenant, "Endless", 1);
  expect((await call(tenant, "GET", endless)).status).toBe(503);
  const files = await exportArchive(tenant);
  expect(files.has("documents/invoice-1-Endless.pdf")).toBe(false);
  expect(files.get("missing.txt")?.toString()).toBe(
    "documents/invoice-1-Endless.pdf: This document takes too long to create as a PDF\n",
  );
  expect(files.get("json/salesDocuments.json")?.toString()).toContain("Endless");
  database.isAway = true;
  await expect(exportArchive(tenant)).rejects.toThrow();
});
