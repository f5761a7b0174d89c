import { selectionFilterSchema } from "@/lib/api/list";
import { selectClients } from "@/lib/clients/server/data";
import { readBody } from "@/lib/server/http/body";
import { withUser } from "@/lib/api/server/route";

export const POST = withUser(async ({ request, userId }) =>
  selectClients(userId, (await readBody(request, selectionFilterSchema)).name),
);
