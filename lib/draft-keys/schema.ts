import { z } from "zod";

export const draftKeysSchema = z.strictObject({
  /**
   * Keys of 32 bytes, as hexadecimal digits. The first encrypts; the others are from before a rotation of the server's secret
   * and only decrypt.
   */
  keys: z.array(z.string().regex(/^[0-9a-f]{64}$/)).min(1),
});

export type DraftKeys = z.infer<typeof draftKeysSchema>;
