import "server-only";
import type { z } from "zod";
import { billedClientColumns } from "@/lib/clients/server/billed-columns";
import { clientContactColumns } from "@/lib/client-contacts/server/data";
import { requireNoIssuedInProject } from "@/lib/deletion/server/issued-documents";
import { type SelectionOption } from "@/lib/api/list";
import { partnerContactColumns } from "@/lib/partner-contacts/server/data";
import { createOnce } from "@/lib/server/db/create-once";
import { countRows } from "@/lib/server/db/count-rows";
import { db } from "@/lib/server/db/client";
import type { Prisma } from "@/lib/server/db/generated/client";
import { containing, toList, whereArchived } from "@/lib/server/db/list";
import { whereNoteUnchanged, unlessNoteChanged } from "@/lib/notes/server/note-precondition";
import { unlessChanged } from "@/lib/server/db/precondition";
import { notFound } from "@/lib/server/problem";
import { hasParent, foundOr404 } from "@/lib/server/db/found-or-404";
import { moveToTrash } from "@/lib/trash/server/move-to-trash";
import { earliestPendingTask } from "./earliest-task";
import { projectIncome } from "./income";
import { withClientAndTask } from "./client-and-task";
import { manualStatus } from "./payment-progress";
import {
  type newProjectSchema,
  type projectFilterSchema,
  type projectPatchSchema,
} from "@/lib/projects/schema";
import { FREELANCING, MAX_SELECTIONS } from "@/lib/shared/constants";

/** Returns the projects that match the filter, the most recently changed first, each with its earliest pending task. */
export async function searchProjects(userId: string, filter: z.output<typeof projectFilterSchema>) {
  const { take, ...conditions } = filter;
  const where = projectWhere(userId, conditions);
  return toList({
    take,
    // Without a filter it leaves the archived projects out.
    isFiltered: true,
    rows: () =>
      db.project.findMany({
        where,
        take,
        select: projectRowColumns,
        orderBy: [{ updatedAt: "desc" }, { id: "asc" }],
      }),
    toItems: (rows) => withClientAndTask(userId, rows),
    countMatching: () => db.project.count({ where }),
    countAll: () => countRows("Project", userId),
  });
}

/** Returns the first 50 projects whose name contains the text, for pickers. */
export async function selectProjects(userId: string, name?: string): Promise<SelectionOption[]> {
  const rows = await db.project.findMany({
    where: projectWhere(userId, { name }),
    take: MAX_SELECTIONS,
    select: { id: true, name: true },
    orderBy: [{ searchName: "asc" }, { id: "asc" }],
  });
  return rows.map((row) => ({ value: row.id, label: row.name }));
}

/** Returns a project with everything that its page shows. Throws 404 if it does not exist. */
export async function getProject(userId: string, id: string) {
  const project = await findProject(userId, id);
  if (!project) throw notFound();
  return project;
}

export async function createProject(userId: string, input: z.output<typeof newProjectSchema>) {
  return createOnce({
    input,
    create: async () =>
      toProject(
        foundOr404(
          await db.project.create({
            data: {
              ...input,
              currency: input.currency ?? (await currencyOf(userId)),
              ...manualStatus(input),
              userId,
            },
            select: projectColumns,
          }),
        ),
        [],
        [],
      ),
    find: () => findProject(userId, input.id ?? ""),
  });
}

export async function updateProject(
  userId: string,
  id: string,
  patch: z.output<typeof projectPatchSchema>,
  version?: Date,
) {
  const where = { userId_id: { userId, id }, updatedAt: version, ...whereNoteUnchanged(patch) };
  const update = () => db.project.update({ where, data: toData(patch), select: projectColumns });
  const exists = () => db.project.count({ where: { userId, id, updatedAt: version } });
  const [project, tasks, income] = await Promise.all([
    unlessChanged(version, {
      update: () => unlessNoteChanged(patch, { update, exists }),
      read: () => getProject(userId, id),
    }),
    earliestPendingTask(userId, id),
    projectIncome(userId, id),
  ]);
  return toProject(foundOr404(project), tasks, income);
}

