import { z } from "zod";
import { toAccent } from "@/lib/logo/accent";

/** The form "Logo and colour". */
export const brandingFormSchema = z.object({
  accent: z
    .string()
    .trim()
    .refine((text) => text === "" || toAccent(text) !== null, {
      error: "Enter a colour such as #1f5f8b, or leave it empty for black.",
    }),
});

export type BrandingForm = z.output<typeof brandingFormSchema>;
