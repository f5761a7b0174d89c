import { expect, it } from "vitest";
import type { TimeEntry } from "@/lib/time-entries/schema";
import { ask, call } from "../support/call";
import { createRow } from "../support/rows";
import { newTenant, type Tenant } from "../support/tenants";

const hour = 3_600_000;
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();

function enter(tenant: Tenant, body: Record<string, unknown>) {
  const times = { startedAt: "2020-11-02T09:00:00Z", endedAt: "2020-11-02T10:00:00Z" };
  return createRow(tenant, "time-entries", { ...times, ...body });
}

it("the clock starts, stops what ran at the same instant, and stops", async () => {
  const tenant = await newTenant();
  expect((await ask(tenant, "GET", "time-entries/running")).body).toEqual({});
  const stop = await ask(tenant, "POST", "time-entries/stop");
  expect(stop).toMatchObject({ status: 409, body: { detail: "Nothing is running." } });
  const first = await createRow(tenant, "time-entries/start", {
    description: "Planning",
    startedAt: ago(hour),
  });
  expect(first).toMatchObject({ endedAt: null, minutes: null, description: "Planning" });
  const second = await createRow(tenant, "time-entries/start", {});
  expect((await ask(tenant, "GET", `time-entries/${first.id}`)).body.endedAt).toBe(second.startedAt);
  expect((await ask(tenant, "GET", "time-entries/running")).body.id).toBe(second.id);
  const stopped = await ask(tenant, "POST", "time-entries/stop", {});
  expect(stopped).toMatchObject({ status: 200, body: { id: second.id } });
  expect((await ask(tenant, "GET", "time-entries/running")).body).toEqual({});
});

it("the clock is not stopped before it started, nor after 24 hours", async () => {
  const tenant = await newTenant();
  await createRow(tenant, "time-entries/start", { startedAt: ago(30 * hour) });
  for (const [endedAt, message] of [
    [ago(31 * hour), "The end must be after the start."],
    [ago(5 * hour), "An entry lasts at most 24 hours."],
  ]) {
    const refused = await ask(tenant, "POST", "time-entries/stop", { endedAt });
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: "endedAt", message }] } });
  }
  expect((await ask(tenant, "POST", "time-entries/stop", { endedAt: ago(7 * hour) })).status).toBe(200);
});

it("a clock that ran for more than 24 hours gets its end by a change of its entry", async () => {
  const tenant = await newTenant();
  const { id } = await createRow(tenant, "time-entries/start", { startedAt: ago(30 * hour) });
  const tooLong = { status: 422, body: { errors: [{ message: "An entry lasts at most 24 hours." }] } };
  expect(await ask(tenant, "POST", "time-entries/stop", {})).toMatchObject(tooLong);
  const detail = "The clock has run for more than 24 hours. Stop it at an earlier time first.";
  const start = await ask(tenant, "POST", "time-entries/start", {});
  expect(start).toMatchObject({ status: 409, body: { detail } });
  const endedAt = ago(22 * hour);
  const changed = await ask(tenant, "PATCH", `time-entries/${id}`, { endedAt });
  expect(changed).toMatchObject({ status: 200, body: { endedAt } });
  expect((await ask(tenant, "POST", "time-entries/start", {})).status).toBe(201);
});

it("no change of an entry ends in the future, but a clock that is a minute ahead is no problem", async () => {
  const tenant = await newTenant();
  const { id } = await enter(tenant, { startedAt: ago(2 * hour), endedAt: ago(-60_000) });
  const errors = [{ path: "endedAt", message: "Time cannot end in the future." }];
  const refusal = { status: 422, body: { errors } };
  expect(await ask(tenant, "PATCH", `time-entries/${id}`, { endedAt: ago(-hour) })).toMatchObject(refusal);
  await createRow(tenant, "time-entries/start", {});
  expect(await ask(tenant, "POST", "time-entries/stop", { endedAt: ago(-hour) })).toMatchObject(refusal);
});

