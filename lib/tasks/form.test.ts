import { expect, it } from "vitest";
import { dueAtTime, dueOnDate } from "@/lib/dates";
import { browserTimeZone } from "@/lib/time-zone";
import { emptyTaskForm, taskFormSchema } from "./form";

const filled = { ...emptyTaskForm(null, "UTC", new Date()), name: "Standup" };
const errorsOf = (values: object, until: string) => {
  const rule = { every: "day", interval: 1, weekdays: [], monthBy: "day", until, count: null };
  const { error } = taskFormSchema.safeParse({ ...filled, ...values, repeat: rule });
  return error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];
};

it("refuses a repeat that ends before the task, at its field", () => {
  const error = ["repeat", "Must end on the date of the task or event, or later"];
  expect(errorsOf(dueOnDate("2026-11-27"), "2026-11-26")).toEqual([error]);
  expect(errorsOf(dueOnDate("2026-11-27"), "2026-11-27")).toEqual([]);
  // Early in the day it is still the day before in UTC.
  const early = dueAtTime("2026-11-27", 0, 30, browserTimeZone());
  expect(errorsOf(early, "2026-11-26")).toEqual([error]);
  expect(errorsOf(early, "2026-11-27")).toEqual([]);
});

it("leaves a date that is none to its own field", () => {
  expect(errorsOf({ dueAt: "someday" }, "2026-11-27").map(([path]) => path)).toEqual(["dueAt"]);
});
