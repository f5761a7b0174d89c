/** Waits until a page shows its content instead of its placeholders. */
export async function waitForContent(page) {
  // By tag, as an open dialog hides the page's heading from the accessibility tree.
  await page.locator("h1").filter({ visible: true }).first().waitFor();
  await page.getByRole("status", { name: "Loading" }).first().waitFor({ state: "detached" });
}
