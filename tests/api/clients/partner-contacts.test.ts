import { describe, expect, it } from "vitest";
import { ask } from "../support/call";
import { createRow, searchNames } from "../support/rows";
import { newTenant, type Tenant } from "../support/tenants";

describe("partner contacts", () => {
  it("need a name and a role; without a company they are freelancers", async () => {
    const tenant = await newTenant();
    expect((await ask(tenant, "POST", "partner-contacts", {})).body.errors).toEqual([
      { path: "name", message: "Please enter a name" },
      { path: "role", message: "Please specify their role" },
    ]);
    for (const company of [undefined, "", "  ", null, "Freelancer"])
      expect(await createRow(tenant, "partner-contacts", { name: "P", role: "R", company })).toMatchObject({
        company: "Freelancer",
      });
    const { id } = await createRow(tenant, "partner-contacts", {
      name: "P",
      role: "R",
      company: " Tern Press ",
    });
    const patch = (body: object) => ask(tenant, "PATCH", `partner-contacts/${id}`, body);
    expect((await patch({ role: "Binder" })).body).toMatchObject({ company: "Tern Press", role: "Binder" });
    expect((await patch({ company: "" })).body).toMatchObject({ company: "Freelancer" });
  });

  it("are found by name, role and company", async () => {
    const tenant = await newTenant();
    const add = (name: string, role: string, company?: string) =>
      createRow(tenant, "partner-contacts", { name, role, company });
    await add("Émile", "Illustrator", "Atelier Ø");
    await add("eva", "Développeuse");
    await add("Bo", "C\\C++ developer", "100% Code");
    for (const [filter, names] of [
      [{}, ["Bo", "Émile", "eva"]],
      [{ name: "EMI" }, ["Émile"]],
      [{ role: "develop" }, ["Bo", "eva"]],
      [{ role: "\\" }, ["Bo"]],
      [{ company: "atelier o" }, ["Émile"]],
      [{ company: "%" }, ["Bo"]],
      [{ company: "freelancer", role: "dev" }, ["eva"]],
      [{ name: "_" }, []],
    ] as const)
      expect(await searchNames(tenant, "partner-contacts", filter), JSON.stringify(filter)).toEqual({
        names,
        total: names.length,
        unfilteredTotal: 3,
      });
  });
});

describe("POST partner-companies/selections", () => {
  const companies = async (tenant: Tenant, filter: object = {}) => {
    const answer = await ask<{ value: string; label: string }[]>(
      tenant,
      "POST",
      "partner-companies/selections",
      filter,
    );
    expect(answer.body.every(({ value, label }) => value === label)).toBe(true);
    return answer.body.map(({ value }) => value);
  };

  it("lists each company of the partners once, by name", async () => {
    const [tenant, other] = [await newTenant(), await newTenant()];
    expect(await companies(tenant)).toEqual([]);
    await createRow(other, "partner-contacts", { name: "P", role: "R", company: "Theirs" });
    for (const company of ["zeta", "Écho", "Tern Press", "Tern Press", undefined, "50% Off"])
      await createRow(tenant, "partner-contacts", { name: "P", role: "R", company });
    expect(await companies(tenant)).toEqual(["50% Off", "Écho", "Freelancer", "Tern Press", "zeta"]);
    expect(await companies(tenant, { name: "E" })).toEqual(["Écho", "Freelancer", "Tern Press", "zeta"]);
    expect(await companies(tenant, { name: "%" })).toEqual(["50% Off"]);
    expect(await companies(tenant, { name: "" })).toHaveLength(5);
  });

  it("lists at most 50", async () => {
    const tenant = await newTenant();
    for (let index = 0; index < 52; index++)
      await createRow(tenant, "partner-contacts", { name: "P", role: "R", company: `Company ${index}` });
    expect(await companies(tenant)).toHaveLength(50);
  });
});
