import { v7 as newId } from "uuid";
import { beforeEach, expect, it } from "vitest";
import { env } from "@/lib/server/env";
import { observations } from "@/lib/server/metrics/observations";
import { call } from "../support/call";
import { newTenant } from "../support/tenants";

const METRICS_TOKEN = "a-token-for-the-monitor";
const CRON_SECRET = "a-secret-for-the-scheduler";

beforeEach(() => {
  Object.assign(env(), { METRICS_TOKEN, CRON_SECRET });
  // Other tests of this process have been counted too.
  observations().requests.clear();
  observations().timings.clear();
});

async function metrics() {
  const answer = await call({ token: METRICS_TOKEN }, "GET", "metrics");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toContain("text/plain; version=0.0.4");
  return answer.text();
}

it("counts requests by route and status, and reports pool, sweep and process", async () => {
  const tenant = await newTenant();
  for (const id of [newId(), newId(), "not-an-id"]) await call(tenant, "GET", `projects/${id}`);
  await call(tenant, "POST", "projects/search", {});
  const { GET } = await import("@/app/api/[...path]/route");
  const missing = new Request(`http://localhost/api/no-such/${newId()}`);
  await GET(missing, { params: Promise.resolve({ path: ["no-such", "thing"] }) });
  await call({ token: CRON_SECRET }, "POST", "cron/sweep");
  const text = await metrics();
  const value = (sample: string) =>
    Number(
      text
        .split("\n")
        .find((line) => line.startsWith(`${sample} `))
        ?.split(" ")
        .at(-1),
    );
  expect(value('pennant_http_requests_total{method="GET",route="/api/projects/{id}",status="404"}')).toBe(3);
  expect(value('pennant_http_requests_total{method="POST",route="/api/projects/search",status="200"}')).toBe(
    1,
  );
  expect(value('pennant_http_requests_total{method="GET",route="none",status="404"}')).toBe(1);
  const call200 = 'method="POST",route="/api/projects/search"';
  expect(value(`pennant_http_request_duration_seconds_bucket{${call200},le="+Inf"}`)).toBe(1);
  expect(value(`pennant_http_request_duration_seconds_count{${call200}}`)).toBe(1);
  expect(value("pennant_db_pool_connections")).toBeGreaterThan(0);
  expect(value("pennant_sweep_last_success_timestamp_seconds")).toBeGreaterThan(Date.now() / 1000 - 60);
  expect(value("process_resident_memory_bytes")).toBeGreaterThan(1e6);
  expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
  for (const line of text.trim().split("\n"))
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{(\w+="[^"\\]*",?)+\})? -?[\d.e+-]+)$/);
});

it("rejects requests without the token", async () => {
  for (const token of ["", "wrong", `${METRICS_TOKEN}x`])
    expect((await call({ token }, "GET", "metrics")).status).toBe(401);
  expect((await call(await newTenant(), "GET", "metrics")).status).toBe(401);
});
