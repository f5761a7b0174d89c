import { expect, type Page } from "@playwright/test";

/** The income page and the document builder. */
export class Income {
  constructor(readonly page: Page) {}

  row(project: string) {
    return this.page
      .getByRole("article")
      .filter({ has: this.page.getByRole("heading", { name: project, exact: true }) });
  }

  /** Returns one of the three sums. */
  figure(label: "Unprocessed" | "Processing" | "All Due") {
    return this.page
      .locator("dl > div")
      .filter({ has: this.page.getByText(label, { exact: true }) })
      .getByRole("definition");
  }

  async setStatus(project: string, status: string) {
    await this.row(project).getByRole("combobox").click();
    await this.page.getByRole("option", { name: status }).click();
  }

  async create(category: string, project: string) {
    const next = this.page.getByRole("link", { name: `Create ${category} for ${project}` });
    await expect(this.row(project)).toBeVisible();
    if (await next.isVisible()) await next.click();
    else await this.chooseCreate(category, project);
    await expect(this.title(`Create ${category}`)).toBeVisible();
  }

  /** Creates a document that is not the next logical one. */
  private async chooseCreate(category: string, project: string) {
    // Narrow rows have one menu for all documents.
    const names = [`Create a document for ${project}`, `Documents of ${project}`];
    const [wide, narrow] = names.map((name) => this.page.getByRole("button", { name, exact: true }));
    await wide!.or(narrow!).filter({ visible: true }).click();
    await this.page.getByRole("menuitem", { name: `Create ${category}`, exact: true }).click();
  }

  async open(document: string, project: string) {
    await this.page.getByRole("link", { name: `${document} of ${project}` }).click();
    await expect(this.title(document)).toBeVisible();
  }

  title(text: string) {
    return this.page.getByRole("heading", { name: text, level: 1 });
  }

  field(label: string) {
    return this.page.getByRole("form").getByRole("textbox", { name: label, exact: true });
  }

  /** Returns the fields of a party, which open by a press on its line. */
  async openParty(name: "From" | "Bill to") {
    const party = this.page.getByRole("region", { name, exact: true });
    if (!(await party.getByRole("textbox").first().isVisible())) await party.locator("summary").click();
    await expect(party.getByRole("textbox", { name: "Name", exact: true })).toBeVisible();
    return party;
  }

  /** Opens the preview of the printed page. */
  async openPreview() {
    await this.page.getByRole("button", { name: "Preview" }).click();
    const preview = this.page.getByRole("dialog", { name: "Preview" });
    await expect(preview).toBeVisible();
    return preview;
  }

  item(place: number) {
    return this.page.getByRole("group", { name: `Item ${place}`, exact: true });
  }

  itemField(place: number, label: "Title" | "Description" | "Rate" | "Quantity") {
    // The title offers lines of the price list.
    return this.item(place).getByRole(label === "Title" ? "combobox" : "textbox", { name: label });
  }

  /** Picks from the menu of one item, while the menu of another item may still be closing. */
  async chooseForItem(place: number, action: string) {
    const name = `Actions for item ${place}`;
    await this.item(place).getByRole("button", { name }).click();
    await this.page.getByRole("menu", { name }).getByRole("menuitem", { name: action, exact: true }).click();
  }

  async addLine(place: number, fields: Partial<Record<"Title" | "Rate" | "Quantity", string>>) {
    await this.page.getByRole("button", { name: "Add item" }).click();
    await expect(this.itemField(place, "Title")).toBeFocused();
    for (const label of ["Title", "Rate", "Quantity"] as const) {
      const text = fields[label];
      if (text !== undefined) await this.itemField(place, label).fill(text);
    }
  }

  get total() {
    return this.page.getByRole("form").locator("dl > div").last().getByRole("definition");
  }

  get saveButton() {
    return this.page.getByRole("button", { name: "Save Draft" });
  }

  async save() {
    // The toast alone is not enough: it may belong to the previous save.
    const saved = this.page.waitForResponse(
      (response) =>
        ["POST", "PATCH"].includes(response.request().method()) &&
        // A change based on an older version (412) or of a session that was replaced (401) is sent again.
        ![401, 412].includes(response.status()) &&
        /^\/api\/sales-documents(\/[\w-]{36})?$/.test(new URL(response.url()).pathname),
    );
    await this.saveButton.click();
    expect((await saved).ok()).toBe(true);
    await expect(this.page.getByText("Document saved").first()).toBeVisible();
    await expect(this.saveButton).toBeDisabled();
  }
}
