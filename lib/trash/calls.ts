import { describeNoun } from "@/lib/api/call";
import { listSchema } from "@/lib/api/list";
import { restoredEntrySchema, trashEntrySchema, trashFilterSchema, trashRestoreSchema } from "./schema";

export const trashCalls = describeNoun({
  title: "Trash",
  about:
    "What was deleted, for 30 days. An entry holds a deleted row and all that was deleted along with it. The response to a delete names the entry in the header `Trash-Entry`. Received payments and issued documents never come here. Stored files count towards the storage until their entry ends.",
  shapes: {
    TrashEntry: trashEntrySchema,
    TrashEntryList: listSchema(trashEntrySchema),
    TrashFilter: trashFilterSchema,
    TrashRestore: trashRestoreSchema,
    RestoredEntry: restoredEntrySchema,
  },
  calls: [
    {
      method: "POST",
      path: "trash/search",
      summary: "List the trash",
      description: "Newest first.",
      body: "TrashFilter",
      answer: "TrashEntryList",
      example: { body: {} },
    },
    {
      method: "POST",
      path: "trash/{id}/restore",
      summary: "Restore an entry",
      description:
        "Puts its rows back with their ids and times. Restoring it again returns the same. If the row that it belongs to is deleted, the response is 409 with the code `parent-deleted` and that row's entry in `parent`; `withParent` restores both. A line of a restored draft has its time again if that is as it was; time that was changed or deleted since stays free, and its line is an ordinary one, counted in `linesWithoutTime`. The response is 409 if the time is on another document by then. The body may be empty.",
      body: "TrashRestore",
      answer: "RestoredEntry",
      problems: [409],
    },
    {
      method: "DELETE",
      path: "trash/{id}",
      summary: "Delete an entry for good",
      description: "Its stored files are removed as well.",
      status: 204,
    },
    {
      method: "DELETE",
      path: "trash",
      summary: "Empty the trash",
      status: 204,
    },
  ],
});
