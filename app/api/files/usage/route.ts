import { withUser } from "@/lib/api/server/route";
import { storageUsage } from "@/lib/server/storage/quota";

export const GET = withUser(({ userId }) => storageUsage(userId));
