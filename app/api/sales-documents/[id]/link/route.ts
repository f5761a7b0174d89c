import { createLink, revokeLinks } from "@/lib/document-links/server/data";
import { newLinkSchema } from "@/lib/document-links/schema";
import { paths } from "@/lib/shared/paths";
import { readOptionalBody } from "@/lib/server/http/body";
import { originOf } from "@/lib/server/http/origin";
import { withUser } from "@/lib/api/server/route";

export const POST = withUser<{ id: string }>(async ({ request, params, userId, timeZone }) => {
  const body = await readOptionalBody(request, newLinkSchema);
  return { url: originOf(request) + paths.clientPage(await createLink(userId, timeZone, params.id, body)) };
});

export const DELETE = withUser<{ id: string }>(({ params, userId }) => revokeLinks(userId, params.id));
