import { readTimeline } from "@/lib/clients/server/timeline";
import { timelineFilterSchema } from "@/lib/clients/timeline-schema";
import { readBody } from "@/lib/server/http/body";
import { withUser } from "@/lib/api/server/route";

export const POST = withUser<{ id: string }>(async ({ request, params, userId, timeZone }) =>
  readTimeline(userId, timeZone, params.id, await readBody(request, timelineFilterSchema)),
);
