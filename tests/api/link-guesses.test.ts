import { createHash } from "node:crypto";
import { expect, it, vi } from "vitest";
import { db } from "@/lib/server/db/client";
import { hourlyLimits } from "@/lib/hourly-limits";
import { call } from "./support/call";
import { linkedQuotation } from "./support/document-links";

vi.hoisted(() => vi.stubEnv("RATE_LIMITS", "on"));

const GUESSES = Number(process.env.LINK_GUESSES ?? 1_000);
const CROWD = 100;

const open = (token: string, from: string) =>
  call(null, "GET", `public/documents/${token}/page`, undefined, { "x-forwarded-for": from });

it("many guesses from one network find nothing, and are soon refused without a look", async () => {
  const { token } = await linkedQuotation();
  const statuses: Record<number, number> = {};
  for (let crowd = 0; crowd < GUESSES / CROWD; crowd += 1)
    await Promise.all(
      Array.from({ length: CROWD }, async (_, at) => {
        const guess = createHash("sha256").update(`${crowd} ${at}`).digest("base64url");
        // All of these addresses are of one IPv6 network.
        const { status } = await open(guess, `2001:db8:7:7::${(crowd * CROWD + at).toString(16)}`);
        statuses[status] = (statuses[status] ?? 0) + 1;
      }),
    );
  process.stdout.write(`measured: links: ${GUESSES} guesses: ${JSON.stringify(statuses)}\n`);
  expect(Object.keys(statuses).sort()).toEqual(["404", "429"]);
  // Those that arrive together are looked up together.
  expect(statuses[404]).toBeLessThanOrEqual(hourlyLimits["link-guess"] + CROWD);
  expect((await open(token, "2001:db8:7:7::1")).status).toBe(429);
  expect((await open(token, "2001:db8:7:8::1")).status).toBe(200);
  await db.rateLimit.deleteMany();
  expect((await open(token, "2001:db8:7:7::1")).status).toBe(200);
});
