import { z } from "zod";
import type { FieldNames } from "@/lib/edits/merge";
import { requiredText } from "@/lib/shared/text/fields";
import { webLink } from "@/lib/shared/text/web-link";
import { fileCategorySchema, fileTypeSchema, type StoredFile } from "./schema";
import { uploadLimit, type UploadTenant } from "@/lib/files/upload-limits";

const displayName = requiredText("Please enter display name");

const newFile = {
  category: fileCategorySchema,
  projectId: z.string().nullable(),
  link: z.string(),
  name: z.string(),
  type: z.string(),
};

/**
 * The form of the Upload tab. Several files each get the name and type derived from the file. Those that are too large are left
 * out (`useUploads`); at least one must not be. Without a tenant the server alone checks their size.
 */
export const uploadFormSchema = (tenant: UploadTenant | undefined) => {
  const limit = tenant && uploadLimit("asset", tenant);
  return z
    .object({
      ...newFile,
      files: z
        .array(z.custom<File>())
        .min(1, { error: "Please upload a file" })
        .refine((files) => !limit || files.some((file) => file.size <= limit.bytes), {
          error: limit?.message,
        }),
    })
    .superRefine(({ files, name, type }, context) => {
      if (files.length > 1) return;
      for (const [path, result] of [
        ["name", displayName.safeParse(name)],
        ["type", fileTypeSchema.safeParse(type)],
      ] as const) {
        const message = result.error?.issues[0]?.message;
        if (message) context.addIssue({ code: "custom", path: [path], message });
      }
    });
};

/** The form of the Add by URL tab. */
export const linkFormSchema = z.object({
  ...newFile,
  files: z.array(z.custom<File>()),
  name: displayName,
  type: fileTypeSchema,
  link: webLink({ required: "Invalid URL format" }),
});

/** The form of the file dialog. */
export const fileFormSchema = z.object({
  name: requiredText("Please name your file"),
  type: fileTypeSchema,
  category: fileCategorySchema,
  projectId: z.string().nullable(),
});

export type NewFileForm = z.input<ReturnType<typeof uploadFormSchema>>;
export type FileForm = z.output<typeof fileFormSchema>;

export function toFileForm({ name, type, category, projectId }: StoredFile): FileForm {
  return { name, type, category, projectId };
}

export const fileFieldNames: FieldNames<FileForm> = {
  name: "Name",
  type: "Type",
  category: "Category",
  projectId: "Project",
};
