import { normalizeText, readPdf } from "../../api/support/pdf/pdf";
import { expect, test } from "../../setup/test";
import { Income } from "../pages/income";
import { Workspace } from "../pages/workspace";

// The content width of an A4 page.
const sheet = { width: 687, height: 1016 };

test("prints a page completely, light and without navigation, and only the document of the builder", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await new Workspace(page).start("full");
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await expect.poll(background).toBe("dark");
  await page.getByRole("main").getByRole("link", { name: "Cargo bike configurator" }).click();
  const tasks = page.getByRole("region", { name: "Tasks" });
  await expect(tasks.getByRole("listitem").first()).toBeVisible();
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: "print" });
  await expect.poll(background).toBe("light");
  await expect(page.getByRole("complementary")).toBeHidden();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("button", { name: "Add", exact: true })).toBeHidden();
  await expect(page.getByRole("searchbox").first()).toBeHidden();
  await expect(tasks.getByRole("listitem").last()).toBeVisible();
  // Neither a panel nor the page cuts anything off.
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll("main, main section, main section > div")]
      .filter((part) => part.scrollHeight > part.clientHeight + 1 && part.clientHeight > 0)
      .map((part) => `${part.tagName} ${part.textContent.slice(0, 20)}`),
  );
  expect(cut).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(sheet.height);

  await page.emulateMedia({ media: "screen" });
  await page.goto("/home/income");
  await page.setViewportSize({ width: 1440, height: 900 });
  await new Income(page).open("Quotation 2", "Member dashboard");
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("region", { name: "Printed page" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await expect(page.getByRole("textbox").first()).toBeHidden();
  await expect(page.getByRole("button", { name: "Save Draft" })).toBeHidden();
});

test("the document keeps long names and large amounts within their columns @phone", async ({ page }) => {
  await new Workspace(page).start("full", "/home/income");
  const income = new Income(page);
  await income.create("invoice", "Studio website");
  const names = [
    "\u0634\u0631\u0643\u0629\u0627\u0644\u062a\u0635\u0645\u064a\u0645".repeat(9),
    "Onelongword".repeat(16),
  ];
  for (const [index, name] of (["From", "Bill to"] as const).entries()) {
    const party = await income.openParty(name);
    await party.getByLabel("Name").fill(names[index] ?? "");
  }
  await income.addLine(1, { Title: "All", Rate: "999999999999", Quantity: "1000" });
  const paper = await income.openPreview();
  await expect(paper.getByText("$999,999,999,999,000.00").first()).toBeVisible();
  expect(await paper.evaluate(findMisplaced)).toEqual([]);
});

test("the built server prints a long table", async ({ page }) => {
  await new Workspace(page).begin("full");
  const { data } = (await (await page.request.get("/api/auth/refresh")).json()) as {
    data: { accessToken: string };
  };
  const headers = { authorization: `Bearer ${data.accessToken}` };
  const projects = await page.request.post("/api/projects/search", { headers, data: { take: 1 } });
  const { items } = (await projects.json()) as { items: { id: string }[] };
  const description = "यह वेबसाइट का काम है ".repeat(30);
  const document = {
    projectId: items[0]?.id,
    projectTitle: "Archive",
    freelancerName: "Ida Brekke",
    clientName: "Saltmarsh Bakery",
    items: Array.from({ length: 400 }, (_, index) => ({ title: `Part ${index}`, description })),
  };
  const made = await page.request.post("/api/sales-documents", { headers, data: document });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = (await made.json()) as { id: string };
  const answer = await page.request.get(`/api/sales-documents/${id}/pdf`, { headers });
  expect(answer.status()).toBe(200);
  const { pages, text } = await readPdf(new Uint8Array(await answer.body()));
  expect(pages.length).toBeGreaterThan(50);
  for (const { title } of document.items) expect(text, title).toContain(normalizeText(title));
});

/** Returns texts that overflow their element, and amounts that take more than one line. */
function findMisplaced(paper: Element) {
  // The place of each text on its sheet is compared with the PDF by paper-overlay.spec.ts.
  const sheet = paper.getBoundingClientRect();
  const lines = [...paper.querySelectorAll("p, span")].filter((element) => element.textContent.trim());
  return lines.flatMap((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const place = sheet;
    const text = range.getBoundingClientRect();
    const isOutside = text.right > place.right + 1 || text.left < place.left - 1;
    const isBroken = element.matches(".tabular") && range.getClientRects().length > 1;
    return isOutside || isBroken ? [element.textContent.slice(0, 40)] : [];
  });
}
