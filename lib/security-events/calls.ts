import { listSchema } from "@/lib/api/list";
import { describeNoun } from "@/lib/api/call";
import { securityEventFilterSchema, securityEventSchema } from "./schema";
import { SECURITY_EVENT_DAYS, securityEventKinds } from "./values";

export const securityEventCalls = describeNoun({
  title: "Security events",
  about: `What happened to the account in the last ${SECURITY_EVENT_DAYS} days.`,
  shapes: {
    SecurityEvent: securityEventSchema,
    SecurityEventList: listSchema(securityEventSchema),
    SecurityEventFilter: securityEventFilterSchema,
  },
  calls: [
    {
      method: "POST",
      path: "security-events/search",
      summary: "Search security events",
      description: `Sorted by time, newest first. \`kind\` is one of ${Object.keys(securityEventKinds).join(", ")}; later versions may add others.`,
      body: "SecurityEventFilter",
      answer: "SecurityEventList",
      example: { body: { take: 5 } },
    },
  ],
});
