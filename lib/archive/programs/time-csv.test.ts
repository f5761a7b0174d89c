import { expect, it } from "vitest";
import { readTimeCsv } from "./time-csv";
import { timeProgramOf } from "./time-programs";
import { minutesBetween } from "@/lib/time-entries/minutes";

const now = new Date("2026-11-28T12:00:00Z");

/** The columns of the detailed reports, as the programs document them. */
const toggl = `User,Email,Client,Project,Task,Description,Billable,Start date,Start time,End date,End time,Duration,Tags,Amount (USD)
Ida,ida@example.com,Bakery,Website,Design,"Home page, layout",Yes,2026-11-02,23:30:00,2026-11-03,01:00:30,01:30:30,"a, b",120.00
Ida,ida@example.com,,,,,No,2026-11-02,09:00:00,2026-11-02,09:30:00,00:30:00,,`;
const clockify = `"Project","Client","Description","Task","User","Group","Email","Tags","Billable","Start Date","Start Time","End Date","End Time","Duration (h)","Duration (decimal)","Billable Rate (USD)","Billable Amount (USD)","Date of creation"
"Website","Bakery","Layout","","Ida","","ida@example.com","","Yes","04/30/2026","02:44:33 PM","04/30/2026","03:19:30 PM","00:34:57","0.58","90.00","52.43","04/30/2026"`;
const harvest = `Date,Client,Project,Project Code,Task,Notes,Hours,Hours Rounded,Billable?,Invoiced?,Approved?,First Name,Last Name,Roles,Employee?,Billable Rate,Billable Amount,Cost Rate,Cost Amount,Currency,External Reference URL
2026-07-02,Bakery,Website,W-1,Design,Layout,1.5,1.5,Yes,No,No,Ida,Brekke,,Yes,90.0,135.0,,,US Dollar - USD,
2026-07-02,Bakery,Website,W-1,Design,,0.25,0.25,Yes,Yes,No,Ida,Brekke,,Yes,90.0,22.5,,,US Dollar - USD,`;
const kimai = `Date;From;To;Duration;Currency;Rate;Internal price;Hourly rate;Username;Name;Customer;Project;Activity;Description;Billable;Tags;Exported
2026-07-02;22:00;00:30;2:30;EUR;225.00;0;90;ida;Ida;Bakery;Website;Design;Layout;1;a;0`;

function read(text: string, timeZone = "UTC") {
  expect(timeProgramOf(text)).toBeDefined();
  return readTimeCsv(text, timeZone, now);
}

it("an export of Toggl is read in the user's zone, with its client, project and tags", () => {
  const { program, clients, projects, timeEntries, skipped } = read(toggl, "Asia/Kathmandu");
  expect([program, skipped]).toEqual(["Toggl", []]);
  expect(clients).toMatchObject([{ name: "Bakery" }]);
  expect(projects).toMatchObject([{ name: "Website", clientId: clients[0]?.id }]);
  expect(timeEntries).toMatchObject([
    {
      projectId: projects[0]?.id,
      description: "Design: Home page, layout",
      startedAt: "2026-11-02T17:45:00.000Z",
      endedAt: "2026-11-02T19:15:30.000Z",
      isBillable: true,
      rate: "79.56",
      tags: ["a", "b"],
    },
    { projectId: null, description: "", isBillable: false, rate: null, tags: [] },
  ]);
});

it("an export of Clockify is read with times of twelve hours and its rate", () => {
  const { program, timeEntries } = read(clockify);
  expect(program).toBe("Clockify");
  expect(timeEntries).toMatchObject([
    { startedAt: "2026-04-30T14:44:33.000Z", endedAt: "2026-04-30T15:19:30.000Z", rate: "90.00" },
  ]);
  const other = clockify.replaceAll("04/30/2026", "30/04/2026");
  expect(read(other).timeEntries).toEqual(timeEntries);
});

it.each([
  ["days of one month", ["03/11/2026", "04/11/2026"], "dayFirst"],
  ["months of which one is to come", ["11/03/2026", "12/03/2026"], "dayFirst"],
  ["days that are a month apart the other way round", ["11/09/2026", "11/10/2026"], "monthFirst"],
  ["one day that can be two", ["03/11/2026"], "local"],
  ["the same day and month", ["03/03/2026", "04/04/2026"], "local"],
])("dates that are %s are read in their order", (_, dates, order) => {
  const [, line = ""] = clockify.split("\n");
  const lines = dates.map((date) => line.replaceAll("04/30/2026", date));
  const text = [clockify.split("\n")[0], ...lines].join("\n");
  for (const local of ["dayFirst", "monthFirst"] as const) {
    const expected = order === "local" ? local : order;
    const days = readTimeCsv(text, "UTC", now, { local }).timeEntries.map(({ startedAt }) =>
      startedAt.slice(0, 10),
    );
    const wanted = dates.map((date) => {
      const [first, second, year] = date.split("/");
      return expected === "dayFirst" ? `${year}-${second}-${first}` : `${year}-${first}-${second}`;
    });
    expect(days).toEqual(wanted);
  }
});

