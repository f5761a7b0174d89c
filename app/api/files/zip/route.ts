import { zipSchema } from "@/lib/files/schema";
import { zipFiles } from "@/lib/files/server/zip";
import { readBody } from "@/lib/server/http/body";
import { withUser } from "@/lib/api/server/route";

export const POST = withUser(
  async ({ request, userId }) => zipFiles(userId, await readBody(request, zipSchema), request.signal),
  { hasOwnQueue: true },
);
