import { expect, test } from "../../setup/test";
import { clientBrowser } from "../pages/client-page";
import { IssuedDocuments } from "../pages/issued-documents";
import { Workspace } from "../pages/workspace";

test("a client copies the account and the reference, and reads them with JavaScript off", async ({
  page,
  browser,
  baseURL,
}) => {
  await new Workspace(page).begin("blank");
  const documents = new IssuedDocuments(page);
  const { projectId } = await documents.createProject();
  const bankAccountId = await documents.createBankAccount();
  const { id } = await documents.call("POST", "sales-documents", {
    projectId,
    bankAccountId,
    projectTitle: "Online pre-orders",
    freelancerName: "Ida Brekke",
    clientName: "Saltmarsh Bakery",
    currency: "EUR",
    items: [{ title: "Design", rate: "1000", quantity: "1" }],
  });
  await documents.call("POST", `sales-documents/${id}/issue`, {});
  const url = await documents.createLink(id);

  const client = await clientBrowser(browser, baseURL, {
    viewport: { width: 390, height: 844 },
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await client.open(url);
  const clipboard = () => client.page.evaluate(() => navigator.clipboard.readText());
  await client.page.getByRole("button", { name: "Copy: IBAN" }).click();
  await expect(client.page.getByRole("status")).toHaveText("Copied");
  expect(await clipboard()).toBe("DE02120300000000202051");
  await client.page.getByRole("button", { name: "Copy: Reference" }).click();
  await expect.poll(clipboard).toBe("Invoice 1");
  // Only the IBAN gets smaller, and has lines of whole groups where that is not enough.
  const iban = client.page.locator("bdi").getByText("DE02 1203 0000 0000 2020 51");
  expect((await client.look(iban)).widths).toHaveLength(1);
  await client.page.setViewportSize({ width: 320, height: 844 });
  const { fontSize, widths } = await client.look(iban);
  expect(fontSize).toBe(14);
  expect(Math.min(...widths)).toBeGreaterThan(Math.max(...widths) / 2);
  expect((await client.look(client.page.locator("bdi").getByText("Ida"))).fontSize).toBe(15);
  expect(await client.overflow()).toBe(0);
  await client.page.context().close();

  const reader = await clientBrowser(browser, baseURL, { javaScriptEnabled: false });
  await reader.open(url);
  const how = reader.page.getByRole("region", { name: "How to pay" });
  await expect(how).toContainText("Invoice 1");
  await expect(how.getByRole("button")).toHaveCount(0);
  await reader.page.context().close();
});
