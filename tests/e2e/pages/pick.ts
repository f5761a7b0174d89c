import { expect, type Locator } from "@playwright/test";

/** Searches the options of a picker and picks the first result. */
export async function pick(search: Locator, words: string) {
  await search.fill(words);
  const options = search.page().getByRole("option");
  // Until the search has finished, the list shows the previous options and would move under the click.
  const isFound = (texts: string[]) =>
    texts.length > 0 && texts.every((text) => text.toLowerCase().includes(words.toLowerCase()));
  await expect.poll(async () => isFound(await options.allTextContents())).toBe(true);
  await options.first().click();
}
