import type { Page } from "@playwright/test";
import { expect, test } from "../../setup/test";
import { IssuedDocuments } from "../pages/issued-documents";
import { Landing } from "../pages/landing";
import { Workspace } from "../pages/workspace";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const timer = (page: Page) => page.getByRole("timer").filter({ visible: true });
const stopButton = (page: Page) =>
  page.getByRole("button", { name: "Stop the clock" }).filter({ visible: true });

test("the clock is started and stopped by a key, and runs on after a reload and in a second tab", async ({
  page,
  context,
}) => {
  const workspace = new Workspace(page);
  await workspace.start("blank", "/home/actions");
  await expect(page.getByRole("button", { name: "Start the clock" })).toBeVisible();
  // Typed before the dialog has the focus.
  await page.keyboard.type("sLayout");
  const dialog = page.getByRole("dialog", { name: "Start the clock" });
  await expect(dialog.getByRole("textbox", { name: "Description" })).toHaveValue("Layout");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(timer(page)).toHaveText(/^0:00:\d\d$/);
  await expect(page).toHaveTitle(/^● 0:0\d Actions/);

  await page.reload();
  await expect(timer(page)).toHaveText(/^0:0\d:\d\d$/);
  const second = await context.newPage();
  await second.goto("/home/clients");
  await expect(second.getByRole("button", { name: "Edit the running time of Layout" })).toBeVisible();
  await expect(second).toHaveTitle(/^● 0:0\d Clients/);

  await page.keyboard.press("s");
  await expect(page.getByText(/^Stopped after 0:0\d: Layout$/)).toBeVisible();
  await expect(page).toHaveTitle(/^Actions/);
  // Before it is looked at.
  await expect(second.getByRole("button", { name: "Start the clock" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(timer(page)).toBeVisible();
});

test("a second of the clock changes its own text and nothing else", async ({ page }) => {
  // Far from a minute of any text on the page, and from an hour in every time zone.
  const hour = new Date(Date.now() - 24 * HOUR_MS).setUTCMinutes(0, 0, 0);
  await new Landing(page).createAccount();
  await new IssuedDocuments(page).call("POST", "time-entries/start", {
    description: "Website",
    startedAt: new Date(hour).toISOString(),
  });
  await page.clock.install({ time: hour + 5 * MINUTE_MS });
  await page.goto("/home/projects");
  await expect(timer(page)).toBeVisible();
  await page.clock.pauseAt(hour + 20.5 * MINUTE_MS);
  await expect(timer(page)).toHaveText("0:20:30");
  await page.evaluate(() => {
    const changed: string[] = [];
    Object.assign(window, { changed });
    new MutationObserver((records) => {
      for (const { target, type } of records)
        changed.push(`${type} ${target.parentElement?.closest("[role=timer]") ? "timer" : target.nodeName}`);
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  await page.clock.runFor(5_000);
  const changed = await page.evaluate(() => (window as unknown as { changed: string[] }).changed);
  expect(new Set(changed)).toEqual(new Set(["characterData timer"]));
  expect(changed).toHaveLength(5);
});

test("the palette starts the clock on what it finds, and on a text", async ({ page }) => {
  const workspace = new Workspace(page);
  await workspace.begin("blank");
  await new IssuedDocuments(page).createProject();
  await page.goto("/home/actions");
  const start = async (text: string, option: string) => {
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByRole("combobox").fill(text);
    await page.getByRole("option", { name: option }).first().click();
  };
  await start("start online", "Online pre-orders");
  await expect(
    page.getByRole("button", { name: "Edit the running time of Online pre-orders" }),
  ).toBeVisible();
  await start("start phone call", "“phone call”");
  await expect(page.getByRole("button", { name: "Edit the running time of phone call" })).toBeVisible();
});

test("a clock that has run for more than 8 hours is asked about, and stops in the evening or when it was forgotten", async ({
  page,
}) => {
  await new Workspace(page).begin("blank");
  const documents = new IssuedDocuments(page);
  const startedAt = new Date(Date.now() - 9.2 * HOUR_MS).toISOString();
  await documents.call("POST", "time-entries/start", { description: "Website", startedAt });
  await page.goto("/home/actions");
  const question = page.getByRole("status").filter({ hasText: "has run for" });
  await expect(question).toContainText(/The clock on Website has run for 9 h 1[12] min\./);
  await question.getByRole("button", { name: "Keep running" }).click();
  await expect(question).toBeHidden();
  // The answer holds after a reload. Another browser asks.
  await page.reload();
  await expect(page.getByRole("button", { name: /^Stop/ }).first()).toBeVisible();
  await expect(question).toBeHidden();
  await page.evaluate(() => localStorage.removeItem("pennant-clock-kept"));
  await page.reload();
  await question.getByRole("button", { name: /^Stop at / }).click();
  await expect(page.getByText(/^Stopped after \d:\d\d: Website$/)).toBeVisible();
  await expect(question).toBeHidden();
});

test("a clock that has run for more than 24 hours asks when it ended where it is stopped, edited or followed by another", async ({
  page,
}) => {
  await new Workspace(page).begin("blank");
  const documents = new IssuedDocuments(page);
  const startedAt = new Date(Date.now() - 26 * HOUR_MS).toISOString();
  await documents.call("POST", "time-entries/start", { description: "Website", startedAt });
  await page.goto("/home/actions");
  await page.getByRole("button", { name: "Keep running" }).click();
  const dialog = page.getByRole("dialog", { name: "When did it end?" });
  await stopButton(page).click();
  await expect(dialog).toContainText("The clock on Website has run for 26 h");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Edit the running time of Website" }).click();
  await page.getByRole("button", { name: "Stop it at…" }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("combobox").fill("start phone call");
  await page.getByRole("option", { name: "“phone call”" }).first().click();
  await dialog.getByRole("button", { name: "Stop and start the next" }).click();
  await expect(page.getByRole("button", { name: "Edit the running time of phone call" })).toBeVisible();
  await expect(page.getByText(/^Stopped after \d+:\d\d: Website$/)).toBeVisible();
});

test("tracked time becomes a paid invoice @phone", async ({ page }) => {
  await new Workspace(page).begin("blank");
  const documents = new IssuedDocuments(page);
  const { projectId } = await documents.createProject({ hourlyRate: "90" });
  await page.goto(`/home/projects/${projectId}`);
  await page.getByRole("button", { name: "Start the clock on this project" }).click();
  await expect(timer(page)).toBeVisible();
  // As after 19 minutes of work.
  const { id } = await documents.call("GET", "time-entries/running");
  const startedAt = new Date(Date.now() - 19 * MINUTE_MS).toISOString();
  await documents.call("PATCH", `time-entries/${id}`, { description: "Layout", startedAt });
  await page.goto("/home/actions");
  await stopButton(page).click();
  const stopped = page.getByText(/^Stopped after 0:(19|20): Layout$/);
  await expect(stopped).toBeVisible();
  // A minute may have passed since the start of the test.
  const minutes = Number(/0:(\d\d)/.exec((await stopped.textContent()) ?? "")?.[1]);
  const hours = `${(minutes / 60).toFixed(1)} h`;
  const total = `$${(minutes * 1.5).toFixed(2)}`;

  await page.goto(`/home/projects/${projectId}`);
  await expect(page.getByText(hours)).toBeVisible();
  await page.getByRole("button", { name: "Bill time" }).click();
  const bill = page.getByRole("dialog", { name: "Create invoice from time" });
  const lines = bill.getByRole("region", { name: "Lines of the invoice" });
  // By the minutes, whatever the hours with two decimals would give.
  await expect(lines).toContainText(`${minutes} minutes × $1.50`);
  await expect(lines).toContainText(total);
  await bill.getByRole("button", { name: "Create draft" }).click();
  await documents.expectTitle("Invoice 1");
  await documents.issue("invoice", "1");
  await expect(documents.fact("Total")).toHaveText(total);
  await documents.choose("Record payment");
  await documents.dialog("Record payment").getByRole("button", { name: "Record payment" }).click();
  await expect(documents.fact("State")).toHaveText("Paid");

  await page.goto(`/home/projects/${projectId}`);
  await expect(page.getByText(hours)).toBeVisible();
  await expect(page.getByRole("button", { name: "Bill time" })).toBeHidden();
});
