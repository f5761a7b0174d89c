import type { Locator } from "@playwright/test";
import { dueAtTime, dueOnDate, todayIn, tomorrowAsUtcMidnight } from "@/lib/shared/dates/dates";
import { expect, test } from "../../setup/test";
import { Actions } from "../pages/actions";
import { FormDialog } from "../pages/form-dialog";
import { Income } from "../pages/income";
import { pick } from "../pages/pick";
import { Workspace } from "../pages/workspace";

/** Taps on touch screens, clicks elsewhere. */
const press = (field: Locator) => (test.info().project.use.hasTouch ? field.tap() : field.click());

test("saves exactly what was typed into a field, or shows why it is invalid @phone", async ({ page }) => {
  const workspace = new Workspace(page);
  await workspace.start("full");
  const actions = new Actions(page);
  await actions.openProject("Cargo bike configurator");
  const changes: string[] = [];
  page.on("request", (request) => {
    if (/POST|PATCH/.test(request.method()) && !/search|next-number|files\/url/.test(request.url()))
      changes.push(request.url());
  });

  await test.step("a budget is replaced, also in other number formats", async () => {
    await page.getByRole("button", { name: "Project settings" }).click();
    const settings = new FormDialog(page, "Project Settings");
    const budget = settings.dialog.getByLabel("Budget");
    await expect(budget).not.toHaveValue("");
    await press(budget);
    await page.keyboard.type("50.000,5");
    await settings.save();
    await settings.expectError("Please enter a number (no leading 0)");
    expect(changes).toEqual([]);
    await press(settings.dialog.getByLabel("Name"));
    await press(budget);
    await page.keyboard.type("50.000,00");
    await settings.saveChange();
    await page.getByRole("button", { name: "Project settings" }).click();
    await expect(budget).toHaveValue("50,000");
    await settings.dialog.getByRole("button", { name: "Close" }).last().click();
  });

  await test.step("an invalid date stays in its field and is not saved", async () => {
    await actions.add("task");
    await actions.fill({ Name: "Fit the racks", "Due date": "31 Feb 2026", Link: "racks.example/fit" });
    const due = actions.field("Due date");
    changes.length = 0;
    await due.press("Enter");
    await expect(actions.dialog.getByText("Enter a date such as 13 Dec 2026")).toBeVisible();
    await expect(due).toHaveValue("31 Feb 2026");
    const long = "workshop ".repeat(7).trim();
    await actions.field("Tags").fill(long);
    await due.fill("13.12.2038");
    await actions.save();
    await expect(actions.dialog.getByText("Must be at most 60 characters")).toBeVisible();
    await expect(actions.field("Tags")).toHaveValue(long);
    await expect(due).toHaveValue("Mon 13 Dec 2038");
    expect(changes).toEqual([]);
    await actions.field("Tags").fill("workshop");
    await actions.save();
    await expect(actions.row("Fit the racks")).toContainText("Mon 13 Dec 2038");
    await expect(actions.row("Fit the racks").getByRole("link")).toHaveAttribute(
      "href",
      "https://racks.example/fit",
    );
  });

  await test.step("rate and quantity are replaced, and invalid values are not saved", async () => {
    const income = new Income(page);
    await page.goto("/home/income");
    await income.create("receipt", "Online pre-orders");
    await income.addLine(1, { Title: "Workshop" });
    await press(income.itemField(1, "Rate"));
    await page.keyboard.type("1.250,50");
    await press(income.itemField(1, "Quantity"));
    await page.keyboard.type("2");
    await expect(income.total).toHaveText("$2,501.00");
    await expect(income.itemField(1, "Rate")).toHaveValue("1,250.50");
    await income.itemField(1, "Quantity").fill("1,2,5");
    await income.field("Issue date").fill("soon");
    await income.openParty("From");
    await income.field("Email").fill("mira at studio");
    changes.length = 0;
    await income.saveButton.click();
    const faults = ["Invalid number. Use a format like 1250.50", "Enter a date such as 13 Dec 2026"];
    for (const message of [...faults, "Enter a valid email address"])
      await expect(page.getByText(message)).toBeVisible();
    expect(changes).toEqual([]);
    await income.itemField(1, "Quantity").fill("1,5");
    await income.field("Issue date").fill("1 dec 2026");
    await income.field("Email").fill("mira@studio.example");
    await income.save();
    await expect(income.total).toHaveText("$1,875.75");
  });

  await test.step("a change of currency must be confirmed", async () => {
    await page.goto("/home/projects");
    await workspace.choose("Edit Profile");
    const profile = page.getByRole("dialog", { name: "Profile" });
    await profile.getByRole("combobox", { name: "Currency" }).click();
    await pick(page.getByPlaceholder("Search currencies"), "kuwaiti");
    await profile.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("alertdialog")).toContainText("Amounts are not converted");
    await workspace.answer("Cancel");
    await expect(profile.getByRole("combobox", { name: "Currency" })).toContainText("KWD");
    await profile.getByRole("button", { name: "Save" }).click();
    await workspace.answer("Proceed");
    await expect(page.getByText("Profile updated")).toBeVisible();
  });
});

test("sorts tasks by day in the user's time zone; an empty view has no Clear filters button", async ({
  page,
}) => {
  await new Workspace(page).start("blank", "/home/actions");
  const actions = new Actions(page);
  for (const [view, line] of [
    ["Completed", "No completed tasks yet."],
    ["Past", "No past events yet."],
  ] as const) {
    await actions.show(view);
    await expect(page.getByText(line)).toBeVisible();
  }
  await expect(page.getByRole("button", { name: "Clear filters" })).toHaveCount(0);

  const zone = test.info().project.use.timezoneId ?? "UTC";
  const now = new Date();
  const today = todayIn(zone, now);
  const tasks = [
    { name: "Some time today", ...dueOnDate(today) },
    { name: "Tonight", ...dueAtTime(today, 23, 55, zone) },
    { name: "Tomorrow", dueAt: tomorrowAsUtcMidnight(zone, now).toISOString(), isWithTime: false },
  ];
  const { data } = (await (await page.request.get("/api/auth/refresh")).json()) as {
    data: { accessToken: string };
  };
  const headers = { authorization: `Bearer ${data.accessToken}` };
  for (const task of tasks)
    expect((await page.request.post("/api/tasks", { headers, data: task })).ok()).toBe(true);
  await page.reload();
  await expect(actions.tasks.locator("[data-row]")).toContainText(tasks.map(({ name }) => name));
});
