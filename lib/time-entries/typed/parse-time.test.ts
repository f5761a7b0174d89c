import { expect, it } from "vitest";
import {
  NO_SECONDS,
  noFixedLength,
  NOT_UNDERSTOOD,
  parseTime,
  TWO_TIMES,
  TYPED_NOTHING,
  TYPED_TOO_LONG,
} from "./parse-time";

// A Saturday.
const today = "2026-11-28";

it.each([
  ["2h 30m", 150],
  ["2h30m", 150],
  ["2h30", 150],
  ["2 h 5 min", 125],
  ["2 hours and 30 minutes", 150],
  ["2:30", 150],
  ["0:05", 5],
  ["2.5", 150],
  ["2,5", 150],
  [".5", 30],
  [",25h", 15],
  ["2.5h", 150],
  ["0.33", 20],
  ["2", 120],
  ["24", 1440],
  ["150m", 150],
  ["150 min", 150],
  ["1hr", 60],
  ["1 hr 15", 75],
  ["1.5 hours", 90],
  ["1,5 h", 90],
  ["2 Std", 120],
  ["2 Std.", 120],
  ["2 Stunden 30 Minuten", 150],
  ["2 Stunden und 30 Minuten", 150],
  ["1 Std. 15 Min.", 75],
  ["45 Min.", 45],
  ["2h, 30m", 150],
  ["2:30:15", 150],
  ["2:30:59", 150],
  ["1½ h", 90],
  ["1 ½ hours", 90],
  ["½h", 30],
  ["2¼", 135],
  ["half an hour", 30],
  ["a half hour", 30],
  ["an hour", 60],
  ["An hour and a half", 90],
  [" 2\u00a0h ", 120],
])("%j is %i minutes", (text, minutes) => {
  expect(parseTime(text, today)).toEqual({ time: { kind: "duration", minutes, date: null } });
});

it.each([
  ["9-11:30", "9:00", "11:30", 150],
  ["9–11:30", "9:00", "11:30", 150],
  ["9:00 — 11:30", "9:00", "11:30", 150],
  ["09:00-11:30", "9:00", "11:30", 150],
  ["9.15-10", "9:15", "10:00", 45],
  ["9h30-11h", "9:30", "11:00", 90],
  ["9h – 11h15", "9:00", "11:15", 135],
  ["9 to 11", "9:00", "11:00", 120],
  ["from 9 until 11", "9:00", "11:00", 120],
  ["9-5", "9:00", "17:00", 480],
  ["11-1", "11:00", "13:00", 120],
  ["12-1", "12:00", "13:00", 60],
  ["9am-1pm", "9:00", "13:00", 240],
  ["9-11am", "9:00", "11:00", 120],
  ["11-2pm", "11:00", "14:00", 180],
  ["1-3pm", "13:00", "15:00", 120],
  ["9am to 5 p.m.", "9:00", "17:00", 480],
  ["12am-6am", "0:00", "6:00", 360],
  ["9pm-11", "21:00", "23:00", 120],
  ["8pm-10", "20:00", "22:00", 120],
  ["9:30pm-11:15", "21:30", "23:15", 105],
  ["11pm-1", "23:00", "1:00", 120],
  ["10pm-12", "22:00", "0:00", 120],
  ["9am-12", "9:00", "12:00", 180],
  ["9am-5", "9:00", "17:00", 480],
  ["9am-15", "9:00", "15:00", 360],
  ["22-1", "22:00", "1:00", 180],
  ["22:30-0:15", "22:30", "0:15", 105],
  ["20-24", "20:00", "0:00", 240],
  ["22:00–24:00", "22:00", "0:00", 120],
  ["9-0", "9:00", "0:00", 900],
  ["22-0:00", "22:00", "0:00", 120],
  ["0-24", "0:00", "0:00", 1440],
  ["0:00-24:00", "0:00", "0:00", 1440],
  ["12am-12am", "0:00", "0:00", 1440],
])("%j is from %s to %s", (text, start, end, minutes) => {
  const minuteOf = (clock: string) => {
    const [hours = 0, rest = 0] = clock.split(":").map(Number);
    return hours * 60 + rest;
  };
  const time = { kind: "range", start: minuteOf(start), end: minuteOf(end), minutes, date: null };
  expect(parseTime(text, today)).toEqual({ time });
});

