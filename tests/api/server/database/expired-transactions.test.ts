import { expect, it } from "vitest";
import { connection, db } from "@/lib/server/db/client";
import { databaseProblem } from "@/lib/server/db/database-problem";
import { newTenant } from "../../support/tenants";

const LONGEST_MS = 40;

it("a transaction that times out in the middle of an operation writes all of it or nothing, and is answered with 503", async () => {
  const { userId } = await newTenant("full");
  const project = await db.project.findFirstOrThrow({ where: { userId } });
  const items = Array.from({ length: 3 }, (_, position) => ({ title: "Design", rate: "1", position }));
  const names = { projectTitle: "Shop", freelancerName: "Ida Brekke", clientName: "Saltmarsh Bakery" };
  const issuedAt = new Date();
  const data = { ...names, userId, projectId: project.id, currency: "EUR", issuedAt };
  const create = (number: string, timeout: number) =>
    db.$transaction(
      (transaction) =>
        transaction.salesDocument.create({
          data: { ...data, number, items: { createMany: { data: items } } },
          select: { id: true, items: true },
        }),
      { timeout },
    );

  let refused = 0;
  for (let timeout = 1; timeout <= LONGEST_MS; timeout += 1) {
    const number = `expired ${timeout}`;
    const error = await create(number, timeout).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    if (error) expect(databaseProblem(error)?.status, String(error)).toBe(503);
    refused += error ? 1 : 0;
    const stored = await db.salesDocument.findMany({ where: { userId, number }, include: { items: true } });
    expect(stored.map((document) => document.items.length)).toEqual(error ? [] : [items.length]);
  }
  expect(refused).toBeGreaterThan(0);
});

it("a connection refuses queries after its transaction has ended", async () => {
  const ended = await connection();
  await ended.query("BEGIN");
  await ended.query("ROLLBACK");
  await expect(ended.query("SELECT 1")).rejects.toThrow("The transaction has ended.");
  ended.release();
  await expect(ended.query("SELECT 1")).rejects.toThrow("The transaction has ended.");
  const next = await connection();
  expect((await next.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
  next.release();
});
