import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../setup/test";
import { Workspace } from "../pages/workspace";

const top = async (one: Locator) => Math.round((await one.boundingBox())?.y ?? NaN);

async function openClient(page: Page, name: string) {
  await page.getByRole("article").getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
}

test("the figures of a strip have one size and none of them is a dash @phone", async ({ page }) => {
  await new Workspace(page).start("full");
  for (const path of ["/home/projects", "/home/clients"]) {
    await page.goto(path);
    // Neither has an invoice.
    await openClient(page, path.endsWith("clients") ? "Fjellgate Cycles" : "Cargo bike configurator");
    const strip = page.getByRole("region", { name: "Income", exact: true });
    await expect(strip.getByRole("button", { name: "Bill time" })).toBeVisible();
    const values = strip.locator("dd");
    expect(await values.allTextContents()).not.toContain("–");
    const sizes = await values.evaluateAll((all) => all.map((value) => getComputedStyle(value).fontSize));
    expect(new Set(sizes).size).toBe(1);
  }
});

test("a form begins with its name in large text, and what keeps its default is a chip @phone", async ({
  page,
  isMobile,
}) => {
  const workspace = new Workspace(page);
  await workspace.start("full", "/home/actions");
  await workspace.add("Task");
  const dialog = page.getByRole("dialog", { name: "Task" });
  const name = dialog.getByRole("textbox", { name: "Name", exact: true });
  const look = await name.evaluate((field) => {
    const { fontSize, borderLeftWidth, borderTopWidth } = getComputedStyle(field);
    return { fontSize, borderLeftWidth, borderTopWidth };
  });
  expect(look).toEqual({ fontSize: "20px", borderLeftWidth: "0px", borderTopWidth: "0px" });
  const chips = [
    dialog.getByRole("combobox", { name: "Status" }),
    dialog.getByRole("combobox", { name: "Repeat" }),
    dialog.getByRole("button", { name: "Add link" }),
  ];
  for (const chip of chips) expect((await chip.boundingBox())?.width).toBeLessThan(190);
  if (!isMobile) expect(new Set(await Promise.all(chips.map(top))).size).toBe(1);
  await dialog.getByRole("button", { name: "Add link" }).click();
  await expect(dialog.getByRole("textbox", { name: "Link" })).toBeFocused();
});

test("selecting files moves no row @phone", async ({ page }) => {
  await new Workspace(page).start("full", "/home/files");
  const row = page.getByRole("list", { name: "Files" }).getByRole("listitem").first();
  await expect(row).toBeVisible();
  const before = await top(row);
  await page.getByRole("button", { name: "Select", exact: true }).click();
  const bar = page.getByRole("toolbar", { name: "Selected files" });
  await expect(bar).toBeInViewport({ ratio: 1 });
  expect(await top(row)).toBe(before);
});

test("on a client's page the last panels are aligned, and two contacts have no search", async ({ page }) => {
  await new Workspace(page).start("full", "/home/clients");
  const next = page.getByRole("article").getByTitle(/./).and(page.locator("span"));
  await expect(next.first()).toBeVisible();
  const cut = await next.evaluateAll((all) =>
    all
      .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
      .map((one) => one.textContent),
  );
  expect(cut).toEqual([]);

  await openClient(page, "Fjellgate Cycles");
  const panel = (name: string) => page.getByRole("region", { name, exact: true });
  await expect(panel("Files").getByRole("searchbox")).toBeVisible();
  await expect(panel("Contacts").getByRole("article")).toHaveCount(2);
  await expect(panel("Contacts").getByRole("searchbox")).toHaveCount(0);
  await expect(panel("Projects").getByRole("searchbox")).toBeVisible();
  const tops = await Promise.all(["Notes", "Files", "Information"].map((name) => top(panel(name))));
  expect(new Set(tops).size).toBe(1);
});

test("with forced colors no text and no mark of a client vanishes", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await new Workspace(page).start("full");
  for (const path of ["/home/projects", "/home/actions", "/home/income"]) {
    await page.goto(path);
    await expect(page.getByRole("status", { name: "Loading" })).toHaveCount(0);
    await expect(page.getByRole("main").locator("[data-mark]").nth(5)).toBeVisible();
    const vanished = await page.getByRole("main").locator("*").filter({ visible: true }).evaluateAll(vanish);
    expect(vanished, path).toEqual([]);
  }
});

