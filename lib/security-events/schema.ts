import { z } from "zod";
import { idSchema, instantSchema } from "@/lib/shared/text/fields";
import { takeSchema } from "@/lib/api/list";
import { SECURITY_EVENTS_TAKE } from "./values";

export const securityEventFilterSchema = z.object({ take: takeSchema(SECURITY_EVENTS_TAKE) });

export const securityEventSchema = z.strictObject({
  id: idSchema,
  /** One of `securityEventKinds`, or one that a later version of Pennant wrote. */
  kind: z.string(),
  device: z.string().nullable(),
  address: z.string().nullable(),
  createdAt: instantSchema,
});

export type SecurityEventFilter = Partial<z.output<typeof securityEventFilterSchema>>;
export type SecurityEvent = z.infer<typeof securityEventSchema>;
