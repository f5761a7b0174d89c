import { deleteFile, updateFile } from "@/lib/files/data";
import { filePatchSchema } from "@/lib/files/schema";
import { readBody } from "@/lib/server/http/body";
import { readVersion } from "@/lib/server/db/precondition";
import { withUser } from "@/lib/server/route";

type Params = { id: string };

export const PATCH = withUser<Params>(async ({ request, params, userId }) =>
  updateFile(userId, params.id, await readBody(request, filePatchSchema), readVersion(request)),
);

export const DELETE = withUser<Params>(async ({ params, userId }) => deleteFile(userId, params.id));
