import { expect, it } from "vitest";
import { printFigure, startDemo, startServer } from "./server";
import { openTestDatabase } from "./tenant-database";

const CROWD = 100;

/** The time for which a start waits for its turn before it is rejected (`lib/demo/server/data.ts`), in milliseconds. */
const MAX_WAIT_MS = 8_000;

const { url, folder } = await openTestDatabase();

it("a hundred concurrent full demos start or get Retry-After, and none hangs", async () => {
  const server = await startServer({ DATABASE_URL: url, PENNANT_DATA_DIR: folder });
  await startDemo(server, "demo");
  const aloneBegan = performance.now();
  await startDemo(server, "demo");
  const aloneMs = performance.now() - aloneBegan;

  const began = performance.now();
  const answers = await Promise.all(
    Array.from({ length: CROWD }, async () => {
      const answer = await server.ask("GET", "demo");
      await answer.arrayBuffer();
      return { answer, ms: Math.round(performance.now() - began) };
    }),
  );
  const started = answers.filter(({ answer }) => answer.status === 200);
  const rejected = answers.filter(({ answer }) => answer.status === 503 && answer.headers.has("retry-after"));
  const longest = Math.max(...answers.map(({ ms }) => ms));
  printFigure(
    "a hundred full demos at once",
    `${started.length} started, ${rejected.length} with Retry-After, the last response after ${longest} ms, one alone ${Math.round(aloneMs)} ms`,
  );
  expect(started.length + rejected.length).toBe(CROWD);
  // Four start at once. On a slow machine each takes longer, and more are rejected.
  expect(longest).toBeLessThan(MAX_WAIT_MS + 10 * aloneMs);
  await server.kill();
});
