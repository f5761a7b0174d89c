import { previewIssue } from "@/lib/sales-documents/server/issue";
import { issueSchema } from "@/lib/sales-documents/issue/schema";
import { readOptionalBody } from "@/lib/server/http/body";
import { withUser } from "@/lib/api/server/route";

export const POST = withUser<{ id: string }>(async ({ request, params, userId }) =>
  previewIssue(userId, params.id, await readOptionalBody(request, issueSchema)),
);
