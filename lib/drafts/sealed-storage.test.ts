// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { endSession, setAccessToken } from "@/lib/api/access-token";
import { isNoteDraftSealed, localNoteDrafts } from "@/lib/notes/note-drafts";
import { createDraftCipher } from "./draft-cipher";
import { forgetDraftCipher, hasStoredDrafts, wipeDrafts } from "./kept-drafts";
import { setDraftCipher } from "./sealed-storage";
import { type Draft, readDrafts, removeDraft, storeDrafts } from "./stored-drafts";

const anna = createDraftCipher(["a".repeat(64)]);
const tokenOf = (sub: string) => `.${btoa(JSON.stringify({ sub }))}.`;
const draft = (place: string): Draft => ({
  place,
  title: "Task",
  path: "/",
  values: { name: "Call Fjellgate" },
});
const note = { text: "Call Fjellgate", basis: "", sent: [] };

beforeEach(() => {
  localStorage.clear();
  wipeDrafts();
  setAccessToken(tokenOf("anna"));
});

/** Another visit of the same person: nothing is in the page's memory. */
function reload() {
  forgetDraftCipher();
}

it("stores drafts and notes encrypted, and reads them with the keys of the same person only", () => {
  setDraftCipher("anna", anna);
  storeDrafts("anna", [draft("one")]);
  localNoteDrafts("anna", "project:1").write(note);
  expect(Object.keys(localStorage)).toHaveLength(2);
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/Call|Fjellgate|Task/);

  reload();
  expect(readDrafts("anna")).toEqual([]);
  expect(isNoteDraftSealed("anna", "project:1")).toBe(true);
  setDraftCipher("anna", createDraftCipher(["b".repeat(64)]));
  expect([readDrafts("anna"), localNoteDrafts("anna", "project:1").read()]).toEqual([[], undefined]);
  // The first key of the server's has been replaced.
  setDraftCipher("anna", createDraftCipher(["b".repeat(64), "a".repeat(64)]));
  expect([readDrafts("anna"), localNoteDrafts("anna", "project:1").read()]).toEqual([[draft("one")], note]);
});

it("stores what was typed before the keys were there, in addition to earlier drafts", () => {
  storeDrafts("anna", [draft("one")]);
  expect(readDrafts("anna")).toEqual([draft("one")]);
  expect([localStorage.length, hasStoredDrafts()]).toEqual([0, true]);
  setDraftCipher("anna", anna);
  expect(localStorage).toHaveLength(1);
  reload();
  storeDrafts("anna", [draft("two")]);
  setDraftCipher("anna", anna);
  expect(readDrafts("anna")).toEqual([draft("one"), draft("two")]);
  removeDraft("anna", "one");
  removeDraft("anna", "two");
  expect([localStorage.length, hasStoredDrafts()]).toEqual([0, false]);
});

it("ignores a stored text that was damaged, moved from another name or never encrypted", () => {
  setDraftCipher("anna", anna);
  localNoteDrafts("anna", "project:1").write(note);
  const stored = localStorage.getItem("pennant-note:anna:project:1") ?? "";
  localStorage.setItem("pennant-note:anna:project:2", stored);
  localStorage.setItem("pennant-note:anna:project:3", `${stored.slice(0, -2)}00`);
  localStorage.setItem("pennant-note:anna:project:4", "12e3");
  localStorage.setItem("pennant-note:anna:project:5", JSON.stringify(note));
  for (const id of [2, 3, 4, 5]) expect(localNoteDrafts("anna", `project:${id}`).read()).toBeUndefined();
});

it("cannot read a draft after the session has expired, and deletes it for another person", () => {
  setDraftCipher("anna", anna);
  storeDrafts("anna", [draft("one")]);
  endSession("over");
  expect([readDrafts("anna"), hasStoredDrafts()]).toEqual([[], true]);
  setAccessToken(tokenOf("ben"));
  expect([localStorage.length, hasStoredDrafts()]).toEqual([0, false]);
});
