import { expect, it, onTestFinished } from "vitest";
import { db } from "@/lib/server/db/client";
import { newTenant } from "../../support/tenants";

it("sends the queries of a transaction sequentially, as the database driver requires", async () => {
  const warnings: string[] = [];
  const note = (warning: Error) => warnings.push(warning.message);
  process.on("warning", note);
  onTestFinished(() => void process.off("warning", note));
  const { userId } = await newTenant("full");

  const read = await db.$transaction(async (transaction) => {
    const include = { projects: true, clients: true, tasks: true, files: true, events: true };
    return transaction.user.findUniqueOrThrow({ where: { id: userId }, include });
  });
  expect(read.projects).toHaveLength(22);
  expect(read.tasks).toHaveLength(140);

  expect(warnings).toEqual([]);
});

it("keeps using a connection after a failed query", async () => {
  const failed = db.$transaction((transaction) =>
    Promise.all([transaction.$queryRaw`SELECT 1/0`, transaction.user.count(), transaction.task.count()]),
  );
  await expect(failed).rejects.toThrow();
  const counts = await Promise.all(Array.from({ length: 20 }, () => db.user.count()));
  expect(new Set(counts).size).toBe(1);
});
