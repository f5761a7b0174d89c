import { readFile } from "node:fs/promises";
import { expect, test } from "../../setup/test";
import { ClientPage } from "../pages/client-page";
import { IssuedDocuments } from "../pages/issued-documents";
import { Workspace } from "../pages/workspace";
import { TimePage } from "./time-page";

test("the freelancer puts the timesheet on the client's page, who downloads it, and takes it off @phone", async ({
  page,
  browser,
  baseURL,
  viewport,
}) => {
  await new Workspace(page).begin("blank");
  const documents = new IssuedDocuments(page);
  const { projectId } = await documents.createProject({ hourlyRate: "90" });
  await documents.call("POST", "time-entries", {
    projectId,
    description: "Layout",
    startedAt: "2026-01-14T09:00:00Z",
    endedAt: "2026-01-14T10:30:00Z",
  });
  const { id } = await documents.call("POST", "time-entries/bill", { projectId, groupBy: "project" });
  await documents.call("POST", `sales-documents/${id}/issue`, {});
  const { url } = await documents.call<{ url: string }>("POST", `sales-documents/${id}/link`);
  const context = await browser.newContext({ baseURL, viewport, javaScriptEnabled: false });
  const client = new ClientPage(await context.newPage());
  const link = client.page.getByRole("link", { name: "CSV", exact: true });
  await client.open(url);
  await client.expectTitle("Invoice 1");
  await expect(client.page.getByText("Timesheet")).toHaveCount(0);

  await documents.open(id, "Invoice 1");
  const panel = page.getByRole("region", { name: "Client’s page" });
  const press = async () => {
    const stored = page.waitForResponse((response) => response.request().method() === "PATCH");
    await panel.getByText("Show the timesheet on the client’s page").click();
    expect((await stored).ok()).toBe(true);
  };
  await press();
  await expect(panel.getByRole("switch")).toBeChecked();
  await client.page.reload();
  await expect(client.page.getByText("Timesheet")).toBeVisible();
  expect(await client.overflow()).toBe(0);
  // The texts of both panels begin at the same place.
  const start = async (text: string) => (await client.page.getByText(text).boundingBox())?.x;
  expect(await start("Timesheet")).toBe(await start("Amount due"));
  const download = client.page.waitForEvent("download");
  await link.click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("Timesheet 1.csv");
  expect(await readFile(await file.path(), "utf8")).toContain("Online pre-orders,Layout,1.5");

  await documents.choose("Send…");
  const dialog = documents.dialog("Send invoice 1");
  const share = dialog.getByRole("checkbox", { name: "Show the timesheet on the client’s page" });
  await expect(share).toBeChecked();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await press();
  await expect(panel.getByRole("switch")).not.toBeChecked();
  await client.page.reload();
  await client.expectTitle("Invoice 1");
  await expect(link).toHaveCount(0);
  await context.close();
});

test("the dialog of time shows what each client can be billed, and a press chooses one", async ({ page }) => {
  const time = new TimePage(page);
  const { projectId } = await time.makeRatedProject();
  await time.writeDown("2026-01-14", { description: "Call", from: 9, to: 10, projectId });
  const dialog = await time.openBill();
  const clients = dialog.getByRole("region", { name: "Clients with unbilled time" });
  await expect(clients.getByRole("button")).toHaveText([/^Saltmarsh Bakery.*1:00.*\$60\.00$/]);
  await clients.getByRole("button").click();
  await expect(dialog.getByRole("region", { name: "Lines of the invoice" })).toContainText("$60.00");
});

test("entries that were left out of an invoice stay out when its lines are made in another way", async ({
  page,
}) => {
  const time = new TimePage(page);
  const { documents, projectId } = await time.makeRatedProject();
  await time.writeDown("2026-01-14", { description: "Call", from: 9, to: 10, projectId });
  await time.writeDown("2026-01-14", { description: "Layout", from: 10, to: 12, projectId });
  const dialog = await time.openBill();
  await dialog.getByRole("region", { name: "Clients with unbilled time" }).getByRole("button").click();
  const lines = dialog.getByRole("region", { name: "Lines of the invoice" });
  await dialog.getByRole("button", { name: /^Choose entries/ }).click();
  for (const name of [/Call/, /Layout/]) await dialog.getByRole("checkbox", { name }).uncheck();
  await expect(dialog.getByText("No entry is chosen.")).toBeVisible();
  const create = dialog.getByRole("button", { name: "Create draft" });
  await create.click();
  await expect(dialog.getByText("Not saved: Choose at least one entry.")).toBeVisible();

  await dialog.getByRole("checkbox", { name: /Call/ }).check();
  await expect(dialog.getByText("Not saved: Choose at least one entry.")).toHaveCount(0);
  await dialog.getByRole("checkbox", { name: "Dates in the descriptions" }).check();
  await expect(lines).toContainText("$60.00");
  await create.click();
  await documents.expectTitle("Invoice 1");
  await page.goto("/home/time?week=2026-01-14");
  await expect(time.figures).toContainText("Unbilled this week$120.00");
});
