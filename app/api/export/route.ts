import { exportTenant, requireNoExport } from "@/lib/archive/data";
import { authenticateDownload, downloadTicket } from "@/lib/server/auth/download-ticket";
import { limitRate, requireRate } from "@/lib/server/http/rate-limit";
import { withoutUser, withUser } from "@/lib/server/route";

/** The archive itself, by bearer token or by the address that POST answers. */
export const GET = withoutUser(async ({ request }) => {
  const { userId } = await authenticateDownload(request);
  await limitRate("export", userId);
  return exportTenant(userId, request);
});

/** An address to save the archive from, for a minute. */
export const POST = withUser(async (caller) => {
  await requireRate("export", caller.userId);
  requireNoExport(caller.userId);
  return { url: `/api/export?${new URLSearchParams({ ticket: await downloadTicket(caller) })}` };
});
