import { expect, type Locator, type Page } from "@playwright/test";
import { SAVE } from "./form-dialog";

/** The task and event panels of the project page and the actions page, and their dialogs. */
export class Actions {
  readonly tasks: Locator;
  readonly events: Locator;
  readonly dialog: Locator;

  constructor(readonly page: Page) {
    this.tasks = page.getByRole("region", { name: "Tasks" });
    this.events = page.getByRole("region", { name: "Events" });
    this.dialog = page.getByRole("dialog").filter({ has: page.getByRole("button", { name: SAVE }) });
  }

  async openProject(name: string) {
    await this.page.getByRole("article").getByRole("link", { name }).click();
    await expect(this.page.getByRole("heading", { name, level: 1 })).toBeVisible();
  }

  /** The row of a task or an event. */
  row(name: string) {
    return this.page
      .getByRole("listitem")
      .filter({ has: this.page.getByRole("button", { name, exact: true }) });
  }

  /** The checkbox of a task. For click(): check() reads it again afterwards, when the row may have left the list. */
  tick(name: string) {
    return this.page.getByRole("checkbox", { name, exact: true });
  }

  async show(view: "Pending" | "Completed" | "Upcoming" | "Past") {
    await this.page.getByRole("radio", { name: view, exact: true }).check();
  }

  /** Opens the dialog of a task or an event. */
  async open(name: string) {
    await this.page.getByRole("button", { name, exact: true }).click();
    await expect(this.field("Name")).toHaveValue(name);
  }

  async add(what: "task" | "event") {
    await this.page
      .getByRole("region", { name: what === "task" ? "Tasks" : "Events" })
      .getByRole("button", { name: `Add ${what}` })
      .first()
      .click();
    await expect(this.dialog).toBeVisible();
  }

  field(label: string) {
    const named = { name: label, exact: true };
    return this.dialog.getByRole("textbox", named).or(this.dialog.getByRole("combobox", named));
  }

  async fill(fields: Record<string, string>) {
    for (const [label, text] of Object.entries(fields)) {
      const adds = this.dialog.getByRole("button", { name: `Add ${label.toLowerCase()}`, exact: true });
      await expect(this.field(label).or(adds)).toBeVisible();
      if (await adds.isVisible()) await adds.click();
      await this.field(label).fill(text);
    }
  }

  async save() {
    await this.dialog.getByRole("button", { name: SAVE }).click();
  }

  /** Discards input that the server rejected and the dialog still shows. */
  async discardRejected(name: string) {
    await expect(this.dialog.getByText("Not saved: Network Error")).toBeVisible();
    await expect(this.field("Name")).toHaveValue(name);
    await this.dialog.getByRole("button", { name: "Discard" }).click();
    await this.page.getByRole("alertdialog").getByRole("button", { name: "Proceed" }).click();
    await expect(this.dialog).toBeHidden();
    await expect(this.row(name)).toBeHidden();
  }

  async delete() {
    await this.dialog.getByRole("button", { name: "Delete" }).click();
  }

  /** Resolves with the response to the next change of this kind. */
  change(method: "POST" | "PATCH" | "DELETE", path: "tasks" | "events") {
    return this.page.waitForResponse(
      (response) =>
        response.request().method() === method &&
        new URL(response.url()).pathname.startsWith(`/api/${path}`) &&
        !response.url().endsWith("/search"),
    );
  }
}
