import { expect, test } from "../../setup/test";

for (const [colorScheme, width, picture] of [
  ["light", 1280, "projects-light"],
  ["dark", 1280, "projects-dark"],
  ["light", 768, "projects-small-light"],
  ["dark", 1023, "projects-small-dark"],
] as const)
  test.describe(`in ${colorScheme} mode, ${width} px wide`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });
    test("the landing page loads its first picture once", async ({ page }) => {
      const pictures: string[] = [];
      page.on("request", (request) => {
        const name = /\/welcome\/(projects-.*)$/.exec(request.url())?.[1];
        if (name) pictures.push(name);
      });
      await page.goto("/welcome", { waitUntil: "load" });
      await expect(page.locator("[data-can]")).toBeVisible();
      expect(pictures).toEqual([`${picture}.webp`]);
    });
  });

test("each picture of a feature ends at the edge of the page, and all are as wide", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/welcome");
  const features = page.locator("#features");
  const pictures = features.locator("img").filter({ visible: true });
  await expect(pictures).toHaveCount(5);
  const rectOf = (one: Element) => one.getBoundingClientRect().toJSON() as DOMRect;
  const edge = await features.evaluate(rectOf);
  const places = await pictures.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
  );
  for (const [index, { left, right }] of places.entries()) {
    const distance = index % 2 === 0 ? left - edge.left : right - edge.right;
    expect(distance, `picture ${index + 1}`).toBeCloseTo(0, 1);
  }
  expect(new Set(places.map(({ width }) => width)).size).toBe(1);
});
