import { z } from "zod";
import type { FieldNames } from "@/lib/edits/merge";
import { requiredText } from "@/lib/shared/text/fields";
import { budgetSchema, type ProjectRow, paymentStatusSchema, projectStatusSchema } from "./schema";
import { FREELANCING } from "@/lib/shared/constants";

/** As typed. */
const budgetText = z.string().superRefine((text, context) => {
  const message = budgetSchema.safeParse(text).error?.issues[0]?.message;
  if (message) context.addIssue({ code: "custom", message });
});

/** The form of the new project dialog. */
export const newProjectFormSchema = z.object({
  name: requiredText("Please enter a project name"),
  clientId: z.string().min(1, { error: "Please select a client" }),
  projectStatus: projectStatusSchema,
  paymentStatus: paymentStatusSchema,
  budget: budgetText,
  /** "" for the profile's. */
  currency: z.string(),
});

/** The form of the project settings dialog. */
export const projectSettingsFormSchema = newProjectFormSchema
  .pick({ clientId: true, budget: true, currency: true })
  .extend({ name: requiredText("Please name your project") });

export type NewProjectForm = z.infer<typeof newProjectFormSchema>;
export type ProjectSettingsForm = z.infer<typeof projectSettingsFormSchema>;

export const emptyProjectForm: NewProjectForm = {
  name: "",
  clientId: "",
  projectStatus: "active",
  paymentStatus: "pending",
  budget: "0",
  currency: "",
};

export function toSettingsForm(
  project: Pick<ProjectRow, "name" | "clientId" | "budget" | "currency">,
): ProjectSettingsForm {
  return {
    name: project.name,
    clientId: project.clientId ?? FREELANCING,
    budget: String(project.budget),
    currency: project.currency ?? "",
  };
}

/** Converts a form to columns. */
export function fromForm<Form extends ProjectSettingsForm>({ clientId, budget, currency, ...form }: Form) {
  return {
    ...form,
    clientId: clientId === FREELANCING ? null : clientId,
    budget: Number(budget),
    currency: currency || undefined,
  };
}

/** Converts the changed fields of a form to columns. */
export function changeFromForm({ clientId, budget, currency, ...form }: Partial<ProjectSettingsForm>) {
  return {
    ...form,
    ...(clientId !== undefined && { clientId: clientId === FREELANCING ? null : clientId }),
    ...(budget !== undefined && { budget: Number(budget) }),
    ...(currency && { currency }),
  };
}

export const projectFieldNames: FieldNames<ProjectSettingsForm> = {
  name: "Name",
  clientId: "Client",
  budget: "Budget",
  currency: "Currency",
};
