import { expect, test } from "../../setup/test";
import { Actions } from "../pages/actions";
import { Income } from "../pages/income";
import { Keyboard } from "../pages/keyboard";
import { Workspace } from "../pages/workspace";

test("all daily work is possible by keyboard alone, from the landing page to leaving", async ({ page }) => {
  const keys = new Keyboard(page);
  const actions = new Actions(page);
  const income = new Income(page);
  const heading = (name: string) => page.getByRole("heading", { name, level: 1 });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const dialog = (title: string) => page.getByRole("dialog", { name: title });
  const addFromMenu = async (noun: string, title: string) => {
    await keys.reach(button("Add").filter({ visible: true }), "Shift+Tab");
    await keys.choose(noun);
    await expect(dialog(title)).toBeVisible();
  };

  await test.step("starts a demo", async () => {
    await page.goto("/welcome");
    await expect(button("Sign In With Google")).toBeVisible();
    await keys.expectStops("Explore Features", "API", "Sign In", "Switch between light and dark");
    await keys.expectStops("Launch Demo");
    await keys.press("Enter");
    await keys.expectStops("Full Version", "Blank Version");
    await keys.press("Enter");
    await expect(heading("Projects")).toBeVisible();
    await expect(button("Add project")).toBeVisible();
    await keys.expectStops("Skip to content");
    await keys.press("Enter");
    // A workspace without projects has no filters.
    await keys.expectStops("Nothing due today", "Add project");
  });

  await test.step("creates a client", async () => {
    await addFromMenu("Client", "Create New Client");
    await keys.fill({ Name: "Heron & Reed" });
    await keys.expectStops("Red Alert, red");
    await keys.press("Space");
    await keys.expectStops(
      "Tax ID",
      "Phone number",
      "VAT ID",
      "Email",
      "Address",
      "Enter street, city and country",
      "Language",
      ...["Payment terms, days", "Hourly rate", "Rounding"],
      "Buyer reference",
      "Address for e-invoices",
      "Details",
      "Discard",
      "Add client",
    );
    await keys.press("Enter");
    await expect(heading("Heron & Reed")).toBeVisible();
    await expect(dialog("Create New Client")).toBeHidden();
    await keys.expectOn("Add");
  });

  await test.step("creates a project for the client", async () => {
    await addFromMenu("Project", "Create New Project");
    await keys.fill({ Name: "Wetland map" });
    await keys.expectStops("Client");
    // The menu knows the client of the page.
    await expect(keys.focused).toHaveText("Heron & Reed");
    await keys.expectStops(
      "Project status",
      "Payment status",
      "Budget",
      "Currency",
      "Hourly rate",
      "Discard",
      "Add project",
    );
    await keys.press("Enter");
    await expect(heading("Wetland map")).toBeVisible();
  });

  await test.step("creates a task for today and completes it", async () => {
    await keys.reach(actions.tasks.getByRole("button", { name: "Add task" }).first());
    await keys.press("Enter");
    await keys.fill({ Name: "Draw the reeds", "Due date": "today" });
    await keys.press("Enter");
    await expect(actions.row("Draw the reeds")).toContainText("Today");
    await keys.expectOn("Add task");
    await keys.expectStops("Draw the reeds", "Draw the reeds");
    await keys.press("Enter");
    await keys.fill({ Name: " again" });
    await keys.press("Escape");
    await keys.expectOn("Cancel");
    await keys.press("Enter");
    await keys.expectOn("Name");
    await keys.press("Escape");
    await keys.expectOn("Cancel");
    await keys.press("Tab", "Enter");
    await expect(actions.dialog).toBeHidden();
    await keys.expectOn("Draw the reeds");
    await keys.press("Shift+Tab", "Space");
    await expect(actions.row("Draw the reeds")).toBeHidden();
    await keys.expectOn("Add task");
    await keys.press("Shift+Tab", "ArrowRight");
    await expect(actions.tick("Draw the reeds")).toBeChecked();
  });

  await test.step("creates an event and deletes it", async () => {
    await keys.reach(actions.events.getByRole("button", { name: "Add event" }).first());
    await keys.press("Enter");
    await keys.fill({ Name: "Walk the dyke", Date: "tomorrow" });
    await keys.press("Enter");
    await expect(actions.row("Walk the dyke")).toBeVisible();
    await keys.expectOn("Add event");
    await keys.reach(button("Walk the dyke"));
    await keys.press("Enter");
    await keys.reach(actions.dialog.getByRole("button", { name: "Delete" }), "Shift+Tab");
    await keys.press("Enter");
    await expect(actions.row("Walk the dyke")).toBeHidden();
    await expect(actions.dialog).toBeHidden();
    await keys.expectOn("Add event");
  });

  await test.step("creates a contact", async () => {
    await addFromMenu("Contact", "Client Contact");
    await keys.fill({ Name: "Ada Reed" });
    await keys.expectStops("Company");
    await keys.pick("Heron & Reed");
    await keys.press("Tab");
    await keys.fill({ Role: "Warden" });
    await keys.press("Enter");
    await expect(page).toHaveURL("/home/clients");
    await expect(button("Ada Reed")).toBeVisible();
    await keys.expectOn("Add");
  });

  await test.step("adds a link", async () => {
    await addFromMenu("File", "Add File");
    await keys.expectOn("Upload");
    await keys.press("ArrowRight");
    await keys.expectOn("Add by URL");
    await keys.press("Enter");
    await keys.reach(dialog("Add File").getByRole("textbox", { name: "URL" }));
    await keys.fill({ URL: "https://maps.example/wetland.pdf" });
    await keys.expectStops("Display name");
    await expect(keys.focused).not.toHaveValue("");
    await keys.press("Enter");
    await expect(page).toHaveURL("/home/files");
    await expect(page.getByRole("list", { name: "Files" }).getByRole("listitem")).toHaveCount(1);
    await keys.expectOn("Add");
  });

  await test.step("creates a quotation", async () => {
    await keys.reach(page.getByRole("link", { name: "Income", exact: true }));
    await keys.press("Enter");
    await expect(income.title("Income")).toBeVisible();
    await keys.reach(page.getByRole("link", { name: "Create quotation for Wetland map" }));
    await keys.press("Enter");
    await expect(income.title("Create quotation")).toBeVisible();
    await keys.reach(button("Add item"));
    await keys.press("Enter");
    await keys.fill({ Title: "Survey", Description: "Two mornings", Rate: "640", Quantity: "2" });
    await keys.reach(income.saveButton);
    await keys.press("Enter");
    await expect(income.title("Quotation 1")).toBeVisible();
    await expect(income.total).toHaveText("$1,280.00");
  });

  await test.step("leaves the demo", async () => {
    const menu = page.getByRole("button", { name: /^Your menu/ }).filter({ visible: true });
    await keys.reach(menu, "Shift+Tab");
    await keys.choose("Leave App");
    await keys.expectOn("Cancel");
    await keys.reach(page.getByRole("alertdialog").getByRole("button", { name: "Leave" }));
    await keys.press("Enter");
    await page.waitForURL("**/welcome");
  });
});

