import { expect, it, vi } from "vitest";
import { Problem } from "@/lib/server/problem";
import { exported } from "./support/archive";
import { ask, call } from "./support/call";
import { newTenant, type Tenant } from "./support/tenants";

// Papers that are printed when they are told to.
const printing: { title: string; size?: string; finish: () => void }[] = [];
vi.mock("@/lib/sales-documents/pdf/print-in-thread", () => ({
  printInThread: ({ fileName }: { fileName: string }, _at: Date, size?: string) =>
    new Promise<Uint8Array>((resolve, reject) => {
      const title = /(\w+)\.pdf$/.exec(fileName)?.[1] ?? "";
      if (title === "Endless") reject(new Problem(503, "This document takes too long to print"));
      printing.push({ title, size, finish: () => resolve(new TextEncoder().encode(title)) });
    }),
  stopPrinting: () => undefined,
}));

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
  const made = await ask(tenant, "POST", "sales-documents", { ...body, category: "invoice" });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return `sales-documents/${made.body.id}/pdf`;
}

const running = (title: string) => printing.filter((paper) => paper.title === title);
const finish = async (title: string) => {
  await vi.waitFor(() => expect(running(title).length).toBeGreaterThan(0));
  running(title).forEach((paper) => paper.finish());
};

it("a paper of many lines is a large one", async () => {
  const tenant = await newTenant();
  const path = await newDocument(tenant, "Lines", 1, { note: "\n".repeat(300) + "End" });
  const answer = call(tenant, "GET", path);
  await finish("Lines");
  expect((await answer).status).toBe(200);
  expect(running("Lines").map(({ size }) => size)).toEqual(["large"]);
});

it("a small paper never waits behind large ones of another, and papers that nobody waits for are not begun", async () => {
  const [greedy, other] = [await newTenant(), await newTenant()];
  const [large, small] = [await newDocument(greedy, "Large", 200), await newDocument(other, "Small", 10)];
  const leave = new AbortController();
  const { GET } = await import("@/app/api/sales-documents/[id]/pdf/route");
  const abandoned = Array.from({ length: 5 }, () => {
    const headers = { authorization: `Bearer ${greedy.token}` };
    const request = new Request(`http://localhost/api/${large}`, { headers, signal: leave.signal });
    return GET(request, { params: Promise.resolve({ id: large.split("/")[1]! }) });
  });
  await vi.waitFor(() => expect(running("Large")).toHaveLength(1));
  const wanted = call(other, "GET", small);
  await finish("Small");
  expect((await wanted).status).toBe(200);

  leave.abort();
  await finish("Large");
  const statuses = (await Promise.all(abandoned)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(1);
  expect(running("Large").map(({ size }) => size)).toEqual(["large"]);
});

it("an export holds every row, whichever of its papers cannot be printed", async () => {
  const tenant = await newTenant();
  const endless = await newDocument(tenant, "Endless", 1);
  expect((await call(tenant, "GET", endless)).status).toBe(503);
  const files = await exported(tenant);
  expect(files.get("documents/invoice-1-Endless.pdf")).toHaveLength(0);
  expect(files.get("json/salesDocuments.json")?.toString()).toContain("Endless");
}, 30_000);
