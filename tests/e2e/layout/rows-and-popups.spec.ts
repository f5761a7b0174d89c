import type { Locator } from "@playwright/test";
import { expect, test } from "../../setup/test";
import { Actions } from "../pages/actions";
import { IssuedDocuments } from "../pages/issued-documents";
import { Workspace } from "../pages/workspace";

test("outlines fill complete rows in sight, pickers open at what is chosen, and toasts are above footers", async ({
  page,
}) => {
  const workspace = new Workspace(page);
  await workspace.start("full");
  const main = page.getByRole("main");
  const outlines = main.locator(".placeholder");
  const isScrolling = () => main.evaluate((element) => element.scrollHeight > element.clientHeight);

  // Those of cards complete the last row and fill the rows below it.
  await page.setViewportSize({ width: 1440, height: 1200 });
  await expect(outlines.first()).toBeVisible();
  expect(await isScrolling()).toBe(false);
  const right = async (one: Locator) => {
    const box = await one.boundingBox();
    return Math.round((box?.x ?? 0) + (box?.width ?? 0));
  };
  // There are four in a row.
  expect(await right(outlines.last())).toBe(await right(page.getByRole("article").nth(3)));
  const edge = (await main.boundingBox())?.height ?? 0;
  const last = await outlines.last().boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(edge);
  await page.setViewportSize({ width: 1440, height: 500 });
  // The row of the tile is complete, and nothing fits below it.
  await expect(outlines).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("searchbox", { name: "Search projects" }).fill("cargo");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(outlines).toHaveCount(0);

  // Rows added on a client's page belong to this client.
  await page.getByRole("article").getByRole("link", { name: "Fjellgate Cycles" }).click();
  await expect(page.getByRole("heading", { name: "Fjellgate Cycles", level: 1 })).toBeVisible();
  await workspace.add("Project");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("combobox", { name: "Client" })).toHaveText("Fjellgate Cycles");
  await dialog.getByRole("button", { name: "Close" }).last().click();

  await page.goto("/home/actions");
  const actions = new Actions(page);
  const tasks = actions.tasks.locator("[data-row]");
  const name = (await tasks.nth(4).locator("[data-open]").textContent()) ?? "";
  await tasks.first().getByRole("checkbox").click();
  const toast = page.locator("[data-sonner-toast]").first();
  await expect(toast).toContainText("Completed");
  // As low as its footer is near the toasts.
  await page.setViewportSize({ width: 1440, height: 620 });
  await actions.open(name);
  const footer = actions.dialog.locator("[data-footer]");
  await expect.poll(() => overlap(toast, footer)).toBe(false);
  await expect(toast).toBeVisible();
  for (const [label, popup] of [
    ["Project", page.getByRole("dialog", { name: "Project" }).getByRole("listbox")],
  ] as const) {
    await actions.field(label).click();
    const chosen = popup.getByRole("option", { selected: true });
    await expect(chosen).toBeVisible();
    await expect
      .poll(async () => {
        const [box, list] = [await chosen.boundingBox(), await popup.boundingBox()];
        return box && list && box.y >= list.y && box.y + box.height <= list.y + list.height;
      })
      .toBe(true);
  }
});

test("the tile and the outlines below a short list are as wide as its rows, and none is cut", async ({
  page,
}) => {
  await new Workspace(page).begin("blank");
  await new IssuedDocuments(page).createProject();
  await page.goto("/home/income");
  const main = page.getByRole("main");
  const outlines = main.locator(".placeholder");
  const tile = main.getByRole("button", { name: "Add project" });
  await expect(outlines.first()).toBeVisible();
  const row = await main.getByRole("article").first().boundingBox();
  for (const part of [tile, outlines.first()]) {
    const box = await part.boundingBox();
    expect([box?.x, box?.width]).toEqual([row?.x, row?.width]);
  }
  for (const height of [900, 880, 860, 600]) {
    await page.setViewportSize({ width: 1440, height });
    // Those that do not fit are beside the place of the others, which clips them.
    const { inSight, areCut } = await outlines.evaluateAll((all) => {
      const boxes = all.map((one) => ({
        box: one.getBoundingClientRect(),
        clip: (one.closest("[aria-hidden]") ?? one).getBoundingClientRect(),
      }));
      const shown = boxes.filter(({ box, clip }) => box.left < clip.right - 1);
      return { inSight: shown.length, areCut: shown.some(({ box, clip }) => box.bottom > clip.bottom + 1) };
    });
    expect(areCut, `${height} px`).toBe(false);
    expect(inSight === 0 || inSight >= 3, `${inSight} in sight at ${height} px`).toBe(true);
  }
});

test("the tile below the rows of a padded panel reaches its edges", async ({ page }) => {
  await new Workspace(page).begin("full");
  for (const [section, label] of [
    ["partners", "Add partner"],
    ["clients", "Add contact"],
  ]) {
    await page.goto(`/home/${section}`);
    // Not the button of the panel's head, which has a picture.
    const tile = page.getByRole("main").getByRole("button", { name: label }).filter({ hasText: label });
    await expect(tile).toBeVisible();
    const [inside, outside] = await tile.evaluate((element) =>
      [element, element.closest(".rounded-panel") ?? document.body].map((box) => box.getBoundingClientRect()),
    );
    // But for its border.
    expect([inside?.left, inside?.right], section).toEqual([
      (outside?.left ?? 0) + 1,
      (outside?.right ?? 0) - 1,
    ]);
  }
});

test("in forced colors, what is selected, blocks of the calendar and the marks of clients are visible", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await new Workspace(page).start("full", "/home/actions?view=calendar&scope=week");
  const style = (one: Locator, property: string) =>
    one.first().evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  const canvas = await style(page.locator("body"), "background-color");
  const block = page.locator("button[data-item][style*='top']:has([data-mark])");
  await expect(block.first()).toBeVisible();
  expect(await style(page.locator("nav [aria-current=page]"), "outline-style")).toBe("solid");
  expect(await style(page.locator("label:has(:checked)"), "outline-style")).toBe("solid");
  expect(await style(block, "border-top-width")).toBe("1px");
  expect(await style(block, "border-top-color")).not.toBe(canvas);
  const mark = block.locator("[data-mark]");
  expect(await style(mark, "forced-color-adjust")).toBe("none");
});

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error("Both must be in sight");
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
