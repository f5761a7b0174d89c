import { v7 as newId } from "uuid";
import { expect, it } from "vitest";
import { db } from "@/lib/server/db/client";
import { insertRows } from "@/lib/server/db/insert-rows";
import { withReleasedObjectsOf } from "@/lib/server/storage/removal";
import { ask } from "../support/call";
import { newTenant, type Tenant } from "../support/tenants";

const PROJECTS = 40;
const ROWS = 10_000;

async function addLargeClient({ userId }: Tenant): Promise<string> {
  const now = new Date();
  const of = (index: number) => ({ userId, id: newId(), name: `Row ${index}`, updatedAt: now });
  const client = of(0);
  const projects = Array.from({ length: PROJECTS }, (_, index) => ({
    ...of(index),
    clientId: client.id,
    links: [],
    projectStatus: "active",
    paymentStatus: "pending",
    isPaymentStatusManual: false,
    budget: 0,
    pinned: false,
    createdAt: now,
  }));
  const rows = Array.from({ length: ROWS }, (_, index) => ({
    ...of(index),
    createdAt: now,
    projectId: projects[index % PROJECTS]?.id,
  }));
  const due = { dueAt: now, isWithTime: false, tags: [], details: "Some details of a few words" };
  const [tasks, events, files] = [rows.slice(0, 6_000), rows.slice(6_000, 8_000), rows.slice(8_000)];
  await insertRows({
    Client: [{ ...client, createdAt: now }],
    Project: projects,
    Task: tasks.map((row) => ({ ...row, ...due, status: "pending" })),
    Event: events.map((row) => ({ ...row, ...due })),
    File: files.map((row) => ({ ...row, type: "document", category: "asset", link: "https://a.example" })),
  });
  return client.id;
}

/** A delete without a trash, as the database does it. */
async function deletePlainly({ userId }: Tenant, id: string) {
  await withReleasedObjectsOf(userId, async (transaction) => {
    await transaction.$queryRaw`SELECT 1 FROM "Client" WHERE "userId" = ${userId}::uuid AND "id" = ${id}::uuid FOR UPDATE`;
    await transaction.client.delete({ where: { userId_id: { userId, id } } });
  });
}

it(`a client with ${ROWS} rows goes to the trash and comes back, in the time that this prints`, async () => {
  const tenant = await newTenant();
  const [plain, trash, restore]: number[][] = [[], [], []];
  const timed = async (times: number[] | undefined, run: () => Promise<unknown>) => {
    const start = performance.now();
    await run();
    times?.push(Math.round(performance.now() - start));
  };
  for (let round = 0; round < 3; round += 1) {
    const [first, second] = [await addLargeClient(tenant), await addLargeClient(tenant)];
    await timed(plain, () => deletePlainly(tenant, first));
    await timed(trash, async () =>
      expect((await ask(tenant, "DELETE", `clients/${second}`)).status).toBe(204),
    );
    const { body } = await ask(tenant, "POST", "trash/search", {});
    await timed(restore, async () =>
      expect((await ask(tenant, "POST", `trash/${body.items[0]?.id}/restore`)).status).toBe(200),
    );
    await db.client.deleteMany({ where: { userId: tenant.userId } });
  }
  const best = (times: number[] | undefined) => Math.min(...(times ?? []));
  process.stdout.write(
    `measured: trash: ${ROWS} rows: ${best(plain)} ms deleted plainly, ${best(trash)} ms into the trash, ${best(restore)} ms restored\n`,
  );
  expect(await db.trashEntry.count({ where: { userId: tenant.userId } })).toBe(3);
});
