import type { Page } from "@playwright/test";
import { expect, test } from "../../setup/test";
import { IssuedDocuments } from "../pages/issued-documents";
import { Workspace } from "../pages/workspace";

const band = (page: Page) => page.getByRole("region", { name: "Today" });
const day = (page: Page, place: number) =>
  band(page).getByRole("list").first().getByRole("button").nth(place);

test("says what is late, due and next, and opens a day @phone", async ({ page }) => {
  await new Workspace(page).start("full");
  await expect(band(page)).toContainText(/\d+ late/);
  await expect(band(page)).toContainText(/next .+ owed|owed .+ next/);
  await expect(day(page, 0)).toHaveAccessibleName(/, \d+ items?$/);
  await day(page, 0).click();
  await expect(day(page, 0)).toHaveAttribute("aria-expanded", "true");
  await expect(band(page).getByRole("list").nth(1).getByRole("listitem").first()).toBeVisible();
  await day(page, 0).click();
  await expect(band(page).getByRole("list")).toHaveCount(1);
  await band(page)
    .getByRole("link", { name: /^\d+ late$/ })
    .click();
  await expect(page).toHaveURL(/\/home\/actions/);
});

test("the panel of today has the tracked time, which leads to the week @phone", async ({ page }) => {
  await new Workspace(page).start("blank");
  const documents = new IssuedDocuments(page);
  await documents.call("POST", "tasks", { name: "Call Anna", ...(await todayOf(page)) });
  await documents.call("POST", "time-entries/start", { description: "Letters" });
  await page.reload();
  await day(page, 1).click();
  await expect(band(page).getByText("Nothing scheduled.")).toBeVisible();
  await day(page, 0).click();
  await expect(band(page).getByText("Nothing scheduled.")).toHaveCount(0);
  await band(page)
    .getByRole("link", { name: /^0:0\d tracked$/ })
    .last()
    .click();
  await expect(page).toHaveURL(/\/home\/time/);
});

test("moves a task to another day by its menu and by dragging, and keeps it there", async ({ page }) => {
  await new Workspace(page).start("blank");
  await new IssuedDocuments(page).call("POST", "tasks", { name: "Call Anna", ...(await todayOf(page)) });
  await page.reload();
  await expect(day(page, 0)).toHaveAccessibleName(/, 1 item$/);
  await day(page, 0).click();
  const saved = page.waitForResponse((response) => response.request().method() === "PATCH");
  await band(page).getByRole("button", { name: "Move Call Anna to another day" }).click();
  await page.getByRole("menuitem").nth(1).click();
  await expect(day(page, 0)).toHaveAccessibleName(/, 0 items$/);
  await expect(day(page, 2)).toHaveAccessibleName(/, 1 item$/);
  expect((await saved).ok()).toBe(true);

  const dragged = page.waitForResponse((response) => response.request().method() === "PATCH");
  await band(page).getByTitle("Call Anna").dragTo(day(page, 4));
  await expect(day(page, 4)).toHaveAccessibleName(/, 1 item$/);
  expect((await dragged).ok()).toBe(true);
  await page.reload();
  await expect(day(page, 4)).toHaveAccessibleName(/, 1 item$/);
});

test("puts a task back that could not be moved", async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  await new Workspace(page).start("blank");
  await new IssuedDocuments(page).call("POST", "tasks", { name: "Call Anna", ...(await todayOf(page)) });
  await page.reload();
  await day(page, 0).click();
  await page.route("**/api/tasks/*", (route) => route.abort());
  await band(page).getByRole("button", { name: "Move Call Anna to another day" }).click();
  await page.getByRole("menuitem").first().click();
  await expect(page.getByText("Something went wrong, Please try again")).toBeVisible();
  await expect(day(page, 0)).toHaveAccessibleName(/, 1 item$/);
});

/** The due date of a task for today, without a time, in the browser's zone. */
async function todayOf(page: Page) {
  const date = await page.evaluate(() => {
    const now = new Date();
    return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, "0")}-${String(now.getDate()).padStart(2, "0")}`;
  });
  return { dueAt: `${date}T00:00:00.000Z`, isWithTime: false };
}
