import {
  deleteCatalogueItem,
  getCatalogueItem,
  updateCatalogueItem,
} from "@/lib/catalogue-items/server/data";
import { catalogueItemPatchSchema } from "@/lib/catalogue-items/schema";
import { readBody } from "@/lib/server/http/body";
import { readVersion } from "@/lib/server/http/if-match";
import { trashed, withUser } from "@/lib/api/server/route";

type Params = { id: string };

export const GET = withUser<Params>(({ params, userId }) => getCatalogueItem(userId, params.id));

export const PATCH = withUser<Params>(async ({ request, params, userId }) =>
  updateCatalogueItem(
    userId,
    params.id,
    await readBody(request, catalogueItemPatchSchema),
    readVersion(request),
  ),
);

export const DELETE = withUser<Params>(async ({ params, userId }) =>
  trashed(await deleteCatalogueItem(userId, params.id)),
);
