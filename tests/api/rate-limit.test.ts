import { describe, expect, it, vi } from "vitest";
import { db } from "@/lib/server/db/client";
import { forgetRates, limitRate } from "@/lib/server/http/rate-limit";
import { call } from "./support/call";

vi.hoisted(() => vi.stubEnv("RATE_LIMITS", "on"));

const start = (address: string) => call(null, "GET", "demo/blank", undefined, { "x-forwarded-for": address });

describe("rates", () => {
  it("lets thirty demos an hour begin from one address, and then says when to come again", async () => {
    const answers = await Promise.all(Array.from({ length: 31 }, () => start("198.51.100.7, 203.0.113.9")));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(30);
    const refused = answers.find((answer) => answer.status === 429);
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(3500);
    expect(await refused?.json()).toMatchObject({
      title: "Too Many Requests",
      detail: "That was often. Please try again in 60 minutes.",
    });
    expect((await start("198.51.100.7, 203.0.113.10")).status).toBe(200);
    expect((await start("spoofed, 203.0.113.9")).status).toBe(429);
  });

  it("begins anew when the hour is over, and forgets it", async () => {
    const limit = () => limitRate("demo", "192.0.2.1");
    for (let count = 0; count < 30; count += 1) await limit();
    await expect(limit()).rejects.toMatchObject({ status: 429 });
    await db.rateLimit.updateMany({ where: { key: "demo 192.0.2.1" }, data: { resetsAt: new Date(0) } });
    await limit();
    await db.rateLimit.updateMany({ data: { resetsAt: new Date(0) } });
    expect(await forgetRates()).toBeGreaterThan(0);
    expect(await db.rateLimit.count()).toBe(0);
  });
});
