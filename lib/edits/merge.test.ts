import { describe, expect, it } from "vitest";
import { changedFields, findConflicts, pickFields } from "./merge";

const base = {
  name: "Call",
  details: "",
  dueAt: "2026-11-27",
  isWithTime: false,
  items: [{ key: "a", rate: "1" }],
};
const names = { name: "Name", details: "Details", dueAt: "Due date", isWithTime: "Due date", items: "Items" };

describe("changedFields", () => {
  it("names what differs, and the key of a row is no difference", () => {
    expect(changedFields(base, structuredClone(base))).toEqual([]);
    expect(changedFields(base, { ...base, items: [{ key: "b", rate: "1" }] })).toEqual([]);
    const after: typeof base = { ...base, details: "At ten", items: [] };
    expect(pickFields(after, changedFields(base, after))).toEqual({ details: "At ten", items: [] });
  });
});

describe("findConflicts", () => {
  const conflicts = (mine: Partial<typeof base>, theirs: Partial<typeof base>) =>
    findConflicts({ base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } }, names);

  it("finds none where each side changed something else, or both the same", () => {
    expect(conflicts({ name: "Visit" }, { details: "At ten" })).toEqual([]);
    expect(conflicts({ name: "Visit" }, { name: "Visit", details: "At ten" })).toEqual([]);
    expect(conflicts({}, { name: "Visit" })).toEqual([]);
  });

  it("names what both changed differently, and a date with its time is one", () => {
    expect(conflicts({ name: "Visit", details: "Mine" }, { name: "Write" })).toEqual(["Name"]);
    expect(conflicts({ dueAt: "2026-11-28" }, { isWithTime: true })).toEqual(["Due date"]);
    expect(conflicts({ items: [] }, { items: [{ key: "c", rate: "2" }] })).toEqual(["Items"]);
  });
});
