import { deleteReceivedPayment, updateReceivedPayment } from "@/lib/received-payments/server/data";
import { receivedPaymentPatchSchema } from "@/lib/received-payments/schema";
import { readBody } from "@/lib/server/http/body";
import { readVersion } from "@/lib/server/http/if-match";
import { withUser } from "@/lib/api/server/route";

type Params = { id: string };

export const PATCH = withUser<Params>(async ({ request, params, userId }) =>
  updateReceivedPayment(
    userId,
    params.id,
    await readBody(request, receivedPaymentPatchSchema),
    readVersion(request),
  ),
);

export const DELETE = withUser<Params>(async ({ params, userId }) =>
  deleteReceivedPayment(userId, params.id),
);
