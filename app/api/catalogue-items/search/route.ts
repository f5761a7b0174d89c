import { searchCatalogueItems } from "@/lib/catalogue-items/server/data";
import { catalogueItemFilterSchema } from "@/lib/catalogue-items/schema";
import { readBody } from "@/lib/server/http/body";
import { withUser } from "@/lib/api/server/route";

export const POST = withUser(async ({ request, userId }) =>
  searchCatalogueItems(userId, await readBody(request, catalogueItemFilterSchema)),
);
