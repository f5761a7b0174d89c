import { withUser } from "@/lib/server/route";

export const GET = withUser(async () => ({ success: true }));
