import { v7 as newId } from "uuid";
import { expect, it } from "vitest";
import { exportArchive, importArchive, zipFiles } from "../support/archive/archive";
import { newIssuer } from "../support/documents/issued";
import { newTenant } from "../support/tenants";

type Row = { id: string; sourceId: string | null; creditsId: string | null; deposits: unknown[] };

// More than a batch has.
const BETWEEN = 600;

/** One row per line, as an export writes them. */
const asFile = (rows: unknown[]) => `[\n${rows.map((row) => JSON.stringify(row)).join(",\n")}\n]\n`;

it("an archive in which documents refer to those of a later batch is imported with every reference", async () => {
  const { tenant, issued, succeed, add } = await newIssuer();
  const items = [{ title: "Design", rate: "1000", quantity: "1" }];
  const quotation = await issued({ category: "quotation", items });
  const deposit = await succeed(quotation.id, "convert", {
    category: "invoice",
    purpose: "deposit",
    deposit: "400",
  });
  await succeed(deposit.id, "issue");
  const final = await succeed(quotation.id, "convert", { category: "invoice" });
  await succeed(final.id, "issue");
  const credited = await issued({ category: "invoice", items });
  await succeed((await succeed(credited.id, "credit")).id, "issue");
  const draft = await add({ category: "quotation", items });

  const files = await exportArchive(tenant);
  const path = "json/salesDocuments.json";
  const rows = JSON.parse(files.get(path)?.toString() ?? "") as Row[];
  const refers = (row: Row) => row.sourceId !== null || row.creditsId !== null || row.deposits.length > 0;
  const from = rows.filter(refers);
  expect(from.length).toBeGreaterThan(2);
  const plain = rows.find(({ id }) => id === draft.id);
  const between = Array.from({ length: BETWEEN }, () => ({ ...plain, id: newId() }));
  const to = rows.filter((row) => !refers(row));
  files.set(path, Buffer.from(asFile([...from, ...between, ...to])));

  const other = await newTenant();
  const answer = await importArchive(other, await zipFiles(files));
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const again = await exportArchive(other);
  const imported = JSON.parse(again.get(path)?.toString() ?? "") as Row[];
  const byId = new Map(imported.map((row) => [row.id, row]));
  expect(from.map(({ id }) => byId.get(id))).toEqual(from);
});
