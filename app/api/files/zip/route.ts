import { zipSchema } from "@/lib/files/schema";
import { zipFiles } from "@/lib/files/zip";
import { readBody } from "@/lib/server/http/body";
import { withUser } from "@/lib/server/route";

export const POST = withUser(
  async ({ request, userId }) => zipFiles(userId, await readBody(request, zipSchema), request.signal),
  { hasOwnQueue: true },
);