/** Moves a project with its tasks, events, files and drafts to the trash. Throws 409 if it has issued documents. */
export function deleteProject(userId: string, id: string): Promise<string> {
  return moveToTrash(userId, "project", id, requireNoIssuedInProject.bind(null, userId));
}

async function currencyOf(userId: string): Promise<string> {
  return (await db.user.findUniqueOrThrow({ where: { id: userId }, select: { currency: true } })).currency;
}

async function findProject(userId: string, id: string) {
  const [project, tasks, income] = await Promise.all([
    db.project.findUnique({ where: { userId_id: { userId, id } }, select: projectColumns }),
    earliestPendingTask(userId, id),
    projectIncome(userId, id),
  ]);
  return project && toProject(project, tasks, income);
}

const projectRowColumns = {
  id: true,
  name: true,
  clientId: true,
  projectStatus: true,
  paymentStatus: true,
  budget: true,
  currency: true,
  hourlyRate: true,
  pinned: true,
  archivedAt: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.ProjectSelect;

const byContact = [{ contact: { searchName: "asc" } }, { contactId: "asc" }] satisfies (
  | Prisma.ProjectClientContactOrderByWithRelationInput
  | Prisma.ProjectPartnerContactOrderByWithRelationInput
)[];

const projectColumns = {
  ...projectRowColumns,
  isPaymentStatusManual: true,
  note: true,
  links: true,
  client: { select: billedClientColumns },
  clientContacts: { select: { contact: { select: clientContactColumns } }, orderBy: byContact },
  partnerContacts: { select: { contact: { select: partnerContactColumns } }, orderBy: byContact },
  salesDocuments: {
    where: { isCreditNote: false },
    select: { id: true, category: true },
    orderBy: [{ issuedAt: "desc" }, { id: "asc" }],
  },
} satisfies Prisma.ProjectSelect;

type ProjectColumns = Prisma.ProjectGetPayload<{ select: typeof projectColumns }>;
type Tasks = Awaited<ReturnType<typeof earliestPendingTask>>;

function toProject(
  { clientContacts, partnerContacts, ...project }: ProjectColumns,
  tasks: Tasks,
  income: Awaited<ReturnType<typeof projectIncome>>,
) {
  return {
    ...project,
    income,
    tasks,
    clientContacts: clientContacts
      .filter((link) => hasParent(link, "contact") && hasParent(link.contact, "company"))
      .map(({ contact }) => contact),
    partnerContacts: partnerContacts
      .filter((link) => hasParent(link, "contact"))
      .map(({ contact }) => contact),
  };
}

function projectWhere(
  userId: string,
  { name, clientId, archived, ...equal }: Omit<z.output<typeof projectFilterSchema>, "take">,
): Prisma.ProjectWhereInput {
  return {
    userId,
    ...equal,
    ...(clientId && { clientId: clientId === FREELANCING ? null : clientId }),
    ...(name && { searchName: containing(name) }),
    ...whereArchived(archived),
  };
}

/** Converts a patch to columns. Pinning is a bookmark and does not change `updatedAt`. */
function toData({ contacts, noteWas: _, ...patch }: z.output<typeof projectPatchSchema>) {
  const isChange = contacts !== undefined || Object.keys(patch).some((key) => key !== "pinned");
  const rows = contacts && {
    deleteMany: {},
    createMany: { data: [...new Set(contacts.contacts)].map((contactId) => ({ contactId })) },
  };
  return {
    ...(patch.paymentStatus !== undefined && { isPaymentStatusManual: true }),
    ...patch,
    ...(isChange && { updatedAt: new Date() }),
    ...(contacts?.contactType === "client" && { clientContacts: rows }),
    ...(contacts?.contactType === "partner" && { partnerContacts: rows }),
  } satisfies Prisma.ProjectUncheckedUpdateInput;
}
