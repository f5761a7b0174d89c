import { removeProvider } from "@/lib/accounts/server/providers";
import { withUser } from "@/lib/api/server/route";

export const DELETE = withUser<{ id: string }>(
  ({ request, userId, params }) => removeProvider(userId, params.id, request),
  { needsProof: true },
);
