import { expect, type Locator, type Page } from "@playwright/test";

export type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

/** A small text file. */
export function textFile(name: string, content = "Hello"): ChosenFile {
  return { name, mimeType: "text/plain", buffer: Buffer.from(content) };
}

/** A valid picture of one pixel. */
export function pngFile(name: string): ChosenFile {
  const base64 =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  return { name, mimeType: "image/png", buffer: Buffer.from(base64, "base64") };
}

/** The files page, and the panels of files on other pages. */
export class FilesPage {
  constructor(readonly page: Page) {}

  async open() {
    await this.page.goto("/home/files");
    await expect(this.page.getByRole("heading", { name: "Files", level: 1 })).toBeVisible();
  }

  file(name: string): Locator {
    return this.page.getByRole("list", { name: "Files" }).getByRole("listitem").filter({ hasText: name });
  }

  async openFile(name: string) {
    await this.page.getByRole("button", { name, exact: true }).click();
    return this.page.getByRole("dialog", { name: "File", exact: true });
  }

  get dialog() {
    return this.page.getByRole("dialog", { name: "Add File" });
  }

  /** Chooses files in the open dialog. */
  async choose(...files: ChosenFile[]) {
    await this.dialog.getByLabel("Files to upload").setInputFiles(files);
  }

  async saveNew() {
    await this.dialog.getByRole("button", { name: "Add file" }).click();
    await expect(this.dialog).toBeHidden();
  }

  /** Drops files on an element, as from another window. */
  async drop(target: Locator, ...files: ChosenFile[]) {
    const plain = files.map(({ name, mimeType, buffer }) => ({
      name,
      mimeType,
      text: buffer.toString("base64"),
    }));
    const dataTransfer = await this.page.evaluateHandle((list) => {
      const transfer = new DataTransfer();
      for (const { name, mimeType, text } of list) {
        const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type: mimeType }));
      }
      return transfer;
    }, plain);
    for (const type of ["dragenter", "dragover", "drop"]) await target.dispatchEvent(type, { dataTransfer });
  }

  /** Starts the selection mode and selects these files. */
  async select(...names: string[]) {
    await this.page.getByRole("button", { name: /^Select/ }).click();
    for (const name of names) await this.page.getByRole("checkbox", { name: `Select ${name}` }).check();
  }
}
