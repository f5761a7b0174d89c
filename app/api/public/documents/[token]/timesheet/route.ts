import { linkedTimesheet } from "@/lib/document-links/server/linked-files";
import { openLink } from "@/lib/document-links/server/open-link";
import { refusedPage } from "@/lib/document-links/server/refused-page";
import { sharedTimesheetQuerySchema } from "@/lib/time-entries/bill/timesheet-query";
import { readQuery } from "@/lib/server/http/query";
import { withVisitor } from "@/lib/api/server/route";

/** Also at /p/{token}/timesheet (next.config.ts). */
export const GET = withVisitor(
  openLink,
  ({ found, request }) => linkedTimesheet(found, readQuery(request, sharedTimesheetQuerySchema).format),
  refusedPage,
);
