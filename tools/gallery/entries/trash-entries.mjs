import { callApi } from "../new-paper.mjs";

const longName = "Photographs of the workshop for the catalogue of the spring exhibition, second selection";
const dueAt = "2030-01-01";

/** A task, its project and a client with everything of it in the trash, beside what the demo keeps. */
export async function fillTrash(page) {
  const client = { name: "ร้านขนมปังริมน้ำ", themeColor: "teal" };
  const { id: clientId } = await callApi(page, "POST", "clients", client);
  const other = await callApi(page, "POST", "projects", { name: longName, clientId });
  await callApi(page, "POST", "tasks", { name: "Order the boxes", projectId: other.id, dueAt });
  const { id: projectId } = await callApi(page, "POST", "projects", { name: "Winter menu", clientId });
  const task = await callApi(page, "POST", "tasks", { name: "Proofread the menu", projectId, dueAt });
  await callApi(page, "DELETE", `tasks/${task.id}`);
  await callApi(page, "DELETE", `projects/${projectId}`);
  await callApi(page, "DELETE", `clients/${clientId}`);
  await page.reload();
  await page.getByRole("button", { name: "Restore Proofread the menu" }).first().waitFor();
}

/** The question about a task whose project was deleted too. */
export async function askToRestoreBoth(page) {
  await fillTrash(page);
  await page.getByRole("button", { name: "Restore Proofread the menu" }).first().click();
  await page.getByRole("alertdialog").waitFor();
}
