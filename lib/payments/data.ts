import "server-only";
import type { z } from "zod";
import { withClient } from "@/lib/clients/labels";
import { isFiltered } from "@/lib/list";
import { FREELANCING } from "@/lib/constants";
import { documentLabels } from "@/lib/sales-documents/labels";
import { searchText } from "@/lib/search-text";
import { db } from "@/lib/server/db/client";
import type { Prisma } from "@/lib/server/db/generated/client";
import { escapeLike, toList } from "@/lib/server/db/list";
import type { paymentFilterSchema } from "./schema";

/** Returns the projects as payments: pending first, then processing and paid, each by name. */
export async function searchPayments(userId: string, filter: z.output<typeof paymentFilterSchema>) {
  const { take, ...conditions } = filter;
  const where = paymentWhere(userId, conditions);
  return toList({
    take,
    isFiltered: isFiltered(conditions),
    rows: () =>
      db.project.findMany({
        where,
        take,
        select: paymentColumns,
        orderBy: [{ paymentStatus: "asc" }, { searchName: "asc" }, { id: "asc" }],
      }),
    toItems: async (rows) => {
      const [labelled, documents] = await Promise.all([
        withClient(userId, rows),
        documentLabels(userId, rows),
      ]);
      return labelled.map((row) => ({ ...row, salesDocuments: documents.get(row.id) ?? [] }));
    },
    countMatching: () => db.project.count({ where }),
    countAll: () => db.project.count({ where: { userId } }),
  });
}

/** Returns the sums of pending and processing budgets, and their total. */
export async function getPaymentStats(userId: string) {
  const sums = await db.project.groupBy({
    by: ["paymentStatus"],
    where: { userId, paymentStatus: { not: "paid" } },
    _sum: { budget: true },
  });
  const sumOf = (status: string) => sums.find((sum) => sum.paymentStatus === status)?._sum.budget ?? 0n;
  const [unprocessed, processing] = [sumOf("pending"), sumOf("processing")];
  return { unprocessed, processing, allAmountDue: unprocessed + processing };
}

const paymentColumns = {
  id: true,
  name: true,
  clientId: true,
  projectStatus: true,
  paymentStatus: true,
  budget: true,
  updatedAt: true,
} satisfies Prisma.ProjectSelect;

function paymentWhere(
  userId: string,
  { paymentStatus, name, clientId }: Omit<z.output<typeof paymentFilterSchema>, "take">,
): Prisma.ProjectWhereInput {
  return {
    userId,
    ...(paymentStatus && { paymentStatus: paymentStatus === "paid" ? "paid" : { not: "paid" } }),
    ...(clientId && { clientId: clientId === FREELANCING ? null : clientId }),
    ...(name && { searchName: { contains: escapeLike(searchText(name)) } }),
  };
}
