import { describe, expect, it } from "vitest";
import { db } from "@/lib/server/db/client";
import { ask } from "../support/call";
import { createRow } from "../support/rows";
import { newTenant } from "../support/tenants";
import { addProject, document, remove, restore, trashOf } from "../support/trash";

describe("a trash entry", () => {
  it("gives the same answer to a second restore, also at the same time, and no longer lists the entry", async () => {
    const tenant = await newTenant();
    const { project } = await addProject(tenant);
    const id = await remove(tenant, `projects/${project.id}`);
    const [entry] = await trashOf(tenant);
    const answers = await Promise.all(Array.from({ length: 4 }, () => restore(tenant, id)));
    for (const { status, body } of [...answers, await restore(tenant, id, {})])
      expect([status, body]).toEqual([200, { ...entry, linesWithoutTime: 0 }]);
    expect(await trashOf(tenant)).toEqual([]);
    expect((await ask(tenant, "GET", `projects/${project.id}`)).status).toBe(200);
    expect((await ask(tenant, "DELETE", `trash/${id}`)).status).toBe(404);
    expect((await ask(tenant, "DELETE", "trash")).status).toBe(204);
    expect((await restore(tenant, id)).status).toBe(200);
  });

  it("restores a row with its deleted parents, each from its own entry", async () => {
    const tenant = await newTenant();
    const { client, project, task } = await addProject(tenant);
    const taskEntry = await remove(tenant, `tasks/${task.id}`);
    const projectEntry = await remove(tenant, `projects/${project.id}`);
    const clientEntry = await remove(tenant, `clients/${client.id}`);
    const refused = await restore(tenant, taskEntry);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: "parent-deleted", parent: { id: projectEntry, kind: "project", name: "Website" } },
    });
    expect(refused.body.detail).toContain("Restore both");
    expect((await restore(tenant, projectEntry)).body).toMatchObject({ parent: { id: clientEntry } });
    expect((await restore(tenant, taskEntry, { withParent: "yes" })).status).toBe(422);
    expect((await restore(tenant, taskEntry, { withParent: true })).status).toBe(200);
    expect((await ask(tenant, "GET", `tasks/${task.id}`)).body).toMatchObject({
      client: { name: "Fjellgate" },
    });
    expect(await trashOf(tenant)).toEqual([]);
  });

  it("refuses a row whose parent was deleted for good, and one whose id exists again", async () => {
    const tenant = await newTenant();
    const { project, task } = await addProject(tenant);
    const other = await createRow(tenant, "tasks", { name: "Alone", dueAt: "2026-11-27" });
    const [taskEntry, otherEntry] = [
      await remove(tenant, `tasks/${task.id}`),
      await remove(tenant, `tasks/${other.id}`),
    ];
    expect(
      (await ask(tenant, "DELETE", `trash/${await remove(tenant, `projects/${project.id}`)}`)).status,
    ).toBe(204);
    const refused = await restore(tenant, taskEntry, { withParent: true });
    expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
      409,
      undefined,
      "Its project was deleted for good, so it cannot be restored.",
    ]);
    await createRow(tenant, "tasks", { id: other.id, name: "Again", dueAt: "2026-11-27" });
    expect((await restore(tenant, otherEntry)).status).toBe(409);
    expect(await trashOf(tenant)).toHaveLength(2);
  });

  it("does not offer a parent whose entry has expired", async () => {
    const tenant = await newTenant();
    const { project, task } = await addProject(tenant);
    const taskEntry = await remove(tenant, `tasks/${task.id}`);
    const projectEntry = await remove(tenant, `projects/${project.id}`);
    await db.trashEntry.updateMany({
      where: { userId: tenant.userId, id: projectEntry },
      data: { expiresAt: new Date(0) },
    });
    for (const withParent of [false, true])
      expect(await restore(tenant, taskEntry, { withParent })).toMatchObject({
        status: 409,
        body: { detail: "Its project was deleted for good, so it cannot be restored." },
      });
  });

  it("restores what is left when a contact or an account was deleted in between", async () => {
    const tenant = await newTenant();
    const { project, contact } = await addProject(tenant);
    await ask(tenant, "PATCH", `projects/${project.id}`, {
      contacts: { contactType: "client", contacts: [contact.id] },
    });
    const account = await createRow(tenant, "bank-accounts", {
      label: "Main",
      holder: "Ida",
      accountNumber: "123",
    });
    const draft = await createRow(tenant, "sales-documents", {
      ...document,
      projectId: project.id,
      bankAccountId: account.id,
    });
    const projectEntry = await remove(tenant, `projects/${project.id}`);
    const contactEntry = await remove(tenant, `client-contacts/${contact.id}`);
    const accountEntry = await remove(tenant, `bank-accounts/${account.id}`);
    expect((await restore(tenant, projectEntry)).status).toBe(200);
    expect((await ask(tenant, "GET", `projects/${project.id}`)).body.clientContacts).toEqual([]);
    expect((await ask(tenant, "GET", `sales-documents/${draft.id}`)).body).toMatchObject({
      bankAccountId: null,
      bankHolder: null,
    });
    for (const entry of [contactEntry, accountEntry]) expect((await restore(tenant, entry)).status).toBe(200);
  });

  it("restores a cleared reference only where it is still empty and the document was not issued", async () => {
    const tenant = await newTenant();
    const { project } = await addProject(tenant);
    const [first, second] = [
      await createRow(tenant, "bank-accounts", { label: "First", holder: "Ida", accountNumber: "1" }),
      await createRow(tenant, "bank-accounts", { label: "Second", holder: "Ida", accountNumber: "2" }),
    ];
    const drafts = await Promise.all(
      ["1", "2"].map((number) =>
        createRow(tenant, "sales-documents", {
          ...document,
          number,
          projectId: project.id,
          bankAccountId: first.id,
        }),
      ),
    );
    const entry = await remove(tenant, `bank-accounts/${first.id}`);
    await ask(tenant, "PATCH", `sales-documents/${drafts[1]?.id}`, { bankAccountId: second.id });
    await restore(tenant, entry);
    const numbers = await Promise.all(
      drafts.map(
        async ({ id }) => (await ask(tenant, "GET", `sales-documents/${id}`)).body.bankAccountNumber,
      ),
    );
    expect(numbers).toEqual(["1", "2"]);
  });
});
