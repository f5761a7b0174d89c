import { withUser } from "@/lib/server/http/route";

export const GET = withUser(async () => ({ success: true }));
