import { expect, it } from "vitest";
import { NO_SECONDS, noFixedLength, notUnderstood, TWO_TIMES } from "@/lib/time-entries/typed/parse-time";
import { readLine } from "./read-line";

// A Saturday.
const today = "2026-11-28";

it.each([
  ["3h 28.11.", "", "2026-11-28", 180],
  ["3h 11/27", "", "2026-11-27", 180],
  ["1h30 24.12.2025", "", "2025-12-24", 90],
  ["28.11. 3h call", "call", "2026-11-28", 180],
  ["3h call 27.11.", "call", "2026-11-27", 180],
  ["3h 11/27 call", "call", "2026-11-27", 180],
  ["3h call nov 5", "call", "2026-11-05", 180],
  ["3h call 23 Sept.", "call", "2026-09-23", 180],
  ["2h last friday", "", "2026-11-27", 120],
  ["2h call last Friday", "call", "2026-11-27", 120],
  ["last friday 2h call", "call", "2026-11-27", 120],
  ["2h call day before yesterday", "call", "2026-11-26", 120],
  ["2h, 30m", "", null, 150],
  ["2h, 30m call", "call", null, 150],
  ["2:30:15 call", "call", null, 150],
  ["9h30-11h call", "call", null, 90],
  ["call 1½ h", "call", null, 90],
  ["1 ½ h call", "call", null, 90],
  ["half an hour call", "call", null, 30],
  ["three quarters of an hour call", "call", null, 45],
  ["call a quarter of an hour yesterday", "call", "2026-11-27", 15],
  ["2h quarter report", "quarter report", null, 120],
  ["third draft 1h", "third draft", null, 60],
  ["two hours call", "call", null, 120],
  ["call ٢h", "call", null, 120],
  [":30 call", "call", null, 30],
  ["15' call", "call", null, 15],
  ["2h Paul's call", "Paul's call", null, 120],
  ["call an hour yesterday", "call", "2026-11-27", 60],
  ["0:00-24:00 call yesterday", "call", "2026-11-27", 1440],
  ["an hour and a half call", "call", null, 90],
  ["1 hr 15 call", "call", null, 75],
  ["call 2 Std.", "call", null, 120],
  ["2 Stunden 30 Minuten call", "call", null, 150],
  ["2 Stunden und 30 Minuten call", "call", null, 150],
  ["call 45 Min.", "call", null, 45],
  ["1,5 h call", "call", null, 90],
  ["1 1/2 h call", "call", null, 90],
  ["1 1/2h call yesterday", "call", "2026-11-27", 90],
  ["1 1/2 call", "call", null, 90],
  ["call 2 3/4 hours", "call", null, 165],
  ["2 and a half hours call", "call", null, 150],
  ["2h and a half call", "call", null, 150],
  ["3/4h call", "call", null, 45],
  ["call 1/2 h", "call", null, 30],
  ["1/2 h", "", null, 30],
  ["1/3 h call", "call", null, 20],
  ["1h, call", "call", null, 60],
  ["1h: call", "call", null, 60],
  ["1h; call", "call", null, 60],
  ["1h – call", "call", null, 60],
  ["1h- call", "call", null, 60],
  ["1h 5, call", "call", null, 65],
  ["1:30, call", "call", null, 90],
  ["9-11: call", "call", null, 120],
  ["9 - 11 - call", "call", null, 120],
  ["call, 1h", "call", null, 60],
  ["call - 1h", "call", null, 60],
  ["yesterday: 1h call", "call", "2026-11-27", 60],
  ["1h call, yesterday", "call", "2026-11-27", 60],
  ["1h – yesterday", "", "2026-11-27", 60],
  ["1:30h call", "call", null, 90],
  ["call 1:30 h", "call", null, 90],
  ["9am–noon call", "call", null, 180],
  ["9:00 AM–11:30 AM", "", null, 150],
  ["9:00 PM–11:30 PM yesterday", "", "2026-11-27", 150],
  ["9 AM–11 AM call", "call", null, 120],
  ["yesterday 9 AM–5 PM lunch", "lunch", "2026-11-27", 480],
  ["9:00 a.m.–11:30 a.m. yesterday", "", "2026-11-27", 150],
  ["call 9:00 AM–11:30 AM", "call", null, 150],
  ["noon-2 call", "call", null, 120],
  ["call 10pm to midnight", "call", null, 120],
  ["0930-1100 call", "call", null, 90],
  ["call 0930–1100 yesterday", "call", "2026-11-27", 90],
  ["2h fri.", "", "2026-11-27", 120],
  ["2h call Fri.", "call", "2026-11-27", 120],
  ["Fri., 2h call", "call", "2026-11-27", 120],
  ["2h call last fri.", "call", "2026-11-27", 120],
  ["2h call yesterday.", "call", "2026-11-27", 120],
  ["1h two days ago call", "call", "2026-11-26", 60],
  ["1h call 3 days ago", "call", "2026-11-25", 60],
  ["Seven days ago 1h call", "call", "2026-11-21", 60],
])("%j is about %j on %j", (line, description, date, minutes) => {
  expect(readLine(line, today, ["en-US"])).toMatchObject({ description, time: { date, minutes } });
});

