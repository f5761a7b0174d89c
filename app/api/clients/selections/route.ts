import { selectionFilterSchema } from "@/lib/list";
import { selectClients } from "@/lib/clients/data";
import { readBody } from "@/lib/server/http/body";
import { withUser } from "@/lib/server/route";

export const POST = withUser(async ({ request, userId }) =>
  selectClients(userId, (await readBody(request, selectionFilterSchema)).name),
);