it("a repeated start returns the entry that it started, and stops nothing", async () => {
  const tenant = await newTenant();
  const id = "01930000-0000-7000-8000-00000000e001";
  await createRow(tenant, "time-entries/start", { id });
  const again = await ask(tenant, "POST", "time-entries/start", { id });
  expect(again).toMatchObject({ status: 200, body: { id, endedAt: null } });
});

it.each([
  ["", { endedAt: "2020-11-02T08:00:00Z" }, "endedAt", "The end must be after the start."],
  ["", { endedAt: "2020-11-03T09:01:00Z" }, "endedAt", "An entry lasts at most 24 hours."],
  ["", { startedAt: "2999-01-01T09:00:00Z" }, "startedAt", "Time cannot start in the future."],
  ["", { startedAt: ago(hour), endedAt: ago(-hour) }, "endedAt", "Time cannot end in the future."],
  ["", { startedAt: undefined }, "startedAt", "Please enter a start"],
  ["", { rate: "-1" }, "rate", "Must be a number and at least 0"],
  ["/start", { startedAt: "2999-01-01T09:00:00Z" }, "startedAt", "Time cannot start in the future."],
])("time-entries%s refuses %j", async (act, wrong, path, message) => {
  const times = { startedAt: "2020-11-02T09:00:00Z", endedAt: "2020-11-02T10:00:00Z" };
  const body = act ? wrong : { ...times, ...wrong };
  const answer = await ask(await newTenant(), "POST", `time-entries${act}`, body);
  expect(answer.status).toBe(422);
  expect(answer.body.errors).toContainEqual({ path, message });
});

it("the rate is that of the entry, its project, its client or the profile", async () => {
  const tenant = await newTenant();
  const client = await createRow(tenant, "clients", { name: "Bakery", themeColor: "blue", hourlyRate: "70" });
  const project = await createRow(tenant, "projects", { name: "Website", clientId: client.id });
  const entry = await enter(tenant, { projectId: project.id });
  const rate = async () =>
    (await ask<TimeEntry>(tenant, "GET", `time-entries/${entry.id}`)).body.effectiveRate;
  expect(await rate()).toBe("70");
  await ask(tenant, "PATCH", `projects/${project.id}`, { hourlyRate: "80.50" });
  expect(await rate()).toBe("80.5");
  await ask(tenant, "PATCH", `time-entries/${entry.id}`, { rate: "0" });
  expect(await rate()).toBe("0");
  const other = await enter(tenant, {});
  await ask(tenant, "PATCH", "users", { hourlyRate: "60" });
  expect((await ask(tenant, "GET", `time-entries/${other.id}`)).body.effectiveRate).toBe("60");
});

it("a search has the sums of all that match, and of what it returns only the newest", async () => {
  const tenant = await newTenant();
  const project = await createRow(tenant, "projects", { name: "Website", hourlyRate: "90" });
  const ids = [];
  for (const minute of [20, 40, 59]) {
    const endedAt = `2020-11-02T09:${minute}:30Z`;
    ids.push((await enter(tenant, { projectId: project.id, endedAt })).id);
  }
  await enter(tenant, { isBillable: false });
  const { body } = await ask(tenant, "POST", "time-entries/search", { projectId: project.id, take: 1 });
  expect(body).toMatchObject({ total: 3, unfilteredTotal: 4, totalMinutes: 119, billableMinutes: 119 });
  expect(body.items).toHaveLength(1);
  expect(body.totals).toEqual([{ currency: "USD", amount: "178.50", unbilledAmount: "178.50" }]);
  expect((await ask(tenant, "POST", "time-entries/search", { from: "2020-11-03" })).body.total).toBe(0);
});

