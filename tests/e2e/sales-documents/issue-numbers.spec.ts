import { expect, test } from "../../setup/test";
import { IssuedDocuments } from "../pages/issued-documents";
import { FormDialog } from "../pages/form-dialog";
import { Keyboard } from "../pages/keyboard";
import { Settings, Workspace } from "../pages/workspace";

const year = String(new Date().getFullYear());

test("numbers follow the pattern that was set in the issue dialog @phone:full", async ({ page }) => {
  await new Workspace(page).begin("blank");
  const documents = new IssuedDocuments(page);
  const project = await documents.createProject();
  await documents.open(await documents.createDraft(project), "Invoice 1");
  const dialog = await documents.openIssue("invoice", "1");
  await dialog.getByRole("button", { name: "Number settings" }).click();
  const settings = new FormDialog(page, "Document numbers");
  const fields = settings.dialog.getByRole("group", { name: "Invoice" });
  await expect(fields.getByRole("radio", { name: "1", exact: true })).toBeChecked();
  await expect(fields.getByRole("textbox", { name: "Pattern" })).toHaveCount(0);
  await fields.getByRole("radio", { name: "Custom" }).check();
  await fields.getByLabel("Pattern").fill("{YYYY}-{000}-{0}");
  await settings.press("Save");
  await settings.expectError("Use one counter, such as {0} or {0000}");
  await fields.getByLabel("Pattern").fill("R-{00}");
  await fields.getByLabel("Next number").fill("14");
  await expect(fields.getByText("R-14", { exact: true })).toBeVisible();
  await expect(fields.getByLabel("Start again at 1")).toHaveText("Never");
  const preset = fields.getByRole("radio", { name: `${year}-0001` });
  await expect(preset).toHaveAccessibleDescription(`Next: ${year}-0014. Starts again every year.`);
  await preset.check();
  await expect(fields.getByText(`${year}-0014`, { exact: true })).toBeVisible();
  await settings.press("Save");
  await settings.expectClosed();
  await expect(dialog.getByRole("status")).toHaveText(`${year}-0014`);
  await dialog.getByRole("button", { name: "Issue", exact: true }).click();
  await documents.expectTitle(`Invoice ${year}-0014`);

  await documents.open(await documents.createDraft(project), `Invoice ${year}-0015`);
  await documents.issue("invoice", `${year}-0015`);
});

test("a new document that is issued at once leaves nothing to be saved", async ({ page }) => {
  await new Workspace(page).begin("blank");
  const documents = new IssuedDocuments(page);
  const { projectId } = await documents.createProject();
  await page.goto(`/home/income/document/invoice/${projectId}`);
  await documents.expectTitle("Create invoice");
  await documents.income.addLine(1, { Title: "Website", Rate: "1000" });
  const next = page.waitForResponse(/next-number$/);
  const dialog = await documents.openIssue("invoice", "1");
  await (await next).finished();
  await dialog.getByRole("button", { name: "Issue", exact: true }).click();
  await documents.expectTitle("Invoice 1");
  await page.goto("/home/income");
  const drafts = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith("pennant-draft")),
  );
  expect(drafts).toEqual([]);
});

test("asks before an issue date that is earlier than the last one", async ({ page, allowConsole }) => {
  allowConsole(/status of 409/);
  await new Workspace(page).begin("blank");
  const documents = new IssuedDocuments(page);
  const project = await documents.createProject();
  await documents.createIssued(project);
  await documents.open(await documents.createDraft(project), "Invoice 2");
  const dialog = await documents.openIssue("invoice", "2");
  const date = dialog.getByRole("textbox", { name: "Issue date" });
  const due = dialog.getByRole("textbox", { name: "Due date" });
  const before = await due.inputValue();
  await date.fill("yesterday");
  await date.press("Tab");
  await expect(dialog.getByText("14 days after the issue date")).toBeVisible();
  await expect(due).not.toHaveValue(before);
  const issue = dialog.getByRole("button", { name: "Issue", exact: true });
  await issue.click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(
    /^Invoice 1 is dated \d+ \w+ \d{4}\. Choose that day or a later one\./,
  );
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeVisible();
  await issue.click();
  await question.getByRole("button", { name: "Issue anyway" }).click();
  await documents.expectTitle("Invoice 2");
  await expect(documents.fact("Issued")).toHaveText("Yesterday");
});

test("issues a draft by keyboard", async ({ page }) => {
  await new Workspace(page).begin("blank");
  const documents = new IssuedDocuments(page);
  await documents.open(await documents.createDraft(await documents.createProject()), "Invoice 1");
  const keyboard = new Keyboard(page);
  const button = page.getByRole("button", { name: "Issue…" });
  await button.focus();
  await keyboard.press("Enter");
  const dialog = documents.dialog("Issue invoice");
  await expect(dialog.getByRole("status")).toHaveText("1");
  await keyboard.expectOn("Issue date");
  await keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await keyboard.press("Enter");
  await expect(dialog.getByRole("status")).toHaveText("1");
  await keyboard.expectOn("Issue date");
  await keyboard.press("Enter");
  await expect(documents.fact("State")).toHaveText("Open");
  await keyboard.reach(page.getByRole("button", { name: "More actions" }));
  await keyboard.choose("Credit");
  await documents.expectTitle("Credit note 1");
});

test("payment terms of the settings and the client give the due date @phone:full", async ({ page }) => {
  await new Workspace(page).start("blank");
  const settings = new Settings(page);
  await settings.open("Documents");
  const terms = settings.panel("Terms and rates");
  await terms.getByLabel("Payment terms, days").fill("400");
  await terms.getByRole("button", { name: "Save" }).click();
  await expect(terms.getByText("Must be a whole number from 0 to 365")).toBeVisible();
  await terms.getByLabel("Payment terms, days").fill("30");
  await terms.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Profile updated")).toBeVisible();
  const documents = new IssuedDocuments(page);
  const project = await documents.createProject();
  await documents.open(await documents.createDraft(project), "Invoice 1");
  const dialog = await documents.openIssue("invoice", "1");
  await expect(dialog.getByText("30 days after the issue date")).toBeVisible();

  await page.goto(`/home/clients/${project.clientId}`);
  await page.getByRole("button", { name: "Edit client" }).click();
  const client = new FormDialog(page, "Edit Client");
  await client.fill({ "Payment terms, days": "7" });
  await client.saveChange();
  await documents.open(await documents.createDraft(project), "Invoice 2");
  await documents.press("Issue…");
  await expect(dialog.getByText("7 days after the issue date")).toBeVisible();
});
