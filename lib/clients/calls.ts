import {
  archiveSchema,
  countSchema,
  listSchema,
  selectionFilterSchema,
  selectionsSchema,
} from "@/lib/api/list";
import { clientDeletionSchema } from "@/lib/deletion/schema";
import { describeNoun, exampleIds } from "@/lib/api/call";
import {
  clientFilterSchema,
  clientPatchSchema,
  clientRowSchema,
  clientSchema,
  newClientSchema,
  newClientsSchema,
} from "./schema";
import { timelineFilterSchema, timelineItemSchema } from "./timeline-schema";

export const clientCalls = describeNoun({
  title: "Clients",
  about: "The companies that the freelancer works for. Each has one of 21 colours.",
  shapes: {
    ArchiveOptions: archiveSchema,
    Client: clientSchema,
    ClientList: listSchema(clientRowSchema),
    NewClient: newClientSchema,
    NewClients: newClientsSchema,
    CreatedCount: countSchema,
    ClientPatch: clientPatchSchema,
    ClientDeletion: clientDeletionSchema,
    ClientFilter: clientFilterSchema,
    ClientTimeline: listSchema(timelineItemSchema),
    TimelineFilter: timelineFilterSchema,
    SelectionFilter: selectionFilterSchema,
    Selections: selectionsSchema,
  },
  calls: [
    {
      method: "POST",
      path: "clients",
      summary: "Create a client",
      body: "NewClient",
      answer: "Client",
      status: 201,
      example: { body: { id: exampleIds.client, name: "Saltmarsh Bakery", themeColor: "peach" } },
    },
    {
      method: "POST",
      path: "clients/create-many",
      summary: "Create several clients",
      description:
        "Creates all rows or none, at most 1,000. Rows that are already stored with the same content are skipped. If one is stored with different content, the response is 409 and nothing is created.",
      body: "NewClients",
      answer: "CreatedCount",
      example: { body: [{ name: "Fjellgate Cycles" }, { name: "Quillfeather Press" }] },
    },
    {
      method: "POST",
      path: "clients/search",
      summary: "Search clients",
      description: "Sorted by name. Without `archived`, archived clients are left out.",
      body: "ClientFilter",
      answer: "ClientList",
      example: { body: { name: "salt", take: 10 } },
    },
    {
      method: "POST",
      path: "clients/selections",
      summary: "List clients as options",
      body: "SelectionFilter",
      answer: "Selections",
      example: { body: { name: "salt" } },
    },
    {
      method: "GET",
      path: "clients/{id}",
      summary: "Read a client",
      answer: "Client",
      example: { id: exampleIds.client },
    },
    {
      method: "PATCH",
      path: "clients/{id}",
      summary: "Change a client",
      description:
        "With `noteWas`, the note is changed only if the stored note is still the same; otherwise the response is 409.",
      body: "ClientPatch",
      answer: "Client",
      example: { id: exampleIds.client, body: { phoneNumber: "+1 207 555 0142" } },
    },
    {
      method: "POST",
      path: "clients/{id}/timeline",
      summary: "List what happened with a client",
      description:
        "Past events, documents, files and finished tasks of its projects, newest first. `isWithTime` says whether `at` is an instant or a calendar date.",
      body: "TimelineFilter",
      answer: "ClientTimeline",
      example: { id: exampleIds.client, body: { take: 10 } },
    },
    {
      method: "POST",
      path: "clients/{id}/archive",
      summary: "Archive a client",
      description:
        'Archives the client and its projects. They keep everything, and lists, selections, the search and today leave them out. Searches return them with `archived: "include"` or `"only"`. Archiving it again does not change `archivedAt`. To undo that it was unarchived, the body has the earlier `archivedAt`; otherwise it may be empty.',
      body: "ArchiveOptions",
      answer: "Client",
      example: { id: exampleIds.client },
    },
    {
      method: "POST",
      path: "clients/{id}/unarchive",
      summary: "Unarchive a client",
      description: "Also brings back the projects that were archived along with it.",
      answer: "Client",
      example: { id: exampleIds.client },
    },
    {
      method: "GET",
      path: "clients/{id}/deletion",
      summary: "Count what deleting a client deletes",
      description: "Returns the number of rows of each kind that would be deleted with it. Deletes nothing.",
      answer: "ClientDeletion",
      example: { id: exampleIds.client },
    },
    {
      method: "DELETE",
      path: "clients/{id}",
      summary: "Delete a client",
      description:
        "Also deletes its contacts and its projects with their tasks, events, time, files and drafts. 409 while it has issued documents: archive it instead.",
      status: 204,
      isTrashed: true,
      problems: [409],
      example: { id: exampleIds.client },
    },
  ],
});
