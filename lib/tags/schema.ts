import { z } from "zod";
import { requiredText } from "@/lib/shared/text/fields";

const tagSchema = requiredText("Please name the tag", 60);

/** Returns why a text cannot be a tag; undefined if it can. */
export function tagError(text: string): string | undefined {
  return tagSchema.safeParse(text).error?.issues[0]?.message;
}

/** A list of unique tags. */
export function tagList() {
  return z
    .array(tagSchema, { error: "Must be a list of tags" })
    .max(30, { error: "Must be at most 30 tags" })
    .transform((tags) => [...new Set(tags)]);
}
