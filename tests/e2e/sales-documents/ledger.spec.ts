import { expect, test } from "../../setup/test";
import { Income } from "../pages/income";
import { Workspace } from "../pages/workspace";

test("the ledger begins with what has been owed longest, and offers the next document first @phone", async ({
  page,
  isMobile,
}) => {
  await new Workspace(page).start("full", "/home/income");
  const income = new Income(page);
  const rows = page.getByRole("main").getByRole("article");
  await expect(rows.nth(0)).toContainText(/Annual report 2025.*days late/);
  await expect(rows.nth(1)).toContainText(/Catalogue website.*\d+ days late/);
  await expect(rows.nth(2)).toContainText(/Online pre-orders.*Due in \d+ days/);
  await expect(rows.nth(3)).not.toContainText(/late|Due/);

  // Its invoice is there, so a receipt comes next.
  const row = income.row("Online pre-orders");
  await expect(row.getByRole("link", { name: "Invoice 2 of Online pre-orders" })).toBeVisible();
  await expect(row.getByRole("link", { name: "Create receipt for Online pre-orders" })).toBeVisible();
  await row.getByRole("button", { name: "Create a document for Online pre-orders" }).press("Enter");
  await expect(page.getByRole("menuitem")).toHaveText([
    "Create receipt",
    "Create quotation",
    "Create invoice",
  ]);
  await page.keyboard.press("Escape");
  await expect(row.getByRole("button", { name: "Create a document for Online pre-orders" })).toBeFocused();

  if (isMobile) {
    const targets = row.getByRole("link").or(row.getByRole("button")).or(row.getByRole("combobox"));
    for (const target of await targets.all())
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  } else {
    for (const one of (await rows.all()).slice(0, 8)) expect((await one.boundingBox())?.height).toBe(44);
    const amounts = rows.locator(".amount > span");
    const ends = await amounts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
    expect(new Set(ends.map(Math.round)).size).toBe(1);
  }
});

test("a project without a client is called Freelancing in full @phone", async ({ page }) => {
  await new Workspace(page).start("full", "/home/income");
  const owners = page.getByRole("article").getByText("Freelancing", { exact: true });
  await expect(owners.first()).toBeVisible();
  const cut = await owners.evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
  expect(cut).toEqual(cut.map(() => 0));
});
