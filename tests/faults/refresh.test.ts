import { expect, it } from "vitest";
import { printFigure, startDemo, startServer } from "./server";
import { openTestDatabase } from "./tenant-database";

const ROUNDS = 100;
const AT_ONCE = 20;

const { url, folder } = await openTestDatabase();

it("twenty concurrent refreshes, a hundred times, end no session", async () => {
  const server = await startServer({ DATABASE_URL: url, PENNANT_DATA_DIR: folder });
  const { cookie } = await startDemo(server);
  let refused = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => server.ask("GET", "auth/refresh", { headers: { cookie } })),
    );
    for (const answer of answers) {
      const { data } = (await answer.json()) as { data?: { accessToken: string } };
      if (!data) refused += 1;
      else if (round === ROUNDS - 1)
        expect((await server.ask("GET", "auth/check", { token: data.accessToken })).status).toBe(200);
    }
  }
  await server.kill();
  expect(refused).toBe(0);
  printFigure("refreshes", `${ROUNDS} × ${AT_ONCE} at once, ${refused} refused`);
});
