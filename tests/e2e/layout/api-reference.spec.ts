import { expect, test } from "../../setup/test";

test("the calls of the API reference are rows of one panel", async ({ page }) => {
  await page.goto("/docs/api");
  const calls = page.getByRole("region", { name: "Clients", exact: true }).getByRole("group");
  await expect(calls.nth(2)).toBeVisible();
  const rows = await calls.evaluateAll((all) =>
    all.map((call) => {
      const { borderLeftWidth, borderRadius } = getComputedStyle(call);
      return { borderLeftWidth, borderRadius, parts: call.parentElement?.childElementCount };
    }),
  );
  for (const row of rows)
    expect(row).toEqual({ borderLeftWidth: "0px", borderRadius: "0px", parts: rows.length });
  const colors = await calls
    .locator("summary span span:first-child")
    .evaluateAll((all) =>
      all.map((method) => [method.textContent, getComputedStyle(method).color].join(" ")),
    );
  expect(new Set(colors.map((color) => color.split(" ")[0])).size).toBe(new Set(colors).size);
  expect(new Set(colors).size).toBeGreaterThan(2);
});

test("on a phone the sections of the API reference are folded", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/docs/api");
  const contents = page.getByRole("navigation", { name: "Contents" });
  await expect(contents.getByRole("link")).toHaveCount(0);
  expect((await contents.boundingBox())?.height).toBeLessThanOrEqual(48);
  await contents.getByText("Contents").click();
  await expect(contents.getByRole("link", { name: "Schemas" })).toBeVisible();
  await page.setViewportSize({ width: 768, height: 844 });
  await expect(contents.getByRole("link", { name: "Schemas" })).toHaveCount(1);
});
