import { readFile } from "node:fs/promises";
import { expect, test } from "../../setup/test";
import { clientBrowser } from "../pages/client-page";
import { IssuedDocuments } from "../pages/issued-documents";
import { Workspace } from "../pages/workspace";

const complete = {
  category: "invoice",
  currency: "EUR",
  freelancerEmail: "ida@brekke.example",
  freelancerPhone: "+49 30 1234567",
  freelancerTaxId: "DE136695976",
  freelancerPostcode: "10115",
  freelancerCity: "Berlin",
  freelancerCountry: "DE",
  clientStreet: "Ring 1",
  clientPostcode: "1010",
  clientCity: "Wien",
  clientCountry: "AT",
};

test("an issued invoice says what it lacks for an e-invoice, and is one once that is filled in @phone:full", async ({
  page,
  browser,
  baseURL,
}) => {
  await new Workspace(page).begin("blank");
  const documents = new IssuedDocuments(page);
  const project = await documents.createProject({ email: "post@saltmarsh.example" });
  const id = await documents.createDraft(project);
  await documents.call("PATCH", `sales-documents/${id}`, complete);

  await documents.open(id, "Invoice 1");
  const issue = await documents.openIssue("invoice", "1");
  await expect(issue.getByText("Empty on this document")).toBeVisible();
  await issue.getByRole("button", { name: "Issue", exact: true }).click();
  await expect(documents.fact("State")).toHaveText("Open");

  await documents.choose("E-invoice");
  const dialog = documents.dialog("E-invoice");
  const download = dialog.getByRole("button", { name: "Download" });
  await expect(dialog.getByText("In Germany you may send this by email.")).toBeVisible();
  await expect(dialog.getByText("Before this can be an e-invoice:")).toBeVisible();
  await expect(download).toBeDisabled();
  await dialog.getByRole("radio", { name: "XRechnung (CII)" }).check();
  await expect(dialog.getByRole("link", { name: /^a buyer reference/ })).toBeVisible();

  // Printed fields are filled in after the document was taken back.
  await dialog.getByRole("button", { name: "your street" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Take back" }).click();
  await documents.expectTitle("Invoice 1");
  await expect(dialog).toBeHidden();
  await documents.call("PATCH", `sales-documents/${id}`, { freelancerStreet: "Hauptstraße 12" });
  await documents.call("PATCH", `clients/${project.clientId}`, { buyerReference: "04011000-12345-03" });
  await documents.call("POST", `sales-documents/${id}/issue`, {});
  await documents.open(id, "Invoice 1");

  for (const [format, name, start] of [
    ["Factur-X / ZUGFeRD (PDF)", "invoice-1-Online pre-orders.pdf", "%PDF-"],
    ["XRechnung (UBL)", "invoice-1-xrechnung-ubl.xml", "<?xml"],
  ] as const) {
    await documents.choose("E-invoice");
    await dialog.getByRole("radio", { name: format }).check();
    const file = page.waitForEvent("download");
    await download.click();
    expect((await file).suggestedFilename()).toBe(name);
    expect((await readFile(await (await file).path())).subarray(0, 5).toString()).toBe(start);
    await dialog.getByRole("button", { name: "Close", exact: true }).last().click();
    await expect(dialog).toBeHidden();
  }

  const client = await clientBrowser(browser, baseURL, { javaScriptEnabled: false });
  await client.open(await documents.createLink(id));
  const facturX = client.page.getByRole("link", { name: "Factur-X / ZUGFeRD (PDF)" });
  await expect(facturX).toBeHidden();
  await client.page.getByText("Download PDF").click();
  const given = client.page.waitForEvent("download");
  await facturX.click();
  expect((await given).suggestedFilename()).toBe("invoice-1-Online pre-orders.pdf");
  await expect(client.page.getByRole("link", { name: "PDF", exact: true })).toBeInViewport({ ratio: 1 });
  expect(await client.overflow()).toBe(0);
  await client.page.context().close();
});
