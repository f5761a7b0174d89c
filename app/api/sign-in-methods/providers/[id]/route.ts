import { removeProvider } from "@/lib/accounts/providers";
import { withUser } from "@/lib/server/route";

export const DELETE = withUser<{ id: string }>(
  ({ request, userId, params }) => removeProvider(userId, params.id, request),
  { needsProof: true },
);
