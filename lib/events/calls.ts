import { listSchema } from "@/lib/api/list";
import { describeNoun, exampleIds } from "@/lib/api/call";
import { repeatDeletionSchema } from "@/lib/repeats/schema";
import { eventFilterSchema, eventPatchSchema, eventSchema, newEventSchema } from "./schema";

export const eventCalls = describeNoun({
  title: "Events",
  about: "Events take place on a date. An event is scheduled until its day ends in the user's time zone.",
  shapes: {
    Event: eventSchema,
    EventList: listSchema(eventSchema),
    NewEvent: newEventSchema,
    EventPatch: eventPatchSchema,
    EventFilter: eventFilterSchema,
    RepeatDeletion: repeatDeletionSchema,
  },
  calls: [
    {
      method: "POST",
      path: "events",
      summary: "Create an event",
      body: "NewEvent",
      answer: "Event",
      status: 201,
      example: {
        body: {
          id: exampleIds.event,
          name: "Tasting at the bakery",
          projectId: exampleIds.project,
          dueAt: "2026-11-30T09:30:00Z",
          isWithTime: true,
          tags: ["visit"],
        },
      },
    },
    {
      method: "POST",
      path: "events/search",
      summary: "Search events",
      description: "Sorted by date, the next event first; with `status` `completed`, latest first.",
      body: "EventFilter",
      answer: "EventList",
      example: { body: { projectId: exampleIds.project } },
    },
    {
      method: "GET",
      path: "events/{id}",
      summary: "Read an event",
      answer: "Event",
      example: { id: exampleIds.event },
    },
    {
      method: "PATCH",
      path: "events/{id}",
      summary: "Change an event",
      description:
        "For a repeating event, `scope` `following` also applies the change to all later ones. Another date moves them along. With `repeat` null those that the rule made after it go to the trash; the header `Trash-Entry` names their entry.",
      body: "EventPatch",
      answer: "Event",
      example: { id: exampleIds.event, body: { details: "Ask for the oven times" } },
    },
    {
      method: "DELETE",
      path: "events/{id}",
      summary: "Delete an event",
      description:
        "With `scope` `following` also those that its rule made after it; the rule ends before it.",
      query: "RepeatDeletion",
      status: 204,
      isTrashed: true,
      example: { id: exampleIds.event },
    },
  ],
});
