import { withUser } from "@/lib/api/server/route";

export const GET = withUser(async () => ({ success: true }));