it("names that differ in case and accents are one client and one project", () => {
  const more = `${toggl}\nIda,,BAKÉRY,WEBSITE,,,No,2026-11-03,09:00:00,2026-11-03,09:30:00,00:30:00,,`;
  const { clients, projects, timeEntries } = read(more);
  expect(clients).toEqual(read(toggl).clients);
  expect(projects).toEqual(read(toggl).projects);
  expect(timeEntries[2]?.projectId).toBe(projects[0]?.id);
});

it("a dash is an empty field, and makes no client, project or tag", () => {
  const [head = ""] = toggl.split("\n");
  const row = "Ida,ida@example.com,-,-,-,-,Yes,2026-11-02,09:00:00,2026-11-02,09:30:00,00:30:00,-,-";
  const { clients, projects, timeEntries, lostPrices } = read(`${head}\n${row}`);
  expect([clients, projects, lostPrices]).toEqual([[], [], 0]);
  expect(timeEntries).toMatchObject([
    { projectId: null, description: "", isBillable: true, rate: null, tags: [] },
  ]);
  expect(timeEntries[0]).not.toHaveProperty("ofTask");
  expect(read(`${head}\n${row.replace("Yes", "-")}`).timeEntries[0]?.isBillable).toBe(false);
});

it("what Kimai exported is not billable, and time that was never billable is not said to be exported", () => {
  const { timeEntries, billedThere } = read(kimai.replace(/0$/, "1"));
  expect(timeEntries[0]?.isBillable).toBe(false);
  expect(billedThere).toEqual({ ids: new Set([timeEntries[0]?.id]), reason: "already exported in Kimai" });
  expect(read(kimai.replace("Layout;1;a;0", "Layout;0;a;1")).billedThere?.ids.size).toBe(0);
});

it("the entries of Harvest follow each other from 9:00, and what was invoiced is not billable", () => {
  const { program, timeEntries, billedThere } = read(harvest);
  expect(program).toBe("Harvest");
  expect(billedThere).toEqual({
    ids: new Set([timeEntries[1]?.id]),
    reason: "already invoiced in Harvest",
  });
  expect(timeEntries).toMatchObject([
    { startedAt: "2026-07-02T09:00:00.000Z", endedAt: "2026-07-02T10:30:00.000Z", isBillable: true },
    { startedAt: "2026-07-02T10:30:00.000Z", endedAt: "2026-07-02T10:45:00.000Z", isBillable: false },
  ]);
});

it("decimal hours are whole minutes wherever their row is in the day, without seconds between them", () => {
  const hours = ["0.83", "0.33", "0.58", "0.33", "0,83", "0.01"];
  const [head] = harvest.split("\n");
  const rows = hours.map((text) => `2026-07-02,Bakery,Website,,Design,,"${text}"`);
  const { timeEntries } = read([head, ...rows].join("\n"));
  expect(timeEntries.map(({ startedAt, endedAt }) => minutesBetween(startedAt, endedAt))).toEqual([
    50, 20, 35, 20, 50, 1,
  ]);
  expect(timeEntries.map(({ startedAt }) => startedAt.slice(11))).toEqual(
    ["09:00", "09:50", "10:10", "10:45", "11:05", "11:55"].map((time) => `${time}:00.000Z`),
  );
});

it("entries without times stay on their day, and end by now on the day of the import", () => {
  const [head] = harvest.split("\n");
  const long = [10, 9].map((hours) => `2026-07-02,Bakery,Website,,Design,,${hours}`);
  const today = [3, 4].map((hours) => `2026-11-28,Bakery,Website,,Design,,${hours}`);
  const text = [head, ...long, ...today].join("\n");
  const { timeEntries, skipped } = read(text);
  expect(skipped).toEqual([]);
  expect(timeEntries.map(({ startedAt, endedAt }) => `${startedAt} ${endedAt}`)).toEqual([
    "2026-07-02T05:00:00.000Z 2026-07-02T15:00:00.000Z",
    "2026-07-02T15:00:00.000Z 2026-07-03T00:00:00.000Z",
    "2026-11-28T05:00:00.000Z 2026-11-28T08:00:00.000Z",
    "2026-11-28T08:00:00.000Z 2026-11-28T12:00:00.000Z",
  ]);
  // Imported again on the next day, they are the same.
  const later = readTimeCsv(text, "UTC", new Date("2026-11-29T12:00:00Z"));
  expect(later.timeEntries.map(({ id }) => id)).toEqual(timeEntries.map(({ id }) => id));
});

