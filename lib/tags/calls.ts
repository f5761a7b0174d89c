import { describeNoun } from "@/lib/api/call";
import { selectionFilterSchema, selectionsSchema } from "@/lib/api/list";

export const tagCalls = describeNoun({
  title: "Tags",
  about: "The tags of tasks and events.",
  shapes: { SelectionFilter: selectionFilterSchema, Selections: selectionsSchema },
  calls: [
    {
      method: "POST",
      path: "tags/selections",
      summary: "List tags as options",
      body: "SelectionFilter",
      answer: "Selections",
      example: { body: { name: "" } },
    },
  ],
});
