import { withUser } from "@/lib/api/server/route";
import { getToday } from "@/lib/today/server/data";

export const GET = withUser(({ userId, timeZone }) => getToday(userId, timeZone));
