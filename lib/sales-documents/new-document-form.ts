import { z } from "zod";
import { salesDocumentCategories } from "./categories";

/** The kind of a new document, and the project that it is for. */
export const newDocumentSchema = z.object({
  category: z.enum(salesDocumentCategories),
  projectId: z
    .string()
    .nullable()
    .transform((id, context) => {
      if (id !== null) return id;
      context.addIssue({ code: "custom", message: "Please select a project" });
      return z.NEVER;
    }),
});

export type NewDocument = z.output<typeof newDocumentSchema>;
export type NewDocumentInput = z.input<typeof newDocumentSchema>;
