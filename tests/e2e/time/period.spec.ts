import { readFile } from "node:fs/promises";
import { decimalHours } from "@/lib/time-entries/duration-text";
import { expect, test } from "../../setup/test";
import { Filters } from "../pages/filters";
import { IssuedDocuments } from "../pages/issued-documents";
import { pick } from "../pages/pick";
import { Workspace } from "../pages/workspace";
import { TimePage } from "./time-page";

test("entries of a period have their list, figures and download, with other filters, after a reload and by Back @phone", async ({
  page,
}) => {
  await new Workspace(page).begin("blank");
  const documents = new IssuedDocuments(page);
  const { projectId } = await documents.createProject();
  const time = new TimePage(page);
  await time.writeDown("2026-01-14", { description: "Design", projectId, from: 9, to: 10 });
  await time.writeDown("2026-01-20", { description: "Accounting", isBillable: false, from: 10, to: 12 });
  await time.writeDown("2026-02-10", { description: "Photos", projectId, from: 8, to: 12 });
  const filters = new Filters(page);
  await page.goto("/home/time?week=2026-01-14");
  await expect(time.figures).toContainText("1:00");

  await filters.pick("Period", "All time");
  await expect(page.getByRole("heading", { name: "All time" })).toBeVisible();
  await expect(time.figures).toContainText("7:00");
  // The week keeps its own days.
  await expect(page.getByRole("heading", { name: "11 – 17 Jan 2026" })).toBeVisible();

  await filters.use(async () => {
    await page.getByRole("combobox", { name: "Period", exact: true }).click();
    await page.getByRole("option", { name: "Other period" }).click();
    const last = page.getByRole("textbox", { name: "To", exact: true });
    await page.getByRole("textbox", { name: "From", exact: true }).fill("14 Jan 2026");
    await last.fill("some day");
    await last.press("Enter");
    // Not those that are hidden beside the sheet.
    const problem = page.getByRole("alert").filter({ hasText: "day" });
    await expect(problem).toHaveText("Enter a day such as 27 Nov 2026");
    await expect(last).toHaveValue("some day");
    await last.fill("1 Jan 2026");
    await last.press("Enter");
    await expect(problem).toHaveText("The last day must not be before the first.");
    await last.fill("31 Jan 2026");
    await last.press("Enter");
  });
  await expect(page.getByRole("heading", { name: "14 – 31 Jan 2026" })).toBeVisible();
  await expect(time.figures).toContainText("3:00");
  await expect(time.entries.getByText("Photos")).toHaveCount(0);
  await filters.pick("Billable", "Not billable");
  await expect(time.figures).toContainText("2:00");
  await expect(time.entries.getByText("Design")).toHaveCount(0);
  await expect(page).toHaveURL(/period=custom.*from=2026-01-14.*to=2026-01-31.*billable=no/);

  await page.reload();
  await expect(time.figures).toContainText("2:00");
  await filters.use(async () => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "CSV", exact: true }).click();
    const rows = (await readFile(await (await download).path(), "utf8")).trim().split("\r\n").slice(1);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain("Accounting");
  });
  await page.goto("/home/clients");
  await page.goBack();
  await expect(page.getByRole("heading", { name: "14 – 31 Jan 2026" })).toBeVisible();
  await expect(time.figures).toContainText("2:00");

  await filters.pick("Billable", "Billable or not");
  await filters.pick("Period", "Week shown");
  await expect(page).toHaveURL(/\?week=2026-01-14$/);
  await expect(time.figures).toContainText("1:00");
});

test("a period is chosen, and its report grouped, by keyboard", async ({ page }) => {
  await new Workspace(page).begin("blank");
  const { projectId } = await new IssuedDocuments(page).createProject({ hourlyRate: "90" });
  const time = new TimePage(page);
  await time.writeDown("2026-01-14", { description: "Design", projectId, tags: ["web"], from: 9, to: 10 });
  await time.writeDown("2026-02-20", { description: "Accounting", isBillable: false, from: 10, to: 12 });
  await page.goto("/home/time");
  const choose = async (label: string, option: string) => {
    const select = page.getByRole("combobox", { name: label, exact: true });
    await select.focus();
    await select.press("Enter");
    // A key that is pressed before an option has the focus is lost.
    const highlighted = page.locator("[role=option][data-highlighted]");
    await expect(highlighted).toBeVisible();
    await page.keyboard.type(option.split(" ")[0] ?? "");
    await expect(highlighted).toHaveText(option);
    await page.keyboard.press("Enter");
    await expect(select).toHaveText(option);
  };
  await choose("Period", "All time");
  await page.getByRole("radio", { name: "Entries" }).focus();
  await page.keyboard.press("ArrowRight");
  const sums = page.getByRole("table", { name: "Sums" });
  const row = (name: string) => sums.getByRole("row").filter({ hasText: name });
  await expect(row("Online pre-orders")).toContainText("1:00$90.00$90.00");
  await expect(row("No project")).toContainText("2:00–");
  await expect(row("Total")).toContainText("3:00$90.00$90.00");

  for (const [group, names] of [
    ["Client", ["Saltmarsh Bakery", "No client"]],
    ["Month", ["Jan 2026", "Feb 2026"]],
    // From Sunday, as the grid.
    ["Week", ["11 – 17 Jan 2026", "15 – 21 Feb 2026"]],
    ["Day", ["Wed 14 Jan 2026", "Fri 20 Feb 2026"]],
    ["Tag", ["web", "No tag"]],
  ] as const) {
    await choose("Group by", group);
    for (const name of names) await expect(row(name)).toBeVisible();
    await expect(row("Total")).toContainText("3:00");
  }
  await page.reload();
  await expect(row("No tag")).toBeVisible();
});

