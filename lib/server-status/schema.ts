import { z } from "zod";
import { instantSchema } from "@/lib/shared/text/fields";

const bytes = z.number();

/** A part that the server depends on. `off` means that it is not configured. */
const partSchema = z.strictObject({
  name: z.enum(["database", "store", "mail", "provider"]),
  state: z.enum(["ok", "failed", "off"]),
  /** Why it failed, such as ECONNREFUSED; null otherwise. */
  reason: z.string().nullable(),
});

/** An environment variable: its name, whether it is set, and the value in use unless it could be a secret. */
const variableSchema = z.strictObject({
  name: z.string(),
  isSet: z.boolean(),
  /** Null for addresses, keys and everything else that could be a secret, and without a default. */
  value: z.string().nullable(),
});

export const serverStatusSchema = z.strictObject({
  version: z.string(),
  nodeVersion: z.string(),
  databaseVersion: z.string(),
  /** The newest migration of the database. */
  migration: z.string().nullable(),
  /** When the process that answered started; other instances have started at other times. */
  startedAt: instantSchema,
  parts: z.array(partSchema),
  /** Conditions that may soon cause failures. */
  warnings: z.array(z.string()),
  workspaces: z.strictObject({ accounts: z.int(), demos: z.int() }),
  storage: z.strictObject({
    database: bytes,
    files: bytes,
    fileCount: z.int(),
    /** Objects that are deleted and not yet removed from the store. */
    waitingRemovals: z.int(),
    /** Free space for files and temporary files; null where there is no disk. */
    free: bytes.nullable(),
  }),
  /** The requests of the process that answered. `failed` are those with a status of 500 or more. */
  requests: z.strictObject({ total: z.int(), failed: z.int() }),
  /** The last complete sweep of any instance. */
  sweep: z
    .strictObject({ at: instantSchema, tenants: z.int(), uploads: z.int(), objects: z.int() })
    .nullable(),
  sweepFailedAt: instantSchema.nullable(),
  /** The last backup by `npm run backup` or the compose file. */
  backup: z.strictObject({ at: instantSchema, bytes: bytes.nullable(), isEncrypted: z.boolean() }).nullable(),
  variables: z.array(z.strictObject({ group: z.string(), variables: z.array(variableSchema) })),
});

export type ServerStatus = z.infer<typeof serverStatusSchema>;
export type ServerPart = z.infer<typeof partSchema>;
export type ServerVariable = z.infer<typeof variableSchema>;
