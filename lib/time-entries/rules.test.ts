import { expect, it } from "vitest";
import { entryDocument, entryName, recentActivities } from "./rules";
import type { TimeEntry } from "./schema";

const project = { id: "p", name: "Website" };

function entry(fields: Partial<TimeEntry>): TimeEntry {
  return {
    description: "",
    projectId: null,
    taskId: null,
    task: null,
    project: null,
    endedAt: "2026-11-27T10:00:00Z",
    ...fields,
  } as TimeEntry;
}

it("an entry is called by its description, else its task, else its project", () => {
  const task = { id: "t", name: "Layout" };
  const both = { task, project: project as TimeEntry["project"] };
  expect(entryName(entry({ description: "Call", ...both }))).toBe("Call");
  expect(entryName(entry(both))).toBe("Layout");
  expect(entryName(entry({ project: both.project }))).toBe("Website");
  expect(entryName(entry({}))).toBe("No description");
});

it("the last five activities are offered once each, without what runs", () => {
  const texts = ["a", "b", "a", "c", "d", "e", "f"];
  const running = entry({ id: "now", description: "now", endedAt: null });
  const entries = [running, ...texts.map((description, at) => entry({ id: String(at), description }))];
  expect(recentActivities(entries).map(({ id }) => id)).toEqual(["0", "1", "3", "4", "5"]);
});

it("the document of an entry is an invoice once it is issued, and a draft before", () => {
  const document = { id: "d", number: "2026-0014", isIssued: true };
  expect(entryDocument(entry({ document }))).toBe("Invoice 2026-0014");
  expect(entryDocument(entry({ document: { ...document, isIssued: false } }))).toBe("Draft 2026-0014");
  expect(entryDocument(entry({ document: null }))).toBeNull();
});
