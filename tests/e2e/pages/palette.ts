import { expect, type Locator, type Page } from "@playwright/test";

/** The palette that finds and does everything. */
export class Palette {
  readonly dialog: Locator;
  readonly field: Locator;
  readonly options: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole("dialog", { name: "Search" });
    this.field = page.getByRole("combobox", { name: "Search everything" });
    this.options = this.dialog.getByRole("option");
  }

  /** Opens it by a key, or by its button. */
  async open(key?: string) {
    if (key) await this.page.keyboard.press(key);
    else
      await this.page.getByRole("button", { name: "Search", exact: true }).filter({ visible: true }).click();
    await expect(this.field).toBeFocused();
  }

  async close() {
    await this.page.keyboard.press("Escape");
    await expect(this.dialog).toBeHidden();
  }

  group(name: string) {
    return this.dialog.getByRole("group", { name, exact: true });
  }

  /** The option that Enter chooses. */
  get highlighted() {
    return this.options.and(this.page.locator("[data-highlighted]"));
  }

  /** Types a text and waits until the server was asked for it. */
  async find(text: string) {
    const answered = this.page.waitForResponse(
      (response) =>
        new URL(response.url()).pathname === "/api/search" &&
        (response.request().postDataJSON() as { text: string }).text === text,
    );
    await this.field.fill(text);
    await answered;
  }

  /** Adds what a text describes, once its chips are shown. */
  async add(text: string, ...chips: string[]) {
    await this.field.fill(text);
    await expect(this.highlighted).toContainText(/^Add /);
    for (const chip of chips) await expect(this.highlighted).toContainText(chip);
    await this.page.keyboard.press("Enter");
    await expect(this.dialog).toBeHidden();
  }
}
