import { createFile } from "@/lib/files/server/data";
import { newFileSchema } from "@/lib/files/schema";
import { readBody } from "@/lib/server/http/body";
import { created, withUser } from "@/lib/api/server/route";

export const POST = withUser(async ({ request, userId }) =>
  created(await createFile(userId, await readBody(request, newFileSchema))),
);
