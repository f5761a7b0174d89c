import { expect, it } from "vitest";
import { exportArchive, importArchive, zipFiles } from "../support/archive/archive";
import { ask } from "../support/call";
import { studio } from "../support/documents/time-studio";
import { newTenant } from "../support/tenants";

it("an archive in which a quotation has time is imported, and that time is free", async () => {
  const { tenant, enter, bill } = await studio();
  const [quoted, billed] = [await enter(60), await enter(30)];
  const quotation = (await bill({ entryIds: [quoted.id] })).body;
  const invoice = (await bill({ entryIds: [billed.id] })).body;
  const files = await exportArchive(tenant);
  const path = "json/salesDocuments.json";
  const rows = JSON.parse(files.get(path)?.toString() ?? "") as { id: string; category: string }[];
  for (const row of rows) if (row.id === quotation.id) row.category = "quotation";
  // One row per line.
  files.set(path, Buffer.from(`[\n${rows.map((row) => JSON.stringify(row)).join(",\n")}\n]\n`));
  const other = await newTenant();
  const answer = await importArchive(other, await zipFiles(files));
  expect(answer, answer.body.detail).toMatchObject({ status: 200, body: { timeEntries: 2 } });
  const documentOf = async (id: string) => (await ask(other, "GET", `time-entries/${id}`)).body.documentId;
  expect(await documentOf(quoted.id)).toBeNull();
  expect(await documentOf(billed.id)).toBe(invoice.id);
  expect((await ask(other, "GET", `sales-documents/${quotation.id}`)).body.category).toBe("quotation");
});
