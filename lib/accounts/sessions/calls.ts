import { z } from "zod";
import { describeNoun } from "@/lib/api/call";
import { sessionSchema } from "./schema";

export const sessionCalls = describeNoun({
  title: "Sessions",
  about: "The browsers that are signed in to the workspace. A session ends after 30 days without use.",
  shapes: {
    Session: sessionSchema,
    SessionList: z.array(sessionSchema),
    EndedSessions: z.strictObject({ count: z.number() }),
  },
  calls: [
    {
      method: "GET",
      path: "sessions",
      summary: "List sessions",
      description: "The current session first, then sorted by last use.",
      answer: "SessionList",
      example: {},
    },
    {
      method: "DELETE",
      path: "sessions/{id}",
      summary: "End a session",
      description: "Its access tokens are rejected immediately.",
      status: 204,
    },
    {
      method: "DELETE",
      path: "sessions",
      summary: "End all other sessions",
      description: "Ends every session except the current one.",
      answer: "EndedSessions",
      example: {},
    },
  ],
});
