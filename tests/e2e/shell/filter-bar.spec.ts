import { expect, test } from "../../setup/test";
import { Workspace } from "../pages/workspace";

test.use({ viewport: { width: 390, height: 844 } });

test("in a narrow window with a mouse, search, filters and buttons above a list are in one row of equal height", async ({
  page,
}) => {
  await new Workspace(page).begin("full");
  for (const path of ["/home/projects", "/home/actions", "/home/files", "/home/partners", "/home/income"]) {
    await page.goto(path);
    await expect(page.getByRole("main").getByRole("button", { name: /^Filters/ })).toBeVisible();
    const row = page.getByRole("main").getByRole("search").first().locator("../..");
    const controls = row.locator("input, button").filter({ visible: true });
    const boxes = await controls.evaluateAll((all) =>
      all
        .map((control) => control.getBoundingClientRect())
        .map(({ top, height, width }) => ({ top, height, width })),
    );
    expect(boxes.length, path).toBeGreaterThan(1);
    for (const box of boxes) {
      expect(box, path).toMatchObject({ top: boxes[0]?.top, height: 32 });
      expect(box.width, path).toBeGreaterThanOrEqual(32);
    }
  }
});
