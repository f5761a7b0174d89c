import { expect, it } from "vitest";
import { startedActivity, startGroup } from "./start-items";

it.each([
  ["start website", "website"],
  ["  Start  new website ", "new website"],
  ["start", undefined],
  ["start ", undefined],
  ["restart website", undefined],
])("the text %o starts the clock on %o", (text, activity) => expect(startedActivity(text)).toBe(activity));

it("offers found projects before the text, which is always there", () => {
  const client = { id: "c", name: "Saltmarsh", themeColor: "teal" as const };
  const projects = [{ id: "p", name: "Website", client }];
  expect(
    startGroup("web", { projects, tasks: [] }).items.map(({ label, command }) => [label, command]),
  ).toEqual([
    ["Website", { type: "clock", activity: { projectId: "p" } }],
    ["“web”", { type: "clock", activity: { description: "web" } }],
  ]);
  expect(startGroup("web", undefined).items).toHaveLength(1);
});
