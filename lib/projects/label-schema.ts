import { z } from "zod";
import { idSchema } from "@/lib/fields";

/** The few columns by which other rows say which project they belong to. */
export const projectLabelSchema = z.strictObject({ id: idSchema, name: z.string() });
