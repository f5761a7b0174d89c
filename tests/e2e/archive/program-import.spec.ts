import { ninjaExport, ninjaInvoice } from "../../api/support/archive/invoice-ninja";
import { shelfDump } from "../../api/support/archive/invoice-shelf";
import { craftedZip } from "../../api/support/archive/crafted-zip";
import { expect, test } from "../../setup/test";
import { Workspace } from "../pages/workspace";

const zipped = (content: object) => ({
  name: "2026-11-24_Okonkwo.zip",
  mimeType: "application/zip",
  buffer: craftedZip([{ name: "backup.json", content: Buffer.from(JSON.stringify(content)) }]),
});

test("an export of Invoice Ninja is previewed, imported, and adds nothing the second time @phone:full", async ({
  page,
}) => {
  const workspace = new Workspace(page);
  await workspace.start("blank");
  const dialog = page.getByRole("dialog", { name: "Import" });
  const choose = async (file: Parameters<ReturnType<typeof page.getByLabel>["setInputFiles"]>[0]) => {
    await workspace.choose("Import");
    await dialog.getByRole("radio", { name: "Another program" }).check();
    await dialog.getByLabel("Export of another program").setInputFiles(file);
  };
  await choose({ name: "photo.png", mimeType: "image/png", buffer: Buffer.from("picture") });
  await expect(dialog.getByRole("alert")).toContainText("This is not an export of one of these programs");
  await expect(dialog.getByRole("button", { name: "Import", exact: true })).toBeDisabled();

  const invoices = [ninjaInvoice(), ninjaInvoice({ hashed_id: "i2", number: "0043", status_id: 5 })];
  await dialog.getByLabel("Export of another program").setInputFiles(zipped(ninjaExport({ invoices })));
  const preview = dialog.getByRole("region", { name: "Preview of Invoice Ninja" });
  await expect(preview.getByText("1 client, 1 contact, 2 documents, 1 payment")).toBeVisible();
  await expect(preview.getByText("Invoice 0043: It is cancelled")).toBeVisible();
  await dialog.getByRole("button", { name: "Import 2 documents" }).click();
  await expect(page.getByText("Imported 1 client and 2 documents")).toBeVisible();

  await page.goto("/home/income?tab=documents");
  await expect(page.getByText("0042").filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText("€1,190.00").filter({ visible: true }).first()).toBeVisible();

  await choose(zipped(ninjaExport({ invoices })));
  await expect(preview.getByText("Imported before")).toBeVisible();
  await expect(preview.getByText("New", { exact: true })).toHaveCount(0);
  await expect(dialog.getByRole("button", { name: "Import", exact: true })).toBeDisabled();
});

test("a backup of InvoiceShelf is imported", async ({ page }) => {
  const workspace = new Workspace(page);
  await workspace.start("blank");
  await workspace.choose("Import");
  const dialog = page.getByRole("dialog", { name: "Import" });
  await dialog.getByRole("radio", { name: "Another program" }).check();
  const buffer = craftedZip([{ name: "db-dumps/mysql-shelf.sql", content: Buffer.from(shelfDump()) }]);
  const file = { name: "only-db-2026-11-24.zip", mimeType: "application/zip", buffer };
  await dialog.getByLabel("Export of another program").setInputFiles(file);
  await expect(dialog.getByRole("region", { name: "Preview of InvoiceShelf" })).toContainText("INV-000042");
  await dialog.getByRole("button", { name: "Import 2 documents" }).click();
  await expect(page.getByText("Imported 1 client and 2 documents")).toBeVisible();
});

const timeFile = {
  name: "Toggl.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(
    "Client,Project,Start date,Start time,End date,End time,Duration\nBakery,Website,2025-11-03,09:00:00,2025-11-03,10:30:00,01:30:00",
  ),
};

test("time is imported from the time page, also where it has entries, and is recognised among CSV files", async ({
  page,
}) => {
  const workspace = new Workspace(page);
  await workspace.start("blank", "/home/time");
  await page.getByRole("main").getByRole("button", { name: "Import", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Import" });
  await expect(dialog.getByRole("radio", { name: "Another program" })).toBeChecked();
  await dialog.getByLabel("Export of another program").setInputFiles(timeFile);
  await dialog.getByRole("button", { name: "Import 1 time entry" }).click();
  await expect(page.getByText("Imported 1 time entry")).toBeVisible();

  await page.getByRole("button", { name: "Import and format of the download" }).click();
  await page.getByRole("menuitem", { name: "Import", exact: true }).click();
  await dialog.getByRole("radio", { name: "CSV file" }).check();
  await dialog.getByLabel("CSV file or vCards to import").setInputFiles(timeFile);
  await expect(dialog.getByRole("radio", { name: "Another program" })).toBeChecked();
  await expect(dialog.getByRole("region", { name: "Preview of Toggl" })).toContainText("Imported before");
});
