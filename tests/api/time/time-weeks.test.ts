import { expect, it } from "vitest";
import Big from "big.js";
import { db } from "@/lib/server/db/client";
import type { SalesDocument } from "@/lib/sales-documents/schema";
import { amountOf, minutesOfEntry, minutesOfLine } from "@/lib/time-entries/bill/amounts";
import { computeTotals } from "@/lib/sales-documents/totals/totals";
import { addDays } from "@/lib/shared/dates/calendar-date";
import { startOfDayInstant } from "@/lib/shared/dates/dates";
import type { TimeReport } from "@/lib/time-entries/bill/bill-schema";
import type { TimeEntryList } from "@/lib/time-entries/schema";
import { weekGrid } from "@/lib/time-entries/week/grid";
import { repetitions } from "../../setup/property-cases";
import { ask, call } from "../support/call";
import { createRow } from "../support/rows";
import { newTenant } from "../support/tenants";

const zones = [
  "America/New_York",
  "Europe/Berlin",
  "Australia/Lord_Howe",
  "Africa/Cairo",
  "America/St_Johns",
];
const WEEKS = repetitions(50, 1000);
// A Monday. The weeks of a zone follow each other, so they have its clock changes.
const FIRST = "2022-09-26";
const groups = ["project", "task", "day", "entry"] as const;
const roundings = ["none", "up:15:entry", "nearest:6:entry", "down:10:line", "up:30:line"];

const below = (limit: number) => Math.floor(Math.random() * limit);
const sum = (texts: readonly string[]) =>
  texts.reduce((total, text) => total.plus(text), new Big(0)).toFixed(2);

/** An independent calendar of the zone. */
function dayFormat(timeZone: string) {
  const format = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" });
  return (instant: Date) => format.format(instant);
}

async function studio(timeZone: string) {
  const tenant = await newTenant("blank", timeZone);
  const client = await createRow(tenant, "clients", { name: "Bakery", themeColor: "blue" });
  const projects = [];
  for (const hourlyRate of ["92.75", "100", "33.3333"]) {
    const project = { name: hourlyRate, clientId: client.id, hourlyRate };
    const { id } = await createRow(tenant, "projects", project);
    const task = { name: "Layout", dueAt: "2022-09-26T09:00:00Z", projectId: id };
    projects.push({ id, taskId: (await createRow(tenant, "tasks", task)).id });
  }
  return { tenant, client, projects };
}

/** Returns the amounts of a line for each project and task. */
function amountsOfTasks({ items }: TimeEntryList, rounding: string) {
  const lines = new Map<string, { minutes: number; rate: string; currency: string }>();
  for (const { projectId, taskId, minutes, effectiveRate, currency } of items) {
    const key = `${projectId} ${taskId}`;
    const before = lines.get(key)?.minutes ?? 0;
    const own = minutesOfEntry(minutes ?? 0, rounding);
    lines.set(key, { minutes: before + own, rate: effectiveRate ?? "0", currency });
  }
  return [...lines.values()].map((line) =>
    amountOf(minutesOfLine(line.minutes, rounding), line.rate, line.currency).toFixed(2),
  );
}

