import sharp from "sharp";
import { expect, test } from "../../setup/test";
import { IssuedDocuments } from "../pages/issued-documents";
import { Settings, Workspace } from "../pages/workspace";

const picture = async (width: number, height: number, format: "png" | "jpeg" | "webp" = "png") => ({
  name: `logo.${format}`,
  mimeType: `image/${format}`,
  buffer: await sharp({ create: { width, height, channels: 3, background: "#a8431c" } })
    .toFormat(format)
    .toBuffer(),
});

test("a logo and a colour are on drafts at once, and stay on what was issued with them @phone:full", async ({
  page,
  browser,
  baseURL,
}) => {
  await new Workspace(page).start("blank");
  const settings = new Settings(page);
  await settings.open("Documents");
  const panel = settings.panel("Logo and colour");
  const chooser = panel.getByLabel("Logo", { exact: true });

  for (const [file, message] of [
    [await picture(300, 80, "webp"), "Choose a PNG or JPEG picture."],
    [await picture(1, 3000), "The logo must be at least 16 pixels wide and high."],
    [{ ...(await picture(300, 80)), buffer: Buffer.from("no picture") }, "Choose a PNG or JPEG picture."],
  ] as const) {
    await chooser.setInputFiles(file);
    await expect(panel.getByText(message)).toBeVisible();
  }
  await chooser.setInputFiles(await picture(3000, 600, "jpeg"));
  await expect(panel.getByRole("button", { name: "Change logo" })).toBeVisible();
  await panel.getByRole("radio", { name: "Rust" }).check();
  await expect(panel.getByLabel("Own colour")).toHaveValue("#a8431c");
  await panel.getByLabel("Own colour").fill("ffdd00");
  await expect(panel.getByText(/Too light to read on paper. Printed as #[0-9a-f]{6} instead./)).toBeVisible();
  await panel.getByLabel("Own colour").fill("a8431c");
  await panel.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Profile updated")).toBeVisible();
  await expect(panel.getByRole("button", { name: "Save" })).toBeDisabled();

  const documents = new IssuedDocuments(page);
  const project = await documents.createProject();
  const id = await documents.createIssued(project);
  const draft = await documents.createDraft(project);
  const { url } = await documents.call<{ url: string }>("POST", `sales-documents/${id}/link`);
  await documents.call("PATCH", "users", { logo: null, accent: "#1f5f8b" });

  const paper = page.getByRole("region", { name: "Document", exact: true });
  await page.goto(`/home/income/document/${id}`);
  const logo = paper.locator("img");
  await expect(logo).toHaveJSProperty("complete", true);
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(833);
  await expect(paper.getByText("Invoice", { exact: true })).toHaveCSS("color", "rgb(168, 67, 28)");

  await page.goto(`/home/income/document/${draft}`);
  await page.getByRole("button", { name: "Preview" }).click();
  const preview = page.getByRole("dialog", { name: "Preview" });
  await expect(preview.getByText("Invoice", { exact: true })).toHaveCSS("color", "rgb(31, 95, 139)");
  await expect(preview.locator("img")).toHaveCount(0);

  const client = await browser.newContext({ baseURL, storageState: undefined, javaScriptEnabled: false });
  const visit = await client.newPage();
  await visit.goto(new URL(url).pathname);
  await expect(visit.getByRole("article").locator("img.logo")).toHaveJSProperty("naturalWidth", 833);
  await expect(visit.getByRole("heading", { name: "Invoice", exact: true })).toHaveCSS(
    "color",
    "rgb(168, 67, 28)",
  );
  await client.close();
});

test("lines to sign on are printed on an invoice when they are asked for", async ({ page }) => {
  await new Workspace(page).begin("blank");
  const documents = new IssuedDocuments(page);
  const draft = await documents.createDraft(await documents.createProject());
  await page.goto(`/home/income/document/${draft}`);
  const sign = page.getByRole("checkbox", { name: "Signature lines" });
  const stored = () =>
    documents
      .call<{ signatures: boolean | null }>("GET", `sales-documents/${draft}`)
      .then(({ signatures }) => signatures);
  await expect(sign).not.toBeChecked();
  await sign.check();
  await page.getByRole("button", { name: "Save Draft" }).click();
  await expect.poll(stored).toBe(true);
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByRole("dialog").getByText("Accepted by")).toBeVisible();
  await page.keyboard.press("Escape");

  // The usual choice of a kind is not stored and follows the category.
  await sign.uncheck();
  await page.getByRole("button", { name: "Save Draft" }).click();
  await expect.poll(stored).toBeNull();
  await page.getByRole("combobox", { name: "Category" }).click();
  await page.getByRole("option", { name: "Quotation" }).click();
  await expect(sign).toBeChecked();
});

test("the heads of the paper are in the language of the document", async ({ page }) => {
  await new Workspace(page).begin("blank");
  const documents = new IssuedDocuments(page);
  const draft = await documents.createDraft(await documents.createProject());
  await page.goto(`/home/income/document/${draft}`);
  const form = page.locator(".paper-form");
  await expect(form.getByText("Quantity", { exact: true }).first()).toBeAttached();
  await page.getByRole("combobox", { name: "Language" }).click();
  await page.getByRole("option", { name: "Deutsch" }).click();
  for (const head of ["Rechnung", "Nummer", "Menge", "Gesamtbetrag"])
    await expect(form.getByText(head, { exact: true }).first()).toBeVisible();
  await expect(form.getByText("1.000,00", { exact: false }).first()).toBeVisible();
  // Hidden labels of fields far down do not make the page itself scroll.
  const excess = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(excess).toBe(0);
  // The accessible names of the fields stay English, as the rest of the workspace.
  await expect(form.getByRole("textbox", { name: "Quantity" })).toBeVisible();
});
