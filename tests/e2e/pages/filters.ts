import { expect, type Page } from "@playwright/test";

/** The filters of a list page, which phones show in a sheet. */
export class Filters {
  constructor(readonly page: Page) {}

  get button() {
    return this.page.getByRole("button", { name: /^Filters/ });
  }

  get sheet() {
    return this.page.getByRole("dialog", { name: "Filters" });
  }

  /** Opens the sheet, where the page has one, for these steps. */
  async use(steps: () => Promise<unknown>) {
    const hasSheet = (this.page.viewportSize()?.width ?? 0) < 768;
    if (hasSheet) await this.button.click();
    if (hasSheet) await expect(this.sheet).toBeVisible();
    await steps();
    if (hasSheet) await this.sheet.getByRole("button", { name: /^Show / }).click();
    if (hasSheet) await expect(this.sheet).toBeHidden();
  }

  /** Picks from a select. */
  async pick(label: string, option: string) {
    await this.use(async () => {
      await this.page.getByRole("combobox", { name: label, exact: true }).click();
      await this.page.getByRole("option", { name: option, exact: true }).click();
    });
  }
}
