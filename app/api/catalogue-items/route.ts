import { createCatalogueItem } from "@/lib/catalogue-items/server/data";
import { newCatalogueItemSchema } from "@/lib/catalogue-items/schema";
import { readBody } from "@/lib/server/http/body";
import { created, withUser } from "@/lib/api/server/route";

export const POST = withUser(async ({ request, userId }) =>
  created(await createCatalogueItem(userId, await readBody(request, newCatalogueItemSchema))),
);
