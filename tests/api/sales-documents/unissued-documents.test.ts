import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { repetitions } from "../../setup/property-cases";
import { ask } from "../support/call";
import { newTenant } from "../support/tenants";
import { type RecordedRequest, unissuedRequests } from "../support/documents/unissued-requests";

// The answers of the version without issuing, payments and tax groups (0b995f1). Documents that nobody issued still
// have the same answers; newer fields are additions. To record again, run this test there with RECORD_ANSWERS=1.
const recording = new URL("../samples/unissued-answers.json.gz", import.meta.url);

const SEEDS = [1, 2, 3];
const REQUESTS = 300;
/** The number of recorded answers that are compared. */
const COMPARED = repetitions(50, REQUESTS);

type Exchange = RecordedRequest & { status: number; answer: unknown };

async function exchange(seed: number, count = Infinity): Promise<Exchange[]> {
  const tenant = await newTenant();
  const exchanges: Exchange[] = [];
  for (const request of unissuedRequests(seed, REQUESTS).slice(0, count)) {
    const { status, body } = await ask<unknown>(tenant, request.method, request.path, request.body);
    exchanges.push({ ...request, status, answer: withoutInstants(body, tenant.userId) });
  }
  return JSON.parse(JSON.stringify(exchanges)) as Exchange[];
}

/**
 * Replaces what differs in each run: the times of writing, generated ids, the tenant's id, and the order of documents, in which those
 * of today may be before or after the others.
 */
function withoutInstants(value: unknown, userId: string): unknown {
  const text = JSON.stringify(value, (key, field: unknown) => {
    if (["createdAt", "updatedAt", "expiresAt"].includes(key) && field !== null) return "(time)";
    return key === "salesDocuments" && Array.isArray(field) ? field.toSorted(byId) : field;
  });
  return JSON.parse(withoutToday(text.replaceAll(userId, "(tenant)"))) as unknown;
}

/** Replaces the day of the tenant, which can also be a day of the recording. */
function withoutToday(text: string): string {
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Bangkok" }).format(new Date());
  return text.replaceAll(`${today}T00:00:00.000Z`, "(today)");
}

function byId(one: { id: string }, other: { id: string }) {
  return one.id.localeCompare(other.id);
}

const reworded = [
  // A value that is no date, no number or no currency is no longer called missing.
  ["Please select a currency", "Must be the code of a currency"],
  ["Date is required", "Must be a date such as 2026-11-27"],
  ["Must be a number and at least 1", "Invalid number. Use a format like 1250.50"],
];

/** Returns the fields of `now` that `before` has. Lists keep all their rows. */
function fieldsOf(before: unknown, now: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(now)) {
    return now.map((row: unknown, index) => (index < before.length ? fieldsOf(before[index], row) : row));
  }
  if (reworded.some(([was, is]) => was === before && is === now)) return before;
  if (!isRecord(before) || !isRecord(now)) return now;
  return Object.fromEntries(
    Object.entries(now).flatMap(([key, field]) =>
      key in before ? [[key, fieldsOf(before[key], field)]] : [],
    ),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

if (process.env.RECORD_ANSWERS) {
  it("records the answers", async () => {
    const all: Exchange[][] = [];
    for (const seed of SEEDS) all.push(await exchange(seed));
    writeFileSync(recording, gzipSync(JSON.stringify(all), { level: 9 }));
    expect(existsSync(recording)).toBe(true);
  });
} else {
  const recorded = JSON.parse(
    withoutToday(gunzipSync(readFileSync(recording)).toString()),
    (key, field: unknown) =>
      key === "salesDocuments" && Array.isArray(field) ? field.toSorted(byId) : field,
  ) as Exchange[][];

  it.each(SEEDS)("answers %s: as before there were issued documents", async (seed) => {
    const before = recorded[SEEDS.indexOf(seed)]?.slice(0, COMPARED) ?? [];
    const now = await exchange(seed, COMPARED);
    expect(before.filter(({ status }) => status < 300).length).toBeGreaterThan(COMPARED / 3);
    expect(now).toHaveLength(before.length);
    for (const [index, { answer, ...request }] of before.entries()) {
      const { answer: nowAnswer, ...nowRequest } = now[index] as Exchange;
      expect(nowRequest).toEqual(request);
      expect({ request, answer: fieldsOf(answer, nowAnswer) }).toEqual({ request, answer });
    }
  });
}
