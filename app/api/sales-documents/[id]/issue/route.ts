import { issueSalesDocument } from "@/lib/sales-documents/server/issue";
import { issueSchema } from "@/lib/sales-documents/issue/schema";
import { readOptionalBody } from "@/lib/server/http/body";
import { readVersion } from "@/lib/server/http/if-match";
import { withUser } from "@/lib/api/server/route";

export const POST = withUser<{ id: string }>(async ({ request, params, userId }) =>
  issueSalesDocument(userId, params.id, await readOptionalBody(request, issueSchema), readVersion(request)),
);
