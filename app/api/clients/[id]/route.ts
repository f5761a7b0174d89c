import { deleteClient, getClient, updateClient } from "@/lib/clients/server/data";
import { clientPatchSchema } from "@/lib/clients/schema";
import { readBody } from "@/lib/server/http/body";
import { readVersion } from "@/lib/server/http/if-match";
import { trashed, withUser } from "@/lib/api/server/route";

type Params = { id: string };

export const GET = withUser<Params>(({ params, userId }) => getClient(userId, params.id));

export const PATCH = withUser<Params>(async ({ request, params, userId }) =>
  updateClient(userId, params.id, await readBody(request, clientPatchSchema), readVersion(request)),
);

export const DELETE = withUser<Params>(async ({ params, userId }) =>
  trashed(await deleteClient(userId, params.id)),
);
