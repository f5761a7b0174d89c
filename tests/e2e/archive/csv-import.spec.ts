import { expect, test } from "../../setup/test";
import { textFile } from "../pages/files";
import { FormDialog } from "../pages/form-dialog";
import { Panel } from "../pages/panel";
import { Workspace } from "../pages/workspace";

test("imports clients and contacts from an exported CSV after a preview @phone:full", async ({ page }) => {
  const workspace = new Workspace(page);
  await workspace.start("blank", "/home/clients");
  const form = await openImport();
  const { dialog } = form;
  await dialog
    .getByLabel("CSV file or vCards to import")
    .setInputFiles(
      textFile(
        "clients.csv",
        "id,name,themeColor,taxId\r\n1,Harbour Light,teal,\r\n2,Saltmarsh Bakery,Just Peachy,",
      ),
    );
  await expect(dialog.getByRole("region", { name: "Preview" })).toContainText("peach");
  await form.press("Import 2 clients");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("main").getByRole("link", { name: "Harbour Light" })).toBeVisible();

  await openImport();
  await dialog
    .getByLabel("CSV file or vCards to import")
    .setInputFiles(textFile("again.csv", "Name\r\nsaltmarsh bákery\r\nCasa Almendra\r\nCasa Almendra"));
  await expect(
    dialog.getByText("1 client with an existing name will be skipped: saltmarsh bákery"),
  ).toBeVisible();
  await expect(
    dialog.getByText("1 row with the same name as an earlier row will be skipped: Casa Almendra"),
  ).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Import 1 client", exact: true })).toBeEnabled();
  await dialog.getByRole("checkbox", { name: "Import duplicates anyway" }).check();
  await expect(dialog.getByRole("button", { name: "Import 3 clients" })).toBeEnabled();

  await dialog.getByRole("combobox", { name: "Import rows as" }).click();
  await page.getByRole("option", { name: "Client contacts" }).click();
  const outlook = [
    "sep=;",
    "Title;First Name;Middle Name;Last Name;Company;Job Title;Business Phone;Mobile Phone;E-mail Address;Notes",
    "Dr.;Zo\xeb;;M\xf6ller;Caf\xe9 M\xf6ller;Owner;+49 431 5550142;;zoe@moeller.example;80 \x80",
    "Mr.;Bo;;Ek;Harbour Light;;;+46 8 5550143;;",
  ].join("\r\n");
  const buffer = Buffer.from(outlook, "latin1");
  await dialog
    .getByLabel("CSV file or vCards to import")
    .setInputFiles({ name: "outlook.csv", mimeType: "text/csv", buffer });
  await expect(dialog.getByText("Text encoding: Windows-1252.")).toBeVisible();
  const preview = dialog.getByRole("region", { name: "Preview" });
  for (const text of ["Zoë Möller", "+49 431 5550142", "80 €", "Bo Ek", "+46 8 5550143"])
    await expect(preview).toContainText(text);
  await expect(dialog.getByText("1 new client will be created: Café Möller")).toBeVisible();
  await expect(dialog.getByText("1 row without a role: “Contact” will be used")).toBeVisible();
  await form.press("Import 2 contacts");
  await expect(dialog).toBeHidden();
  await page.getByRole("main").getByRole("link", { name: "Café Möller" }).click();
  await new Panel(page, "Contacts").expectText("Zoë Möller", "Owner");

  await openImport();
  const file = dialog.getByLabel("CSV file or vCards to import");
  await file.setInputFiles({
    name: "scan.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("89504e470d0a1a0a", "hex"),
  });
  await expect(dialog.getByRole("alert")).toHaveText("This is a picture, not a CSV file");
  await file.setInputFiles(textFile("pipes.csv", "Name|Email\r\nAcme|a@acme.example"));
  await expect(dialog.getByRole("combobox", { name: "Separator" })).toHaveText("Vertical bar");
  await expect(dialog.getByRole("region", { name: "Preview" })).toContainText("a@acme.example");

  const cards = ["Ann Lee", "Bo Ek"].map((name) => `BEGIN:VCARD\r\nVERSION:3.0\r\nFN:${name}\r\nEND:VCARD`);
  await dialog.getByRole("combobox", { name: "Import rows as" }).click();
  await page.getByRole("option", { name: "Client contacts" }).click();
  await file.setInputFiles(textFile("people.vcf", cards.join("\r\n")));
  await expect(dialog.getByText("2 contacts without a company:")).toBeVisible();
  await dialog.getByRole("combobox", { name: "Contacts without a company" }).click();
  await page.getByRole("option", { name: "Import as partners" }).click();
  await dialog.getByRole("button", { name: "Import 2 partners" }).click();
  await expect(dialog).toBeHidden();
  await page.goto("/home/partners");
  await expect(page.getByRole("main").getByText("Ann Lee")).toBeVisible();

  async function openImport() {
    await workspace.choose("Import");
    return new FormDialog(page, "Import");
  }
});
