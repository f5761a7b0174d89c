import { describeNoun } from "@/lib/api/call";
import { draftKeysSchema } from "./schema";

export const draftKeyCalls = describeNoun({
  title: "Drafts",
  about: "Unsaved input is kept in the browser only, encrypted. Its keys are here.",
  shapes: { DraftKeys: draftKeysSchema },
  calls: [
    {
      method: "GET",
      path: "draft-keys",
      summary: "Get the keys of drafts",
      description:
        "The keys that encrypt this user's unsaved input in a browser, so that it cannot be read after the session has ended. They stay the same until the server's secret is replaced.",
      answer: "DraftKeys",
      example: {},
    },
  ],
});
