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

for (const colorScheme of ["light", "dark"] as const)
  test.describe(`in ${colorScheme} mode`, () => {
    test.use({ colorScheme });
    test("the landing page loads its first picture once", async ({ page }) => {
      const pictures: string[] = [];
      page.on("request", (request) => {
        const name = /\/welcome\/(projects-.*)$/.exec(request.url())?.[1];
        if (name) pictures.push(name);
      });
      await page.goto("/welcome", { waitUntil: "load" });
      await expect(page.locator("[data-can]")).toBeVisible();
      expect(pictures).toEqual([`projects-${colorScheme}.webp`]);
    });
  });
