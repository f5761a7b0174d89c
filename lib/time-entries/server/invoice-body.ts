import "server-only";
import Big from "big.js";
import { billedClientColumns } from "@/lib/clients/server/billed-columns";
import type { Prisma } from "@/lib/server/db/generated/client";
import { newSalesDocumentForm } from "@/lib/sales-documents/form";
import { newSalesDocumentSchema } from "@/lib/sales-documents/schema";
import type { Bill } from "@/lib/time-entries/bill/bill-schema";
import { dayOf, type BilledEntry, type TimeLine } from "@/lib/time-entries/bill/lines";
import type { User } from "@/lib/users/schema";
import type { getUser } from "@/lib/users/server/data";

type Transaction = Prisma.TransactionClient;

/** Returns the client who pays for the time of a project or a client; null for a project without one. */
export async function readPayer(
  transaction: Transaction,
  userId: string,
  { projectId, clientId }: Pick<Bill, "projectId" | "clientId">,
) {
  const where = clientId ? { userId, id: clientId } : { userId, projects: { some: { id: projectId } } };
  return transaction.client.findFirst({ where, select: billedClientColumns });
}

/** Returns the project of an invoice with these lines: that of the largest amount, then of the most minutes. */
export async function readProject(
  transaction: Transaction,
  userId: string,
  lines: readonly TimeLine[],
  entries: readonly BilledEntry[],
) {
  const id = projectWithMost(lines, entries);
  return transaction.project.findUnique({
    where: { userId_id: { userId, id } },
    select: { id: true, name: true },
  });
}

const NO_PROJECT = "00000000-0000-0000-0000-000000000000";

/** Only projects whose time has a line. All entries of a line are of one project. */
function projectWithMost(lines: readonly TimeLine[], entries: readonly BilledEntry[]): string {
  const projects = new Map(entries.map(({ id, projectId }) => [id, projectId]));
  const sums = new Map<string, { amount: Big; minutes: number }>();
  for (const { amount, minutes, entryIds } of lines) {
    const projectId = projects.get(entryIds[0] ?? "");
    if (!projectId) continue;
    const sum = sums.get(projectId) ?? { amount: new Big(0), minutes: 0 };
    sums.set(projectId, { amount: sum.amount.plus(amount), minutes: sum.minutes + minutes });
  }
  const [most] = [...sums].toSorted(
    ([a, x], [b, y]) => y.amount.cmp(x.amount) || y.minutes - x.minutes || (a < b ? -1 : 1),
  );
  return most?.[0] ?? NO_PROJECT;
}

type Made = {
  id: string;
  client: Awaited<ReturnType<typeof readPayer>>;
  project: Awaited<ReturnType<typeof readProject>>;
  lines: readonly TimeLine[];
  lineIds: readonly string[];
  entries: readonly BilledEntry[];
  timeZone: string;
};

/** Returns the draft of an invoice of these lines, which begins as one of the builder does. Its time of supply is that of the entries. */
export function invoiceBody(
  user: Awaited<ReturnType<typeof getUser>>,
  { id, client, project, lines, lineIds, entries, timeZone }: Made,
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
  const { number: _number, bankAccountId: _account, freelancerEmail, ...beginning } = form;
  const body = newSalesDocumentSchema.parse({
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
  // As the builder takes it: a stored address may be older than its check.
  return { ...body, freelancerEmail: freelancerEmail || null };
}
