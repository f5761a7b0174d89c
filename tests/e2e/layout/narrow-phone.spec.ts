import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../setup/test";
import { IssuedDocuments } from "../pages/issued-documents";
import { Workspace } from "../pages/workspace";

const boxOf = async (one: Locator) => {
  const box = await one.boundingBox();
  if (!box) throw new Error("It must be in sight");
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

/** Names the elements of the page's main part that scroll, which is none where the page does. */
const scrollersOf = (page: Page) =>
  page.getByRole("main").evaluate((main) =>
    Array.from(main.querySelectorAll("*"))
      .filter(
        (one) =>
          /auto|scroll/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight + 1,
      )
      .map((one) => one.className),
  );

/** Opens the report of the last entries, by project, and waits for its rows. */
async function openReport(page: Page) {
  await page.goto("/home/time");
  await page.getByRole("radio", { name: "Report" }).click();
  const table = page.getByRole("table", { name: "Sums" });
  await expect(table.getByRole("row").nth(3)).toBeVisible();
  return table;
}

/** Returns where the texts of a column end, also those that stick out of their cells. */
const endsOf = (table: Locator, column: number) =>
  table.getByRole("row").evaluateAll(
    (rows, place) =>
      rows.flatMap((row) => {
        const cell = row.querySelectorAll("[role=columnheader], [role=rowheader], [role=cell]")[place];
        if (!cell?.textContent) return [];
        const range = document.createRange();
        range.selectNodeContents(cell);
        return Math.round(range.getBoundingClientRect().right);
      }),
    column,
  );

for (const size of [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
])
  test.describe(`on a phone of ${size.width} px`, () => {
    test.use({ viewport: size, hasTouch: true, isMobile: true });

    test("the page scrolls around a month and a week, and the list of the chosen day is whole", async ({
      page,
    }) => {
      await new Workspace(page).begin("blank");
      const documents = new IssuedDocuments(page);
      for (let count = 0; count < 9; count++)
        await documents.call("POST", "events", {
          name: `Fair ${count}`,
          dueAt: "2026-03-18",
          isWithTime: false,
        });
      for (const scope of ["month", "week"]) {
        await page.goto(`/home/actions?view=calendar&day=2026-03-18&scope=${scope}`);
        const rows = page.getByRole("list", { name: "Wednesday, March 18, 2026" }).getByRole("listitem");
        await expect(rows).toHaveCount(9);
        expect(await scrollersOf(page), scope).toEqual([]);
        const last = rows.last();
        await last.scrollIntoViewIfNeeded();
        expect((await boxOf(last)).bottom).toBeLessThanOrEqual(
          (await boxOf(page.getByRole("navigation", { name: "Sections" }))).y,
        );
        expect((await boxOf(rows.first())).y).toBeLessThan((await boxOf(last)).y - 8 * 47);
      }
    });

    test("the number of a document is never cut", async ({ page }) => {
      await new Workspace(page).start("full", "/home/income?tab=documents");
      const names = page.getByRole("table", { name: "Documents" }).locator("[data-name]");
      await expect(names.nth(5)).toBeVisible();
      const cut = () =>
        names.evaluateAll((all) =>
          all.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
        );
      expect(await cut()).toEqual([]);
      await names.first().evaluate((name) => (name.textContent = "Quotation EU-2026-000000000000123"));
      expect(await cut()).toEqual([]);
    });

    test("the sums of a report end in one line, and its names have room", async ({ page }) => {
      await new Workspace(page).begin("full");
      const table = await openReport(page);
      await expect(table).not.toContainText("unbilled");
      const cut = await table
        .locator("[role=rowheader] > span:first-child")
        .evaluateAll((names) =>
          names
            .filter(
              (name) => name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight + 1,
            )
            .map((name) => name.textContent),
        );
      expect(cut).toEqual([]);
      const ends = await endsOf(table, 2);
      expect(new Set(ends).size, ends.join()).toBe(1);
      const button = await boxOf(table.getByRole("button", { name: "Bill time" }).first());
      expect(button.right).toBeLessThanOrEqual((await boxOf(table)).right - 16);
    });

    test("the buttons of a strip are one row at its foot", async ({ page }) => {
      await new Workspace(page).start("full");
      for (const [path, name, other] of [
        ["/home/projects", "Online pre-orders", "Record payment"],
        ["/home/clients", "Saltmarsh Bakery", "Documents"],
      ] as const) {
        await page.goto(path);
        await page.getByRole("article").getByRole("link", { name, exact: true }).first().click();
        const strip = page.getByRole("region", { name: "Income", exact: true });
        const bill = await boxOf(strip.getByRole("button", { name: "Bill time" }));
        const next = await boxOf(strip.getByText(other, { exact: true }));
        expect(Math.round(next.x - bill.right), path).toBe(8);
        expect([next.y, next.height], path).toEqual([bill.y, bill.height]);
        const figures = await boxOf(strip.locator("dl"));
        expect(bill.y - figures.bottom, path).toBeGreaterThanOrEqual(8);
        const frame = await boxOf(strip);
        expect(frame.right - next.right, path).toBeCloseTo(bill.x - frame.x, 0);
      }
    });

    test("what is owed and what is late do not overlap", async ({ page }) => {
      await new Workspace(page).start("full", "/home/income");
      const figures = page.getByRole("region", { name: "Owed and received" });
      const owed = await boxOf(figures.getByText(/ owed$/).first());
      const late = await boxOf(figures.getByRole("link", { name: / late$/ }).first());
      expect(late.x >= owed.right + 8 || late.y >= owed.bottom, JSON.stringify({ owed, late })).toBe(true);
    });

    test("Settings and Trash are titled once", async ({ page }) => {
      await new Workspace(page).begin("full");
      for (const [path, name] of [
        ["/home/settings", "Settings"],
        ["/home/trash", "Trash"],
      ] as const) {
        await page.goto(path);
        const title = page.getByRole("heading", { name, level: 1 });
        expect((await boxOf(title)).height).toBeLessThanOrEqual(1);
      }
    });
  });

test.describe("on the narrowest phone", () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test("the lines of Today begin at one place, with equal space above and below", async ({ page }) => {
    await new Workspace(page).start("full");
    const band = page.getByRole("region", { name: "Today" });
    const owed = band.getByRole("link", { name: /\d\.\d\d/ });
    await expect(owed).toHaveCount(2);
    const [frame, first, days] = [
      await boxOf(band),
      await boxOf(band.getByRole("link").first()),
      await boxOf(band.getByRole("list")),
    ];
    expect(first.y - frame.y).toBeCloseTo(frame.bottom - days.bottom, 0);
    expect(first.y - frame.y).toBeGreaterThanOrEqual(6);
    const [one, two] = [await boxOf(owed.first()), await boxOf(owed.last())];
    expect(one.x).toBe(first.x);
    expect(two.y).toBe(one.y);
    // Amounts that are too wide for a line are below each other, and none of them has two lines.
    await owed.first().evaluate((link) => (link.textContent = "€1,000,000,002,220.00"));
    const [above, below] = [await boxOf(owed.first()), await boxOf(owed.last())];
    expect(below.y).toBe(above.bottom);
    expect(below.x).toBe(above.x);
    expect(above.height).toBe(28);
  });
});

