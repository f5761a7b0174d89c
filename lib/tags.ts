import { z } from "zod";
import { requiredText } from "@/lib/fields";

/** A list of short words, each of them once. */
export function tagList() {
  return z
    .array(requiredText("Please name the tag", 60), { error: "Must be a list of tags" })
    .max(30, { error: "Must be at most 30 tags" })
    .transform((tags) => [...new Set(tags)]);
}