it("dates that can all be read in two ways say so, and are read in the chosen order", () => {
  const unclear = clockify.replaceAll("04/30/2026", "04/11/2026");
  const days = (chosen?: "dayFirst" | "monthFirst") => {
    const { timeEntries, unclearDates } = readTimeCsv(unclear, "UTC", now, { chosen, local: "dayFirst" });
    return [timeEntries[0]?.startedAt.slice(0, 10), unclearDates];
  };
  expect(days()).toEqual(["2026-11-04", "dayFirst"]);
  expect(days("monthFirst")).toEqual(["2026-04-11", "monthFirst"]);
  for (const clear of [
    clockify,
    toggl,
    unclear.replaceAll("/", "."),
    `${unclear}\n${clockify.split("\n")[1]}`,
  ])
    expect(readTimeCsv(clear, "UTC", now, { chosen: "dayFirst" }).unclearDates).toBeNull();
});

it("an entry of Kimai past midnight ends on the next day", () => {
  const { program, timeEntries } = read(kimai);
  expect(program).toBe("Kimai");
  expect(timeEntries).toMatchObject([
    { startedAt: "2026-07-02T22:00:00.000Z", endedAt: "2026-07-03T00:30:00.000Z", rate: "90", tags: ["a"] },
  ]);
});

it("an entry whose duration is less a break, or rounded, has the duration", () => {
  const withLength = (length: string) => read(kimai.replace(";2:30;", `;${length};`)).timeEntries[0];
  expect(withLength("2:00")?.endedAt).toBe("2026-07-03T00:00:00.000Z");
  for (const length of ["2:30", "2.50", ""])
    expect(withLength(length)?.endedAt).toBe("2026-07-03T00:30:00.000Z");
});

it("an entry of Kimai that still runs is left out as one without an end", () => {
  expect(read(kimai.replace(";00:30;2:30;", ";;0:00;")).skipped[0]?.reason).toBe("It has no end.");
});

it("an export of Kimai with German headings is read as the English one", () => {
  const [head = "", line = ""] = kimai.split("\n");
  const german =
    "Datum;Beginn;Ende;Dauer;Währung;Lohn;Interner Lohn;Stundenlohn;Benutzer;Name;Kunde;Projekt;Tätigkeit;Beschreibung;Abrechenbar;Schlagworte;Exportiert";
  expect(german.split(";")).toHaveLength(head.split(";").length);
  const text = `${german}\n${line.replace("2026-07-02", "02.07.2026").replace(";1;a;0", ";Ja;a;Nein")}`;
  expect(read(text)).toEqual(read(kimai));
  const exported = text.replace(";Nein", ";Ja");
  expect(read(exported).timeEntries[0]?.isBillable).toBe(false);
});

it("a rate of 0 without a price is kept, and a missing one is none", () => {
  expect(read(kimai.replace(";225.00;0;90;", ";0.00;0;0.00;")).timeEntries[0]?.rate).toBe("0.00");
  expect(read(kimai.replace(";225.00;0;90;", ";;0;;")).timeEntries[0]?.rate).toBeNull();
});

it("the same file has the same ids, also for rows that are alike", () => {
  const twice = `${harvest}\n${harvest.split("\n")[1]}`;
  const ids = (text: string) => read(text).timeEntries.map(({ id }) => id);
  expect(new Set(ids(twice)).size).toBe(3);
  expect(ids(twice)).toEqual(ids(twice));
});

it("rows that cannot be read are left out with the number of their row", () => {
  const wrong = `${harvest}\nsome day,Bakery,Website,,,,1\n2026-07-03,Bakery,Website,,,,25\n2999-01-01,Bakery,Website,,,,1\n2026-07-03,Bakery,Website,,,,0`;
  expect(read(wrong).skipped).toEqual([
    { what: "Row 4", reason: "Its date or time cannot be read" },
    { what: "Row 5", reason: "An entry lasts at most 24 hours." },
    { what: "Row 6", reason: "Time cannot start in the future." },
    { what: "Row 7", reason: "The duration is 0." },
  ]);
});

it("other files are not taken for time", () => {
  for (const text of ["", "{}", "Name,Email\nIda,x", "Date,Amount\n2026-01-01,1"])
    expect(timeProgramOf(text)).toBeUndefined();
});
