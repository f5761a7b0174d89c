import { z } from "zod";

const ofProjects = {
  tasks: z.int(),
  events: z.int(),
  files: z.int(),
  quotations: z.int(),
  invoices: z.int(),
  receipts: z.int(),
  timeEntries: z.int(),
  links: z.int(),
  notes: z.int(),
  /** Issued documents, which are kept: with one of them the deletion is refused. */
  issuedDocuments: z.int(),
};

/** How many rows of each kind are deleted with a project. */
export const projectDeletionSchema = z.strictObject(ofProjects);

/** How many rows of each kind are deleted with a client. */
export const clientDeletionSchema = z.strictObject({ projects: z.int(), ...ofProjects, contacts: z.int() });

export type ProjectDeletion = z.infer<typeof projectDeletionSchema>;
export type ClientDeletion = z.infer<typeof clientDeletionSchema>;
