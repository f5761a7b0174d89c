import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { endChildren, killChildren, startNode } from "./children.mjs";

const folder = mkdtempSync(path.join(os.tmpdir(), "pennant-children-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A program that goes on after SIGTERM until it is told to finish, as a server with a request does. */
async function startBusy() {
  const file = path.join(folder, "busy.mjs");
  writeFileSync(
    file,
    `process.on("SIGTERM", () => process.send("asked"));
     process.on("message", () => process.exit(0));
     setInterval(() => {}, 1_000);
     process.send("started");`,
  );
  const child = startNode([file], { cwd: folder });
  const ended = new Promise<[number | null, string | null]>((resolve) =>
    child.once("exit", (code: number | null, signal: string | null) => resolve([code, signal])),
  );
  const says = (word: string) =>
    new Promise<void>((resolve) => child.on("message", (said: unknown) => said === word && resolve()));
  await says("started");
  return { child, ended, asked: says("asked") };
}

it("lets a program finish what it is doing", async () => {
  const { child, ended, asked } = await startBusy();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const end = endChildren(20_000);
  await asked;
  vi.advanceTimersByTime(19_000);
  child.send("finish");
  await end;
  vi.useRealTimers();
  expect(await ended).toEqual([0, null]);
});

it("kills a program that takes longer, and immediately on a second call", async () => {
  const late = await startBusy();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const end = endChildren(20_000);
  await late.asked;
  vi.advanceTimersByTime(20_000);
  await end;
  vi.useRealTimers();
  expect(await late.ended).toEqual([null, "SIGKILL"]);

  const again = await startBusy();
  const ending = endChildren(20_000);
  await again.asked;
  killChildren();
  await ending;
  expect(await again.ended).toEqual([null, "SIGKILL"]);
});
