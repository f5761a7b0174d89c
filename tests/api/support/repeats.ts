import { expect } from "vitest";
import { dueOfSlot } from "@/lib/repeats/slots";
import { addDays } from "@/lib/shared/dates/calendar-date";
import { db } from "@/lib/server/db/client";
import { ask } from "./call";
import { createRow } from "./rows";
import type { Tenant } from "./tenants";

export type RepeatingRow = { id: string; name: string; repeatId: string; dueAt: string; updatedAt: string };

/** Creates a repeating row. */
export async function newRepeating(
  tenant: Tenant,
  noun: "tasks" | "events",
  repeat: object,
  body: Record<string, unknown> = {},
): Promise<RepeatingRow> {
  const row = await createRow(tenant, noun, { name: "Standup", dueAt: inDays(1), ...body, repeat });
  expect(row.repeatId).toEqual(expect.any(String));
  return row as unknown as RepeatingRow;
}

/** Returns all rows of a noun, the earliest first. */
export async function rowsOf(tenant: Tenant, noun: "tasks" | "events") {
  const { body } = await ask(tenant, "POST", `${noun}/search`, { take: 1000 });
  return body.items as unknown as (RepeatingRow & { [column: string]: unknown })[];
}

/** Returns when the rows of a noun are due, in order. */
export const dueOf = async (tenant: Tenant, noun: "tasks" | "events") =>
  (await rowsOf(tenant, noun)).map(({ dueAt }) => dueAt);

/** Returns the dates of the rows of a noun, in order, as UTC has them. */
export const datesOf = async (tenant: Tenant, noun: "tasks" | "events") =>
  (await dueOf(tenant, noun)).map((dueAt) => dueAt.slice(0, 10));

export async function change(tenant: Tenant, path: string, body: object) {
  const answer = await ask(tenant, "PATCH", path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}

export const rulesOf = ({ userId }: Tenant) => db.repeat.findMany({ where: { userId } });

/** A date this many days from today, in UTC. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** Returns the first date that matches, from a week ahead on: events of a rule are made from today on for two years. */
export function nextDate(matches: (date: string) => boolean): string {
  let date = inDays(7);
  while (!matches(date)) date = addDays(date, 1);
  return date;
}

/** Returns the next date on which clocks go forward in a zone. */
export function nextClockChange(zone: string): string {
  const noon = (date: string) =>
    Date.parse(dueOfSlot(date, 720, zone).dueAt) - Date.parse(`${date}T12:00:00Z`);
  return nextDate((date) => noon(date) < noon(addDays(date, -1)));
}
