import "server-only";
import { billedClientColumns } from "@/lib/clients/server/billed-columns";
import type { Prisma } from "@/lib/server/db/generated/client";
import { newSalesDocumentForm } from "@/lib/sales-documents/form";
import { newSalesDocumentSchema } from "@/lib/sales-documents/schema";
import type { Bill } from "@/lib/time-entries/bill/bill-schema";
import { dayOf, type BilledEntry, type TimeLine } from "@/lib/time-entries/bill/lines";
import type { User } from "@/lib/users/schema";
import type { getUser } from "@/lib/users/server/data";

/** The project and the client of an invoice of time. A client's invoice belongs to the project with the most of it. */
export async function readBilled(
  transaction: Prisma.TransactionClient,
  userId: string,
  { projectId, clientId }: Pick<Bill, "projectId" | "clientId">,
  entries: readonly BilledEntry[],
) {
  const client = clientId
    ? await transaction.client.findUnique({
        where: { userId_id: { userId, id: clientId } },
        select: billedClientColumns,
      })
    : null;
  const project = await transaction.project.findUnique({
    where: { userId_id: { userId, id: projectId ?? projectWithMost(entries) } },
    select: { id: true, name: true, client: { select: billedClientColumns } },
  });
  return { project, client: client ?? project?.client ?? null };
}

const NO_PROJECT = "00000000-0000-0000-0000-000000000000";

function projectWithMost(entries: readonly BilledEntry[]): string {
  const minutes = new Map<string, number>();
  for (const { projectId, minutes: own } of entries)
    if (projectId) minutes.set(projectId, (minutes.get(projectId) ?? 0) + (own ?? 0));
  const [most] = [...minutes].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  return most?.[0] ?? NO_PROJECT;
}

type Made = {
  id: string;
  lines: readonly TimeLine[];
  lineIds: readonly string[];
  entries: readonly BilledEntry[];
  timeZone: string;
};

/** Returns the draft of an invoice of these lines, which begins as one of the builder does. Its time of supply is that of the entries. */
export function invoiceBody(
  user: Awaited<ReturnType<typeof getUser>>,
  { project, client }: Awaited<ReturnType<typeof readBilled>>,
  { id, lines, lineIds, entries, timeZone }: Made,
) {
  const name = project?.name ?? "";
  const form = newSalesDocumentForm({
    category: "invoice",
    number: "",
    project: { name, client, currency: user.currency } as Parameters<
      typeof newSalesDocumentForm
    >[0]["project"],
    user: user as unknown as User,
    accounts: [],
    timeZone,
    now: new Date(),
  });
  const billed = new Set(lines.flatMap(({ entryIds }) => entryIds));
  const starts = entries
    .filter(({ id: entryId }) => billed.has(entryId))
    .map(({ startedAt }) => startedAt)
    .toSorted();
  const [first = null, last = null] = [starts[0], starts.at(-1)].map(
    (startedAt) => startedAt && dayOf({ startedAt }, timeZone),
  );
  const isOneDay = first === last;
  const { number: _number, bankAccountId: _account, ...beginning } = form;
  return newSalesDocumentSchema.parse({
    ...beginning,
    id,
    projectId: project?.id,
    // A project without a client: the person fills in who pays.
    clientName: form.clientName || name,
    freelancerName: form.freelancerName || user.displayName,
    serviceDate: isOneDay ? first : null,
    serviceFrom: isOneDay ? null : first,
    serviceTo: isOneDay ? null : last,
    items: lines.map(({ title, description, quantity, unit, rate }, index) => ({
      title,
      description,
      quantity,
      unit,
      rate,
      timeLineId: lineIds[index],
    })),
  });
}
