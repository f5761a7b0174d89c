import { describe, expect, it } from "vitest";
import { dueAtTime, dueOnDate } from "@/lib/shared/dates/dates";
import { emptyEventForm, eventFormSchema } from "@/lib/events/form";
import { emptyTaskForm, taskFormSchema } from "@/lib/tasks/form";
import { browserTimeZone } from "@/lib/shared/dates/time-zone";
import { defaultRule } from "./schema";

describe.each([
  ["task", taskFormSchema, emptyTaskForm(null, "UTC", new Date())],
  ["event", eventFormSchema, emptyEventForm(null)],
] as const)("the form of a repeating %s", (_, schema, empty) => {
  const errorsOf = (values: object, until: string) => {
    const repeat = { ...defaultRule, until };
    const { error } = schema.safeParse({ ...empty, name: "Standup", ...values, repeat });
    return error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];
  };

  it("refuses a repeat that ends before the row, at its field", () => {
    const error = ["repeat", "Must end on the date of the task or event, or later"];
    expect(errorsOf(dueOnDate("2026-11-27"), "2026-11-26")).toEqual([error]);
    expect(errorsOf(dueOnDate("2026-11-27"), "2026-11-27")).toEqual([]);
    // Early in the day it is still the day before in UTC.
    const early = dueAtTime("2026-11-27", 0, 30, browserTimeZone());
    expect(errorsOf(early, "2026-11-26")).toEqual([error]);
    expect(errorsOf(early, "2026-11-27")).toEqual([]);
  });

  it("reports an invalid date only at the date field", () => {
    expect(errorsOf({ dueAt: "someday" }, "2026-11-27").map(([path]) => path)).toEqual(["dueAt"]);
  });
});
