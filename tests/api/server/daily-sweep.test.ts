import { readFileSync } from "node:fs";
import { afterEach, expect, it, vi } from "vitest";
import { db } from "@/lib/server/db/client";
import { ask } from "../support/call";
import { newTenant } from "../support/tenants";

// Work that the platform finishes after a response.
const waiting: Promise<unknown>[] = [];
vi.mock("next/server", async (original) => ({
  ...(await original<object>()),
  after: (work: () => Promise<unknown>) => void waiting.push(work()),
}));

afterEach(() => vi.unstubAllEnvs());

async function expire(userId: string) {
  await db.user.update({ where: { id: userId }, data: { expiresAt: new Date(Date.now() - 1) } });
}

it("the schedule suits a platform that runs it once a day", () => {
  const { crons } = JSON.parse(readFileSync("vercel.json", "utf8")) as { crons: Record<string, string>[] };
  expect(crons.map(({ path }) => path)).toEqual(["/api/cron/sweep"]);
  expect(crons[0]?.schedule).toMatch(/^\d+ \d+ \* \* \*$/);
});

it("a demo that has ended is gone for every reader before it is swept", async () => {
  const ended = await newTenant("full");
  await expire(ended.userId);
  const cookie = { cookie: ended.cookie };
  expect((await ask(null, "GET", "auth/refresh", undefined, cookie)).status).toBe(401);
  expect((await ask(null, "GET", "auth/session", undefined, cookie)).body).toEqual({ session: null });
  for (const [method, path] of [
    ["GET", "users"],
    ["POST", "tasks/search"],
    ["GET", "export"],
    ["POST", "demo/reset"],
  ] as const)
    expect((await ask(ended, method, path, method === "POST" ? {} : undefined)).status, path).toBe(401);
  expect(await db.task.count({ where: { userId: ended.userId } })).toBeGreaterThan(0);
});

it("where no process sweeps, the start of a demo deletes those that have ended", async () => {
  const [ended, running] = [await newTenant(), await newTenant()];
  await expire(ended.userId);
  const where = { id: { in: [ended.userId, running.userId] } };
  await newTenant();
  expect([waiting.length, await db.user.count({ where })]).toEqual([0, 2]);

  vi.stubEnv("VERCEL", "1");
  await newTenant();
  expect(waiting).toHaveLength(1);
  await Promise.all(waiting);
  expect(await db.user.findMany({ where, select: { id: true } })).toEqual([{ id: running.userId }]);
});
