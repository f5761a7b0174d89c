import { expect, type Locator, type Page } from "@playwright/test";
import { SAVE } from "./form-dialog";

/** The repeat field of the task and event dialogs, and the question of a repeating row. */
export class Repeats {
  readonly dialog: Locator;
  /** The rule in words. */
  readonly words: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole("dialog").filter({ has: page.getByRole("button", { name: SAVE }) });
    this.words = this.dialog.getByRole("group", { name: "Repeat details" }).getByRole("paragraph");
  }

  /** Shows the events on a phone, which has one panel. */
  async showEvents() {
    const narrow = this.page.getByRole("radiogroup", { name: "Show", exact: true });
    if (await narrow.isVisible()) await narrow.getByRole("radio", { name: "Events" }).check();
  }

  async choose(label: "Repeat" | "Ends", option: string) {
    await this.dialog.getByRole("combobox", { name: label, exact: true }).click();
    await this.page.getByRole("option", { name: option, exact: true }).click();
  }

  day(name: string) {
    return this.dialog.getByRole("checkbox", { name, exact: true });
  }

  rows(name: string) {
    return this.page
      .getByRole("listitem")
      .filter({ has: this.page.getByRole("button", { name, exact: true }) });
  }

  async open(name: string, index: number) {
    await this.rows(name).nth(index).getByRole("button", { name, exact: true }).click();
    await expect(this.dialog.getByRole("textbox", { name: "Name", exact: true })).toHaveValue(name);
  }

  async save() {
    await this.dialog.getByRole("button", { name: SAVE }).click();
    await expect(this.dialog).toBeHidden();
  }

  async answer(question: string, answer: "Only this one" | "This and all after" | "Cancel") {
    const asked = this.page.getByRole("alertdialog", { name: question });
    await asked.getByRole("button", { name: answer }).click();
    await expect(asked).toBeHidden();
  }
}
