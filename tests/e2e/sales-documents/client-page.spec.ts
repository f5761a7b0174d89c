import { expect, test } from "../../setup/test";
import { clientBrowser } from "../pages/client-page";
import { IssuedDocuments } from "../pages/issued-documents";
import { Workspace } from "../pages/workspace";

test("a client reads and accepts a quotation with JavaScript off, and the freelancer sees it", async ({
  page,
  browser,
  baseURL,
}) => {
  await new Workspace(page).begin("blank");
  const documents = new IssuedDocuments(page);
  const id = await documents.createIssued(await documents.createProject(), { category: "quotation" });
  const url = await documents.createLink(id);

  const viewport = { width: 320, height: 640 };
  const client = await clientBrowser(browser, baseURL, { javaScriptEnabled: false, viewport });
  const response = await client.open(url);
  expect(response?.headers()).toMatchObject({
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex",
    "cache-control": "no-store",
  });
  await client.expectTitle("Quotation 1");
  await expect(client.page.getByText("I accept this quotation of 1,000.00 EUR.")).toBeVisible();
  const download = client.page.waitForEvent("download");
  await client.page.getByRole("link", { name: "Download PDF" }).click();
  expect((await download).suggestedFilename()).toBe("quotation-1-Online pre-orders.pdf");
  await client.accept("A. Suda");
  await expect(client.page.getByRole("status")).toContainText("This quotation was accepted on");
  await expect(client.page.getByRole("button", { name: "Accept" })).toBeHidden();

  await documents.open(id, "Quotation 1");
  await expect(documents.fact("State")).toHaveText("Accepted");
  await expect(page.getByRole("region", { name: "Accepted" })).toContainText("A. Suda");
  await page.goto("/home/actions");
  const answered = page.getByRole("region", { name: "Answered quotations" });
  await expect(answered.getByRole("listitem")).toContainText("Accepted by A. Suda");
  await answered.getByRole("button", { name: "Dismiss the answer to Quotation 1" }).click();
  await expect(answered).toBeHidden();
  await client.page.context().close();
});

test("only a person who sees the page counts as a visit", async ({
  page,
  browser,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 409/);
  await new Workspace(page).begin("blank");
  const documents = new IssuedDocuments(page);
  const id = await documents.createIssued(await documents.createProject());
  const url = await documents.createLink(id);
  const opened = async () =>
    (await documents.call<{ openedAt: string | null }>("GET", `sales-documents/${id}`)).openedAt;

  // The freelancer is not counted. The page reports a visit after a second, which the server ignores.
  const report = page.waitForResponse((response) => response.url().endsWith("/opened"));
  await page.goto(new URL(url).pathname);
  expect((await report).status()).toBe(204);
  expect(await opened()).toBeNull();

  const scanner = await browser.newContext({ baseURL, storageState: undefined });
  for (const method of ["GET", "HEAD"])
    expect((await scanner.request.fetch(new URL(url).pathname, { method })).ok()).toBe(true);
  await scanner.close();
  expect(await opened()).toBeNull();

  const client = await clientBrowser(browser, baseURL);
  const visit = client.page.waitForResponse((response) => response.url().endsWith("/opened"));
  await client.open(url);
  await client.expectTitle("Invoice 1");
  expect((await visit).status()).toBe(204);
  expect(await opened()).not.toBeNull();
  await client.page.context().close();

  await documents.open(id, "Invoice 1");
  await expect(page.getByRole("region", { name: "Client’s page" })).toContainText("Opened 1 time");
  await documents.choose("Take back");
  await page.getByRole("alertdialog").getByRole("button", { name: "Take back" }).click();
  await expect(page.getByText("The client has opened it. Credit it, or make a new one.")).toBeVisible();
});

test("axe finds no violation on the page at 320 px and on a desktop, light and dark", async ({
  page,
  browser,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  await new Workspace(page).begin("blank");
  const documents = new IssuedDocuments(page);
  const project = await documents.createProject();
  const links: string[] = [];
  for (const category of ["quotation", "invoice"]) {
    const id = await documents.createIssued(project, { category });
    links.push(await documents.createLink(id));
  }
  links.push("http://localhost/p/unknown");
  for (const colorScheme of ["light", "dark"] as const)
    for (const width of [320, 1280]) {
      const client = await clientBrowser(browser, baseURL, { colorScheme, viewport: { width, height: 800 } });
      for (const url of links) {
        await client.open(url);
        expect.soft(await client.faults(), `${url} ${colorScheme} ${width}`).toEqual([]);
        expect.soft(await client.overflow(), `${url} ${width}`).toBe(0);
      }
      await client.page.context().close();
    }
});

test("a link is copied and revoked, and an email is proposed @phone:full", async ({
  page,
  context,
  browser,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  await new Workspace(page).begin("blank");
  const documents = new IssuedDocuments(page);
  const project = await documents.createProject({ email: "ann@saltmarsh.example", language: "de" });
  const id = await documents.createIssued(project);
  await documents.open(id, "Invoice 1");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await documents.choose("Copy link");
  await expect(page.getByText("Link copied")).toBeVisible();
  const url = await page.evaluate(() => navigator.clipboard.readText());
  const client = await clientBrowser(browser, baseURL);
  expect((await client.open(url))?.status()).toBe(200);

  await documents.choose("Copy link that expires…");
  const expiring = documents.dialog("Copy link that expires");
  await expiring.getByRole("textbox", { name: "Last day" }).fill("yesterday");
  await expiring.getByRole("button", { name: "Copy link" }).click();
  await expect(expiring.getByText("Choose today or a later day")).toBeVisible();
  await expiring.getByRole("textbox", { name: "Last day" }).fill("today");
  await expiring.getByRole("button", { name: "Copy link" }).click();
  await expect(expiring).toBeHidden();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe(url);
  const untilToday = await page.evaluate(() => navigator.clipboard.readText());
  expect((await client.open(untilToday))?.status()).toBe(200);

  await documents.choose("Send…");
  const dialog = documents.dialog("Send invoice 1");
  await expect(dialog.getByRole("textbox", { name: "To", exact: true })).toHaveValue("ann@saltmarsh.example");
  await expect(dialog.getByRole("textbox", { name: "Message" })).toHaveValue(/\/p\/…\n/);
  await expect(dialog.getByRole("textbox", { name: "Subject" })).toHaveValue("Rechnung 1 von Ida Brekke");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  const panel = page.getByRole("region", { name: "Client’s page" });
  await expect(panel.getByRole("listitem")).toHaveCount(2);
  await documents.choose("Send…");
  const sent = await documents.openMailProgram(dialog);
  await expect(panel.getByRole("listitem")).toHaveCount(3);
  expect((await client.open(sent))?.status()).toBe(200);
  await expect(panel.getByText("until today, 11:59 PM")).toBeVisible();
  await panel.getByRole("button", { name: "Revoke links" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
  await expect(panel).toContainText("No link yet.");
  expect((await client.open(url))?.status()).toBe(404);
  await client.page.context().close();
});
