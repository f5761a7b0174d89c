import { expect, type Locator, type Page } from "@playwright/test";
import { IssuedDocuments } from "./issued-documents";
import { Workspace } from "./workspace";

/** The calendar of the actions page. Its days are named by their dates. */
export class Calendar {
  constructor(readonly page: Page) {}

  /** Starts a blank demo, whose calendar is open at a day. */
  async start(day: string, scope: "month" | "week" = "month") {
    await new Workspace(this.page).begin("blank");
    await this.open(day, scope);
  }

  async open(day: string, scope: "month" | "week" = "month") {
    await this.page.goto(`/home/actions?view=calendar&day=${day}${scope === "week" ? "&scope=week" : ""}`);
    await expect(this.page.getByRole("radio", { name: scope === "week" ? "Week" : "Month" })).toBeChecked();
  }

  /** Creates a task or an event. */
  create(noun: "tasks" | "events", name: string, dueAt: string, fields: object = {}) {
    const isWithTime = dueAt.includes("T");
    return new IssuedDocuments(this.page).call("POST", noun, { name, dueAt, isWithTime, ...fields });
  }

  cell(slot: string) {
    return this.page.locator(`[data-slot="${slot}"]`);
  }

  item(slot: string, name: string) {
    return this.cell(slot).getByRole("button", { name: new RegExp(`^${name} (task|event)`) });
  }

  /** The list of a day: in its popover, below a narrow month, or in a narrow week. */
  list(day: string) {
    return this.page.getByRole("list", { name: day });
  }

  async chooseFromMenu(item: string) {
    await this.page.getByRole("menuitem", { name: item }).click();
  }

  dialog(title: "Event" | "Task") {
    return this.page.getByRole("dialog", { name: title, exact: true });
  }

  /** Drags to the middle of a cell, or to a part of its height. */
  async drag(item: Locator, to: Locator, part = 0.5) {
    const [from, goal] = [await item.boundingBox(), await to.boundingBox()];
    if (!from || !goal) throw new Error("Not on the screen");
    const { mouse } = this.page;
    await mouse.move(from.x + 10, from.y + 1);
    await mouse.down();
    await mouse.move(from.x + 30, from.y + 20, { steps: 3 });
    await mouse.move(goal.x + goal.width / 2, goal.y + goal.height * part + 1, { steps: 5 });
    await expect(to).toHaveAttribute("data-over");
    await mouse.up();
  }

  /** Resolves with the next saved change. */
  saved() {
    return this.page.waitForResponse((response) => response.request().method() === "PATCH" && response.ok());
  }
}
