import { expect, type Locator, type Page } from "@playwright/test";

/** A titled panel of a page. */
export class Panel {
  readonly region: Locator;

  constructor(
    readonly page: Page,
    readonly title: string,
  ) {
    this.region = page.getByRole("region", { name: title, exact: true });
  }

  async press(button: string) {
    await this.region.getByRole("button", { name: button, exact: true }).click();
  }

  async search(text: string) {
    await this.region.getByRole("searchbox").fill(text);
  }

  async expectText(...texts: string[]) {
    for (const text of texts)
      await expect(this.region.getByText(text, { exact: true }).first()).toBeVisible();
  }

  async expectNoText(...texts: string[]) {
    for (const text of texts) await expect(this.region.getByText(text, { exact: true })).toHaveCount(0);
  }
}
