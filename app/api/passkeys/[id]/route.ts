import { getPasskey, removePasskey, renamePasskey } from "@/lib/accounts/passkeys/server/data";
import { passkeyPatchSchema } from "@/lib/accounts/passkeys/schema";
import { readBody } from "@/lib/server/http/body";
import { withUser } from "@/lib/api/server/route";

export const GET = withUser<{ id: string }>(({ userId, params }) => getPasskey(userId, params.id));

export const PATCH = withUser<{ id: string }>(async ({ request, userId, params }) =>
  renamePasskey(userId, params.id, (await readBody(request, passkeyPatchSchema)).name),
);

export const DELETE = withUser<{ id: string }>(
  ({ request, userId, params }) => removePasskey(userId, params.id, request),
  { needsProof: true },
);
