import { expect, test } from "../../setup/test";
import { IssuedDocuments } from "../pages/issued-documents";
import { Keyboard } from "../pages/keyboard";
import { Palette } from "../pages/palette";
import { TimePage } from "./time-page";
import { Workspace } from "../pages/workspace";

// A zone in which it is about noon: a longer time begins earlier, which is the day before just after midnight.
const hours = 12 - new Date().getUTCHours();
const timezoneId = `Etc/GMT${hours > 0 ? "-" : "+"}${Math.abs(hours)}`;
test.use({ timezoneId });

test("tracked time becomes a paid invoice by keyboard alone", async ({ page }) => {
  await new Workspace(page).begin("blank", timezoneId);
  const keys = new Keyboard(page);
  const documents = new IssuedDocuments(page);
  const palette = new Palette(page);
  const { projectId } = await documents.createProject({ hourlyRate: "90" });
  const button = (name: string) => page.getByRole("button", { name, exact: true }).filter({ visible: true });
  const choose = async (name: string) => {
    await keys.reach(button(name));
    await keys.press("Enter");
  };
  const clock = page.getByRole("timer").filter({ visible: true });

  await test.step("the clock runs on the project of the page and is stopped", async () => {
    await page.goto(`/home/projects/${projectId}`);
    await expect(button("Start the clock")).toBeVisible();
    await keys.press("s");
    await expect(clock).toBeVisible();
    await keys.press("s");
    await expect(page.getByText(/^Stopped after 0:0\d: Online pre-orders$/)).toBeVisible();
  });

  await test.step("its length is corrected in the week", async () => {
    await keys.press("g", "t");
    const time = new TimePage(page);
    await keys.reach(time.entries.getByRole("button", { name: /^Time: / }));
    await keys.press("Enter");
    await keys.press("ControlOrMeta+a");
    await page.keyboard.type("20m");
    await keys.press("Enter");
    await expect(time.entries.getByText("0:20").first()).toBeVisible();
  });

  await test.step("the palette makes the invoice", async () => {
    await palette.open("Control+k");
    await page.keyboard.type("invoice from time");
    await expect(palette.highlighted).toHaveText(/^Create invoice from time/);
    await keys.press("Enter");
    const bill = documents.dialog("Create invoice from time");
    await expect(palette.dialog).toBeHidden();
    await expect(bill.locator(":focus")).toHaveCount(1);
    await keys.reach(bill.getByRole("combobox", { name: "Client" }));
    await keys.press("Enter");
    await expect(keys.focused).toHaveAccessibleName(/^Search /);
    await page.keyboard.type("Saltmarsh");
    const found = page.getByRole("option", { name: "Saltmarsh Bakery" });
    await expect(found.and(page.locator("[data-highlighted]"))).toBeVisible();
    await keys.press("Enter");
    await expect(bill.getByRole("region", { name: "Lines of the invoice" })).toContainText("$30.00");
    await keys.reach(bill.getByRole("button", { name: "Create draft" }));
    await keys.press("Enter");
    await documents.expectTitle("Invoice 1");
    await expect(bill).toBeHidden();
  });

  await test.step("it is issued and paid", async () => {
    await choose("Issue…");
    const dialog = documents.dialog("Issue invoice");
    await expect(dialog.getByRole("status")).toHaveText("1");
    await keys.reach(dialog.getByRole("button", { name: "Issue", exact: true }));
    await keys.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(button("PDF")).toBeVisible();
    await choose("Record payment");
    await keys.expectOn("Amount");
    await keys.press("Enter");
    await expect(documents.fact("State")).toHaveText("Paid");
  });
});

test("a held Enter and a double click on Start start the clock once", async ({ page }) => {
  await new Workspace(page).begin("blank");
  const { projectId } = await new IssuedDocuments(page).createProject();
  await page.goto(`/home/projects/${projectId}`);
  const started: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/time-entries/start")) started.push(request.method());
  });
  const start = page.getByRole("main").getByRole("button", { name: "Start the clock on this project" });
  await start.focus();
  // The second and third are repeats, as of a key that is held.
  for (let time = 0; time < 3; time += 1) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(page.getByRole("timer").filter({ visible: true })).toBeVisible();
  expect(started).toHaveLength(1);
  await page.getByRole("button", { name: "Stop the clock" }).filter({ visible: true }).click();
  await start.dblclick();
  await expect(page.getByRole("timer").filter({ visible: true })).toBeVisible();
  expect(started).toHaveLength(2);
});
