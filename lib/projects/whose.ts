import "server-only";
import type { Prisma } from "@/lib/server/generated/client";

/** The columns by which a task, an event or a file says whose it is: its project, and through that its client. */
export const whoseColumns = {
  projectId: true,
  project: {
    select: {
      id: true,
      name: true,
      clientId: true,
      client: { select: { id: true, name: true, themeColor: true } },
    },
  },
} satisfies Prisma.TaskSelect & Prisma.EventSelect & Prisma.FileSelect;

type Whose = Prisma.TaskGetPayload<{ select: typeof whoseColumns }>;

/** A row with its project's label and, beside it, the project's client. */
export function withWhose<Row extends Whose>({ project, ...row }: Row) {
  return {
    ...row,
    project: project && { id: project.id, name: project.name },
    clientId: project?.clientId ?? null,
    client: project?.client ?? null,
  };
}
