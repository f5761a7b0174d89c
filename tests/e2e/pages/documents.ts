import { expect, type Page } from "@playwright/test";

/** The documents of the income page. */
export class Documents {
  constructor(readonly page: Page) {}

  tab(name: "Projects" | "Documents") {
    return this.page.getByRole("tab", { name });
  }

  get table() {
    return this.page.getByRole("table", { name: "Documents" });
  }

  row(name: string) {
    return this.table.getByRole("row").filter({ has: this.page.getByRole("link", { name, exact: true }) });
  }

  /** The names of the shown documents, in their order. */
  names() {
    return this.table.getByRole("link").allTextContents();
  }

  async choose(name: string, action: string) {
    await this.row(name)
      .getByRole("button", { name: `Actions for ${name}` })
      .click();
    await this.page.getByRole("menuitem", { name: action }).click();
    await expect(this.page.getByRole("dialog")).toBeVisible();
  }

  /** One of the figures above the tabs, for each currency. */
  figure(label: string) {
    return this.page
      .getByRole("region", { name: "Owed and received" })
      .locator("dl > div")
      .filter({ has: this.page.getByText(label, { exact: true }) })
      .getByRole("definition");
  }
}
