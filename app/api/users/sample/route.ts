import { withUser } from "@/lib/api/server/route";
import { removeSample } from "@/lib/users/server/sample";

export const DELETE = withUser(({ userId }) => removeSample(userId));
