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
  const receipt = row.getByRole("link", { name: "Create receipt for Online pre-orders" });
  if (isMobile) await expect(receipt).toBeHidden();
  else await expect(receipt).toBeVisible();
  const menu = row.getByRole("button", {
    name: isMobile ? "Documents of Online pre-orders" : "Create a document for Online pre-orders",
  });
  await menu.press("Enter");
  await expect(page.getByRole("menuitem")).toHaveText(
    isMobile
      ? ["Create receipt", "Create quotation", /^Open invoice 2/, "Create another invoice"]
      : ["Create receipt", "Create quotation", "Create invoice"],
  );
  await page.keyboard.press("Escape");
  await expect(menu).toBeFocused();

  if (isMobile) {
    const targets = row.getByRole("link").or(row.getByRole("button")).or(row.getByRole("combobox"));
    for (const target of await targets.all())
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    for (const one of (await rows.all()).slice(0, 8)) expect((await one.boundingBox())?.height).toBe(88);
  } else {
    for (const one of (await rows.all()).slice(0, 8)) expect((await one.boundingBox())?.height).toBe(44);
    expect((await rows.nth(0).boundingBox())?.y).toBeLessThanOrEqual(260);
    // The amounts that are owed end at one edge, and the budgets at another.
    const amounts = rows.locator(".amount > span");
    const ends = await amounts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
    expect(new Set(ends.map(Math.round)).size).toBe(2);
    const slots = rows.nth(0).getByRole("listitem");
    const [quotation, invoice] = await Promise.all(
      [slots.nth(0), slots.nth(1)].map(async (slot) => (await slot.boundingBox())?.x ?? 0),
    );
    const header = (text: string) => page.getByRole("main").getByText(text, { exact: true });
    expect(Math.round(quotation!)).toBe(Math.round((await header("Quotation").boundingBox())?.x ?? 0));
    expect(Math.round(invoice!)).toBe(Math.round((await header("Invoice").boundingBox())?.x ?? 0));
  }
});

test("a narrow row has each of three documents @phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await new Workspace(page).start("full", "/home/income?paymentStatus=paid");
  const documents = new Income(page).row("Brand identity").getByRole("listitem");
  await expect(documents).toHaveText([/^quotation/, /^invoice/, /^receipt/]);
  for (const document of await documents.all()) await expect(document).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "Documents of Brand identity" }).click();
  await expect(page.getByRole("menuitem")).toHaveText([
    /^Open quotation 1/,
    "Create another quotation",
    /^Open invoice 1/,
    "Create another invoice",
    /^Open receipt 1/,
    "Create another receipt",
  ]);
});

test("a project shows what is owed in the invoice's currency, and its next document where it will be", async ({
  page,
}) => {
  await new Workspace(page).start("full", "/home/income");
  const income = new Income(page);
  const row = income.row("Annual report 2025");
  await expect(row).toContainText("$2,760.00");
  await expect(row.getByRole("combobox")).toHaveText(/^(Pending|Processing)$/);
  const create = income.row("Online pre-orders").getByRole("link", { name: /^Create receipt/ });
  const opacity = () => create.locator("../..").evaluate((one) => getComputedStyle(one).opacity);
  expect(await opacity()).toBe("0");
  await create.focus();
  await expect.poll(opacity).toBe("1");
});

test("a project without a client is called Freelancing in full @phone", async ({ page }) => {
  await new Workspace(page).start("full", "/home/income");
  const owners = page.getByRole("article").getByText("Freelancing", { exact: true });
  await expect(owners.first()).toBeVisible();
  const cut = await owners.evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
  expect(cut).toEqual(cut.map(() => 0));
});
