import { v7 as newId } from "uuid";
import { describe, expect, it } from "vitest";
import { clientContactSchema } from "@/lib/client-contacts/schema";
import { ask } from "../support/call";
import { createRow, searchNames } from "../support/rows";
import { newTenant } from "../support/tenants";

describe("client contacts", () => {
  it("need a name, a company and a role", async () => {
    const tenant = await newTenant();
    expect((await ask(tenant, "POST", "client-contacts", { companyId: "" })).body.errors).toEqual([
      { path: "companyId", message: "Please select a client" },
      { path: "name", message: "Please enter a name" },
      { path: "role", message: "Please specify their role" },
    ]);
    const { id: companyId } = await createRow(tenant, "clients", { name: "C", themeColor: "mint" });
    const contact = await createRow(tenant, "client-contacts", {
      name: "Ann",
      role: "Owner",
      companyId,
      detail: "x",
    });
    expect(clientContactSchema.parse(contact)).toMatchObject({
      company: { id: companyId, name: "C", themeColor: "mint" },
      phoneNumber: null,
      email: null,
      details: "x",
      avatar: null,
    });
    const patch = (body: object) => ask(tenant, "PATCH", `client-contacts/${contact.id}`, body);
    expect((await patch({ role: " " })).body.errors).toEqual([
      { path: "role", message: "Please specify their role" },
    ]);
    expect((await patch({ details: "", phoneNumber: " 1 " })).body).toMatchObject({
      details: null,
      phoneNumber: "1",
    });
  });

  it("keep their company, and ignore a picture's key in the body", async () => {
    const tenant = await newTenant();
    const [one, two] = [
      await createRow(tenant, "clients", { name: "One" }),
      await createRow(tenant, "clients", { name: "Two" }),
    ];
    const body = { name: "Ann", role: "R", companyId: one.id };
    const { id } = await createRow(tenant, "client-contacts", body);
    const moved = await ask(tenant, "PATCH", `client-contacts/${id}`, { companyId: two.id });
    expect(moved.body).toMatchObject({ companyId: one.id, company: { name: "One" } });
  });

  it("return 404 for another tenant's company and write nothing", async () => {
    const [tenant, other] = [await newTenant(), await newTenant()];
    const theirs = await createRow(other, "clients", { name: "Theirs" });
    for (const companyId of [theirs.id, newId()])
      expect((await ask(tenant, "POST", "client-contacts", { name: "A", role: "R", companyId })).status).toBe(
        404,
      );
    expect((await searchNames(tenant, "client-contacts")).total).toBe(0);
  });

  it("are found by name, role, company and project", async () => {
    const tenant = await newTenant();
    const [cafe, mill] = [
      await createRow(tenant, "clients", { name: "Café Olé" }),
      await createRow(tenant, "clients", { name: "Mill 50%" }),
    ];
    const add = (name: string, role: string, companyId: string) =>
      createRow(tenant, "client-contacts", { name, role, companyId });
    const zoe = await add("Zoë", "Geschäftsführerin", cafe.id);
    await add("adam", "Baker_in_chief", mill.id);
    await add("Ádám", "Owner", mill.id);
    const project = await createRow(tenant, "projects", { name: "P" });
    await ask(tenant, "PATCH", `projects/${project.id}`, {
      contacts: { contactType: "client", contacts: [zoe.id] },
    });
    for (const [filter, names] of [
      [{}, ["adam", "Ádám", "Zoë"]],
      [{ name: "ZOE" }, ["Zoë"]],
      [{ name: "adam" }, ["adam", "Ádám"]],
      [{ role: "geschafts" }, ["Zoë"]],
      [{ role: "_in_" }, ["adam"]],
      [{ company: "cafe ole" }, ["Zoë"]],
      [{ company: "50%" }, ["adam", "Ádám"]],
      [{ companyId: mill.id }, ["adam", "Ádám"]],
      [{ companyId: mill.id, role: "owner" }, ["Ádám"]],
      [{ projectId: project.id }, ["Zoë"]],
      [{ projectId: newId() }, []],
      [{ name: "", role: "", company: "", companyId: "", projectId: "" }, ["adam", "Ádám", "Zoë"]],
    ] as const)
      expect(await searchNames(tenant, "client-contacts", filter), JSON.stringify(filter)).toEqual({
        names,
        total: names.length,
        unfilteredTotal: 3,
      });
    expect((await ask(tenant, "POST", "client-contacts/search", { companyId: "x" })).status).toBe(422);
  });

  it("are listed 25 at a time", async () => {
    const tenant = await newTenant();
    const { id: companyId } = await createRow(tenant, "clients", { name: "C" });
    for (let index = 0; index < 27; index++)
      await createRow(tenant, "client-contacts", { name: `Person ${index}`, role: "R", companyId });
    expect((await searchNames(tenant, "client-contacts")).names).toHaveLength(25);
    expect(await searchNames(tenant, "client-contacts", { take: 38 })).toMatchObject({ total: 27 });
  });
});
