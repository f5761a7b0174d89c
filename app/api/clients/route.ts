import { createClient } from "@/lib/clients/server/data";
import { newClientSchema } from "@/lib/clients/schema";
import { readBody } from "@/lib/server/http/body";
import { created, withUser } from "@/lib/api/server/route";

export const POST = withUser(async ({ request, userId }) =>
  created(await createClient(userId, await readBody(request, newClientSchema))),
);
