import { expect, it, vi } from "vitest";
import { db } from "@/lib/server/db/client";
import { databaseProblem } from "@/lib/server/db/database-problem";
import type { Prisma } from "@/lib/server/db/generated/client";
import { inSnapshot } from "@/lib/server/db/in-snapshot";
import { lockWaits } from "../support/lock-waits";
import { newTenant } from "../support/tenants";
import { addProject, remove, restore } from "../support/trash";

const isWaiting = async () => expect(await lockWaits()).toHaveLength(1);

const namesOfTasks = async (userId: string) =>
  (await db.task.findMany({ where: { userId }, orderBy: { name: "asc" } })).map(({ name }) => name);

/** Deletes the client while a change is in progress, and restores it after the change was made. */
async function deleteDuring(change: (transaction: Prisma.TransactionClient, work: Work) => Promise<unknown>) {
  const tenant = await newTenant();
  const { client, project, task } = await addProject(tenant);
  const { deletion } = await db.$transaction(async (transaction) => {
    await change(transaction, { userId: tenant.userId, projectId: project.id, taskId: task.id });
    const deletion = remove(tenant, `clients/${client.id}`);
    await vi.waitFor(isWaiting, { timeout: 60_000, interval: 20 });
    return { deletion };
  });
  const entryId = await deletion;
  expect(await namesOfTasks(tenant.userId)).toEqual([]);
  expect((await restore(tenant, entryId)).status).toBe(200);
  return namesOfTasks(tenant.userId);
}

type Work = { userId: string; projectId: string; taskId: string };

it("an edit in progress when the client is deleted is in the trash entry", async () => {
  const names = await deleteDuring((transaction, { userId, taskId: id }) =>
    transaction.task.update({
      where: { userId_id: { userId, id } },
      data: { name: "Landing page, second draft" },
    }),
  );
  expect(names).toEqual(["Landing page, second draft"]);
});

it("a task that is being added when the client is deleted is in the trash entry", async () => {
  const names = await deleteDuring((transaction, { userId, projectId }) =>
    transaction.task.create({ data: { userId, projectId, name: "Added", dueAt: new Date() } }),
  );
  expect(names).toEqual(["Added", "Landing page"]);
});

it("a document of another project that is being made out to the client when it is deleted loses the reference", async () => {
  const tenant = await newTenant();
  const { userId } = tenant;
  const { client } = await addProject(tenant);
  const other = await addProject(tenant);
  const { deletion, document } = await db.$transaction(async (transaction) => {
    const document = await transaction.salesDocument.create({
      data: {
        userId,
        projectId: other.project.id,
        clientId: client.id,
        issuedAt: new Date(),
        currency: "EUR",
        projectTitle: "Poster",
        freelancerName: "Ada",
        clientName: "Acme",
      },
    });
    const deletion = remove(tenant, `clients/${client.id}`);
    await vi.waitFor(isWaiting, { timeout: 60_000, interval: 20 });
    return { deletion, document };
  });
  const entryId = await deletion;
  const where = { userId_id: { userId, id: document.id } };
  expect(await db.salesDocument.findUnique({ where })).toMatchObject({ clientId: null, clientName: "Acme" });
  expect((await restore(tenant, entryId)).status).toBe(200);
  expect(await db.salesDocument.findUnique({ where })).toMatchObject({ clientId: client.id });
});

it("a deletion gives up after five conflicts with other changes, and the answer is 503", async () => {
  const { userId } = await newTenant();
  const { id } = await db.task.create({ data: { userId, name: "Busy", dueAt: new Date() } });
  const where = { userId_id: { userId, id } };
  let attempts = 0;
  const failure: unknown = await inSnapshot(async (database) => {
    attempts += 1;
    await database.$queryRaw`SELECT FROM "Task" WHERE "id" = ${id}::uuid`;
    await db.task.update({ where, data: { details: `Changed before attempt ${attempts}` } });
    await database.$executeRaw`DELETE FROM "Task" WHERE "id" = ${id}::uuid`;
  }).catch((error: unknown) => error);
  expect([attempts, databaseProblem(failure)?.status]).toEqual([5, 503]);
});
