import { createFile } from "@/lib/files/data";
import { newFileSchema } from "@/lib/files/schema";
import { readBody } from "@/lib/server/http/body";
import { created, withUser } from "@/lib/server/route";

export const POST = withUser(async ({ request, userId }) =>
  created(await createFile(userId, await readBody(request, newFileSchema))),
);
