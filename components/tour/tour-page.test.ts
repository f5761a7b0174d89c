import { expect, test } from "vitest";
import { tourCards } from "./tour-cards";
import { opensByItself, tourPageFor } from "./tour-page";
import { allToursSeen } from "@/tools/gallery/all-tours-seen.mjs";

test.each([
  ["/home/projects", "home"],
  ["/home/projects/01a1fb63-0000-7000-8000-000000000000", "project"],
  ["/home/actions", "actions"],
  ["/home/files", "files"],
  ["/home/clients", "clients"],
  ["/home/clients/01a1fb63-0000-7000-8000-000000000000", "clients"],
  ["/home/partners", "partners"],
  ["/home/income", "income"],
  ["/home/time", "time"],
  ["/home/income/document/invoice/01a1fb63-0000-7000-8000-000000000000", "documentbuilder"],
  ["/welcome", undefined],
])("%s has the tour of %s", (path, page) => expect(tourPageFor(path)).toBe(page));

test.each([
  ["/home/projects", true],
  ["/home/trash", false],
  ["/home/settings", false],
  ["/home/server", false],
])("the tour of %s opens by itself: %s", (path, opens) => expect(opensByItself(path)).toBe(opens));

test("each page has as many cards as the specification says, and the time page has three", () => {
  const counts = Object.fromEntries(Object.entries(tourCards).map(([page, cards]) => [page, cards.length]));
  expect(counts).toEqual({
    home: 4,
    project: 1,
    actions: 1,
    files: 2,
    clients: 1,
    partners: 1,
    income: 2,
    time: 3,
    documentbuilder: 1,
  });
});

test("the gallery's stored tours include every page", () => {
  const [storage] = allToursSeen("http://localhost").origins;
  expect(storage?.localStorage[0]?.value.split(" ").sort()).toEqual(Object.keys(tourCards).sort());
});
