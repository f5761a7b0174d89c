import type { Locator } from "@playwright/test";
import { expect, test } from "../../setup/test";
import { IssuedDocuments } from "../pages/issued-documents";
import { Workspace } from "../pages/workspace";

const boxOf = async (one: Locator) => {
  const box = await one.boundingBox();
  if (!box) throw new Error("It must be in sight");
  return box;
};

test("rows are 44 px high from edge to edge, under headers of the same columns", async ({ page }) => {
  await new Workspace(page).start("full", "/home/partners");
  for (const [path, panel, row, pairs] of [
    [
      "/home/partners",
      "All partners",
      "article",
      [
        ["Company", 1],
        ["Email", 2],
        ["Phone", 3],
      ],
    ],
    [
      "/home/files",
      "All files",
      "[role=listitem]",
      [
        ["Project", 1],
        ["Type", 2],
        ["Category", 3],
      ],
    ],
  ] as const) {
    await page.goto(path);
    const region = page.getByRole("region", { name: panel });
    const first = region.locator(row).first();
    await expect(first).toBeVisible();
    const [frame, box] = [await boxOf(region), await boxOf(first)];
    expect(box.x - frame.x, path).toBe(1);
    expect(frame.width - box.width, path).toBe(2);
    expect(box.height, path).toBeLessThanOrEqual(46);
    for (const [heading] of pairs) {
      const { x } = await boxOf(region.getByText(heading, { exact: true }).first());
      const lefts = await first
        .locator("span, p")
        .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().left));
      expect(lefts, `${path} ${heading}`).toContain(x);
    }
  }
  await page.goto("/home/actions");
  const tasks = page.getByRole("region", { name: "Tasks", exact: true }).locator("[data-row]");
  await expect(tasks.nth(1)).toBeVisible();
  expect((await boxOf(tasks.nth(1))).height).toBeLessThanOrEqual(45);
  // The heading of the group says it once.
  await expect(tasks.first()).not.toContainText("Overdue");
});

test("a date that the buttons of a row would cut is hidden while they are shown", async ({ page }) => {
  await new Workspace(page).start("full", "/home/files");
  for (const path of ["/home/files", "/home/actions"]) {
    await page.goto(path);
    const row = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.locator(".row-buttons") });
    const date = row.first().locator("time");
    await expect(date).toHaveCSS("opacity", "1");
    await row.first().hover();
    await expect(date).toHaveCSS("opacity", "0");
  }
});

test("the search of a page is a button until it is pressed, and a filter has a box while it limits the list", async ({
  page,
}) => {
  await new Workspace(page).start("full");
  const search = page.getByRole("searchbox", { name: "Search projects" });
  const status = page.getByRole("combobox", { name: "Project status" });
  const payment = page.getByRole("combobox", { name: "Payment status" });
  const border = (one: Locator) => one.evaluate((element) => getComputedStyle(element).borderTopColor);
  expect((await boxOf(search)).width).toBe(32);
  expect(await border(payment)).toBe("rgba(0, 0, 0, 0)");
  expect(await border(status)).not.toBe("rgba(0, 0, 0, 0)");
  const before = await boxOf(payment);
  await search.click();
  expect((await boxOf(search)).width).toBe(240);
  expect(await boxOf(payment)).toEqual(before);
  await search.fill("cargo");
  await search.blur();
  expect((await boxOf(search)).width).toBe(240);
  await page.getByRole("button", { name: "Clear search" }).click();
  await search.blur();
  await expect.poll(async () => (await boxOf(search)).width).toBe(32);
  await page.getByRole("button", { name: "Clear project status" }).click();
  await expect(status).toHaveText("All projects");
  expect(await border(status)).toBe("rgba(0, 0, 0, 0)");
});

test("Today is one line, and cards have one height", async ({ page }) => {
  await new Workspace(page).start("full");
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards.first()).toBeVisible();
  expect((await boxOf(page.getByRole("region", { name: "Today" }))).height).toBe(48);
  const heights = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height));
  expect(new Set(heights)).toEqual(new Set([124]));
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the first project is at 220 px at most", async ({ page }) => {
    await new Workspace(page).start("full");
    const card = page.getByRole("main").getByRole("article").first();
    await expect(card).toBeVisible();
    await expect(page.getByRole("region", { name: "Today" })).toBeVisible();
    expect((await boxOf(card)).y).toBeLessThanOrEqual(220);
  });

  test("eight tasks are in sight while the clock runs, and only the page scrolls", async ({ page }) => {
    const workspace = new Workspace(page);
    await workspace.begin("full");
    const documents = new IssuedDocuments(page);
    // More late ones than are in sight, whatever the day.
    for (let count = 0; count < 8; count++)
      await documents.call("POST", "tasks", {
        name: `Sort the samples ${count}`,
        dueAt: "2020-01-01T00:00:00.000Z",
      });
    await page.goto("/home/actions");
    const rows = page.getByRole("region", { name: "Tasks", exact: true }).locator("[data-row]");
    await expect(rows.nth(8)).toBeAttached();
    await expect(
      page.getByRole("region", { name: "Overdue invoices" }).getByRole("link").first(),
    ).toBeVisible();
    const bottom = (await boxOf(page.getByRole("region", { name: "Running clock" }))).y;
    const inSight = () =>
      rows.evaluateAll(
        (all, edge) => all.filter((row) => row.getBoundingClientRect().bottom <= edge).length,
        bottom,
      );
    expect(await inSight()).toBeGreaterThanOrEqual(8);
    const scrollers = await page.getByRole("main").evaluate((main) =>
      Array.from(main.querySelectorAll("*"))
        .filter(
          (one) =>
            /auto|scroll/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight + 1,
        )
        .map((one) => one.className),
    );
    expect(scrollers).toEqual([]);

    const id = await documents.createIssued(await documents.createProject(), { category: "quotation" });
    const token = (await documents.createLink(id)).split("/").at(-1);
    await documents.call("POST", `public/documents/${token}/answer`, { answer: "accepted", name: "A. Suda" });
    await page.reload();
    const answered = page.getByRole("region", { name: "Answered quotations" });
    await expect(answered.getByRole("listitem")).toContainText(/^Quotation .+Accepted/);
    expect((await boxOf(answered)).height).toBe(44);
  });
});

test("the parts of Today stand on one line, and the names of files begin at one place @phone", async ({
  page,
}) => {
  await new Workspace(page).start("full", "/home/projects");
  const parts = page.getByRole("region", { name: "Today" }).locator("p > span");
  await expect(parts.first()).toBeVisible();
  const middles = await parts.evaluateAll((all) =>
    all.flatMap((part) =>
      [...part.children]
        .map((child) => child.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ top, bottom }) => Math.round((top + bottom) / 2)),
    ),
  );
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1);

  const size = page.viewportSize() ?? { width: 0, height: 0 };
  // No figure is cut, whatever else has room; the last part may be.
  for (const width of size.width < 768 ? [320, size.width] : [1024, 1152, 1280, 1366, size.width]) {
    await page.setViewportSize({ ...size, width });
    const cut = await parts.evaluateAll((all) =>
      all
        .flatMap((part) => [...part.querySelectorAll("a")])
        .filter((link) => !link.title && link.scrollWidth > link.clientWidth)
        .map((link) => link.textContent),
    );
    expect(cut, `${width} px`).toEqual([]);
  }

  await page.goto("/home/files");
  const names = page.getByRole("region", { name: "All files" }).locator("[data-open]");
  await expect(names.nth(5)).toBeVisible();
  const lefts = await names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(1);
});
