import type { z } from "zod";
import type { Tenant } from "./tenants";

/**
 * The data that the contract test needs about a resource. Each resource has a file in tests/api/samples; one without it
 * fails the contract test.
 */
export type ResourceSample = {
  /** Returns a valid body for a create, and creates the rows that it refers to. */
  newBody: (tenant: Tenant) => Promise<Record<string, unknown>>;
  /** A valid change. The response must contain these values, so use null instead of "". */
  patch: Record<string, unknown>;
  /** An invalid create, with the field and the message of its error. */
  invalid: { body: Record<string, unknown>; path: string; message: string };
  /** The strict shape of the rows of a search, and of the responses of GET, POST and PATCH. */
  rowSchema: z.ZodType;
  /** Of a search that returns more than a list of them. */
  listSchema?: z.ZodType<{ total: number }>;
  schema: z.ZodType;
};
