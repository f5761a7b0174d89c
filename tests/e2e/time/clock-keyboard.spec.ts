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
    await page.keyboard.type("bill time");
    await expect(palette.highlighted).toHaveText(/^Bill time/);
    await keys.press("Enter");
    const bill = documents.dialog("Bill time");
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
