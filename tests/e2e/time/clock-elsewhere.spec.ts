import type { Page } from "@playwright/test";
import { expect, test } from "../../setup/test";
import { IssuedDocuments } from "../pages/issued-documents";
import { TimePage } from "./time-page";
import { Workspace } from "../pages/workspace";

const timer = (page: Page) => page.getByRole("timer").filter({ visible: true });
const stopButton = (page: Page) =>
  page.getByRole("button", { name: "Stop the clock" }).filter({ visible: true });
const startButton = (page: Page) =>
  page.getByRole("button", { name: "Start the clock" }).filter({ visible: true });
const look = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event("focus")));

test.describe("in St. John's", () => {
  test.use({ timezoneId: "America/St_Johns" });

  test("a clock that runs through the night in which clocks go back has its elapsed time, on the day of its start", async ({
    page,
  }) => {
    await new Workspace(page).begin("blank");
    // 11:30 PM on 1 November; at 2:00 AM it is 1:00 AM again.
    const documents = new IssuedDocuments(page);
    await documents.call("POST", "time-entries/start", {
      description: "Deployment",
      startedAt: "2025-11-02T02:00:00Z",
    });
    // Not paused: the question is loaded when the page is idle, which a paused clock never is.
    await page.clock.setFixedTime("2025-11-02T11:45:30Z");
    await page.goto("/home/time?week=2025-11-01");
    await expect(timer(page).first()).toHaveText("9:45:30");
    const question = page.getByRole("status").filter({ hasText: "has run for" });
    await expect(question).toContainText("The clock on Deployment has run for 9 h 45 min.");
    await question.getByRole("button", { name: "Stop at 6:30 AM" }).click();
    await expect(page.getByText("Stopped after 8:00: Deployment")).toBeVisible();
    await expect(new TimePage(page).entries.getByText("11:30 PM – 6:30 AM")).toBeVisible();
    // Not from the grid: labels of days are wrong under the browser's installed clock, as dates in other zones extend Date.
    const period = { from: "2025-10-26", to: "2025-11-08", groupBy: "day" };
    const report = await documents.call<{ items: object[] }>("POST", "time-entries/report", period);
    expect(report.items).toMatchObject([{ key: "2025-11-01", totalMinutes: 480 }]);
  });

  test("a length that is typed for the night in which clocks go forward is elapsed time", async ({
    page,
  }) => {
    await new Workspace(page).begin("blank");
    // 10 PM on 7 March.
    await new IssuedDocuments(page).call("POST", "time-entries", {
      description: "Deployment",
      startedAt: "2026-03-08T01:30:00Z",
      endedAt: "2026-03-08T02:30:00Z",
    });
    await page.goto("/home/time?week=2026-03-07");
    const time = new TimePage(page);
    const cell = (text: string) =>
      time.grid.getByRole("gridcell", { name: `No project, Sat 7: ${text}`, exact: true });
    await cell("1:00").press("Enter");
    await page.keyboard.type("7h");
    await page.keyboard.press("Enter");
    await expect(cell("7:00")).toBeVisible();
    await expect(time.entries.getByText("10:00 PM – 6:00 AM")).toBeVisible();
  });
});

test("the clock that a phone starts is on the desktop when it is looked at, and the other way round", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await new Workspace(page).start("blank", "/home/actions");
  const phone = await browser.newContext({
    baseURL,
    storageState: await context.storageState(),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  const hand = await phone.newPage();
  await hand.goto("/home/actions");
  await startButton(hand).tap();
  const dialog = hand.getByRole("dialog", { name: "Start the clock" });
  await dialog.getByRole("textbox", { name: "Description" }).fill("Layout");
  await dialog.getByRole("button", { name: "Start", exact: true }).tap();
  await expect(dialog).toBeHidden();
  await expect(timer(hand)).toBeVisible();

  await expect(startButton(page)).toBeVisible();
  await look(page);
  await expect(page.getByRole("button", { name: "Edit the running time of Layout" })).toBeVisible();
  await stopButton(page).click();
  await expect(page.getByText(/^Stopped after 0:0\d: Layout$/)).toBeVisible();

  await expect(timer(hand)).toBeVisible();
  await look(hand);
  await expect(startButton(hand)).toBeVisible();
  // The last activity is offered first.
  await startButton(hand).tap();
  await dialog.getByRole("region", { name: "Recent" }).getByRole("button", { name: "Layout" }).tap();
  await expect(timer(hand)).toBeVisible();
  await look(page);
  await expect(timer(page)).toBeVisible();
  await phone.close();
});

test("without a connection nothing starts or stops, what was typed is kept, and the clock counts on", async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  await new Workspace(page).start("blank", "/home/time");
  const time = new TimePage(page);
  const refused = page.getByText("You're offline. This can be saved when you're connected again.");
  const bar = page.getByText("Pennant can't be reached. Trying again…");
  await time.type("1h call yesterday", "Yesterday · 9:00 – 10:00 AM · 1:00 · call");
  await page.keyboard.press("Escape");
  await page.getByRole("heading", { name: "Time", level: 1 }).click();
  await page.keyboard.press("s");
  const dialog = page.getByRole("dialog", { name: "Start the clock" });
  const description = dialog.getByRole("textbox", { name: "Description" });
  await description.fill("Layout");

  await context.setOffline(true);
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("You're offline.")).toBeVisible();
  await expect(description).toHaveValue("Layout");
  await expect(timer(page)).toHaveCount(0);
  await context.setOffline(false);
  await expect(bar).toHaveCount(0);
  await dialog.getByRole("button", { name: "Start", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(timer(page).first()).toBeVisible();

  await context.setOffline(true);
  const before = await timer(page).first().textContent();
  await stopButton(page).first().click();
  await expect(refused.first()).toBeVisible();
  await expect(page.getByText(/^Stopped after/)).toHaveCount(0);
  await expect(timer(page).first()).not.toHaveText(before ?? "");
  await time.line.fill("30m mail yesterday");
  await time.line.press("Enter");
  await expect(refused.first()).toBeVisible();
  await expect(time.line).toHaveValue("30m mail yesterday");
  await expect(time.entries.getByText("mail", { exact: true })).toHaveCount(0);

  await context.setOffline(false);
  await expect(bar).toHaveCount(0);
  await stopButton(page).first().click();
  await expect(page.getByText(/^Stopped after 0:0\d: Layout$/)).toBeVisible();
});
