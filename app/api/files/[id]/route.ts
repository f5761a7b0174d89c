import { deleteFile, updateFile } from "@/lib/files/server/data";
import { filePatchSchema } from "@/lib/files/schema";
import { readBody } from "@/lib/server/http/body";
import { readVersion } from "@/lib/server/http/if-match";
import { trashed, withUser } from "@/lib/api/server/route";

type Params = { id: string };

export const PATCH = withUser<Params>(async ({ request, params, userId }) =>
  updateFile(userId, params.id, await readBody(request, filePatchSchema), readVersion(request)),
);

export const DELETE = withUser<Params>(async ({ params, userId }) =>
  trashed(await deleteFile(userId, params.id)),
);
