import { exportTenant } from "@/lib/archive/data";
import { authenticateDownload, downloadTicket } from "@/lib/server/auth/download-ticket";
import { withoutUser, withUser } from "@/lib/server/route";

/** The archive itself, by bearer token or by the address that POST answers. */
export const GET = withoutUser(async ({ request }) =>
  exportTenant((await authenticateDownload(request)).userId, request),
);

/** An address to save the archive from, for a minute. */
export const POST = withUser(async (caller) => ({
  url: `/api/export?${new URLSearchParams({ ticket: await downloadTicket(caller) })}`,
}));
