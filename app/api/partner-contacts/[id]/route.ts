import { deletePartnerContact, updatePartnerContact } from "@/lib/partner-contacts/server/data";
import { partnerContactPatchSchema } from "@/lib/partner-contacts/schema";
import { readBody } from "@/lib/server/http/body";
import { readVersion } from "@/lib/server/http/if-match";
import { trashed, withUser } from "@/lib/api/server/route";

type Params = { id: string };

export const PATCH = withUser<Params>(async ({ request, params, userId }) =>
  updatePartnerContact(
    userId,
    params.id,
    await readBody(request, partnerContactPatchSchema),
    readVersion(request),
  ),
);

export const DELETE = withUser<Params>(async ({ params, userId }) =>
  trashed(await deletePartnerContact(userId, params.id)),
);
