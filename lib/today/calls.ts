import { describeNoun } from "@/lib/api/call";
import { todaySchema } from "./schema";

export const todayCalls = describeNoun({
  title: "Today",
  about: "What is late, due and next, by the user's calendar day.",
  shapes: { Today: todaySchema },
  calls: [
    {
      method: "GET",
      path: "today",
      summary: "Get what is late, due today and next",
      description:
        "Pending tasks and events of today and the six days after it, at most 20 a day, and what issued invoices are owed per currency.",
      answer: "Today",
      example: {},
    },
  ],
});
