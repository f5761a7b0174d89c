import { describe, expect, it } from "vitest";
import { clientSchema } from "@/lib/clients/schema";
import { db } from "@/lib/server/db/client";
import { ask } from "../support/call";
import { createRow, searchNames } from "../support/rows";
import { newTenant } from "../support/tenants";

describe("clients", () => {
  it("need a name and a color of the palette", async () => {
    const tenant = await newTenant();
    expect((await ask(tenant, "POST", "clients", {})).body.errors).toEqual([
      { path: "name", message: "Please enter client name" },
    ]);
    const grey = await ask(tenant, "POST", "clients", { name: "C", themeColor: "grey" });
    expect(grey.body.errors).toEqual([{ path: "themeColor", message: "Please select a color" }]);
    const { id } = await createRow(tenant, "clients", { name: "C", themeColor: "teal", detail: "VIP" });
    const renamed = await ask(tenant, "PATCH", `clients/${id}`, { name: "" });
    expect(renamed.body.errors).toEqual([{ path: "name", message: "Please name your client" }]);
    const changed = await ask(tenant, "PATCH", `clients/${id}`, {
      themeColor: null,
      phoneNumber: "1",
      email: "",
    });
    expect(clientSchema.parse(changed.body)).toMatchObject({
      themeColor: null,
      phoneNumber: "1",
      email: null,
      detail: "VIP",
    });
  });

  it("are listed by name, regardless of case and accents", async () => {
    const tenant = await newTenant();
    for (const name of ["zebra", "Ärzte", "apple", "Øre", "École", "eclair"])
      await createRow(tenant, "clients", { name });
    const { names } = await searchNames(tenant, "clients");
    expect(names).toEqual(["apple", "Ärzte", "eclair", "École", "Øre", "zebra"]);
  });

  it("include their contacts and projects", async () => {
    const tenant = await newTenant();
    const { id } = await createRow(tenant, "clients", { name: "C" });
    await createRow(tenant, "client-contacts", { name: "Zoë", role: "Owner", companyId: id });
    await createRow(tenant, "client-contacts", { name: "Ann", role: "Editor", companyId: id });
    await createRow(tenant, "projects", { name: "Older", clientId: id });
    const newer = await createRow(tenant, "projects", { name: "Newer", clientId: id });
    const { body } = await ask(tenant, "GET", `clients/${id}`);
    expect(clientSchema.parse(body)).toMatchObject({
      projectCount: 2,
      projects: [{ name: "Newer" }, { name: "Older" }],
      contacts: [
        { name: "Ann", role: "Editor" },
        { name: "Zoë", role: "Owner" },
      ],
    });
    const list = await ask(tenant, "POST", "clients/search", {});
    expect(list.body.items[0]).toMatchObject({
      projectCount: 2,
      projects: [{ id: newer.id, name: "Newer" }, { name: "Older" }],
      contacts: [{ name: "Ann" }, { name: "Zoë" }],
    });
  });

  it("are deleted with everything that belongs to them, and nothing else", async () => {
    const tenant = await newTenant("full");
    const { body: clients } = await ask(tenant, "POST", "clients/search", {});
    const client = clients.items.find(({ name }) => name === "Fjellgate Cycles");
    const where = { userId: tenant.userId };
    const ofClient = { ...where, project: { clientId: client?.id } };
    const counts = async () =>
      Promise.all([
        db.project.count({ where }),
        db.task.count({ where }),
        db.event.count({ where }),
        db.file.count({ where }),
        db.clientContact.count({ where }),
        db.partnerContact.count({ where }),
        db.salesDocument.count({ where }),
      ]);
    const theirs = await Promise.all([
      db.project.count({ where: { ...where, clientId: client?.id } }),
      db.task.count({ where: ofClient }),
      db.event.count({ where: ofClient }),
      db.file.count({ where: ofClient }),
      db.clientContact.count({ where: { ...where, companyId: client?.id } }),
      Promise.resolve(0),
      db.salesDocument.count({ where: ofClient }),
    ]);
    expect(theirs.slice(0, 5).every((count) => count > 0)).toBe(true);
    const before = await counts();
    expect((await ask(tenant, "DELETE", `clients/${client?.id}`)).status).toBe(204);
    expect(await counts()).toEqual(before.map((count, index) => count - (theirs[index] ?? 0)));
  });
});
