import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const folder = path.join(import.meta.dirname, "../../../components");

/** Forms of a date other than "Today", "Fri 27 Nov" and its tooltip. */
const otherForms =
  /format(Due|Instant)\([^;]*?"(short|long|semiFull|plain|shown|dayMonth)"|toLocaleDateString|dateStyle:/s;

/** A date field shows the specification's form; the head of the calendar's week takes its weekday. */
const exceptions = ["calendar/week-grid.tsx", "form/date/date-input.tsx"];

it("lists, rows and cards show dates in one form", () => {
  const screens = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    /(?<!\.test)\.tsx$/.test(file),
  );
  expect(screens.length).toBeGreaterThan(300);
  const others = screens.filter((file) => otherForms.test(readFileSync(path.join(folder, file), "utf8")));
  expect(others.sort()).toEqual(exceptions);
});
