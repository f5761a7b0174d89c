import { expect, it } from "vitest";
import { readTokens } from "./tokens";
import { parseQuickAdd } from "./parse";
import { phrases } from "./phrases";

const fjellgate = { id: "c1", name: "Fjellgate Cycles", themeColor: "blue" };
const salt = { id: "c2", name: "Saltmarsh Bakery", themeColor: "peach" };
const empty = { id: "c3", name: "Żółw & Sons", themeColor: null };
const references = {
  projects: [
    { id: "p1", name: "Online pre-orders", client: salt },
    { id: "p2", name: "Studio website", client: null },
    { id: "p3", name: "Cargo bike configurator", client: fjellgate },
    { id: "p4", name: "Website launch", client: fjellgate },
  ],
  clients: [fjellgate, salt, empty],
};

/** Half past two on Tuesday, 24 November 2026 in each zone. */
const zones = {
  "America/St_Johns": "2026-11-24T18:00:00Z",
  "Asia/Kathmandu": "2026-11-24T08:45:00Z",
  "Pacific/Auckland": "2026-11-24T01:30:00Z",
};

it.each(Object.entries(zones))("reads every phrase in %s", (timeZone, now) => {
  const read = Object.fromEntries(
    phrases.map(([text]) => {
      const { kind, name, due, project, tags } = parse(text, timeZone, now);
      const tokens = [project ? `#${project.id}` : "", ...tags.map((tag) => `!${tag}`)].filter(Boolean);
      return [text, [kind === "event" ? `event: ${name}` : name, shown(due, timeZone), tokens.join(" ")]];
    }),
  );
  expect(read).toEqual(
    Object.fromEntries(phrases.map(([text, name, due = "", tokens = ""]) => [text, [name, due, tokens]])),
  );
});

it("the table has at least 120 phrases, each once", () => {
  expect(new Set(phrases.map(([text]) => text)).size).toBe(phrases.length);
  expect(phrases.length).toBeGreaterThanOrEqual(120);
});

it.each([
  // The clock skips 2:00 to 3:00.
  ["America/New_York", "2026-03-07T17:00:00Z", "call tomorrow 2:30am", "2026-03-08T07:30:00.000Z"],
  ["America/New_York", "2026-03-07T17:00:00Z", "call tomorrow 9am", "2026-03-08T13:00:00.000Z"],
  ["America/New_York", "2026-03-07T17:00:00Z", "call today 9pm", "2026-03-08T02:00:00.000Z"],
  ["Europe/Berlin", "2026-10-24T22:30:00Z", "call today 9am", "2026-10-25T08:00:00.000Z"],
  ["Pacific/Auckland", "2026-09-25T10:00:00Z", "call in 3 days 9am", "2026-09-27T20:00:00.000Z"],
  ["Pacific/Auckland", "2026-09-25T10:00:00Z", "call in 3 days", "2026-09-28T00:00:00.000Z"],
])("keeps the time of day over a clock change in %s at %s: %s", (timeZone, now, text, dueAt) => {
  expect(parse(text, timeZone, now).due?.dueAt).toBe(dueAt);
});

it.each([
  ["2027-01-31", "call in a month", "2027-02-28"],
  ["2027-01-31", "call in 2 months", "2027-03-31"],
  ["2027-01-31", "call in 3 months", "2027-04-30"],
  ["2027-01-31", "call in 13 months", "2028-02-29"],
  ["2028-02-29", "call in a year", "2029-02-28"],
  ["2028-02-29", "call in four years", "2032-02-29"],
  ["2028-02-29", "call 29 feb", "2028-02-29"],
  ["2028-03-01", "call 29 feb", "2032-02-29"],
  ["2028-10-01", "call 29 feb", "2032-02-29"],
  ["2027-11-01", "call feb 29", "2028-02-29"],
])("counts months and years on %s: %s", (today, text, date) => {
  for (const timeZone of Object.keys(zones))
    expect(shown(parse(text, timeZone, `${today}T10:59:00Z`).due, timeZone), timeZone).toBe(date);
});

it("tonight is the end of the day once 8 PM has passed, and never the past", () => {
  const now = "2026-11-24T21:30:00Z";
  for (const text of ["dentist tonight", "dentist today midnight"])
    expect(parse(text, "UTC", now).due?.dueAt, text).toBe("2026-11-24T23:59:00.000Z");
});

it("a day that its year does not have stays in the name", () => {
  expect(parse("call 29 feb 2027", "UTC", "2026-11-24T12:00:00Z")).toMatchObject({
    name: "call 29 feb 2027",
    due: null,
  });
});

it("a text with a kind or a project is more than a search", () => {
  const isExplicit = (text: string) => parse(text, "UTC", "2026-11-24T12:00:00Z").isExplicit;
  expect(["event kick-off", "Task: call", "call #website", "call !phone"].map(isExplicit)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(["call tomorrow", "events", "call #nothing", "Great!"].map(isExplicit)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

it("reads tokens after a space only", () => {
  const tokens = (text: string) => readTokens(text).map(({ sign, text: word }) => sign + word);
  expect(tokens("Great! C# a@b.de #web, (@x) !now. !! # !3")).toEqual(["#web", "!now"]);
});

function parse(text: string, timeZone: string, now: string) {
  return parseQuickAdd(text, { ...references, timeZone, now: new Date(now) });
}

/** "2026-11-25 15:00" in the zone, by other means than the parser's. */
function shown(due: { dueAt: string; isWithTime: boolean } | null, timeZone: string): string {
  if (!due) return "";
  if (!due.isWithTime) return due.dueAt.replace("T00:00:00.000Z", "");
  return new Date(due.dueAt).toLocaleString("sv-SE", { timeZone }).slice(0, "2026-11-25 15:00".length);
}
