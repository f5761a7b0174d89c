import { describeNoun } from "@/lib/api/call";
import { foundSchema, searchSchema } from "./schema";

export const searchCalls = describeNoun({
  title: "Search",
  about: "Finds rows of every kind by name, for the command palette.",
  shapes: { SearchText: searchSchema, Found: foundSchema },
  calls: [
    {
      method: "POST",
      path: "search",
      summary: "Search everything",
      description:
        "At most five of each kind. Case and accents do not matter. A document with exactly this number comes first, then names that start with the text, names of which a word does, and names that contain it; latest first among equals. Nothing for a text shorter than two letters, or one character of Chinese, Japanese or Korean.",
      body: "SearchText",
      answer: "Found",
      example: { body: { text: "pre" } },
    },
  ],
});