test("hides a popup from assistive technology as soon as it closes, before its animation ends", async ({
  page,
}) => {
  await new Workspace(page).begin("full");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  for (const [popup, role, name, item] of [
    ["dialog", "button", "Add", "Project"],
    ["menu", "button", "Add"],
    ["listbox", "combobox", "Client"],
    ["listbox", "combobox", "Project status"],
  ] as const) {
    await page.goto("/home/projects");
    const trigger = page.getByRole(role, { name, exact: true }).filter({ visible: true });
    await trigger.click();
    if (item) await page.getByRole("menuitem", { name: item, exact: true }).click();
    await expect(page.getByRole(popup)).toBeVisible();
    // Closing what is still transparent would have no transition.
    await expect(page.locator("[data-starting-style]")).toHaveCount(0);
    await page.evaluate(whenTransitionsEnded);
    await page.evaluate(endlessTransitions);
    await page.mouse.click(2, 2);
    await expect(page.locator("[inert][data-ending-style]")).toHaveCount(1);
    for (const hidden of ["dialog", "menu", "listbox"] as const)
      await expect(page.getByRole(hidden)).toHaveCount(0);
  }
});

async function whenTransitionsEnded() {
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(transitions.map((transition) => transition.finished));
}

function endlessTransitions() {
  const style = new CSSStyleSheet();
  style.replaceSync("* { transition-duration: 3600s !important }");
  document.adoptedStyleSheets.push(style);
}