it.each([
  ["9:00–11:30 yesterday", "2026-11-27"],
  ["9-11:30, yesterday", "2026-11-27"],
  ["yesterday 9-11:30", "2026-11-27"],
  ["9-11:30 today", "2026-11-28"],
  ["9-11:30 on monday", "2026-11-23"],
  ["9-11:30 tues", "2026-11-24"],
  ["9-11:30 23 Sept.", "2026-09-23"],
  ["fri 9-11:30", "2026-11-27"],
  ["9-11:30 sat", "2026-11-28"],
  ["9-11:30 24 nov", "2026-11-24"],
  ["9-11:30 24. December", "2025-12-24"],
  ["9-11:30 2026-11-02", "2026-11-02"],
  ["2026-11-02 9-11:30", "2026-11-02"],
  ["2h30 yesterday", "2026-11-27"],
  ["2h30 last friday", "2026-11-27"],
  ["2h30 last sat", "2026-11-21"],
  ["2h30 day before yesterday", "2026-11-26"],
  ["2h30 28.11.", "2026-11-28"],
  ["2h30 29.11.", "2025-11-29"],
  ["2h30 5. 11.", "2026-11-05"],
  ["2h30 on 5.11.2026", "2026-11-05"],
  ["2h30 24.12.2025", "2025-12-24"],
  ["2h30 24.12.25", "2025-12-24"],
  ["24.12.2025 9-11:30", "2025-12-24"],
  ["2h30 11/27", "2026-11-27"],
  ["11/27 2h30", "2026-11-27"],
  ["2h30 27/11", "2026-11-27"],
  ["2h30 11/5/2026", "2026-11-05"],
  ["2h30 11/5/26", "2026-11-05"],
  ["2h30 nov 5", "2026-11-05"],
  ["nov 5, 2h30", "2026-11-05"],
  ["2h30 5th of november 2025", "2025-11-05"],
  ["2h30 fri, 27 nov", "2026-11-27"],
  ["2h 30m tomorrow", "2026-11-29"],
  ["tomorrow 9-11:30", "2026-11-29"],
])("%j is on %s", (text, date) => {
  expect(parseTime(text, today, ["en-US"])).toMatchObject({ time: { minutes: 150, date } });
});

it("the order of day and month is that of the locale, and with dots the day comes first", () => {
  const dateIn = (text: string, locale: string) => parseTime(text, today, [locale]).time?.date;
  expect([dateIn("2h 5/11", "en-US"), dateIn("2h 5/11", "en-GB")]).toEqual(["2026-05-11", "2026-11-05"]);
  expect([dateIn("2h 5.11.", "en-US"), dateIn("2h 5.11.", "de-DE")]).toEqual(["2026-11-05", "2026-11-05"]);
});

it.each([
  ["", NOT_UNDERSTOOD],
  ["lunch", NOT_UNDERSTOOD],
  ["1h monitor", NOT_UNDERSTOOD],
  ["1h 3 marches", NOT_UNDERSTOOD],
  ["2h 30m of lunch", NOT_UNDERSTOOD],
  ["-2", NOT_UNDERSTOOD],
  ["2:75", NOT_UNDERSTOOD],
  ["9-25", NOT_UNDERSTOOD],
  ["13pm-14pm", NOT_UNDERSTOOD],
  ["9-11:30 on 31 feb", "“31 feb” was not understood."],
  ["2h 31.02.2025", "“31.02.2025” was not understood."],
  ["2h next friday", "“next friday” was not understood."],
  ["2h 3h", TWO_TIMES],
  ["1h 2h 30m 3h", TWO_TIMES],
  ["8-10, 11-12 yesterday", TWO_TIMES],
  ["8-10,11-12", TWO_TIMES],
  ["9-11 and 13-14", TWO_TIMES],
  ["14:00 + 2h yesterday", TWO_TIMES],
  ["2h 9-11", TWO_TIMES],
  ["2h 3 4", NOT_UNDERSTOOD],
  ["1.000,5", NOT_UNDERSTOOD],
  ["days", NOT_UNDERSTOOD],
  ["2 days", noFixedLength("Days")],
  ["1 day", noFixedLength("Days")],
  ["a day", noFixedLength("Days")],
  ["half a day", noFixedLength("Days")],
  ["1/2 day", noFixedLength("Days")],
  ["1½ days", noFixedLength("Days")],
  ["3d", noFixedLength("Days")],
  ["3d yesterday", noFixedLength("Days")],
  ["2 Tage", noFixedLength("Days")],
  ["2 weeks", noFixedLength("Weeks")],
  ["a month", noFixedLength("Months")],
  ["90 s", NO_SECONDS],
  ["90 sec", NO_SECONDS],
  ["1h 30m 20s", NO_SECONDS],
  ["9-9", "The end must be after the start."],
  ["0:00-0:00", "The end must be after the start."],
  ["9am-9am", "The end must be after the start."],
  ["24-1", NOT_UNDERSTOOD],
  ["0", TYPED_NOTHING],
  ["0:00", TYPED_NOTHING],
  ["25", "25 is read as hours, and an entry lasts at most 24. For minutes, type 25m."],
  ["25h", TYPED_TOO_LONG],
  ["24.5", TYPED_TOO_LONG],
  ["2000m", TYPED_TOO_LONG],
])("%j is refused: %s", (text, error) => {
  expect(parseTime(text, today)).toEqual({ error });
});

it("a length in days says that hours are meant", () => {
  const { error } = parseTime("2 days", today);
  expect(error).toBe("Enter hours, such as 7:30. Days have no fixed length.");
});
