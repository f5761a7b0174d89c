import { getDocumentSettings, updateDocumentSettings } from "@/lib/document-settings/server/data";
import { documentSettingsPatchSchema } from "@/lib/document-settings/schema";
import { readBody } from "@/lib/server/http/body";
import { withUser } from "@/lib/api/server/route";

export const GET = withUser(({ userId }) => getDocumentSettings(userId));

export const PATCH = withUser(async ({ request, userId }) =>
  updateDocumentSettings(userId, await readBody(request, documentSettingsPatchSchema)),
);
