import { getRunning } from "@/lib/time-entries/server/clock";
import { withUser } from "@/lib/api/server/route";

export const GET = withUser(({ userId }) => getRunning(userId));
