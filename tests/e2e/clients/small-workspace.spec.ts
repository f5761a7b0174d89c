import { expect, test } from "../../setup/test";
import { Income } from "../pages/income";
import { IssuedDocuments } from "../pages/issued-documents";
import { Panel } from "../pages/panel";
import { Workspace } from "../pages/workspace";

test("Today, a client and the ledger are complete in an empty and in a small workspace @phone", async ({
  page,
}) => {
  const documents = new IssuedDocuments(page);
  const today = page.getByRole("region", { name: "Today" });
  const ledger = page.getByRole("main").getByRole("article");

  await test.step("empty", async () => {
    await new Workspace(page).start("blank");
    await expect(today).toContainText("Nothing due today");
    // No filters and no days for nothing.
    await expect(page.getByText("A project holds its tasks")).toBeVisible();
    await expect(today.getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("searchbox", { name: "Search projects" })).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("combobox")).toHaveCount(0);
    await page.goto("/home/income");
    await expect(
      page.getByText("Budgets, payments and documents of your projects appear here."),
    ).toBeVisible();
    await expect(ledger).toHaveCount(0);
    await expect(page.getByRole("searchbox", { name: "Search projects" })).toHaveCount(0);
    await page.goto("/home/actions");
    await expect(page.getByText("No pending tasks.")).toBeVisible();
    await expect(page.getByRole("searchbox", { name: "Search actions" })).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("combobox")).toHaveCount(0);
    await page.goto("/home/actions?view=calendar");
    await expect(page.getByRole("grid")).toBeVisible();
    await expect(page.getByRole("searchbox", { name: "Search actions" })).toHaveCount(0);
    await page.goto("/home/time");
    await expect(page.getByText("Start the clock, or type above")).toBeVisible();
    await expect(page.getByRole("region", { name: "This period" })).toHaveCount(0);
    await expect(page.getByRole("combobox", { name: "Period" })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Download CSV" })).toHaveCount(0);
  });

  await test.step("one client with a project, a task and an invoice", async () => {
    const { clientId, projectId } = await documents.createProject();
    await documents.call("POST", "tasks", { name: "Send the sketches", projectId, dueAt: "2020-01-01" });
    const id = await documents.createDraft({ clientId, projectId });
    await documents.call("POST", `sales-documents/${id}/issue`, {});

    await page.goto("/home/projects");
    await expect(today).toContainText("1 late");
    await expect(today).toContainText("€1,000.00 owed");
    await expect(page.getByRole("article").first()).toContainText("Send the sketches");

    await page.goto(`/home/clients/${clientId}`);
    await expect(page.getByRole("region", { name: "Income" })).toContainText("€1,000.00");
    await new Panel(page, "Next").expectText("Send the sketches", "Nothing scheduled.");
    await expect(new Panel(page, "Timeline").region.getByRole("listitem")).toHaveCount(1);

    await page.goto("/home/income");
    const row = new Income(page).row("Online pre-orders");
    await expect(row).toContainText(/Due|late/);
    // On phones it is in a menu.
    const create = row
      .getByRole("link", { name: "Create receipt for Online pre-orders" })
      .or(row.getByRole("button", { name: "Documents of Online pre-orders" }));
    await expect(create.filter({ visible: true }).first()).toBeVisible();
    await expect(ledger).toHaveCount(1);
  });
});
