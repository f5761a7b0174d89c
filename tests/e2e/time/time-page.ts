import { expect, type Locator, type Page } from "@playwright/test";
import { IssuedDocuments } from "../pages/issued-documents";
import { Workspace } from "../pages/workspace";

/** The time page: the line for typing, the week, and the entries by day. */
export class TimePage {
  readonly line: Locator;
  readonly grid: Locator;
  readonly entries: Locator;
  readonly figures: Locator;

  constructor(readonly page: Page) {
    this.line = page.getByRole("textbox", { name: "What did you do?" });
    this.grid = page.getByRole("grid", { name: "Time by project and day" });
    this.figures = page.getByRole("region", { name: "This period" });
    this.entries = page.getByRole("region", { name: "Entries" });
  }

  /** Writes down time of a day between two hours in UTC. */
  async writeDown(
    day: string,
    {
      from,
      to,
      ...entry
    }: {
      from: number;
      to: number;
      description: string;
      projectId?: string;
      isBillable?: boolean;
      tags?: string[];
    },
  ) {
    const at = (hour: number) => `${day}T${String(hour).padStart(2, "0")}:00:00Z`;
    const times = { startedAt: at(from), endedAt: at(to) };
    await new IssuedDocuments(this.page).call("POST", "time-entries", { ...entry, ...times });
  }

  /** Makes a project in an empty workspace whose time is worth 60.00 an hour. */
  async makeRatedProject() {
    await new Workspace(this.page).begin("blank");
    const documents = new IssuedDocuments(this.page);
    await documents.call("PATCH", "users", { hourlyRate: "60" });
    const { projectId } = await documents.createProject();
    return { documents, projectId };
  }

  /** Opens the week of 14 January 2026 and the dialog that bills its time. */
  async openBill() {
    await this.page.goto("/home/time?week=2026-01-14");
    await this.figures.getByRole("button", { name: "Create invoice from time" }).click();
    return this.page.getByRole("dialog", { name: "Create invoice from time" });
  }

  /** Types time and waits until it says what it has understood. */
  async type(text: string, understood: string) {
    await this.line.fill(text);
    await expect(this.page.getByText(understood, { exact: true })).toBeVisible();
    await this.line.press("Enter");
    await expect(this.line).toHaveValue("");
  }

  /** The cell of a row whose time is this text. */
  cell(row: string, time: string): Locator {
    return this.grid.getByRole("gridcell", { name: new RegExp(`^${row}, \\w+ \\d+: ${time}$`) });
  }

  /** Edits a text of a row in place. */
  async edit(field: string, from: string, to: string) {
    await this.entries.getByRole("button", { name: `${field}: ${from}` }).click();
    const box = this.entries.getByRole("textbox", { name: field });
    await box.fill(to);
    await box.press("Enter");
    await expect(box).toHaveCount(0);
  }

  async choose(entry: string, action: string) {
    await this.page
      .getByRole("button", { name: `Actions for ${entry}`, exact: true })
      .first()
      .click();
    await this.page.getByRole("menuitem", { name: action }).click();
  }

  /** Shows the week of today. */
  async showToday() {
    const button = this.page.getByRole("button", { name: "This week" });
    if (await button.isEnabled()) await button.click();
    await expect(button).toBeDisabled();
  }
}