test.describe("on a tablet", () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test("the head of Income is one line, and the CSV of time stands beside the title", async ({ page }) => {
    await new Workspace(page).start("full", "/home/income");
    const priceList = page.getByRole("button", { name: "Price list" });
    await expect(page.getByRole("combobox", { name: "Client" })).toBeVisible();
    const title = page.getByRole("heading", { level: 1 });
    const middle = async (one: Locator) => {
      const { y, height } = (await one.boundingBox()) ?? { y: NaN, height: NaN };
      return Math.round(y + height / 2);
    };
    expect(Math.abs((await middle(priceList)) - (await middle(title)))).toBeLessThanOrEqual(1);
    await page.goto("/home/time");
    const csv = page.getByRole("button", { name: "CSV", exact: true });
    await expect(csv).toHaveCount(1);
    expect(Math.abs((await middle(csv)) - (await middle(title)))).toBeLessThanOrEqual(1);
  });
});

test.describe("on the narrowest phone", () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test("a project's name has the whole width below its buttons, and the bar names each page", async ({
    page,
  }) => {
    const workspace = new Workspace(page);
    await workspace.start("full");
    const bar = page.getByRole("banner").filter({ visible: true }).first();
    await expect(bar).toContainText("Projects");
    await openClient(page, "Online pre-orders");
    const name = page.getByRole("heading", { level: 1 });
    const settings = page.getByRole("button", { name: "Project settings" });
    expect((await name.boundingBox())?.width).toBeGreaterThan(250);
    const box = await settings.boundingBox();
    expect(await top(name)).toBeGreaterThanOrEqual(Math.round((box?.y ?? NaN) + (box?.height ?? NaN)) - 1);
    for (const [path, title] of [
      ["/home/settings", "Settings"],
      ["/home/trash", "Trash"],
      ["/home/server", "Server"],
    ] as const) {
      await page.goto(path);
      await expect(bar).toContainText(title);
    }
  });

  test("the arrows of a week are beside its title, also across two years", async ({ page }) => {
    await new Workspace(page).start("blank", "/home/actions?view=calendar&scope=week&day=2026-12-30");
    const title = page.getByRole("heading", { name: "27 Dec 2026 – 2 Jan 2027" });
    const bottom = await title.evaluate((element) => element.getBoundingClientRect().bottom);
    for (const name of ["Previous week", "Next week"])
      expect(await top(page.getByRole("button", { name }))).toBeLessThan(bottom);
    await expect(title).toHaveJSProperty(
      "scrollWidth",
      await title.evaluate(({ clientWidth }) => clientWidth),
    );
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the head and the foot of the builder leave the window to the document", async ({ page }) => {
    await new Workspace(page).start("full", "/home/income");
    await page.getByRole("link", { name: "Quotation 2 of Member dashboard" }).click();
    const save = page.getByRole("button", { name: "Save Draft" });
    await expect(save).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Sections" })).toBeHidden();
    const foot = 844 - (await top(save.locator("xpath=ancestor::footer")));
    const head = await page
      .getByRole("heading", { name: "Quotation 2" })
      .locator("xpath=ancestor::header")
      .evaluate((element) => element.getBoundingClientRect().height);
    expect(head + foot).toBeLessThanOrEqual(120);
    await page.getByRole("button", { name: "Back" }).click();
    await expect(page.getByRole("navigation", { name: "Sections" })).toBeVisible();
  });
});

/** Runs in the page: names the texts in the color of what is behind them, and the marks that cannot be told from it. */
function vanish(all: Element[]): string[] {
  const behind = (element: Element | null): string => {
    for (let one = element; one; one = one.parentElement) {
      const { backgroundColor } = getComputedStyle(one);
      if (!/, 0\)$|\/ 0\)$|transparent/.test(backgroundColor)) return backgroundColor;
    }
    return getComputedStyle(document.documentElement).backgroundColor;
  };
  return all.flatMap((element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
    const style = getComputedStyle(element);
    const text = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent?.trim())
      .join("");
    const isMark = element.hasAttribute("data-mark") && element.childElementCount === 0 && !text;
    if (text && style.color === behind(element)) return [`text ${text}`];
    if (isMark && style.backgroundColor === behind(element.parentElement) && style.borderTopWidth === "0px")
      return [`mark of ${element.parentElement?.textContent.slice(0, 40)}`];
    return [];
  });
}
