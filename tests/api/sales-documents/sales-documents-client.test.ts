import { v7 as newId } from "uuid";
import { describe, expect, it } from "vitest";
import { exportArchive, importArchive, zipFiles } from "../support/archive/archive";
import { ask } from "../support/call";
import { createRow } from "../support/rows";
import { newProject, newTenantWithProject } from "../support/studio";
import { newTenant } from "../support/tenants";

const saltmarsh = { name: "Saltmarsh Bakery", themeColor: "orange" };

describe("a document's client", () => {
  it("defaults to the project's client, and stays when the project gets another one", async () => {
    const { tenant, add, create } = await newTenantWithProject();
    const { id: clientId } = await createRow(tenant, "clients", saltmarsh);
    const { id: other } = await createRow(tenant, "clients", { name: "Quillfeather Press" });
    const projectId = await newProject(tenant, { clientId });
    const document = await add({ projectId });
    expect(document).toMatchObject({ clientId, client: { id: clientId, ...saltmarsh } });
    expect(await add({ projectId, clientId: other })).toMatchObject({ clientId: other });
    expect(await add({ projectId, clientId: null })).toMatchObject({ clientId: null, client: null });

    await ask(tenant, "PATCH", `projects/${projectId}`, { clientId: other });
    expect((await ask(tenant, "GET", `sales-documents/${document.id}`)).body).toEqual(document);
    const again = { id: document.id, projectId, clientId };
    expect((await create(again)).status).toBe(200);
    expect((await create({ ...again, clientId: other })).status).toBe(409);
  });

  it("can be changed and filtered independently of the project", async () => {
    const { tenant, add, change } = await newTenantWithProject();
    const { id: clientId } = await createRow(tenant, "clients", saltmarsh);
    const { id } = await add();
    const found = async (filter: object) =>
      (await ask(tenant, "POST", "sales-documents/search", filter)).body.items.map((row) => row.id);
    expect(await found({ clientId })).toEqual([]);
    expect((await change(id, { clientId })).body).toMatchObject({ clientId, client: saltmarsh });
    expect(await found({ clientId })).toEqual([id]);
    expect(await found({ clientId: "freelancing" })).toEqual([]);
    expect((await change(id, { clientId: "" })).body).toMatchObject({ clientId: null, client: null });
    expect(await found({ clientId: "freelancing" })).toEqual([id]);
  });

  it("returns 404 for another tenant's client and for an unknown one", async () => {
    const { create, add, change } = await newTenantWithProject();
    const theirs = await createRow(await newTenant(), "clients", saltmarsh);
    const { id } = await add();
    for (const clientId of [theirs.id, newId()]) {
      expect((await create({ clientId })).status).toBe(404);
      expect((await change(id, { clientId })).status).toBe(404);
    }
    expect((await create({ clientId: "Saltmarsh" })).status).toBe(422);
  });

  it("is removed when the client is deleted, and a document of another client's project keeps its printed texts", async () => {
    const { tenant, add } = await newTenantWithProject();
    const { id: clientId } = await createRow(tenant, "clients", saltmarsh);
    const kept = await add({ clientId });
    const gone = await add({ projectId: await newProject(tenant, { clientId }) });
    expect((await ask(tenant, "DELETE", `clients/${clientId}`)).status).toBe(204);
    expect((await ask(tenant, "GET", `sales-documents/${gone.id}`)).status).toBe(404);
    const { body } = await ask(tenant, "GET", `sales-documents/${kept.id}`);
    expect(body).toEqual({ ...kept, clientId: null, client: null });
    expect((await ask(tenant, "DELETE", "users")).status).toBe(204);
  });

  it("is the project's client in an archive from before documents had one", async () => {
    const { tenant, add } = await newTenantWithProject();
    const { id: clientId } = await createRow(tenant, "clients", saltmarsh);
    const { id } = await add({ projectId: await newProject(tenant, { clientId }) });
    const files = await exportArchive(tenant);
    const table = "json/salesDocuments.json";
    const before = files.get(table)?.toString().replace(`"clientId":"${clientId}",`, "") ?? "";
    expect(before).not.toContain("clientId");
    const copy = await newTenant();
    const answer = await importArchive(copy, await zipFiles(files.set(table, Buffer.from(before))));
    expect(answer.status, answer.body.detail).toBe(200);
    expect((await ask(copy, "GET", `sales-documents/${id}`)).body).toMatchObject({ clientId });
  });
});
