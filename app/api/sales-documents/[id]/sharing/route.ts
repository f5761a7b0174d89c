import { changeSharing, getSharing, requireIssued } from "@/lib/document-links/server/data";
import { sharingPatchSchema } from "@/lib/document-links/schema";
import { readBody } from "@/lib/server/http/body";
import { withUser } from "@/lib/api/server/route";

export const GET = withUser<{ id: string }>(({ params, userId }) => getSharing(userId, params.id));

export const PATCH = withUser<{ id: string }>(async ({ request, params, userId }) => {
  await requireIssued(userId, params.id);
  return changeSharing(userId, params.id, await readBody(request, sharingPatchSchema));
});
