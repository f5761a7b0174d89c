import type { Locator } from "@playwright/test";
import { expect, test } from "../../setup/test";
import { Calendar } from "../pages/calendar";
import { IssuedDocuments } from "../pages/issued-documents";
import { Workspace } from "../pages/workspace";

// Wednesday, March 10, 2027.
const DAY = "2027-03-10";

async function placed(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error("Not on the screen");
  return box;
}

/** Returns the part of a text's first line that is in sight, in pixels. */
function shownWidth(title: Locator) {
  return title.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const line = range.getClientRects()[0];
    const box = element.getBoundingClientRect();
    return line ? Math.min(line.right, box.right) - line.left : 0;
  });
}

for (const width of [768, 1024, 1440])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("items of one time are below each other in a week, each over the width of its day", async ({
      page,
    }) => {
      const calendar = new Calendar(page);
      await calendar.start(DAY);
      const [one, two] = ["Interview with the new bakery", "Review of the member dashboard"] as const;
      // 9:30 in Newfoundland.
      for (const name of [one, two]) await calendar.create("events", name, "2027-03-10T13:00:00.000Z");
      await calendar.open(DAY, "week");
      const slot = `${DAY} 9`;
      await expect(calendar.item(slot, two)).toBeVisible();
      const day = await placed(calendar.cell(slot));
      const [above, below] = [
        await placed(calendar.item(slot, one)),
        await placed(calendar.item(slot, two)),
      ].sort((a, b) => a.y - b.y);
      expect(above?.width).toBeGreaterThan(day.width - 4);
      expect(below?.width).toBe(above?.width);
      expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? Infinity) + 23);
      for (const name of [one, two])
        expect(
          await shownWidth(calendar.item(slot, name).locator("span:not([aria-hidden])").first()),
        ).toBeGreaterThan(44);
    });
  });

for (const width of [1024, 1280, 1440])
  test(`the dates of documents with another year are whole at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await new Workspace(page).start("full", "/home/income?tab=documents");
    const table = page.getByRole("table", { name: "Documents" });
    const dates = table.getByRole("cell").filter({ has: page.locator("time") });
    await expect(dates.first()).toBeVisible();
    // The widest date, also in the weight of one that is overdue.
    const cut = await dates.evaluateAll((cells) =>
      cells
        .filter((cell) => {
          const date = cell.querySelector("time");
          if (date) date.textContent = "Wed 28 May 2025";
          return cell.scrollWidth > cell.clientWidth;
        })
        .map((cell) => cell.textContent),
    );
    expect(cut).toEqual([]);
  });

test("the figures of a project that are zero are left out @phone", async ({ page }) => {
  await new Workspace(page).begin("blank");
  const { projectId } = await new IssuedDocuments(page).createProject();
  await page.goto(`/home/projects/${projectId}`);
  const strip = page.getByRole("region", { name: "Income", exact: true });
  await expect(strip.getByRole("link", { name: "Create quotation" })).toBeVisible();
  await expect(strip.getByText("Tracked")).toHaveCount(0);
  await expect(strip.getByText(/^\D?0\.00/)).toHaveCount(0);
});

test("the title and the line of a draft are dark on its paper in the dark theme, without a colour of the person", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await new Workspace(page).begin("blank");
  const documents = new IssuedDocuments(page);
  const id = await documents.createDraft(await documents.createProject());
  await page.goto(`/home/income/document/${id}`);
  const paper = page.locator(".paper-form");
  const title = paper.getByText("Invoice", { exact: true });
  await expect(title).toBeVisible();
  const list = paper.getByRole("region", { name: "Items and pricing" }).locator("ul").first();
  expect(await contrast(title, "color")).toBeGreaterThanOrEqual(4.5);
  expect(await contrast(list, "borderTopColor")).toBeGreaterThanOrEqual(4.5);
});

/** Returns the contrast of a color of an element with the paper that it is on. */
function contrast(part: Locator, property: "color" | "borderTopColor") {
  return part.evaluate((element, name) => {
    const brush = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    const paper = element.closest(".paper-form");
    if (!brush || !paper) return 0;
    const luminance = (color: string) => {
      brush.fillStyle = color;
      brush.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...brush.getImageData(0, 0, 1, 1).data].map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const [dark = 0, light = 0] = [
      luminance(getComputedStyle(element)[name]),
      luminance(getComputedStyle(paper).backgroundColor),
    ].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  }, property);
}
