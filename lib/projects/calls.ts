import { projectDeletionSchema } from "@/lib/deletion/schema";
import { archiveSchema, listSchema, selectionFilterSchema, selectionsSchema } from "@/lib/api/list";
import { describeNoun, exampleIds } from "@/lib/api/call";
import {
  newProjectSchema,
  projectFilterSchema,
  projectPatchSchema,
  projectRowSchema,
  projectSchema,
} from "./schema";

export const projectCalls = describeNoun({
  title: "Projects",
  about: "Projects, with or without a client.",
  shapes: {
    ArchiveOptions: archiveSchema,
    Project: projectSchema,
    ProjectList: listSchema(projectRowSchema),
    NewProject: newProjectSchema,
    ProjectPatch: projectPatchSchema,
    ProjectDeletion: projectDeletionSchema,
    ProjectFilter: projectFilterSchema,
    SelectionFilter: selectionFilterSchema,
    Selections: selectionsSchema,
  },
  calls: [
    {
      method: "POST",
      path: "projects",
      summary: "Create a project",
      body: "NewProject",
      answer: "Project",
      status: 201,
      example: {
        body: {
          id: exampleIds.project,
          name: "Online pre-orders",
          clientId: exampleIds.client,
          budget: 12400,
        },
      },
    },
    {
      method: "POST",
      path: "projects/search",
      summary: "Search projects",
      description:
        "Sorted by last update, newest first. `clientId` may be `freelancing`, for projects without a client. Without `archived`, archived projects are left out.",
      body: "ProjectFilter",
      answer: "ProjectList",
      example: { body: { projectStatus: "active", clientId: exampleIds.client } },
    },
    {
      method: "POST",
      path: "projects/selections",
      summary: "List projects as options",
      body: "SelectionFilter",
      answer: "Selections",
      example: { body: { name: "online" } },
    },
    {
      method: "GET",
      path: "projects/{id}",
      summary: "Read a project",
      description: "Includes its client, links, contacts and documents.",
      answer: "Project",
      example: { id: exampleIds.project },
    },
    {
      method: "PATCH",
      path: "projects/{id}",
      summary: "Change a project",
      description:
        "`contacts` replaces the project's client or partner contacts, `links` all of its links. A `paymentStatus` no longer follows the invoices, unless `isPaymentStatusManual` is false.",
      body: "ProjectPatch",
      answer: "Project",
      example: {
        id: exampleIds.project,
        body: {
          pinned: true,
          paymentStatus: "processing",
          contacts: { contactType: "client", contacts: [exampleIds.clientContact] },
        },
      },
    },
    {
      method: "POST",
      path: "projects/{id}/archive",
      summary: "Archive a project",
      description:
        'The project keeps everything, and lists, selections, the search and today leave it out. Searches return it with `archived: "include"` or `"only"`. Archiving it again does not change `archivedAt`. To undo that it was unarchived, the body has the earlier `archivedAt`; otherwise it may be empty.',
      body: "ArchiveOptions",
      answer: "Project",
      example: { id: exampleIds.project },
    },
    {
      method: "POST",
      path: "projects/{id}/unarchive",
      summary: "Unarchive a project",
      answer: "Project",
      example: { id: exampleIds.project },
    },
    {
      method: "GET",
      path: "projects/{id}/deletion",
      summary: "Count what deleting a project deletes",
      description: "Returns the number of rows of each kind that would be deleted with it. Deletes nothing.",
      answer: "ProjectDeletion",
      example: { id: exampleIds.project },
    },
    {
      method: "DELETE",
      path: "projects/{id}",
      summary: "Delete a project",
      description:
        "Also deletes its tasks, events, time, files and drafts. 409 while it has issued documents.",
      status: 204,
      isTrashed: true,
      problems: [409],
      example: { id: exampleIds.project },
    },
  ],
});
