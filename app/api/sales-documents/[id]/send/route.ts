import { requireIssued } from "@/lib/document-links/server/data";
import { sendSchema } from "@/lib/document-links/schema";
import { sendDocument } from "@/lib/document-links/server/send";
import { readBody } from "@/lib/server/http/body";
import { limitRate } from "@/lib/server/http/limits/rate-limit";
import { withUser } from "@/lib/api/server/route";

export const POST = withUser<{ id: string }>(
  async ({ request, params, userId }) => {
    await requireIssued(userId, params.id);
    const mail = await readBody(request, sendSchema);
    await limitRate("send", userId);
    return sendDocument(userId, params.id, mail, request.signal);
  },
  { hasOwnQueue: true },
);
