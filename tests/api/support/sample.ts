import type { z } from "zod";
import type { Tenant } from "./tenants";

/**
 * What the contract test has to know of a resource. One file for each in tests/api/samples; a resource without one fails
 * the contract.
 */
export type ResourceSample = {
  /** The body of a create that is accepted; makes what it refers to. */
  newBody: (tenant: Tenant) => Promise<Record<string, unknown>>;
  /** A change that is accepted, and that shows in the answer. */
  patch: Record<string, unknown>;
  /** A create that is refused, with the field and the message that say why. */
  invalid: { body: Record<string, unknown>; path: string; message: string };
  /** The strict shape of a search's rows, and of what GET, POST and PATCH answer. */
  rowSchema: z.ZodType;
  schema: z.ZodType;
};
