import type { Page } from "@playwright/test";
import { expect, test } from "../../setup/test";
import { FormDialog } from "../pages/form-dialog";
import { Panel } from "../pages/panel";
import { Workspace } from "../pages/workspace";

async function openProject(page: Page, name = "Cargo bike configurator") {
  await new Workspace(page).start("full");
  await page.getByRole("main").getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
}

test("adds, copies, opens and deletes links @phone:full", async ({ page, context, isMobile }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openProject(page);
  const links = new Panel(page, "Links");
  await links.press("Add link");
  const label = links.region.getByRole("textbox", { name: "Label" });
  const url = links.region.getByRole("textbox", { name: "URL" });
  await label.fill(" ");
  await links.region.locator("form").getByRole("button", { name: "Add link" }).click();
  await links.expectText("Please specify label", "Please specify url");
  await label.fill("Test rides");
  await url.fill("test rides");
  await links.region.locator("form").getByRole("button", { name: "Add link" }).click();
  await links.expectText("Invalid URL");
  await url.fill("rides.example/book");
  // The toast is shown until the answer arrives.
  let answer = () => {};
  const isSeen = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/api/projects/*", async (route) => {
    if (route.request().method() === "PATCH") await isSeen;
    await route.continue();
  });
  await url.press("Enter");
  await expect(page.getByText("Adding link...")).toBeVisible();
  answer();
  await page.unrouteAll({ behavior: "wait" });
  const link = links.region.getByRole("link", { name: "Test rides" });
  await expect(link).toHaveAttribute("href", "https://rides.example/book");
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", /noopener/);

  // On touch screens they are in a menu; elsewhere they are shown while the row is pointed at or focused.
  const act = async (verb: "Copy" | "Delete") => {
    if (!isMobile) return links.press(`${verb} Test rides`);
    await links.press("Actions for Test rides");
    await page.getByRole("menuitem", { name: verb }).click();
  };
  if (!isMobile) {
    const buttons = page.locator(".row-buttons", {
      has: page.getByRole("button", { name: "Copy Test rides" }),
    });
    await page.getByRole("heading", { level: 1 }).hover();
    await expect(buttons).toHaveCSS("opacity", "0");
    await link.hover();
    await expect(buttons).toHaveCSS("opacity", "1");
  }
  await act("Copy");
  await links.expectText("Copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("https://rides.example/book");
  await links.expectNoText("Copied");

  const deleted = page.waitForResponse((response) => response.request().method() === "PATCH");
  await act("Delete");
  await expect(link).toHaveCount(0);
  // The focus stays in the list.
  await expect(links.region.getByRole("button", { name: /^(Delete|Actions for) / }).last()).toBeFocused();
  expect((await deleted).ok()).toBe(true);
  await expect(page.getByText("Deleting link...")).toHaveCount(0);
  await page.reload();
  await links.expectText("Repository");
  await expect(link).toHaveCount(0);
});

test("saves notes automatically, also when the page is left while typing @phone:full", async ({ page }) => {
  await openProject(page);
  const notes = new Panel(page, "Notes");
  const text = page.getByRole("textbox", { name: "Notes" });
  await text.fill("Call Wanjiru");
  await notes.expectText("Saving…");
  await notes.expectText("Saved");
  await text.pressSequentially(" on Monday");
  await page.getByRole("link", { name: "Fjellgate Cycles" }).first().click();
  await expect(page.getByRole("heading", { name: "Fjellgate Cycles", level: 1 })).toBeVisible();
  await page.goBack();
  await expect(text).toHaveValue("Call Wanjiru on Monday");
  await text.press("Control+End");
  await text.pressSequentially(" at nine");
  await page.reload();
  await expect(text).toHaveValue("Call Wanjiru on Monday at nine");
});

test("keeps notes that could not be saved, shows that they are unsaved and saves them later", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await openProject(page);
  const notes = new Panel(page, "Notes");
  const text = page.getByRole("textbox", { name: "Notes" });
  const isSave = (route: { method: () => string }) => route.method() === "PATCH";
  await page.route("**/api/projects/*", (route) =>
    isSave(route.request()) ? route.abort() : route.fallback(),
  );
  await text.fill("Written in a tunnel");
  await notes.expectText("Not saved");
  await expect(text).toHaveValue("Written in a tunnel");
  await page.getByRole("link", { name: "Fjellgate Cycles" }).first().click();
  await expect(page.getByText("They are kept on this device.")).toBeVisible();
  await page.goBack();
  await expect(text).toHaveValue("Written in a tunnel");
  await notes.expectText("Not saved");
  await page.unroute("**/api/projects/*");
  await notes.press("Try Again");
  await notes.expectText("Saved");
});

test("shows both versions of notes changed in two tabs and lets the user choose", async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/409/);
  await openProject(page);
  const other = await context.newPage();
  await other.goto(page.url());
  const [mine, theirs] = [page, other].map((tab) => tab.getByRole("textbox", { name: "Notes" }));
  await expect(theirs!).toHaveValue(/Seven steps/);
  await mine!.fill("From the first tab");
  await new Panel(page, "Notes").expectText("Saved");
  await theirs!.fill("From the second tab");
  const notes = new Panel(other, "Notes");
  await notes.expectText("From the first tab", "From the second tab", "Not saved");
  await notes.press("Keep both");
  await notes.expectText("Saved");
  await expect(theirs!).toHaveValue("From the first tab\n\nFrom the second tab");
  await page.reload();
  await expect(mine!).toHaveValue("From the first tab\n\nFrom the second tab");
});

test("selects the contacts of a project @phone:full", async ({ page }) => {
  await openProject(page);
  const contacts = new Panel(page, "Contacts");
  await contacts.expectText("Søren Aakre", "Wanjiru Kamau");
  await contacts.press("Choose client contacts");
  const selector = new FormDialog(page, "Client Contacts");
  const person = (name: string) => selector.dialog.getByRole("checkbox", { name });
  await expect(selector.dialog.getByRole("button", { name: "Save" })).toBeDisabled();
  await expect(selector.dialog.getByRole("combobox", { name: "Company" })).toHaveText("Fjellgate Cycles");
  await selector.dialog.getByRole("button", { name: "Clear company" }).click();
  await selector.dialog.getByRole("searchbox").fill("eun-ji");
  await person("Eun-ji Park").check();
  await selector.dialog.getByRole("radio", { name: "Selected (3)" }).check();
  await expect(selector.dialog.getByRole("checkbox")).toHaveCount(3);
  // Contacts that are no longer selected disappear from this list.
  await person("Søren Aakre").click();
  await expect(selector.dialog.getByRole("checkbox")).toHaveCount(2);
  await page.keyboard.press("Escape");
  await new Workspace(page).answer("Cancel");
  await selector.saveChange();
  await selector.expectClosed();
  await contacts.expectText("Eun-ji Park", "Wanjiru Kamau");
  await contacts.expectNoText("Søren Aakre");
  await page.reload();
  await contacts.expectText("Eun-ji Park", "Wanjiru Kamau");
  await contacts.expectNoText("Søren Aakre");

  await contacts.region.getByRole("tab", { name: "Partners" }).click();
  await contacts.press("Choose partners");
  const partners = new FormDialog(page, "Partner Contacts");
  await expect(partners.dialog.getByRole("combobox", { name: "Company" })).toHaveText("All companies");
  await expect(partners.dialog.getByRole("checkbox")).toHaveCount(25);
  await partners.dialog.getByRole("radio", { name: /Selected/ }).check();
  await partners.press("Clear");
  await expect(partners.dialog.getByRole("radio", { name: "Select", exact: true })).toBeChecked();
  await partners.pick("Company", "Tern Press");
  await expect(partners.dialog.getByRole("checkbox")).toHaveCount(3);
  await partners.dialog.getByRole("checkbox", { name: "Bronwen Pryce" }).check();
  await partners.save();
  await contacts.expectText("Bronwen Pryce", "Bookbinder · Tern Press");
});

test("creates a project's first contact from the contact selector", async ({ page }) => {
  const workspace = new Workspace(page);
  await workspace.start("blank");
  await workspace.add("Project");
  const project = new FormDialog(page, "Create New Project");
  await project.fill({ Name: "Signage" });
  await project.pick("Client", "Freelancing");
  await project.save();
  const contacts = new Panel(page, "Contacts");
  await contacts.region.getByRole("tab", { name: "Partners" }).click();
  await contacts.region.getByRole("button", { name: "Choose partners" }).last().click();
  const selector = new FormDialog(page, "Partner Contacts");
  await selector.press("Add partner");
  const form = page.getByRole("dialog", { name: "Partner Contact", exact: true });
  await form.getByRole("textbox", { name: "Name" }).fill("Bronwen Pryce");
  await form.getByRole("textbox", { name: "Role" }).fill("Bookbinder");
  await form.getByRole("button", { name: "Add partner" }).click();
  await expect(form).toBeHidden();
  await expect(selector.dialog.getByRole("checkbox", { name: "Bronwen Pryce" })).toBeChecked();
  await selector.saveChange();
  await contacts.expectText("Bronwen Pryce");
});

test("the panels of a project fit on one screen", async ({ page }) => {
  await openProject(page);
  for (const title of ["Tasks", "Events", "Links", "Notes", "Contacts"])
    await expect(page.getByRole("region", { name: title, exact: true })).toBeInViewport({ ratio: 0.95 });
  const isScrolling = await page.getByRole("main").evaluate((main) => main.scrollHeight > main.clientHeight);
  expect(isScrolling).toBe(false);
});
