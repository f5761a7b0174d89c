import { expect, type Locator } from "@playwright/test";

/** Searches the options of a picker, and takes the first that is found. */
export async function pick(search: Locator, words: string) {
  await search.fill(words);
  const options = search.page().getByRole("option");
  // A press on an option that still moves, because those that do not match are leaving, might miss it.
  await expect(options.filter({ hasNotText: words })).toHaveCount(0);
  await options.first().click();
}
