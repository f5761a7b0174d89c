import { expect, test } from "../../setup/test";
import { findRawErrors, generateRawNoise, sendRaw } from "../../setup/raw-noise";

const CONNECTIONS = 400;
const AT_ONCE = 20;

test("the built server rejects invalid HTTP without a server error", async ({ baseURL, request }) => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  const port = Number(new URL(baseURL ?? "").port);
  const found: string[] = [];
  const waiting = generateRawNoise(seed, CONNECTIONS).values();
  const lane = async () => {
    for (const one of waiting)
      for (const fault of findRawErrors(one, await sendRaw(port, one, 10_000)))
        found.push(`${JSON.stringify(one.text.slice(0, 300))}: ${fault}`);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  expect(found, `of seed ${seed}`).toEqual([]);
  expect((await request.get("/api/health")).status()).toBe(200);
});