test("what runs is counted until now by every figure, which says that it runs @phone", async ({ page }) => {
  await new Workspace(page).begin("blank");
  const documents = new IssuedDocuments(page);
  const { projectId } = await documents.createProject();
  await page.goto("/home/projects");
  // The day may have begun a moment ago.
  const [midnight, now] = await page.evaluate(() => [new Date().setHours(0, 0, 0, 0), Date.now()] as const);
  const startedAt = new Date(Math.max(midnight, now - 42 * 60_000));
  await documents.call("POST", "time-entries/start", {
    projectId,
    description: "Layout",
    startedAt: startedAt.toISOString(),
  });
  await page.clock.setFixedTime(now);
  const minutes = Math.floor(now / 60_000) - Math.floor(+startedAt / 60_000);
  const text = `0:${String(minutes).padStart(2, "0")}`;

  await page.goto("/home/projects");
  await expect(page.getByRole("region", { name: "Today" })).toContainText(`${text} tracked`);
  await page.goto("/home/time");
  const time = new TimePage(page);
  await expect(time.figures).toContainText(`${text}running`);
  // Of the entry and of its day.
  await expect(time.entries.getByText(text, { exact: true })).toHaveCount(2);
  await expect(time.entries.getByText("running", { exact: true })).toHaveCount(2);
  const week = page.getByRole("list", { name: "Days" }).or(time.grid);
  await expect(week.getByText(text).first()).toBeVisible();
  await page.getByRole("radio", { name: "Report" }).click();
  const sums = page.getByRole("table", { name: "Sums" });
  await expect(sums.getByRole("row").filter({ hasText: "Running now: Layout" })).toContainText(text);
  await expect(sums.getByRole("row").filter({ hasText: "Total" })).toContainText(text);
  await page.goto(`/home/projects/${projectId}`);
  await expect(page.getByRole("region", { name: "Income" })).toContainText(
    `${decimalHours(minutes)} h running`,
  );
  // It has no amount that could be billed.
  await page.goto(`/home/time?projectId=${projectId}`);
  await time.figures.getByRole("button", { name: "Create invoice from time" }).click();
  const dialog = documents.dialog("Create invoice from time");
  await expect(dialog.getByText("There is no unbilled time in this period.")).toBeVisible();
  await expect(
    dialog.getByText("The clock is running on Layout. Stop it to bill that time too."),
  ).toBeVisible();
});

test("billable time without a project is shown apart, is given a project in the dialog, and is billed @phone", async ({
  page,
}) => {
  const time = new TimePage(page);
  const { documents } = await time.makeRatedProject();
  await time.writeDown("2026-01-14", { description: "Call", from: 9, to: 10 });
  await time.writeDown("2026-01-14", { description: "Own things", from: 10, to: 12 });
  await page.goto("/home/time?week=2026-01-14");
  await expect(time.figures).toContainText("Unbilled this week$180.00");
  await expect(time.figures).toContainText("Unbilled without a project$180.00");
  await time.figures.getByRole("button", { name: "Choose" }).click();
  const dialog = documents.dialog("Create invoice from time");
  const apart = dialog.getByRole("region", { name: "Time without a project" });
  await expect(apart).toContainText("3 h of billable time has no project.");
  await apart.getByRole("button", { name: "Add to project" }).click();
  await expect(apart.getByText("Please select a project")).toBeVisible();
  await apart.getByRole("combobox", { name: "Project of this time" }).click();
  await pick(page.getByPlaceholder("Search projects"), "online");
  await apart.getByRole("button", { name: /^Choose entries/ }).click();
  await apart.getByRole("checkbox", { name: "Own things" }).uncheck();
  await apart.getByRole("button", { name: "Add to project" }).click();
  await expect(page.getByText("Added 1 entry to Online pre-orders")).toBeVisible();
  await expect(dialog.getByRole("region", { name: "Lines of the invoice" })).toContainText("$60.00");
  await expect(apart).toContainText("2 h of billable time has no project.");
  await dialog.getByRole("button", { name: "Create draft" }).click();
  await documents.expectTitle("Invoice 1");
  await page.goto("/home/time?week=2026-01-14");
  await expect(time.figures).toContainText("Unbilled this week$120.00");
  await expect(time.figures).toContainText("Unbilled without a project$120.00");
});
