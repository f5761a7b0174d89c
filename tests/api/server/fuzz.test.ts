import { beforeEach, expect, it } from "vitest";
import { db } from "@/lib/server/db/client";
import { env } from "@/lib/server/env";
import { findResponseErrors, type ReceivedResponse } from "../support/response-errors";
import { call, type Method, routes } from "../support/call";
import { generateNoise } from "../support/random/noise";
import { callsToDistort, distort, type Distorted, setUpRows } from "../support/random/distort";
import { newTenant, type Tenant } from "../support/tenants";

// Random requests to every route. `npm run test:fuzz` sends more; a seed reproduces a run.
const CASES = Number(process.env.FUZZ_CASES ?? 500);
const SEED = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));
const BLOCK = 250;
const AT_ONCE = 10;
const HANGS_MS = 5_000;

beforeEach(() => {
  const client = { GOOGLE_CLIENT_ID: "pennant", GOOGLE_CLIENT_SECRET: "only-for-tests" };
  // Nothing listens there, so requests to the provider fail.
  Object.assign(env(), { ...client, GOOGLE_ISSUER: "http://127.0.0.1:9", RATE_LIMITS: "on" });
});

it(
  `is refused with a reason, or answered in its own shape: each of ${CASES} requests of noise`,
  async () => {
    const calls = await callsToDistort(routes);
    const found: string[] = [];
    const statuses: Record<number, number> = {};
    const began = performance.now();
    for (let block = 0; block * BLOCK < CASES && found.length < 10; block += 1) {
      await db.rateLimit.deleteMany();
      const tenant = await newTenant();
      await setUpRows((path, body) => call(tenant, "POST", path, body));
      const cases = generateNoise(SEED + block, Math.min(BLOCK, CASES - block * BLOCK)).map((noise) =>
        distort(noise, calls),
      );
      // Created before the lanes: there, a start may rightly be answered with 503.
      const callers = new Map<Distorted, Tenant>();
      for (const one of cases)
        if (one.endsSession && one.caller === "tenant") callers.set(one, await newTenant());
      const answers = await inLanes(cases, (one) => once(one, callers.get(one) ?? tenant));
      const foundBefore = found.length;
      for (const [index, one] of cases.entries()) {
        const answered = await unlessStoodStill(answers[index], async () =>
          once(one, callers.has(one) ? await newTenant() : tenant),
        );
        statuses[answered.status] = (statuses[answered.status] ?? 0) + 1;
        for (const fault of findResponseErrors(answered, one.answer))
          found.push(`block ${block}, case ${index}: ${tell(one)}: ${fault}`);
      }
      // A run of hours says it at once, and may be ended.
      for (const fault of found.slice(foundBefore)) process.stdout.write(`found: fuzz: ${fault}\n`);
    }
    const seconds = Math.round((performance.now() - began) / 1000);
    const counts = JSON.stringify(statuses);
    process.stdout.write(`measured: fuzz: ${CASES} cases of seed ${SEED} in ${seconds} s: ${counts}\n`);
    expect(found, `of FUZZ_SEED=${SEED}`).toEqual([]);
  },
  60_000 + 50 * CASES,
);

/** Runs the cases with limited concurrency. */
async function inLanes(
  cases: Distorted[],
  run: (one: Distorted) => Promise<ReceivedResponse>,
): Promise<ReceivedResponse[]> {
  const answers: ReceivedResponse[] = [];
  const waiting = cases.entries();
  const lane = async () => {
    for (const [index, one] of waiting) answers[index] = await run(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return answers;
}

/**
 * A stalled machine also causes timeouts and 503 for the database or an archive, so such a request is repeated alone and
 * only the second response counts.
 */
async function unlessStoodStill(
  answered: ReceivedResponse | undefined,
  again: () => Promise<ReceivedResponse>,
) {
  for (let left = 3; left > 0 && (!answered || answered.status === 0 || answered.status === 503); left -= 1) {
    // A limit that the first request reached must not hide that the request takes long.
    await db.rateLimit.deleteMany();
    answered = await again();
  }
  return answered ?? again();
}

async function once(one: Distorted, tenant: Tenant): Promise<ReceivedResponse> {
  const who = { tenant, nobody: null, forged: { token: "forged.forged.forged" } }[one.caller];
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<ReceivedResponse>((resolve) => {
    timer = setTimeout(() => resolve({ status: 0, type: "", text: "" }), HANGS_MS);
  });
  const answer = call(who, one.method as Method, one.address, one.body, one.headers).then(
    async (response) => ({
      status: response.status,
      type: response.headers.get("content-type") ?? "",
      text: await response.text(),
    }),
  );
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}

function tell({ method, address, headers, body }: Distorted): string {
  const sent = JSON.stringify({ headers, body }, (_key, value: unknown) =>
    typeof value === "string" && value.length > 300 ? `${value.slice(0, 40)}… (${value.length})` : value,
  );
  return `${method} ${address.slice(0, 300)} ${sent.slice(0, 1500)}`;
}
