import type { Locator } from "@playwright/test";
import { expect, test } from "../../setup/test";
import { Documents } from "../pages/documents";
import { Panel } from "../pages/panel";
import { Workspace } from "../pages/workspace";

test("what belongs together is aligned, and what has space is not cut", async ({ page }) => {
  const workspace = new Workspace(page);
  await workspace.start("full", "/home/partners");
  const main = page.getByRole("main");
  const partner = main.getByRole("article").filter({ hasText: "Annelise Vogt" });
  for (const [heading, cell] of [
    ["Name and role", partner.getByRole("button", { name: "Annelise Vogt", exact: true })],
    ["Company", partner.getByText("Vogt & Pereira", { exact: true })],
    ["Email", partner.getByText("annelise@vogtpereira.example")],
    ["Phone", partner.getByText("+1 212 555 0148")],
  ] as const)
    expect(await left(main.getByText(heading, { exact: true })), heading).toBe(await left(cell));

  await page.goto("/home/income");
  const names = main.getByRole("article").getByRole("heading").locator("..").getByRole("link");
  await expect(names.first()).toBeVisible();
  const cut = await names.evaluateAll((links) =>
    links.filter((link) => link.scrollWidth > link.clientWidth).map((link) => link.textContent),
  );
  expect(cut).toEqual([]);
  // The currencies share their labels.
  const labels = page.getByRole("region", { name: "Owed and received" }).getByText(/^Received in \d{4}$/);
  const figures = new Documents(page).figure("Owed");
  await expect(figures).toHaveCount(2);
  expect((await labels.first().boundingBox())?.width).toBeGreaterThan(40);
  expect(await left(figures.first())).toBe(await left(figures.last()));
  const currencies = page.getByRole("region", { name: "Owed and received" }).getByRole("heading");
  for (const currency of await currencies.all()) {
    const middles = await currency
      .locator("..")
      .locator("h2, dd, ul")
      .evaluateAll((parts) =>
        parts.map((part) => {
          const { top, bottom } = part.getBoundingClientRect();
          return (top + bottom) / 2;
        }),
      );
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1);
  }
  // One digit and none have the place of two.
  const tabs = page.getByRole("tablist", { name: "Income" });
  const place = await left(tabs);
  await page.getByRole("radio", { name: "Paid", exact: true }).check();
  await expect(page).toHaveURL(/paymentStatus=paid/);
  expect(await left(tabs)).toBe(place);

  await page.goto("/home/projects");
  await main.getByRole("article").getByRole("link", { name: "Online pre-orders" }).click();
  const tasks = new Panel(page, "Tasks").region;
  const tagged = tasks.getByRole("listitem").filter({ has: page.getByText("copy", { exact: true }) });
  await expect(tagged.first()).toBeVisible();
  const gap =
    (await left(tagged.getByRole("list", { name: "Tags" }).first())) - (await right(tagged.locator("time")));
  expect(gap).toBe(10);
  // A link alone ends where a note alone ends.
  const events = new Panel(page, "Events").region;
  const [link, note] = [
    events.getByRole("link", { name: /^Open the link of/ }).first(),
    events.getByRole("img", { name: "Has details" }).first(),
  ].map((mark) => mark.locator("svg"));
  expect(await right(link!)).toBe(await right(note!));
});

test("the notes and the links of tasks have a column each", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await new Workspace(page).start("full", "/home/actions");
  const tasks = new Panel(page, "Tasks").region;
  await expect(tasks.locator("[data-row]").nth(10)).toBeVisible();
  for (const marks of [
    tasks.getByRole("img", { name: "Has details" }),
    tasks.getByRole("link", { name: /^Open the link of/ }),
  ]) {
    const edges = await marks.evaluateAll((all) =>
      all.map((mark) => Math.round(mark.getBoundingClientRect().right)),
    );
    expect(edges.length).toBeGreaterThan(1);
    expect(new Set(edges).size).toBe(1);
  }
});

