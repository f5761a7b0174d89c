import { expect, it } from "vitest";
import { archiveOffer, issuedRefusal, listDeletion } from "./rules";

const nothing = {
  tasks: 0,
  events: 0,
  files: 0,
  quotations: 0,
  invoices: 0,
  receipts: 0,
  timeEntries: 0,
  links: 0,
  notes: 0,
};

it("lists each kind with its count", () => {
  expect(listDeletion({ ...nothing, projects: 2, tasks: 1200, invoices: 1, contacts: 3 })).toBe(
    "2 projects, 1,200 tasks, 1 invoice and 3 client contacts",
  );
  expect(listDeletion({ ...nothing, links: 1 })).toBe("1 link");
  expect(listDeletion({ ...nothing, timeEntries: 2 })).toBe("2 time entries");
});

it("returns an empty text if nothing is deleted", () => {
  expect(listDeletion(nothing)).toBe("");
});

it("the refusal says what can be done instead where issued documents keep a client or project", () => {
  expect(issuedRefusal(1, "client")).toBe("1 issued document belongs to this client. Archive it instead.");
  expect(issuedRefusal(2, "project")).toBe("2 issued documents belong to this project. Complete it instead.");
  expect(archiveOffer(3, "project")).toBe(
    "3 issued documents belong to this project. Archive it instead: it leaves the lists, and everything in it is kept.",
  );
});
