import { z } from "zod";
import type { FieldNames } from "@/lib/edits/merge";
import { requiredText } from "@/lib/shared/text/fields";
import { hourlyRateSchema } from "@/lib/shared/money/hourly-rate";
import { budgetSchema, type ProjectRow, paymentStatusSchema, projectStatusSchema } from "./schema";
import { FREELANCING } from "@/lib/shared/constants";

/** Returns a schema that keeps the text as typed, if the other one accepts it. */
function asTyped(schema: z.ZodType) {
  return z.string().superRefine((text, context) => {
    const message = schema.safeParse(text).error?.issues[0]?.message;
    if (message) context.addIssue({ code: "custom", message });
  });
}

/** The form of the new project dialog. */
export const newProjectFormSchema = z.object({
  name: requiredText("Please enter a project name"),
  clientId: z.string().min(1, { error: "Please select a client" }),
  projectStatus: projectStatusSchema,
  paymentStatus: paymentStatusSchema,
  budget: asTyped(budgetSchema),
  /** "" for the profile's. */
  currency: z.string(),
  /** "" for the client's or the profile's. */
  hourlyRate: asTyped(hourlyRateSchema),
});

/** The form of the project settings dialog. */
export const projectSettingsFormSchema = newProjectFormSchema
  .pick({ clientId: true, budget: true, currency: true, hourlyRate: true })
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
  hourlyRate: "",
};

export function toSettingsForm(
  project: Pick<ProjectRow, "name" | "clientId" | "budget" | "currency" | "hourlyRate">,
): ProjectSettingsForm {
  return {
    name: project.name,
    clientId: project.clientId ?? FREELANCING,
    budget: String(project.budget),
    currency: project.currency ?? "",
    hourlyRate: project.hourlyRate ?? "",
  };
}

/** Converts a form to columns. */
export function fromForm<Form extends ProjectSettingsForm>({
  clientId,
  budget,
  currency,
  hourlyRate,
  ...form
}: Form) {
  return {
    ...form,
    clientId: clientId === FREELANCING ? null : clientId,
    budget: Number(budget),
    currency: currency || undefined,
    hourlyRate: hourlyRate || null,
  };
}

/** Converts the changed fields of a form to columns. */
export function changeFromForm({
  clientId,
  budget,
  currency,
  hourlyRate,
  ...form
}: Partial<ProjectSettingsForm>) {
  return {
    ...form,
    ...(clientId !== undefined && { clientId: clientId === FREELANCING ? null : clientId }),
    ...(budget !== undefined && { budget: Number(budget) }),
    ...(currency && { currency }),
    ...(hourlyRate !== undefined && { hourlyRate: hourlyRate || null }),
  };
}

export const projectFieldNames: FieldNames<ProjectSettingsForm> = {
  name: "Name",
  clientId: "Client",
  budget: "Budget",
  currency: "Currency",
  hourlyRate: "Hourly rate",
};
