import { exportTenant, requireNoExport } from "@/lib/archive/server/data";
import { authenticateDownload, downloadTicket } from "@/lib/accounts/server/session/download-ticket";
import { limitRate, requireRate } from "@/lib/server/http/limits/rate-limit";
import { withoutUser, withUser } from "@/lib/api/server/route";

/** Returns the archive, by bearer token or by the URL that POST returns. */
export const GET = withoutUser(async ({ request }) => {
  const { userId } = await authenticateDownload(request);
  await limitRate("export", userId);
  return exportTenant(userId, request);
});

/** Returns a URL to download the archive from, valid for one minute. */
export const POST = withUser(
  async (caller) => {
    await requireRate("export", caller.userId);
    requireNoExport(caller.userId);
    return { url: `/api/export?${new URLSearchParams({ ticket: await downloadTicket(caller) })}` };
  },
  { needsProof: true },
);
