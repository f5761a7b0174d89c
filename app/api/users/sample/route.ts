import { withUser } from "@/lib/server/route";
import { removeSample } from "@/lib/users/sample";

export const DELETE = withUser(({ userId }) => removeSample(userId));
