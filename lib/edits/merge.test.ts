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
  it("returns the fields that differ and ignores the key of a row", () => {
    expect(changedFields(base, structuredClone(base))).toEqual([]);
    expect(changedFields(base, { ...base, items: [{ key: "b", rate: "1" }] })).toEqual([]);
    const after: typeof base = { ...base, details: "At ten", items: [] };
    expect(pickFields(after, changedFields(base, after))).toEqual({ details: "At ten", items: [] });
  });
});

describe("findConflicts", () => {
  const conflicts = (mine: Partial<typeof base>, theirs: Partial<typeof base>) =>
    findConflicts({ base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } }, names);

  it("finds none if each side changed other fields, or both made the same change", () => {
    expect(conflicts({ name: "Visit" }, { details: "At ten" })).toEqual([]);
    expect(conflicts({ name: "Visit" }, { name: "Visit", details: "At ten" })).toEqual([]);
    expect(conflicts({}, { name: "Visit" })).toEqual([]);
  });

  it("returns what both sides changed differently, with a date and its time as one field", () => {
    expect(conflicts({ name: "Visit", details: "Mine" }, { name: "Write" })).toEqual(["Name"]);
    expect(conflicts({ dueAt: "2026-11-28" }, { isWithTime: true })).toEqual(["Due date"]);
    expect(conflicts({ items: [] }, { items: [{ key: "c", rate: "2" }] })).toEqual(["Items"]);
  });
});
