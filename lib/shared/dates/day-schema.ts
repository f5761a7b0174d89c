import { z } from "zod";
import { MUST_BE_DATE } from "@/lib/shared/constants";

/**
 * A calendar date of a request, "2026-11-27", from the year 1000 on: earlier ones do not have four digits in every zone, `Date` takes
 * the years 0 to 99 for those after 1900, and the database has no year 0.
 */
export const daySchema = z.iso
  .date({ error: MUST_BE_DATE })
  .refine((date) => date >= "1000-01-02", { error: MUST_BE_DATE });
