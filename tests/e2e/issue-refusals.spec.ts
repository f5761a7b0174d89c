import { expect, test } from "../setup/test";
import { IssuedDocuments } from "./pages/issued-documents";
import { Workspace } from "./pages/workspace";

test("a project or client with an issued document is kept, with the reason", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 409/);
  const workspace = new Workspace(page);
  await workspace.begin("blank");
  const documents = new IssuedDocuments(page);
  const project = await documents.createProject();
  const id = await documents.createIssued(project);

  await page.goto(`/home/projects/${project.projectId}`);
  await page.getByRole("button", { name: "Project settings" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete Project" }).click();
  await workspace.answer("Proceed");
  await expect(
    page.getByText("1 issued document belongs to this project. Complete it instead."),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Online pre-orders" }).first()).toBeVisible();

  await page.goto(`/home/clients/${project.clientId}`);
  await page.getByRole("button", { name: "Edit client" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete Client" }).click();
  await workspace.answer("Proceed");
  await expect(
    page.getByText("1 issued document belongs to this client. It cannot be deleted."),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Saltmarsh Bakery" }).first()).toBeVisible();
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
  await expect(income.itemField(1, "Rate")).toHaveValue("1,200");
  await documents.press("Delete");
  await expect(page.getByText("Issued documents are kept.")).toBeVisible();
  await expect(income.itemField(1, "Rate")).toHaveValue("1,200");
});