test("the files of a client are searched in the whole width of their panel", async ({ page }) => {
  const workspace = new Workspace(page);
  await workspace.start("full");
  await page.goto(`/home/clients/${await workspace.firstId("client")}`);
  const files = new Panel(page, "Files").region;
  const field = files.getByRole("searchbox", { name: "Search files" });
  await expect(field).toBeVisible();
  const add = files.getByRole("button", { name: "Add file" }).first();
  expect(Math.abs((await right(field.locator(".."))) - (await right(add)))).toBeLessThanOrEqual(1);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the buttons of a strip have one width, and what is next on a client's page begins at one place", async ({
    page,
  }) => {
    await new Workspace(page).start("full", "/home/clients");
    await page.getByRole("article").getByRole("link", { name: "Fjellgate Cycles", exact: true }).click();
    const strip = page.getByRole("region", { name: "Income", exact: true });
    const buttons = strip.locator("> div > *").filter({ visible: true });
    await expect(buttons).toHaveCount(2);
    const widths = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    expect(new Set(widths.map(Math.round)).size).toBe(1);
    const next = new Panel(page, "Next").region;
    const event = next.locator("button:not([data-open]) > span[title]");
    expect(await left(event)).toBe(await left(next.locator("[data-open]").first()));
  });
});

test("the state of a document is as large as its other figures, and no link is not counted @phone", async ({
  page,
  isMobile,
}) => {
  await new Workspace(page).start("full", "/home/income?tab=documents");
  await page.getByRole("link", { name: "Quotation EU-Q4", exact: true }).first().click();
  const facts = page.getByRole("region", { name: "Status", exact: true });
  const value = (text: string | RegExp) => facts.getByText(text, { exact: true });
  await expect(value("Open")).toBeVisible();
  const size = (one: Locator) => one.evaluate((element) => getComputedStyle(element).fontSize);
  expect(await size(value("Open"))).toBe(await size(value("€3,240.00")));
  const sharing = new Panel(page, "Client’s page");
  await sharing.expectText("No link yet.");
  // On a phone its own buttons have the place of the bottom bar.
  if (isMobile) await expect(page.getByRole("navigation", { name: "Sections" })).toBeHidden();
  await sharing.expectNoText("0");
});

test("the fields of the paper begin where its printed texts do, and text areas have no grip", async ({
  page,
}) => {
  await new Workspace(page).start("full", "/home/income");
  await page.getByRole("link", { name: "Quotation 2 of Member dashboard" }).click();
  const paper = page.locator(".paper-form");
  const title = paper.getByRole("textbox", { name: "Project title" });
  await expect(title).toBeVisible();
  expect(await leftOfText(title)).toBe(await left(paper.getByText("Project", { exact: true }).first()));
  const grips = await page
    .locator("textarea")
    .evaluateAll((areas) => areas.filter((area) => getComputedStyle(area).resize !== "none").length);
  expect(grips).toBe(0);
});

test("the settings begin where pages do, and in a form what has no box begins where the fields do", async ({
  page,
}) => {
  const workspace = new Workspace(page);
  await workspace.start("blank", "/home/partners");
  const start = await left(page.getByRole("heading", { name: "Partners", level: 1 }));
  await page.goto("/home/settings");
  const field = page.getByRole("textbox", { name: "Bio" });
  await expect(field).toBeVisible();
  expect(await left(page.getByRole("heading", { name: "Settings", level: 1 }))).toBe(start);
  const edge = await left(field);
  expect(await leftOfText(page.getByRole("button", { name: "Enter street, city and country" }))).toBe(edge);
  const check = page.getByRole("checkbox", { name: /^Single-key/ });
  expect(await left(check.locator("xpath=following-sibling::span"))).toBe(edge);

  await workspace.add("Client");
  const colors = page.getByRole("dialog").locator("input[name=themeColor]");
  await expect(colors).toHaveCount(21);
  const tops = await colors.evaluateAll((all) =>
    all.map((color) => Math.round(color.getBoundingClientRect().y)),
  );
  expect(new Set(tops).size).toBe(3);
});

/** The left edge of a control's text. */
async function leftOfText(one: Locator): Promise<number> {
  const x = await one.evaluate((control) => {
    const { paddingLeft, borderLeftWidth } = getComputedStyle(control);
    return control.getBoundingClientRect().x + parseFloat(paddingLeft) + parseFloat(borderLeftWidth);
  });
  return Math.round(x);
}

async function left(one: Locator): Promise<number> {
  return Math.round((await one.boundingBox())?.x ?? NaN);
}

async function right(one: Locator): Promise<number> {
  const box = await one.boundingBox();
  return Math.round((box?.x ?? NaN) + (box?.width ?? NaN));
}
