import { createHash, randomBytes } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { db } from "@/lib/server/db/client";
import { env } from "@/lib/server/env";
import { hourlyLimits } from "@/lib/api/hourly-limits";
import { call } from "../support/call";
import { linkedQuotation } from "../support/documents/document-links";
import { newTenant } from "../support/tenants";

beforeEach(() => void Object.assign(env(), { RATE_LIMITS: "on" }));

const GUESSES = Number(process.env.LINK_GUESSES ?? 300);
const CROWD = 100;

const guessed = (seed: string) => createHash("sha256").update(seed).digest("base64url");
const open = (token: string, from: string) =>
  call(null, "GET", `public/documents/${token}/page`, undefined, { "x-forwarded-for": from });

it("many guesses from one network find nothing and are soon refused, and a valid link still opens there", async () => {
  const { token } = await linkedQuotation();
  const statuses: Record<number, number> = {};
  for (let crowd = 0; crowd < GUESSES / CROWD; crowd += 1)
    await Promise.all(
      Array.from({ length: CROWD }, async (_, at) => {
        const guess = guessed(`${crowd} ${at}`);
        // All of these addresses are of one IPv6 network.
        const { status } = await open(guess, `2001:db8:7:7::${(crowd * CROWD + at).toString(16)}`);
        statuses[status] = (statuses[status] ?? 0) + 1;
      }),
    );
  process.stdout.write(`measured: links: ${GUESSES} guesses: ${JSON.stringify(statuses)}\n`);
  expect(Object.keys(statuses).sort()).toEqual(["404", "429"]);
  // Those that arrive together are counted together.
  expect(statuses[404]).toBeLessThanOrEqual(hourlyLimits["link-guess"] + CROWD);
  // Many people may share an address, for example behind a proxy that TRUSTED_PROXIES does not name.
  for (let time = 0; time < 3; time += 1) {
    expect((await open(token, "2001:db8:7:7::1")).status).toBe(200);
    expect((await open(guessed("another"), "2001:db8:7:7::1")).status).toBe(429);
  }
  expect((await open(guessed("another"), "2001:db8:7:8::1")).status).toBe(404);
  await db.rateLimit.deleteMany();
  expect((await open(guessed("another"), "2001:db8:7:7::1")).status).toBe(404);
  expect((await open("no-token", "2001:db8:7:7::1")).status).toBe(404);
});

it("a link begins with the id of its user, and an earlier one without it still opens", async () => {
  const { tenant, id, token } = await linkedQuotation();
  expect(Buffer.from(token, "base64url").toString("hex", 0, 16)).toBe(tenant.userId.replaceAll("-", ""));
  const earlier = randomBytes(32).toString("base64url");
  await db.documentLink.create({
    data: { userId: tenant.userId, documentId: id, hash: createHash("sha256").update(earlier).digest("hex") },
  });
  expect((await open(earlier, "192.0.2.1")).status).toBe(200);
  const { userId } = await newTenant();
  const ofAnother = userId.replaceAll("-", "") + Buffer.from(token, "base64url").toString("hex", 16);
  expect((await open(Buffer.from(ofAnother, "hex").toString("base64url"), "192.0.2.1")).status).toBe(404);
});
