import { deleteSalesDocument, findPatchSchema, updateSalesDocument } from "@/lib/sales-documents/server/data";
import { getSalesDocument } from "@/lib/sales-documents/server/read-document";
import { salesDocumentPatchSchema } from "@/lib/sales-documents/schema";
import { readBody } from "@/lib/server/http/body";
import { readVersion } from "@/lib/server/http/if-match";
import { trashed, withUser } from "@/lib/api/server/route";

type Params = { id: string };

export const GET = withUser<Params>(({ params, userId }) => getSalesDocument(userId, params.id));

export const PATCH = withUser<Params>(async ({ request, params, userId }) =>
  updateSalesDocument(
    userId,
    params.id,
    await readBody(request, salesDocumentPatchSchema, () => findPatchSchema(userId, params.id)),
    readVersion(request),
  ),
);

export const DELETE = withUser<Params>(async ({ params, userId }) =>
  trashed(await deleteSalesDocument(userId, params.id)),
);
