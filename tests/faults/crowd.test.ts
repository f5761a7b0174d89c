import { expect, it } from "vitest";
import { printFigure, startDemo, startServer } from "./server";
import { openTestDatabase } from "./tenant-database";

const CROWD = 100;

const { url, folder } = await openTestDatabase();

it("a hundred concurrent full demos start or get Retry-After, and none hangs", async () => {
  const server = await startServer({ DATABASE_URL: url, PENNANT_DATA_DIR: folder });
  await startDemo(server, "demo");
  const began = performance.now();
  const answers = await Promise.all(
    Array.from({ length: CROWD }, async () => {
      // Fails if there is no response within 30 seconds.
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
    `${started.length} started, ${rejected.length} with Retry-After, the last response after ${longest} ms`,
  );
  expect(started.length + rejected.length).toBe(CROWD);
  await server.kill();
});
