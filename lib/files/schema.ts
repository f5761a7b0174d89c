import { z } from "zod";
import { clientLabelSchema } from "@/lib/clients/schema";
import {
  idSchema,
  instantSchema,
  MISSING_FILE,
  missingOr,
  NOT_TEXT,
  objectKeySchema,
  optionalId,
  optionalText,
  requiredText,
} from "@/lib/shared/text/fields";
import { filterOf, takeSchema, searchTextSchema } from "@/lib/api/list";
import { projectLabelSchema } from "@/lib/projects/schema";
import { webLink } from "@/lib/shared/text/web-link";
import { fileTypes } from "@/lib/files/file-types";
import { avatarCategories, fileCategories, logoCategory, mediaTypePattern } from "@/lib/files/upload-limits";
import { FILES_TAKE, MAX_FILES_AT_ONCE } from "@/lib/shared/constants";

const MAX_KEYS = 1000;

export const fileTypeSchema = z.enum(fileTypes, { error: "File type must be specified" });
export const fileCategorySchema = z.enum(fileCategories, { error: "File category must be specified" });

/**
 * The body of POST files: a completed upload (s3Key), or a link. `url` is an alias of `link`. The size is read from the store.
 */
export const newFileSchema = z
  .object({
    id: idSchema.optional(),
    name: requiredText("Please enter display name"),
    originalName: optionalText(500).default(null),
    type: fileTypeSchema.default("archive"),
    category: fileCategorySchema.default("asset"),
    projectId: optionalId().default(null),
    s3Key: z
      .union([objectKeySchema, z.literal("")], { error: missingOr(MISSING_FILE, NOT_TEXT) })
      .nullish()
      .transform((key) => key || null),
    link: z.unknown().optional(),
    url: z.unknown().optional(),
  })
  .transform(({ link, url, ...file }, context) => {
    if (file.s3Key) return { ...file, link: null };
    if (link === undefined && url === undefined) {
      context.addIssue({ code: "custom", path: ["s3Key"], message: MISSING_FILE });
      return z.NEVER;
    }
    const given = linkSchema.safeParse(link ?? url);
    if (given.success) return { ...file, link: given.data };
    context.addIssue({ code: "custom", path: ["link"], message: INVALID_LINK });
    return z.NEVER;
  });

/** The body of PATCH files/{id}; omitted fields stay unchanged. */
export const filePatchSchema = z
  .object({
    name: requiredText("Please name your file"),
    type: fileTypeSchema,
    category: fileCategorySchema,
    projectId: optionalId(),
  })
  .partial();

export const fileFilterSchema = z.object({
  name: filterOf(searchTextSchema),
  type: filterOf(fileTypeSchema),
  category: filterOf(fileCategorySchema),
  clientId: filterOf(idSchema),
  projectId: filterOf(idSchema),
  take: takeSchema(FILES_TAKE),
});

const idsSchema = z
  .array(idSchema, { error: "Must be a list of ids" })
  .max(MAX_FILES_AT_ONCE, { error: `Must be at most ${MAX_FILES_AT_ONCE} ids` });

/** The body of POST files/delete-many: a list of ids, or `{ ids }`. */
export const deleteManySchema = z
  .union([idsSchema, z.object({ ids: idsSchema })], { error: "Must be a list of ids" })
  .transform((body) => (Array.isArray(body) ? body : body.ids));

/** The body of POST files/update-many: what changes of each file. It answers with the same of what they were before. */
export const updateManySchema = z
  .array(
    z.object({
      id: idSchema,
      type: fileTypeSchema.optional(),
      projectId: optionalId().optional(),
    }),
    { error: "Must be a list of files" },
  )
  .max(MAX_FILES_AT_ONCE, { error: `Must be at most ${MAX_FILES_AT_ONCE} files` });

export const filesBeforeSchema = z.strictObject({
  before: z.array(z.strictObject({ id: idSchema, type: fileTypeSchema, projectId: idSchema.nullable() })),
});

/** The body of POST files/zip. */
export const zipSchema = z.object({ ids: idsSchema.min(1, { error: "Must be at least one id" }) });

/** The body of POST files/presign. The signature of the returned URL includes type and size. */
export const presignSchema = z.object({
  fileName: requiredText(MISSING_FILE, 1000),
  category: z.enum([...fileCategories, ...avatarCategories, logoCategory], {
    error: "File category must be specified",
  }),
  contentType: z
    .string({ error: "Must be a media type" })
    .max(200, { error: "Must be a media type" })
    .regex(mediaTypePattern, { error: "Must be a media type" }),
  size: z.int({ error: "Must be a size in bytes" }).min(0, { error: "Must be a size in bytes" }),
});

/** The body of POST files/url: one key, or several at once. */
export const objectUrlSchema = z.union(
  [
    z.object({ key: objectKeySchema }),
    z.object({ keys: z.array(objectKeySchema).max(MAX_KEYS, { error: `Must be at most ${MAX_KEYS} keys` }) }),
  ],
  { error: MISSING_FILE },
);

/** A file, in lists and on its own. */
export const fileSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  /** The same as `name`. */
  displayName: z.string(),
  originalName: z.string().nullable(),
  type: fileTypeSchema,
  category: fileCategorySchema,
  /** The URL of a file that is not stored here. */
  link: z.string().nullable(),
  /** The same as `link`. */
  url: z.string().nullable(),
  /** Bytes; null for a link. */
  size: z.int().nullable(),
  s3Key: z.string().nullable(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
  projectId: idSchema.nullable(),
  project: projectLabelSchema.nullable(),
  /** The project's client; null if there is none. */
  clientId: idSchema.nullable(),
  client: clientLabelSchema.nullable(),
});

const INVALID_LINK = "Invalid URL format";
const linkSchema = webLink({ required: INVALID_LINK });

export type NewFile = z.input<typeof newFileSchema>;
export type FilePatch = z.output<typeof filePatchSchema>;
export type FileChange = z.input<typeof updateManySchema>[number];
export type FilesBefore = z.infer<typeof filesBeforeSchema>;
export type FileFilter = Partial<z.output<typeof fileFilterSchema>>;
export type StoredFile = z.infer<typeof fileSchema>;

/** The bytes used by stored files and pictures, and the quota. */
export const storageUsageSchema = z.strictObject({ used: z.int(), quota: z.int() });

export type StorageUsage = z.infer<typeof storageUsageSchema>;
