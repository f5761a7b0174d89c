import "server-only";
import { minorDigits } from "@/lib/currencies";
import { sql } from "@/lib/server/db/client";
import { Prisma } from "@/lib/server/db/generated/client";
import type { SalesDocumentCategory } from "./categories";

type Label = { id: string; category: SalesDocumentCategory; number: string; total: string; currency: string };

/** Returns the labels of these projects' documents by project, latest first, in one statement. */
export async function documentLabels(
  userId: string,
  projects: { id: string }[],
): Promise<Map<string, Label[]>> {
  const byProject = new Map(projects.map(({ id }) => [id, [] as Label[]]));
  const stored = byProject.size === 0 ? [] : await documentsOf(userId, [...byProject.keys()]);
  for (const { projectId, ...label } of stored)
    byProject.get(projectId)?.push({
      ...label,
      total: new Prisma.Decimal(label.total).toFixed(minorDigits(label.currency)),
    });
  return byProject;
}

function documentsOf(userId: string, projectIds: string[]) {
  return sql<Label & { projectId: string }>`
    SELECT "id", "projectId", "category"::text, "number", "total", "currency" FROM "SalesDocument"
    WHERE "userId" = ${userId}::uuid AND "projectId" = ANY(${projectIds}::uuid[]) AND NOT "isCreditNote"
    ORDER BY "issuedAt" DESC, "id" DESC`;
}
