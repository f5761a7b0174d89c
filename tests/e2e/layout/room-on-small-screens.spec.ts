import { expect, test } from "../../setup/test";
import type { List } from "@/lib/api/list";
import type { ClientRow } from "@/lib/clients/schema";
import { Panel } from "../pages/panel";
import { Workspace } from "../pages/workspace";

const phone = { hasTouch: true, isMobile: true };

test.describe("on a phone", () => {
  test.use({ viewport: { width: 320, height: 640 }, ...phone });

  test("the list of contacts scrolls with its dialog, which is closed where nothing was chosen", async ({
    page,
  }) => {
    await new Workspace(page).start("full");
    await page.getByRole("link", { name: "Cargo bike configurator", exact: true }).click();
    await new Panel(page, "Contacts").press("Choose client contacts");
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("checkbox").nth(1)).toBeVisible();
    const nested = await dialog.evaluate((one) => {
      const scrolls = (each: Element) =>
        /auto|scroll/.test(getComputedStyle(each).overflowY) && each.scrollHeight > each.clientHeight + 1;
      const all = [one, ...one.querySelectorAll("*")].filter(scrolls);
      return all.filter((each) => all.some((other) => other !== each && other.contains(each))).length;
    });
    expect(nested).toBe(0);
    await expect(dialog.getByRole("button", { name: "Discard" })).toHaveCount(0);
    await dialog.getByRole("checkbox").first().click();
    await expect(dialog.getByRole("button", { name: "Discard" })).toBeVisible();
  });

  test("the sums above the projects of Income have one size", async ({ page }) => {
    await new Workspace(page).start("full", "/home/income");
    const label = page.getByText("Unprocessed", { exact: true });
    const amounts = page.locator("dl", { has: label }).first().locator(".amount > span");
    await expect(amounts).toHaveCount(3);
    const sizes = await amounts.evaluateAll((all) => all.map((one) => getComputedStyle(one).fontSize));
    expect(new Set(sizes).size, sizes.join()).toBe(1);
  });

  test("a strip of figures without buttons has the same space above and below", async ({ page }) => {
    await new Workspace(page).start("full", "/home/income?tab=documents");
    const name = page.getByRole("table", { name: "Documents" }).locator("[data-name]");
    await name.filter({ hasText: "Invoice" }).first().click();
    const strip = page.getByRole("region", { name: "Status" });
    const space = () =>
      strip.evaluate((one) => {
        const [outer, inner] = [one, one.querySelector("dl")!].map((each) => each.getBoundingClientRect());
        return [inner!.top - outer!.top, outer!.bottom - inner!.bottom].map(Math.round);
      });
    const [above, below] = await space();
    expect(below).toBe(above);
  });
});

for (const width of [1024, 1440])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("a client's card shows what is owed in two currencies in full", async ({ page }) => {
      await page.route("**/api/clients/search", async (route) => {
        const response = await route.fetch();
        const list = (await response.json()) as List<ClientRow>;
        const owed = [
          { currency: "EUR", amount: "2220.00" },
          { currency: "USD", amount: "9000.00" },
        ];
        await route.fulfill({
          response,
          json: { ...list, items: list.items.map((one) => ({ ...one, owed })) },
        });
      });
      await new Workspace(page).start("full", "/home/clients");
      const amounts = page.getByText(/^€2,220\.00 · \$9,000\.00 owed$/);
      await expect(amounts.first()).toBeVisible();
      const cut = await amounts.evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
      expect(cut).toEqual(cut.map(() => 0));
    });
  });
