import { expect } from "vitest";
import { call } from "../call";
import { readPdf } from "./pdf";
import { createRow } from "../rows";
import { newTenant, type Tenant } from "../tenants";

export const item = { title: "Design", description: "Two rounds", rate: "100", quantity: "3" };
export const names = { projectTitle: "Shop", freelancerName: "Ida Brekke", clientName: "Saltmarsh Bakery" };

export async function download(tenant: Tenant, id: string) {
  const answer = await call(tenant, "GET", `sales-documents/${id}/pdf`);
  expect(answer.status).toBe(200);
  return { headers: answer.headers, bytes: new Uint8Array(await answer.arrayBuffer()) };
}

/** Creates a document of a new tenant and reads its PDF. A tenant kept here would be missing once a file empties the database. */
export async function print(body: Record<string, unknown> = {}) {
  const tenant = await newTenant();
  const { id: projectId } = await createRow(tenant, "projects", { name: "Shop" });
  const { id } = await createRow(tenant, "sales-documents", {
    projectId,
    ...names,
    items: [item],
    issuedAt: "2026-11-20",
    ...body,
  });
  const { headers, bytes } = await download(tenant, id);
  const pdf = await readPdf(bytes);
  expect(pdf.missingGlyphs).toBe(0);
  expect(pdf.embeddedFonts).toBeGreaterThanOrEqual(pdf.fonts.size);
  expect(pdf.hasBuiltInFonts).toBe(false);
  expect(pdf.pages.map((page) => /Page(\d+)of(\d+)$/.exec(page.text)?.slice(1))).toEqual(
    pdf.pages.map((_, index) => [String(index + 1), String(pdf.pages.length)]),
  );
  return { tenant, id, headers, bytes, pdf };
}
