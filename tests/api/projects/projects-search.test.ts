import fc from "fast-check";
import { v7 as newId } from "uuid";
import { describe, expect, it } from "vitest";
import { compareProjects, matchesProjectFilter } from "@/lib/projects/rules";
import type { ProjectRow } from "@/lib/projects/schema";
import { repetitions } from "../../setup/property-cases";
import { ask } from "../support/call";
import { createRow, searchNames } from "../support/rows";
import { newTenant } from "../support/tenants";

describe("POST projects/search", () => {
  it("lists the last changed first; a pin does not change the order", async () => {
    const tenant = await newTenant();
    const [first, second] = [
      await createRow(tenant, "projects", { name: "First" }),
      await createRow(tenant, "projects", { name: "Second" }),
    ];
    await ask(tenant, "PATCH", `projects/${first.id}`, { budget: 5 });
    expect((await searchNames(tenant, "projects")).names).toEqual(["First", "Second"]);
    const before = (await ask(tenant, "GET", `projects/${second.id}`)).body.updatedAt;
    await ask(tenant, "PATCH", `projects/${second.id}`, { pinned: true });
    expect((await searchNames(tenant, "projects")).names).toEqual(["First", "Second"]);
    expect((await ask(tenant, "GET", `projects/${second.id}`)).body).toMatchObject({
      pinned: true,
      updatedAt: before,
    });
  });

  it("filters by client, no client, both statuses and pins; an empty text filters nothing", async () => {
    const tenant = await newTenant();
    const client = await createRow(tenant, "clients", { name: "Client" });
    await createRow(tenant, "projects", { name: "A", clientId: client.id, projectStatus: "on-hold" });
    const b = await createRow(tenant, "projects", { name: "B", paymentStatus: "paid" });
    await ask(tenant, "PATCH", `projects/${b.id}`, { pinned: true });
    for (const [filter, names] of [
      [{ clientId: client.id }, ["A"]],
      [{ clientId: "freelancing" }, ["B"]],
      [{ projectStatus: "on-hold" }, ["A"]],
      [{ projectStatus: "completed" }, []],
      [{ paymentStatus: "paid" }, ["B"]],
      [{ pinned: true }, ["B"]],
      [{ pinned: false }, ["A"]],
      [{ clientId: newId() }, []],
      [{ name: "a", clientId: "", projectStatus: "", paymentStatus: "", pinned: "" }, ["A"]],
      [{ name: "", clientId: null }, ["B", "A"]],
    ] as const)
      expect(await searchNames(tenant, "projects", filter), JSON.stringify(filter)).toEqual({
        names,
        total: names.length,
        unfilteredTotal: 2,
      });
    for (const filter of [
      { clientId: "x" },
      { projectStatus: "late" },
      { paymentStatus: 1 },
      { pinned: "yes" },
    ])
      expect((await ask(tenant, "POST", "projects/search", filter)).status).toBe(422);
  });

  it("includes the earliest pending task", async () => {
    const tenant = await newTenant();
    const { id: projectId } = await createRow(tenant, "projects", { name: "P" });
    await createRow(tenant, "tasks", { name: "Later", projectId, dueAt: "2026-12-02" });
    const next = await createRow(tenant, "tasks", { name: "Next", projectId, dueAt: "2026-12-01" });
    await createRow(tenant, "tasks", { name: "Done", projectId, dueAt: "2026-11-01", status: "completed" });
    const { body } = await ask(tenant, "POST", "projects/search", {});
    expect(body.items[0]).toMatchObject({ tasks: [{ id: next.id, name: "Next" }] });
    expect((await ask(tenant, "GET", `projects/${projectId}`)).body).toMatchObject({
      tasks: [{ name: "Next" }],
    });
  });

  it("finds the same rows as the client-side rule, in the same order", async () => {
    const tenant = await newTenant();
    const clients = [
      await createRow(tenant, "clients", { name: "X" }),
      await createRow(tenant, "clients", { name: "Y" }),
    ];
    const clientIds = [...clients.map((client) => client.id), ""];
    const letters = ["a", "Á", "ß", "S", "%", "_", "\\", "ø", "И", " "];
    const name = fc
      .array(fc.constantFrom(...letters), { minLength: 1, maxLength: 4 })
      .map((part) => part.join(""));
    const statuses = fc.constantFrom("active", "on-hold", "completed");
    const payments = fc.constantFrom("pending", "processing", "paid");
    const row = fc.record({
      name: name.map((text) => `x${text}x`),
      clientId: fc.constantFrom(...clientIds),
      projectStatus: statuses,
      paymentStatus: payments,
    });
    for (const body of fc.sample(row, 40)) {
      const { id } = await createRow(tenant, "projects", body);
      if (body.name.length % 2) await ask(tenant, "PATCH", `projects/${id}`, { pinned: true });
    }
    const all = await ask<{ items: ProjectRow[] }>(tenant, "POST", "projects/search", { take: 1000 });
    const filter = fc.record(
      {
        name,
        clientId: fc.constantFrom(clients[0]?.id, "freelancing"),
        projectStatus: statuses,
        paymentStatus: payments,
        pinned: fc.boolean(),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(filter, async (chosen) => {
        const found = await ask<{ items: ProjectRow[]; total: number }>(tenant, "POST", "projects/search", {
          ...chosen,
          take: 1000,
        });
        const expected = all.body.items
          .filter((project) => matchesProjectFilter(project, chosen as never))
          .sort(compareProjects);
        expect(found.body.items.map((project) => project.id)).toEqual(expected.map((project) => project.id));
        expect(found.body.total).toBe(expected.length);
      }),
      { numRuns: repetitions(30, 60) },
    );
  });
});