it.each(zones)(
  `${WEEKS / zones.length} random weeks in %s have the same minutes and cents in grid, list, report, CSV and invoice`,
  async (timeZone) => {
    const { tenant, client, projects } = await studio(timeZone);
    const dayOf = dayFormat(timeZone);
    for (let week = 0; week < WEEKS / zones.length; week += 1) {
      const from = addDays(FIRST, week * 7);
      const period = { from, to: addDays(from, 6) };
      const [begin, end] = [from, addDays(from, 7)].map((day) => +startOfDayInstant(day, timeZone)) as [
        number,
        number,
      ];
      const rounding = roundings[below(roundings.length)] ?? "none";
      await db.client.update({
        where: { userId_id: { userId: tenant.userId, id: client.id } },
        data: { timeRounding: rounding },
      });
      const entries = Array.from({ length: 1 + below(14) }, () => {
        const startedAt = new Date(begin + below(end - begin));
        const endedAt = new Date(+startedAt + 1 + below(10 * 3_600_000));
        const project = projects[below(projects.length)];
        return { startedAt, endedAt, projectId: project?.id, taskId: below(2) ? project?.taskId : null };
      });
      await db.timeEntry.createMany({ data: entries.map((entry) => ({ ...entry, userId: tenant.userId })) });

      const minutes = entries.map(
        ({ startedAt, endedAt }) => Math.floor(+endedAt / 60_000) - Math.floor(+startedAt / 60_000),
      );
      const total = minutes.reduce((all, one) => all + one, 0);
      const ofDays = new Map<string, number>();
      for (const [index, { startedAt }] of entries.entries())
        ofDays.set(dayOf(startedAt), (ofDays.get(dayOf(startedAt)) ?? 0) + (minutes[index] ?? 0));

      const search = async () =>
        (await ask<TimeEntryList>(tenant, "POST", "time-entries/search", { ...period, take: 1000 })).body;
      const report = async (groupBy: string) =>
        (await ask<TimeReport>(tenant, "POST", "time-entries/report", { ...period, groupBy })).body;
      const list = await search();
      expect(
        list.items.map(({ minutes: own }) => own).reduce<number>((all, own) => all + (own ?? 0), 0),
      ).toBe(total);
      expect(list).toMatchObject({ total: entries.length, totalMinutes: total });
      const days = Array.from({ length: 7 }, (_, day) => addDays(from, day));
      const grid = weekGrid(list.items, days, { now: new Date(), timeZone });
      expect(grid.dayMinutes).toEqual(days.map((day) => ofDays.get(day) ?? 0));
      expect(grid.minutes).toBe(total);
      const [byDay, byProject] = [await report("day"), await report("project")];
      expect(new Map(byDay.items.map(({ key, totalMinutes }) => [key, totalMinutes]))).toEqual(ofDays);
      for (const one of [byDay, byProject]) {
        expect(one.totalMinutes).toBe(total);
        expect(one.totals).toEqual(list.totals);
      }
      const csv = async (filter: Record<string, string>) => {
        const query = new URLSearchParams({ ...period, ...filter }).toString();
        const text = await (await call(tenant, "GET", `time-entries/csv?${query}`)).text();
        const rows = text.trim().split("\r\n").slice(1);
        return rows.map((line) => line.split(","));
      };
      const cells = await csv({});
      expect(cells.reduce((all, row) => all + Number(row[3]), 0)).toBe(total);
      const amountOfRows = (rows: string[][]) => sum(rows.map((row) => row[13] || "0"));
      expect(amountOfRows(cells)).toBe(sum(list.totals.map(({ amount }) => amount)));

      const groupBy = groups[week % groups.length] ?? "project";
      const amountsOf = ({ items }: TimeReport) =>
        items.flatMap(({ totals }) => totals.map(({ amount }) => amount));
      const expected = {
        project: sum(list.totals.map(({ amount }) => amount)),
        task: sum(amountsOfTasks(list, rounding)),
        day: sum(amountsOf(byDay)),
        // An entry alone has no line to round.
        entry: rounding.endsWith(":line")
          ? null
          : sum(
              list.items.map(({ minutes: own, effectiveRate, currency }) =>
                amountOf(minutesOfEntry(own ?? 0, rounding), effectiveRate ?? "0", currency).toFixed(2),
              ),
            ),
      }[groupBy];
      const body = { ...period, clientId: client.id, groupBy };
      const answer = await ask<SalesDocument>(tenant, "POST", "time-entries/bill", body);
      if (Number(list.totals[0]?.amount ?? 0) === 0 || answer.status === 422) {
        expect(answer.status).toBe(422);
        expect(Number(expected ?? 0)).toBe(0);
        continue;
      }
      expect(answer.status).toBe(201);
      if (expected !== null) expect(answer.body.total).toBe(expected);
      // Each printed quantity times its rate is the amount of the line.
      expect(sum(computeTotals(answer.body).lineTotals)).toBe(answer.body.total);
      // Groups that round to nothing stay unbilled.
      if (groupBy === "project")
        expect((await search()).totals).toMatchObject([{ amount: list.totals[0]?.amount }]);
      // Billed time has the amount of the invoice everywhere, however its lines were made, and were changed by hand since.
      const middle = below(6);
      const halves = [
        { from, to: addDays(from, middle) },
        { from: addDays(from, middle + 1), to: period.to },
      ];
      const billedIn = async (days: object) => {
        const ofDays = { ...days, isBilled: true };
        const { totals } = (await ask<TimeEntryList>(tenant, "POST", "time-entries/search", ofDays)).body;
        return sum(totals.map(({ amount }) => amount));
      };
      const [line, ...others] = answer.body.items;
      const changes = [
        {},
        { rate: "60.25" },
        { discountPercent: "33.33" },
        { quantity: "1.37", discountFlat: "0.05" },
      ];
      const items = [
        { ...line, ...changes[(week + Math.floor(week / groups.length)) % changes.length] },
        ...others,
      ];
      const path = `sales-documents/${answer.body.id}`;
      const { total: changed } = (await ask<SalesDocument>(tenant, "PATCH", path, { items })).body;
      expect(await billedIn(period)).toBe(changed);
      expect(amountOfRows(await csv({ isBilled: "true" }))).toBe(changed);
      const parts = [await billedIn(halves[0] ?? {}), await billedIn(halves[1] ?? {})];
      expect(sum(parts)).toBe(changed);
      const rest = await ask<TimeEntryList>(tenant, "POST", "time-entries/search", {
        ...period,
        isBilled: false,
      });
      const unbilled = rest.body.totals.map(({ amount }) => amount);
      expect(sum((await report("week")).totals.map(({ amount }) => amount))).toBe(
        sum([changed, ...unbilled]),
      );
    }
  },
  60_000 + WEEKS * 1_000,
);
