import { expect, type Locator, type Page } from "@playwright/test";
import { pick } from "./pick";

/** The main button of a form: what exists is saved, what is new is added. */
export const SAVE = /^(Save|Add (task|event|project|client|contact|partner))$/;

/** A dialog with a form, identified by its title. */
export class FormDialog {
  readonly dialog: Locator;

  constructor(
    readonly page: Page,
    readonly title: string,
  ) {
    this.dialog = page.getByRole("dialog", { name: title });
  }

  async fill(fields: Record<string, string>) {
    for (const [label, text] of Object.entries(fields)) {
      const box = this.dialog.getByRole("textbox", { name: label, exact: true });
      // Numbers lose their commas on focus.
      await box.focus();
      await box.fill(text);
    }
  }

  /** Chooses from a picker with a search field. */
  async pick(label: string, option: string) {
    await this.dialog.getByRole("combobox", { name: label }).click();
    await pick(this.page.getByLabel(`Search ${label.toLowerCase()}`, { exact: true }), option);
    await expect(this.dialog.getByRole("combobox", { name: label })).toHaveText(new RegExp(option));
  }

  async save() {
    await this.dialog.getByRole("button", { name: SAVE }).click();
  }

  /** Saves a change and waits for the response, because the screen shows the change before. */
  async saveChange() {
    // A change based on an older version (412) is sent again.
    const answer = this.page.waitForResponse(
      (response) => response.request().method() === "PATCH" && response.status() !== 412,
    );
    await this.save();
    expect((await answer).ok()).toBe(true);
  }

  async press(button: string) {
    await this.dialog.getByRole("button", { name: button, exact: true }).click();
  }

  async expectError(message: string) {
    await expect(this.dialog.getByText(message, { exact: true })).toBeVisible();
  }

  async expectOpen() {
    await expect(this.dialog).toBeVisible();
  }

  async expectClosed() {
    await expect(this.dialog).toBeHidden();
  }
}
