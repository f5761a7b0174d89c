import { describe, expect, it } from "vitest";
import { clientRowSchema } from "@/lib/clients/schema";
import { timelineItemSchema } from "@/lib/clients/timeline-schema";
import { listSchema } from "@/lib/api/list";
import { ask } from "../support/call";
import { newIssuer } from "../support/documents/issued";
import { createRow } from "../support/rows";
import { newTenant, type Tenant } from "../support/tenants";

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

async function newClient(tenant: Tenant, name = "Saltmarsh") {
  const { id } = await createRow(tenant, "clients", { name });
  const { id: projectId } = await createRow(tenant, "projects", { name: `${name} site`, clientId: id });
  return { id, projectId };
}

async function timelineOf(tenant: Tenant, id: string, body: object = {}) {
  const answer = await ask(tenant, "POST", `clients/${id}/timeline`, body);
  return listSchema(timelineItemSchema).parse(answer.body);
}

async function nextOf(tenant: Tenant, name: string) {
  const { body } = await ask(tenant, "POST", "clients/search", { name });
  return clientRowSchema.parse(body.items[0]).next;
}

describe("a client's timeline", () => {
  it("has past events, files, documents and finished tasks, the newest first, and nothing of others", async () => {
    const tenant = await newTenant();
    const { id, projectId } = await newClient(tenant);
    const other = await newClient(tenant, "Fjellgate");
    await createRow(tenant, "events", { name: "Kick-off", projectId, dueAt: inDays(-9), isWithTime: true });
    await createRow(tenant, "events", { name: "Review", projectId, dueAt: inDays(3), isWithTime: true });
    await createRow(tenant, "events", { name: "Last year", projectId, dueAt: "2025-01-05" });
    await createRow(tenant, "files", { name: "Brief", projectId, link: "https://a.example/brief.pdf" });
    const due = { dueAt: inDays(-2), isWithTime: true };
    await createRow(tenant, "tasks", { name: "Draft", projectId, status: "completed", ...due });
    await createRow(tenant, "tasks", { name: "Open", projectId, ...due });
    await createRow(tenant, "tasks", {
      name: "Theirs",
      projectId: other.projectId,
      status: "completed",
      ...due,
    });
    await createRow(tenant, "tasks", { name: "No project", status: "completed", ...due });

    const { items, total } = await timelineOf(tenant, id);
    expect(items.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      "task Draft",
      "file Brief",
      "event Kick-off",
      "event Last year",
    ]);
    expect(total).toBe(4);
    expect(items[3]).toMatchObject({ at: "2025-01-05T00:00:00.000Z", isWithTime: false, document: null });
    expect(items[0]?.project).toEqual({ id: projectId, name: "Saltmarsh site" });
    const two = await timelineOf(tenant, id, { take: 2 });
    expect([two.items, two.total]).toEqual([items.slice(0, 2), 4]);
    expect((await timelineOf(tenant, other.id)).items.map(({ name }) => name)).toEqual(["Theirs"]);
  });

  it("says of a document its kind, number and total, and whether it is a draft", async () => {
    const issuer = await newIssuer();
    const { tenant } = issuer;
    const { id } = await createRow(tenant, "clients", { name: "Saltmarsh" });
    const draft = await issuer.add({ clientId: id, category: "quotation", issuedAt: "2026-02-01" });
    const invoice = await issuer.issued({ clientId: id });
    const { items } = await timelineOf(tenant, id);
    expect(items.map(({ id: documentId, document }) => [documentId, document])).toEqual([
      [
        invoice.id,
        {
          kind: "invoice",
          number: invoice.number,
          isDraft: false,
          total: invoice.total,
          currency: invoice.currency,
        },
      ],
      [draft.id, expect.objectContaining({ kind: "quotation", isDraft: true })],
    ]);
  });

  it("is empty for a new client, 404 for an unknown one, and refuses a take of 0", async () => {
    const tenant = await newTenant();
    const { id } = await createRow(tenant, "clients", { name: "New" });
    expect(await timelineOf(tenant, id)).toEqual({ items: [], total: 0, unfilteredTotal: 0 });
    const stranger = await newTenant();
    expect((await ask(stranger, "POST", `clients/${id}/timeline`, {})).status).toBe(404);
    expect((await ask(tenant, "POST", `clients/${id}/timeline`, { take: 0 })).status).toBe(422);
  });
});

describe("what is next for a client", () => {
  it("is its earliest pending task or coming event", async () => {
    const tenant = await newTenant();
    const { projectId } = await newClient(tenant);
    expect(await nextOf(tenant, "Saltmarsh")).toBeNull();
    const event = { projectId, isWithTime: true };
    await createRow(tenant, "events", { ...event, name: "Past", dueAt: inDays(-1) });
    expect(await nextOf(tenant, "Saltmarsh")).toBeNull();
    await createRow(tenant, "events", { ...event, name: "Review", dueAt: inDays(2) });
    expect(await nextOf(tenant, "Saltmarsh")).toMatchObject({ kind: "event", name: "Review" });
    await createRow(tenant, "tasks", { ...event, name: "Done", status: "completed", dueAt: inDays(-3) });
    const { id } = await createRow(tenant, "tasks", { ...event, name: "Late", dueAt: inDays(-2) });
    expect(await nextOf(tenant, "Saltmarsh")).toMatchObject({ id, kind: "task", name: "Late" });
  });

  it("comes with what is owed, which equals the client's page", async () => {
    const tenant = await newTenant("full");
    const { body } = await ask(tenant, "POST", "clients/search", {});
    const rows = body.items.map((row: unknown) => clientRowSchema.parse(row));
    expect(rows.filter(({ owed }) => owed.length > 0).length).toBeGreaterThan(2);
    expect(rows.filter(({ next }) => next !== null).length).toBeGreaterThan(5);
    for (const row of rows)
      expect((await ask(tenant, "GET", `clients/${row.id}`)).body.owed).toEqual(row.owed);
  });
});
