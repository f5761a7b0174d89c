import { getIncomeSummary } from "@/lib/income/server/data";
import { incomeRangeSchema } from "@/lib/income/schema";
import { readQuery } from "@/lib/server/http/query";
import { withUser } from "@/lib/api/server/route";

export const GET = withUser(({ request, userId, timeZone }) =>
  getIncomeSummary(userId, timeZone, readQuery(request, incomeRangeSchema)),
);
