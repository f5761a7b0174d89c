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
  ["", NOT_UNDERSTOOD],
  ["lunch", NOT_UNDERSTOOD],
  ["1h monitor", NOT_UNDERSTOOD],
  ["1h 3 marches", NOT_UNDERSTOOD],
  ["2h 30m of lunch", NOT_UNDERSTOOD],
  ["-2", NOT_UNDERSTOOD],
  ["2:75", NOT_UNDERSTOOD],
  ["9-25", NOT_UNDERSTOOD],
  ["noon", NOT_UNDERSTOOD],
  ["2025-2026", NOT_UNDERSTOOD],
  ["0930-1175", NOT_UNDERSTOOD],
  ["9-11 1/2 h", TWO_TIMES],
  ["9-", NOT_UNDERSTOOD],
  ["2h 3 weeks ago", NOT_UNDERSTOOD],
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
  ["a third of an hour", NOT_UNDERSTOOD],
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
