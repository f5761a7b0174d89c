import { expect, test } from "../../setup/test";

test("the demo can be reached before the server has answered @phone", async ({ page }) => {
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/api/settings", async (route) => {
    await isAnswered;
    await route.continue();
  });
  await page.goto("/welcome");
  await page.getByRole("link", { name: "Launch Demo" }).click();
  answer();
  await expect(page.getByRole("button", { name: "Full Version" })).toBeInViewport();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the demo and the features are offered at once @phone:full", async ({ page }) => {
    await page.goto("/welcome");
    for (const name of ["Launch Demo", "Explore Features"])
      await expect(page.getByRole("link", { name })).toBeInViewport({ ratio: 1 });
  });
});
