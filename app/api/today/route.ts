import { withUser } from "@/lib/server/route";
import { getToday } from "@/lib/today/data";

export const GET = withUser(({ userId, timeZone }) => getToday(userId, timeZone));
