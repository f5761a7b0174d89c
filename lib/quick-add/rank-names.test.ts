import { expect, it } from "vitest";
import { namedAtEnd } from "./rank-names";

const named = (names: readonly string[], text: string) => {
  const found = namedAtEnd(
    names.map((name) => ({ name })),
    text,
  );
  return found && [found.row.name, found.before || found.after];
};

it.each([
  ["website", "Website", ""],
  ["website wireframes", "Website", "wireframes"],
  ["Website: wireframes", "Website", "wireframes"],
  ["website - wireframes", "Website", "wireframes"],
  ["wireframes website", "Website", "wireframes"],
  ["wireframes, WEBSITE", "Website", "wireframes"],
  ["website of the website", "Website", "of the website"],
  ["cafe noir menu", "Café Noir", "menu"],
  ["studio website plan", "Studio-Website", "plan"],
])("%j names the project %j, and %j is left", (text, name, rest) => {
  expect(named(["Logo", "Website", "Café Noir", "Studio-Website"], text)).toEqual([name, rest]);
});

it.each(["", "web", "websites", "a website plan", "my website's plan"])("%j names no project", (text) => {
  expect(named(["Website", "", "–"], text)).toBeUndefined();
});

it("the longest name is meant", () => {
  const names = ["Website", "Website relaunch", "Relaunch"];
  expect(named(names, "website relaunch plan")).toEqual(["Website relaunch", "plan"]);
  expect(named(names, "website plan")).toEqual(["Website", "plan"]);
  expect(named(names, "plan relaunch")).toEqual(["Relaunch", "plan"]);
});

it("a name of two projects, and names of two, leave open which is meant", () => {
  expect(named(["Website", "website"], "website plan")).toBeUndefined();
  expect(named(["Website", "Logo"], "website logo")).toBeUndefined();
  expect(named(["New Website", "Website Logo"], "new website logo")).toBeUndefined();
});
