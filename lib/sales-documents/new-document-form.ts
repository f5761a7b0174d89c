import { z } from "zod";
import { salesDocumentCategories } from "./categories";

/** What a new document is, and the project that it is for. */
export const newDocumentSchema = z.object({
  category: z.enum(salesDocumentCategories),
  projectId: z.string({ error: "Please select a project" }),
});

export type NewDocument = z.output<typeof newDocumentSchema>;
export type NewDocumentInput = { category: NewDocument["category"]; projectId: string | null };
