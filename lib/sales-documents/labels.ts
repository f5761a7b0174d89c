import "server-only";
import { minorDigits } from "@/lib/currencies";
import { db } from "@/lib/server/db";
import type { Prisma } from "@/lib/server/generated/client";
import type { SalesDocumentCategory } from "./schema";

type Label = { id: string; category: SalesDocumentCategory; number: string; total: string; currency: string };
type Stored = Omit<Label, "total"> & { projectId: string; total: Prisma.Decimal };

/** Projects with the labels of their documents, the latest first: one statement for all of them. */
export async function withDocuments<Project extends { id: string }>(userId: string, projects: Project[]) {
  const byProject = new Map(projects.map(({ id }) => [id, [] as Label[]]));
  const stored = byProject.size === 0 ? [] : await documentsOf(userId, [...byProject.keys()]);
  for (const { projectId, ...document } of stored)
    byProject.get(projectId)?.push({
      ...document,
      total: document.total.toFixed(minorDigits(document.currency)),
    });
  return projects.map((project) => ({ ...project, salesDocuments: byProject.get(project.id) ?? [] }));
}

function documentsOf(userId: string, projectIds: string[]) {
  return db.$queryRaw<Stored[]>`
    SELECT "id", "projectId", "category"::text, "number", "total", "currency" FROM "SalesDocument"
    WHERE "userId" = ${userId}::uuid AND "projectId" = ANY(${projectIds}::uuid[])
    ORDER BY "issuedAt" DESC, "id" DESC`;
}