for (const width of [1024, 1440])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("the number of a document is never cut", async ({ page }) => {
      await new Workspace(page).start("full", "/home/income?tab=documents");
      const name = page.getByRole("table", { name: "Documents" }).locator("[data-name]").first();
      await expect(name).toBeVisible();
      await name.evaluate((link) => (link.textContent = "Quotation EU-2026-000000000000123"));
      expect(await name.evaluate((link) => link.scrollWidth - link.clientWidth)).toBe(0);
    });

    test("the columns of a report end in one line each, and its buttons have their own", async ({ page }) => {
      await new Workspace(page).begin("full");
      const table = await openReport(page);
      await expect(table.getByRole("button", { name: "Bill time" }).first()).toBeVisible();
      const ends = [await endsOf(table, 2), await endsOf(table, 3)];
      for (const column of ends) expect(new Set(column).size, column.join()).toBe(1);
      const button = await boxOf(table.getByRole("button", { name: "Bill time" }).first());
      expect(button.x).toBeGreaterThan(Math.max(...ends.flat()));
      expect(button.right).toBeLessThanOrEqual((await boxOf(table)).right - 16);
    });
  });

test("with forced colors the colors of documents can be told apart", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await new Workspace(page).start("full", "/home/settings?part=documents");
  const swatches = page.getByRole("radio", { name: "Black" }).locator("xpath=ancestor::div[1]//label/span");
  await expect(swatches.nth(3)).toBeVisible();
  const colors = await swatches.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  expect(new Set(colors).size).toBe(colors.length);
});
