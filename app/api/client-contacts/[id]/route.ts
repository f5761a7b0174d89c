import { deleteClientContact, updateClientContact } from "@/lib/client-contacts/server/data";
import { clientContactPatchSchema } from "@/lib/client-contacts/schema";
import { readBody } from "@/lib/server/http/body";
import { readVersion } from "@/lib/server/http/if-match";
import { trashed, withUser } from "@/lib/api/server/route";

type Params = { id: string };

export const PATCH = withUser<Params>(async ({ request, params, userId }) =>
  updateClientContact(
    userId,
    params.id,
    await readBody(request, clientContactPatchSchema),
    readVersion(request),
  ),
);

export const DELETE = withUser<Params>(async ({ params, userId }) =>
  trashed(await deleteClientContact(userId, params.id)),
);
