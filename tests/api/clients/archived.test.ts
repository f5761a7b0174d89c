import { describe, expect, it } from "vitest";
import { getToday } from "@/lib/today/server/data";
import { exportArchive, importArchive, zipFiles } from "../support/archive/archive";
import { ask } from "../support/call";
import { createRow } from "../support/rows";
import { newTenant, type Tenant } from "../support/tenants";

async function newStudio() {
  const tenant = await newTenant();
  const client = await createRow(tenant, "clients", { name: "Fjellgate" });
  const project = await createRow(tenant, "projects", { name: "Fjellgate website", clientId: client.id });
  const other = await createRow(tenant, "projects", { name: "Own website" });
  return { tenant, client, project, other };
}

async function namesIn(tenant: Tenant, noun: string, filter: object = {}) {
  const { body } = await ask(tenant, "POST", `${noun}/search`, filter);
  expect(body.total).toBe(body.items.length);
  return body.items.map(({ name }) => name);
}

describe("an archived client", () => {
  it("is left out with its projects unless a search asks for it", async () => {
    const { tenant, client } = await newStudio();
    const archived = await ask(tenant, "POST", `clients/${client.id}/archive`);
    expect(archived.status).toBe(200);
    expect(archived.body.archivedAt).toEqual(expect.any(String));
    expect(archived.body.updatedAt).toBe(client.updatedAt);
    expect(await namesIn(tenant, "clients")).toEqual([]);
    expect(await namesIn(tenant, "clients", { archived: "include" })).toEqual(["Fjellgate"]);
    expect(await namesIn(tenant, "clients", { archived: "only", name: "fjell" })).toEqual(["Fjellgate"]);
    expect(await namesIn(tenant, "projects")).toEqual(["Own website"]);
    expect(await namesIn(tenant, "projects", { archived: "exclude" })).toEqual(["Own website"]);
    expect(await namesIn(tenant, "projects", { archived: "only" })).toEqual(["Fjellgate website"]);
    const all = await namesIn(tenant, "projects", { archived: "include" });
    expect(all.toSorted()).toEqual(["Fjellgate website", "Own website"]);
    for (const noun of ["clients", "projects"])
      expect((await ask(tenant, "POST", `${noun}/selections`, { name: "fjell" })).body).toEqual([]);
    const found = await ask(tenant, "POST", "search", { text: "fjellgate" });
    expect(found.body).toMatchObject({ clients: [], projects: [] });
    expect((await ask(tenant, "GET", `clients/${client.id}`)).body.projects).toHaveLength(1);
  });

  it("keeps the time of its first archiving", async () => {
    const { tenant, client } = await newStudio();
    const first = await ask(tenant, "POST", `clients/${client.id}/archive`);
    expect((await ask(tenant, "POST", `clients/${client.id}/archive`)).body).toEqual(first.body);
  });

  it("comes back with the projects that were archived along with it, and not with earlier ones", async () => {
    const { tenant, client, project } = await newStudio();
    await createRow(tenant, "projects", { name: "Second shop", clientId: client.id });
    await ask(tenant, "POST", `projects/${project.id}/archive`);
    await ask(tenant, "POST", `clients/${client.id}/archive`);
    const back = await ask(tenant, "POST", `clients/${client.id}/unarchive`);
    expect(back.body.archivedAt).toBeNull();
    expect((await namesIn(tenant, "projects")).toSorted()).toEqual(["Own website", "Second shop"]);
    expect(await namesIn(tenant, "projects", { archived: "only" })).toEqual(["Fjellgate website"]);
  });
});

it("a client or project that was brought back is archived again as it was, and never at a later time", async () => {
  const { tenant, client, project } = await newStudio();
  const ownProject = await createRow(tenant, "projects", { name: "Second shop", clientId: client.id });
  const act = async (path: string, body?: object) => (await ask(tenant, "POST", path, body)).body.archivedAt;
  const first = await act(`projects/${project.id}/archive`);
  const second = await act(`clients/${client.id}/archive`);
  await act(`projects/${project.id}/unarchive`);
  expect(await act(`projects/${project.id}/archive`, { archivedAt: first })).toBe(first);
  await act(`clients/${client.id}/unarchive`);
  expect(await act(`clients/${client.id}/archive`, { archivedAt: second })).toBe(second);
  expect((await ask(tenant, "GET", `projects/${ownProject.id}`)).body.archivedAt).toBe(second);
  await act(`clients/${client.id}/unarchive`);
  expect(await namesIn(tenant, "projects", { archived: "only" })).toEqual(["Fjellgate website"]);
  const yearZero = { archivedAt: "0000-01-01T00:00:00Z" };
  expect((await ask(tenant, "POST", `clients/${client.id}/archive`, yearZero)).status).toBe(422);
  const late = await act(`clients/${client.id}/archive`, { archivedAt: "2126-01-01T00:00:00.000Z" });
  expect(Date.parse(String(late))).toBeLessThan(Date.now() + 60_000);
});

describe("an archived project", () => {
  it("has no task or event in today and in what is left to do, and keeps them", async () => {
    const { tenant, client, project } = await newStudio();
    const due = { projectId: project.id, dueAt: "2026-11-24T00:00:00.000Z", isWithTime: false };
    await createRow(tenant, "tasks", { name: "Left to do", ...due });
    await createRow(tenant, "tasks", { name: "Done", status: "completed", ...due });
    const dueAt = "2126-11-24T00:00:00.000Z";
    await createRow(tenant, "events", { ...due, name: "To come", dueAt });
    const now = new Date("2026-11-25T12:00:00Z");
    expect(await getToday(tenant.userId, "UTC", now)).toMatchObject({ late: 1 });
    const { body } = await ask(tenant, "POST", `projects/${project.id}/archive`);
    expect(body.updatedAt).toBe(project.updatedAt);
    expect(await getToday(tenant.userId, "UTC", now)).toMatchObject({ late: 0, today: 0 });
    expect(await namesIn(tenant, "tasks")).toEqual(["Done"]);
    expect(await namesIn(tenant, "tasks", { status: "pending" })).toEqual([]);
    expect(await namesIn(tenant, "events", { status: "scheduled" })).toEqual([]);
    expect(await namesIn(tenant, "events")).toEqual(["To come"]);
    for (const filter of [{ projectId: project.id }, { clientId: client.id }]) {
      expect(await namesIn(tenant, "tasks", { status: "pending", ...filter })).toEqual(["Left to do"]);
      expect(await namesIn(tenant, "events", { status: "scheduled", ...filter })).toEqual(["To come"]);
    }
    await ask(tenant, "POST", `projects/${project.id}/unarchive`);
    expect(await getToday(tenant.userId, "UTC", now)).toMatchObject({ late: 1 });
    expect(await namesIn(tenant, "tasks", { status: "pending" })).toEqual(["Left to do"]);
  });

  it("is still archived after an export and import", async () => {
    const { tenant, project } = await newStudio();
    const { body } = await ask(tenant, "POST", `projects/${project.id}/archive`);
    const other = await newTenant();
    await importArchive(other, await zipFiles(await exportArchive(tenant)));
    const { body: list } = await ask(other, "POST", "projects/search", { archived: "only" });
    expect(list.items).toMatchObject([{ name: "Fjellgate website", archivedAt: body.archivedAt }]);
  });
});

it.each(["clients", "projects"])("refuses an unknown value of the filter of %s", async (noun) => {
  const { status, body } = await ask(await newTenant(), "POST", `${noun}/search`, { archived: "yes" });
  expect(status).toBe(422);
  expect(body.errors).toContainEqual({ path: "archived", message: "Must be exclude, include or only" });
});
