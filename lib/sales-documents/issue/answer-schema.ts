import { z } from "zod";
import { instantSchema } from "@/lib/shared/text/fields";

/** The client's actions on the page of a link, as lists show them. */
export const openedRowFields = {
  /** When they first opened it. */
  openedAt: instantSchema.nullable(),
  /** Their answer to a quotation. */
  answer: z.enum(["accepted", "declined"]).nullable(),
  answeredAt: instantSchema.nullable(),
  answeredBy: z.string().nullable(),
};

export const answerFields = {
  answerEmail: z.string().nullable(),
  answerNote: z.string().nullable(),
  /** The SHA-256 of the PDF that was answered. */
  answerHash: z.string().nullable(),
};