it("a report sums by day, week, month, project, client and tag", async () => {
  const tenant = await newTenant("blank", "Asia/Kathmandu");
  const client = await createRow(tenant, "clients", { name: "Bakery", themeColor: "blue" });
  const project = await createRow(tenant, "projects", {
    name: "Website",
    clientId: client.id,
    hourlyRate: "90",
  });
  await enter(tenant, { projectId: project.id, tags: ["a", "b"] });
  await enter(tenant, { startedAt: "2020-11-02T20:00:00Z", endedAt: "2020-11-02T20:30:00Z" });
  const report = async (groupBy: string, weekStartsOn?: number) => {
    const { body } = await ask(tenant, "POST", "time-entries/report", {
      from: "2020-11-01",
      to: "2020-11-30",
      groupBy,
      weekStartsOn,
    });
    expect(body).toMatchObject({ totalMinutes: 90, totals: [{ amount: "90.00" }] });
    return body.items.map(({ key, totalMinutes }) => [key, totalMinutes]);
  };
  expect(await report("day")).toEqual([
    ["2020-11-02", 60],
    ["2020-11-03", 30],
  ]);
  expect(await report("week")).toEqual([["2020-11-02", 90]]);
  // From Sunday and from Tuesday.
  expect(await report("week", 7)).toEqual([["2020-11-01", 90]]);
  expect(await report("week", 2)).toEqual([
    ["2020-10-27", 60],
    ["2020-11-03", 30],
  ]);
  expect(await report("month")).toEqual([["2020-11", 90]]);
  expect(await report("project")).toEqual([
    [project.id, 60],
    [null, 30],
  ]);
  expect(await report("client")).toEqual([
    [client.id, 60],
    [null, 30],
  ]);
  expect(await report("tag")).toEqual([
    ["a", 60],
    ["b", 60],
    [null, 30],
  ]);
});

it("the CSV has the times of the user's zone and the amount of each entry", async () => {
  const tenant = await newTenant("blank", "Asia/Kathmandu");
  await enter(tenant, { rate: "90", description: "Layout", endedAt: "2020-11-02T09:20:00Z" });
  const text = await (await call(tenant, "GET", "time-entries/csv?dialect=semicolon")).text();
  expect(text.split("\r\n")[1]).toBe("2020-11-02;14:45;15:05;20;0,33;;;;Layout;;Yes;90;USD;30,00;;");
});

it("a deleted entry is restored from the trash", async () => {
  const tenant = await newTenant();
  const { id } = await enter(tenant, { description: "Layout", rate: "90" });
  expect((await ask(tenant, "DELETE", `time-entries/${id}`)).status).toBe(204);
  const { body: trash } = await ask(tenant, "POST", "trash/search", {});
  expect(trash.items).toMatchObject([{ kind: "timeEntry", name: "Layout" }]);
  expect((await ask(tenant, "POST", `trash/${trash.items[0]?.id}/restore`)).status).toBe(200);
  expect((await ask(tenant, "GET", `time-entries/${id}`)).body).toMatchObject({ minutes: 60, rate: "90" });
});

it("time of another program is imported once, after a preview that writes nothing", async () => {
  const tenant = await newTenant();
  const projects = [{ id: "01930000-0000-5000-8000-00000000a001", clientId: null, name: "Website" }];
  const timeEntries = [1, 2].map((hour) => ({
    id: `01930000-0000-5000-8000-00000000b00${hour}`,
    projectId: projects[0]?.id,
    startedAt: `2020-11-02T0${hour}:00:00Z`,
    endedAt: `2020-11-02T0${hour}:45:00Z`,
    tags: ["a"],
  }));
  const send = (body: object) => ask(tenant, "POST", "import/records", { projects, timeEntries, ...body });
  expect((await send({ isPreview: true })).body).toMatchObject({ created: { projects: 1, timeEntries: 2 } });
  expect((await ask(tenant, "POST", "time-entries/search", {})).body.total).toBe(0);
  expect((await send({})).body).toMatchObject({ created: { timeEntries: 2 } });
  expect((await send({})).body).toMatchObject({ created: { timeEntries: 0 }, existing: { timeEntries: 2 } });
  const { body } = await ask(tenant, "POST", "time-entries/search", {});
  expect(body).toMatchObject({ total: 2, totalMinutes: 90 });
  const wrong = {
    ...timeEntries[0],
    id: "01930000-0000-5000-8000-00000000b009",
    endedAt: "2020-11-01T00:00:00Z",
  };
  const refused = await send({ timeEntries: [wrong] });
  expect(refused.body.errors).toEqual([
    { path: "timeEntries.0.endedAt", message: "The end must be after the start." },
  ]);
});
