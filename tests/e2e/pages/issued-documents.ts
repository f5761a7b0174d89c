import { expect, type Locator, type Page } from "@playwright/test";
import { Income } from "./income";

/** The issue dialog and the pages of issued documents. */
export class IssuedDocuments {
  readonly income: Income;

  constructor(readonly page: Page) {
    this.income = new Income(page);
  }

  /** Calls the API as the signed-in person and returns the response's body. */
  async call<Answer = { id: string }>(method: string, path: string, body?: object): Promise<Answer> {
    const refreshed = await this.page.request.get("/api/auth/refresh");
    const { data } = (await refreshed.json()) as { data: { accessToken: string } };
    const headers = { authorization: `Bearer ${data.accessToken}` };
    const response = await this.page.request.fetch(`/api/${path}`, { method, headers, data: body });
    expect(response.ok(), `${method} ${path}`).toBe(true);
    return (await response.json()) as Answer;
  }

  /** Returns the PDF of a document. */
  async pdf(id: string): Promise<Uint8Array> {
    const refreshed = await this.page.request.get("/api/auth/refresh");
    const { data } = (await refreshed.json()) as { data: { accessToken: string } };
    const headers = { authorization: `Bearer ${data.accessToken}` };
    const response = await this.page.request.get(`/api/sales-documents/${id}/pdf`, { headers });
    expect(response.ok()).toBe(true);
    return new Uint8Array(await response.body());
  }

  /** Creates a client with a project. Returns their ids. */
  async createProject(client: object = {}) {
    const { id: clientId } = await this.call("POST", "clients", {
      name: "Saltmarsh Bakery",
      themeColor: "coral",
      address: "2 Quay Street",
      ...client,
    });
    const { id: projectId } = await this.call("POST", "projects", { name: "Online pre-orders", clientId });
    return { clientId, projectId };
  }

  /** Creates a bank account with an IBAN. Returns its id. */
  async createBankAccount() {
    const { id } = await this.call("POST", "bank-accounts", {
      label: "Business account",
      holder: "Ida Brekke",
      iban: "DE02120300000000202051",
    });
    return id;
  }

  /** Creates the draft of a document with one line. Returns its id. */
  async createDraft(
    { projectId, clientId }: { projectId: string; clientId: string },
    fields: { category?: string; rate?: string } = {},
  ) {
    const { category = "invoice", rate = "1000" } = fields;
    const { id } = await this.call("POST", "sales-documents", {
      projectId,
      clientId,
      category,
      projectTitle: "Online pre-orders",
      freelancerName: "Ida Brekke",
      clientName: "Saltmarsh Bakery",
      currency: "EUR",
      items: [{ title: "Design", rate, quantity: "1" }],
    });
    return id;
  }

  async createIssued(...draft: Parameters<IssuedDocuments["createDraft"]>) {
    const id = await this.createDraft(...draft);
    await this.call("POST", `sales-documents/${id}/issue`, {});
    return id;
  }

  /** Makes a link to the client's page of a document. Returns its address. */
  async createLink(id: string) {
    return (await this.call<{ url: string }>("POST", `sales-documents/${id}/link`)).url;
  }

  async open(id: string, title: string) {
    await this.page.goto(`/home/income/document/${id}`);
    await this.expectTitle(title);
  }

  async expectTitle(title: string) {
    await expect(this.income.title(title)).toBeVisible();
  }

  dialog(title: string) {
    return this.page.getByRole("dialog", { name: title, exact: true });
  }

  /** Opens the issue dialog, which then shows this number. */
  async openIssue(kind: string, number: string) {
    await this.press("Issue…");
    const dialog = this.dialog(`Issue ${kind}`);
    await expect(dialog.getByRole("status")).toHaveText(number);
    return dialog;
  }

  /** Issues the draft on the screen, which then has this title. */
  async issue(kind: string, number: string) {
    const dialog = await this.openIssue(kind, number);
    await dialog.getByRole("button", { name: "Issue", exact: true }).click();
    await this.expectTitle(`${kind.charAt(0).toUpperCase()}${kind.slice(1)} ${number}`);
    await expect(dialog).toBeHidden();
  }

  async press(button: string) {
    await this.page.getByRole("button", { name: button, exact: true }).filter({ visible: true }).click();
  }

  /** Presses a button of an issued document, which may be in the menu. */
  async choose(action: string) {
    const button = this.page.getByRole("button", { name: action, exact: true }).filter({ visible: true });
    await expect(this.page.getByRole("button", { name: "PDF", exact: true })).toBeVisible();
    await expect(this.page.locator("[data-footer] .animate-shimmer")).toHaveCount(0);
    if (await button.isVisible()) return button.click();
    await this.press("More actions");
    await this.page.getByRole("menuitem", { name: action, exact: true }).click();
  }

  /** Expects the main button of an issued document, which is the last one of the line. */
  async expectMain(action: string) {
    const buttons = this.page.locator("[data-footer] :is(button, a)").filter({ visible: true });
    const names = () =>
      buttons.evaluateAll((all) =>
        all
          .toSorted((a, b) => a.getBoundingClientRect().x - b.getBoundingClientRect().x)
          .map((one) => one.textContent),
      );
    await expect.poll(async () => (await names()).at(-1)).toBe(action);
  }

  /** Presses the button of the dialog Send… that opens the mail program. Returns the link in the message. */
  async openMailProgram(dialog: Locator): Promise<string> {
    const session = await this.page.context().newCDPSession(this.page);
    await session.send("Page.enable");
    const opened = new Promise<string>((resolve) =>
      session.on("Page.frameRequestedNavigation", ({ url }) => resolve(url)),
    );
    await dialog.getByRole("button", { name: "Open mail program" }).click();
    const address = new URL(await opened);
    expect(address.protocol).toBe("mailto:");
    await expect(dialog).toBeHidden();
    await session.detach();
    return /http\S+\/p\/[\w-]{64}$/m.exec(address.searchParams.get("body") ?? "")?.[0] ?? "";
  }

  /** Returns a fact of an issued document. */
  fact(label: "State" | "Issued" | "Due" | "Total" | "Owed") {
    const status = this.page.getByRole("region", { name: "Status", exact: true });
    return status
      .locator("dl > div")
      .filter({ has: this.page.getByText(label, { exact: true }) })
      .getByRole("definition");
  }

  related(name: string) {
    return this.page
      .getByRole("list", { name: "Related documents" })
      .getByRole("listitem")
      .filter({ has: this.page.getByRole("link", { name, exact: true }) });
  }
}