it.each([
  "call 3 clients",
  "release 2.1",
  "release 10.15",
  "Ubuntu 24.04",
  "A4 layout",
  "review 2026 plan",
  "plan 2027",
  "24/7 support",
  "support 24/7",
  "iPhone 15",
  "50/50 split",
  "part 2/5",
  "1/2 page ad",
  "3 marches",
  "5 rooms",
  "a call",
  "a new layout",
  "an overview of half the pages",
  "the last page",
  "prepare the 3h workshop of Anna",
  "notes of last month",
  "this and next steps",
  "A4 16:9 banner",
  "covid-19 page",
  "iso 9001-2 audit",
  "3 days workshop",
  "3 days of layout",
  "week 3 plan",
  "half day trip",
  "second draft",
  "-50% banner",
  "noon concert poster",
  "two logos",
  "one page ad",
])("%j is a description", (description) => {
  for (const line of [`2h ${description}`, `9:00-11:00 ${description}`, `2h ${description} yesterday`])
    expect(readLine(line, today, ["en-US"])).toMatchObject({ description, time: { minutes: 120 } });
  if (!/^\d/.test(description))
    expect(readLine(`${description} 2h`, today, ["en-US"])).toMatchObject({
      description,
      time: { minutes: 120 },
    });
});

it("the German word am after a length is of the description", () => {
  const read = readLine("1:30 am Konzept", today, ["de-DE"]);
  expect(read).toMatchObject({ description: "am Konzept", time: { minutes: 90 } });
});

it("the numbers of pages at the end of a line are of the description", () => {
  expect(readLine("2h pages 10-12", today)).toMatchObject({ description: "pages 10-12" });
});

it.each([
  "2h 3h call",
  "call 2h 3h",
  "2h call 30m",
  "2h call 30m yesterday",
  "8-10, 11-12 yesterday",
  "8-10 call 11-12",
  "9-11 call 2h",
  "14:00 + 2h yesterday",
  "2h call 14:00",
  "2h 11-12 call",
  "2h 1/2 h call",
])("%j is refused for its two times", (line) => {
  expect(readLine(line, today, ["en-US"])).toEqual({ error: TWO_TIMES });
});

it.each([
  ["2h call at 3pm", "3pm"],
  ["2h at 3 pm call", "3 pm"],
  ["2 3h call", "3h"],
  ["2h 2:75 call", "2:75"],
  ["2h 28.11 call", "28.11"],
  ["2h 28.11", "28.11"],
  ["2h 31.11. call", "31.11."],
  ["2h call 31.11.2025", "31.11.2025"],
  ["2h next friday", "next friday"],
  ["2h last week", "last week"],
  ["2h 3 weeks ago", "3 weeks ago"],
  ["2h two weeks ago logo", "two weeks ago"],
  ["2h logo a month ago", "a month ago"],
  ["1h -2d", "-2d"],
  ["1h –2 days logo", "–2 days"],
  ["1h logo -2d", "-2d"],
  ["-2d 1h", "-2d"],
  ["1h -2 logo", "-2"],
  ["1 30 logo", "1 30"],
  ["2h yesterday friday", "friday"],
  ["2h 31 feb", "31 feb"],
  ["1:30 pm standup", "1:30 pm"],
  ["call a third of an hour", "third of"],
  ["3 hours ago", "ago"],
  ["5 PM, standup", "5 PM"],
  ["yesterday 9 a.m. standup", "9 a.m."],
])("%j is refused: %j was not understood", (line, part) => {
  expect(readLine(line, today, ["en-US"])).toEqual({ error: notUnderstood(part) });
});

it.each([
  ["2 days website", noFixedLength("Days")],
  ["website 2 days", noFixedLength("Days")],
  ["half a day website", noFixedLength("Days")],
  ["1 day", noFixedLength("Days")],
  ["3d website yesterday", noFixedLength("Days")],
  ["1 day 4 hours website", noFixedLength("Days")],
  ["2 weeks website", noFixedLength("Weeks")],
  ["90 s website", NO_SECONDS],
  ["website 90 sec", NO_SECONDS],
  ["1m 20s website", NO_SECONDS],
])("%j is refused, because its length is not in hours and minutes", (line, error) => {
  expect(readLine(line, today, ["en-US"])).toEqual({ error });
});
