import pg from "pg";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/server/db/client";
import { newAccount, type Owner } from "../support/accounts/accounts";
import { type AnyBody, ask } from "../support/call";
import { lockWaits } from "../support/lock-waits";
import { upload } from "../support/objects";
import { createRow } from "../support/rows";
import { newTenant } from "../support/tenants";

const remove = (owner: Owner) => ask(owner, "DELETE", "users/sample");
const hasSample = async (owner: Owner) => (await ask(owner, "GET", "users")).body.hasSample;

/** The rows of a list, without a filter. */
const rowsIn = async (owner: Owner, resource: string) =>
  (await ask(owner, "POST", `${resource}/search`, { take: 1000 })).body.items;

const resources = [
  ...["clients", "client-contacts", "partner-contacts", "projects", "tasks", "events", "files"],
  "sales-documents",
];

async function counts(owner: Owner) {
  const found = await Promise.all(resources.map(async (resource) => (await rowsIn(owner, resource)).length));
  return Object.fromEntries(resources.map((resource, at) => [resource, found[at]]));
}

describe("the sample studio of a new account", () => {
  it("never lends its bank account to a document of the person", async () => {
    const owner = await newAccount({ content: "sample" });
    const { id: projectId } = await createRow(owner, "projects", { name: "Mine" });
    const draft = async (currency: string) =>
      createRow(owner, "sales-documents", {
        ...{ projectId, currency, projectTitle: "Mine", freelancerName: "Me", clientName: "Ann" },
        items: [{ title: "Work", rate: "100", quantity: "1" }],
      });
    const samples = await rowsIn(owner, "bank-accounts");
    expect(samples.length).toBeGreaterThan(0);
    for (const { currency } of samples)
      expect(await draft(String(currency ?? "SEK"))).toMatchObject({ bankAccountId: null, bankHolder: null });
    const own = await createRow(owner, "bank-accounts", { label: "Mine", holder: "Me", accountNumber: "1" });
    for (const { currency } of samples)
      expect(await draft(String(currency ?? "SEK"))).toMatchObject({
        bankAccountId: own.id,
        bankHolder: "Me",
      });
  });

  it("is the person's own in a demo, and lends no bank account once the demo is kept", async () => {
    const demo = await newTenant("full");
    const draftIn = async (workspace: Owner | typeof demo) => {
      const { id: projectId } = await createRow(workspace, "projects", { name: "Mine" });
      return createRow(workspace, "sales-documents", {
        ...{ projectId, currency: "EUR", projectTitle: "Mine", freelancerName: "Me", clientName: "Ann" },
        items: [{ title: "Work", rate: "100", quantity: "1" }],
      });
    };
    for (const reset of [false, true]) {
      if (reset) expect((await ask(demo, "POST", "demo/reset")).status).toBe(200);
      expect((await ask(demo, "GET", "users")).body).toMatchObject({ hasSample: false, sampleEnd: null });
      expect(await draftIn(demo)).toMatchObject({ bankHolder: "Tamsin Oyelaran" });
      expect((await ask(demo, "DELETE", "users/sample")).status).toBe(404);
    }
    const owner = await newAccount({ demo }, { cookie: demo.cookie });
    expect(await hasSample(owner)).toBe(true);
    expect(await draftIn(owner)).toMatchObject({ bankAccountId: null, bankHolder: null });
    const mine = await rowsIn(owner, "projects");
    expect((await remove(owner)).status).toBe(204);
    expect((await rowsIn(owner, "projects")).map(({ name }) => name)).toEqual(["Mine", "Mine"]);
    expect(mine.length).toBeGreaterThan(20);
  });

  it("is a whole studio, and is removed with everything that belongs to it", async () => {
    const owner = await newAccount({ content: "sample" });
    expect(await hasSample(owner)).toBe(true);
    for (const count of Object.values(await counts(owner))) expect(count).toBeGreaterThan(0);
    const { updatedAt } = (await ask(owner, "GET", "users")).body;
    expect((await remove(owner)).status).toBe(204);
    expect(await hasSample(owner)).toBe(false);
    for (const [resource, count] of Object.entries(await counts(owner)))
      expect([resource, count]).toEqual([resource, 0]);
    expect((await ask(owner, "GET", "users")).body.updatedAt).toBe(updatedAt);
    expect((await remove(owner)).status).toBe(404);
  });

  it("is removed without the person's own rows, and with the sample rows that these need", async () => {
    const owner = await newAccount({ content: "sample" });
    const [projects, clients, contacts] = [
      await rowsIn(owner, "projects"),
      await rowsIn(owner, "clients"),
      await rowsIn(owner, "client-contacts"),
    ];
    const [used, other] = projects as [AnyBody, AnyBody];
    const own = {
      client: await createRow(owner, "clients", { name: "My client" }),
      project: await createRow(owner, "projects", { name: "My project" }),
      task: await createRow(owner, "tasks", { name: "My task", dueAt: "2027-01-05", projectId: used.id }),
      loose: await createRow(owner, "tasks", { name: "Alone", dueAt: "2027-01-05" }),
    };
    const contact = contacts.find(({ companyId }) => companyId !== used.clientId) as AnyBody;
    const linked = { contactType: "client", contacts: [contact.id] };
    expect((await ask(owner, "PATCH", `projects/${own.project.id}`, { contacts: linked })).status).toBe(200);
    // Changed, but still the sample's.
    await ask(owner, "PATCH", `projects/${other.id}`, { note: "Mine?" });

    expect((await remove(owner)).status).toBe(204);
    const idsIn = async (resource: string) => (await rowsIn(owner, resource)).map(({ id }) => id).sort();
    expect(await idsIn("tasks")).toEqual([own.task.id, own.loose.id].sort());
    expect(await idsIn("projects")).toEqual([own.project.id, used.id].sort());
    expect(await idsIn("client-contacts")).toContain(contact.id);
    const kept = clients.filter(({ id }) => [used.clientId, contact.companyId].includes(id));
    expect(await idsIn("clients")).toEqual([own.client.id, ...kept.map(({ id }) => id)].sort());
    expect(await idsIn("events")).toEqual([]);
    expect(await idsIn("sales-documents")).toEqual([]);
  });

  it("is removed with its issued documents, and the person's own numbers begin at 1", async () => {
    const owner = await newAccount({ content: "sample" });
    const [project] = await rowsIn(owner, "projects");
    const draft = async () => {
      const names = { projectTitle: "Shop", freelancerName: "Ida", clientName: "Saltmarsh" };
      const items = [{ title: "Design", rate: "100", quantity: "3" }];
      const body = { projectId: project?.id, category: "receipt", ...names, items };
      return (await createRow(owner, "sales-documents", body)).id;
    };
    const issue = async (id: string) => (await ask(owner, "POST", `sales-documents/${id}/issue`)).body;
    const own = await draft();
    expect(await issue(own)).toMatchObject({ issuedNumber: "2" });
    expect((await remove(owner)).status).toBe(204);
    expect((await rowsIn(owner, "sales-documents")).map(({ id }) => id)).toEqual([own]);
    expect(await rowsIn(owner, "received-payments")).toEqual([]);
    const { body: next } = await ask(owner, "POST", "sales-documents/next-number", { category: "invoice" });
    expect(next.number).toBe("1");
    expect(await issue(await draft())).toMatchObject({ issuedNumber: "3" });
  });

  it("releases the objects of its rows, and no others", async () => {
    const owner = await newAccount({ content: "sample" });
    const picture = { category: "client-contact", type: "image/webp", name: "avatar_1" };
    const [gone, kept] = [await upload(owner, picture), await upload(owner)];
    const [contact] = await rowsIn(owner, "client-contacts");
    expect((await ask(owner, "PATCH", `client-contacts/${contact?.id}`, { avatar: gone })).status).toBe(200);
    await createRow(owner, "files", { name: "Mine", s3Key: kept });
    expect((await remove(owner)).status).toBe(204);
    expect((await ask(owner, "POST", "files/url", { key: gone })).status).toBe(404);
    expect((await ask(owner, "POST", "files/url", { key: kept })).status).toBe(200);
    expect(await db.upload.findMany({ where: { userId: owner.userId } })).toMatchObject([{ key: kept }]);
  });

  it("is removed once by two calls", async () => {
    const owner = await newAccount({ content: "sample" });
    const answers = await Promise.all([remove(owner), remove(owner)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
  });

  it.each([
    ["tasks", "projectId", "projects", { name: "Mine", dueAt: "2027-01-05" }],
    ["projects", "clientId", "clients", { name: "Mine" }],
  ])(
    "waits for one of the own %s that is being moved to it, which stays",
    async (resource, column, parents, body) => {
      const owner = await newAccount({ content: "sample" });
      const own = await createRow(owner, resource, body);
      const [parent] = await rowsIn(owner, parents);
      const outside = new pg.Client({ connectionString: process.env.DATABASE_URL });
      await outside.connect();
      try {
        const table = resource === "tasks" ? "Task" : "Project";
        const move = `BEGIN; UPDATE "${table}" SET "${column}" = '${parent?.id}' WHERE "id" = '${own.id}'`;
        await outside.query(move);
        const removing = remove(owner);
        await expect.poll(lockWaits, { timeout: 60_000 }).toHaveLength(1);
        await outside.query("COMMIT");
        expect((await removing).status).toBe(204);
      } finally {
        await outside.end();
      }
      expect((await rowsIn(owner, resource)).map(({ id }) => id)).toEqual([own.id]);
      expect((await rowsIn(owner, parents)).map(({ id }) => id)).toEqual([parent?.id]);
    },
  );

  it("is none in a blank account and in demos", async () => {
    expect((await remove(await newAccount())).status).toBe(404);
    const demo = await newTenant("full");
    expect((await ask(demo, "DELETE", "users/sample")).status).toBe(404);
    expect((await ask(demo, "POST", "projects/search", {})).body.unfilteredTotal).toBe(22);
  });
});
