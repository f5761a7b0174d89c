import { expect, test } from "../../setup/test";
import { IssuedDocuments } from "../pages/issued-documents";
import { Workspace } from "../pages/workspace";

test("a project or client with an issued document is kept, with the reason before anything is asked", async ({
  page,
}) => {
  const workspace = new Workspace(page);
  await workspace.begin("blank");
  const documents = new IssuedDocuments(page);
  const project = await documents.createProject();
  const id = await documents.createIssued(project);
  const expectRefusal = async (end: string, noun: "client" | "project") => {
    const reason = page.getByRole("alertdialog");
    await expect(reason).toContainText(`1 issued document belongs to this ${end}`);
    await expect(reason).not.toContainText("also deletes");
    await expect(reason.getByRole("button")).toHaveText(["Close", "Archive"]);
    await reason.getByRole("button", { name: "Archive" }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByRole("note")).toContainText(`This ${noun} was archived on`);
    await page.keyboard.press("ControlOrMeta+z");
    await expect(page.getByRole("note")).toBeHidden();
  };

  await page.goto(`/home/projects/${project.projectId}`);
  await page.getByRole("button", { name: "Project settings" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete Project" }).click();
  await expectRefusal("project. Archive it instead", "project");
  await expect(page.getByRole("heading", { name: "Online pre-orders", level: 1 })).toBeVisible();

  await page.goto(`/home/clients/${project.clientId}`);
  await page.getByRole("button", { name: "Edit client" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete Client" }).click();
  await expectRefusal("client. Archive it instead", "client");
  await expect(page.getByRole("heading", { name: "Saltmarsh Bakery", level: 1 })).toBeVisible();
  await documents.open(id, "Invoice 1");
});

test("a draft that was issued elsewhere keeps what was typed and says why it is not saved", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 409/);
  await new Workspace(page).begin("blank");
  const documents = new IssuedDocuments(page);
  const { income } = documents;
  const id = await documents.createDraft(await documents.createProject());
  await documents.open(id, "Invoice 1");
  await income.itemField(1, "Rate").fill("1,200");
  await documents.call("POST", `sales-documents/${id}/issue`, {});
  await income.saveButton.click();
  await expect(
    page.getByRole("alert").getByText("Issued documents do not change. Credit it, or take it back."),
  ).toBeVisible();
  await expect(income.itemField(1, "Rate")).toHaveValue("1,200.00");
  await documents.press("Delete");
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("You have unsaved changes. Delete without saving them?");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Issued documents are kept.")).toBeVisible();
  await expect(income.itemField(1, "Rate")).toHaveValue("1,200.00");
});

test("a draft that was changed elsewhere is shown and issued as it is stored", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 412/);
  await new Workspace(page).begin("blank");
  const documents = new IssuedDocuments(page);
  const { income } = documents;
  const id = await documents.createDraft(await documents.createProject());
  await documents.open(id, "Invoice 1");
  const dialog = await documents.openIssue("invoice", "1");
  await documents.call("PATCH", `sales-documents/${id}`, {
    items: [{ title: "Design", rate: "1250", quantity: "1" }],
  });
  await dialog.getByRole("button", { name: "Issue", exact: true }).click();
  await expect(dialog.getByRole("alert")).toHaveText(
    "This document was changed elsewhere. Close this dialog and check it before you issue it.",
  );
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(income.itemField(1, "Rate")).toHaveValue("1,250.00");
  await documents.issue("invoice", "1");
  await expect(page.getByRole("main")).toContainText("1,250.00");
});
