import { expect, type Locator } from "@playwright/test";

/** Searches the options of a picker, and takes the first that is found. */
export async function pick(search: Locator, words: string) {
  await search.fill(words);
  const options = search.page().getByRole("option");
  // Until the answer to the search has come, the list shows what there was before, and would move under the press.
  const isFound = (texts: string[]) =>
    texts.length > 0 && texts.every((text) => text.toLowerCase().includes(words.toLowerCase()));
  await expect.poll(async () => isFound(await options.allTextContents())).toBe(true);
  await options.first().click();
}
