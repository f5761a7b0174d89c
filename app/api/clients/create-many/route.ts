import { createClients } from "@/lib/clients/server/data";
import { newClientsSchema } from "@/lib/clients/schema";
import { readBody } from "@/lib/server/http/body";
import { withUser } from "@/lib/api/server/route";

export const POST = withUser(async ({ request, userId }) =>
  createClients(userId, await readBody(request, newClientsSchema)),
);
